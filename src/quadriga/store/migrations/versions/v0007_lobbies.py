"""Tables that wait for people have lobbies, and links to send; matches, secrets and rematches."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Create the tables of lobbies and of invitations; a match has a secret and a rematch."""
    _lobbies()
    _invitations()
    op.add_column("matches", sa.Column("secret", sa.String(64)))
    op.add_column("matches", sa.Column("rematch", sa.String(32)))


def _lobbies() -> None:
    op.create_table(
        "lobbies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
    )
    op.create_index("lobbies_by_owner", "lobbies", ["owner"])
    op.create_table(
        "lobby_seats",
        sa.Column("lobby", sa.String(32), sa.ForeignKey("lobbies.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id")),
    )
    op.create_index("lobby_seats_by_player", "lobby_seats", ["player"])


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.UniqueConstraint("match", "kind"),
    )
