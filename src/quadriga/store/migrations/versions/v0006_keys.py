"""A player may have several keys; the database has an id, by which cookies are named."""

from collections.abc import Sequence
from datetime import UTC, datetime
from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_PLAYERS = sa.table("players", sa.column("id"), sa.column("token_hash"))


def upgrade() -> None:
    """Every player keeps the key of the browser that was the player."""
    keys = op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("expires", sa.String(32)),
    )
    op.create_index("keys_by_player", "keys", ["player"])
    moment = datetime.now(UTC).isoformat(timespec="seconds")
    found = op.get_bind().execute(sa.select(_PLAYERS)).all()
    rows = [
        {"hash": row.token_hash, "player": row.id, "kind": "browser", "created": moment}
        for row in found
    ]
    op.bulk_insert(keys, rows)
    with op.batch_alter_table("players") as players:
        players.drop_column("token_hash")
    facts = op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(facts, [{"name": "id", "value": token_hex(4)}])
