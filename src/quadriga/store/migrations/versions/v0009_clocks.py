"""A match may have a time limit, and then its clocks are kept with it."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Create the table of clocks; a lobby has the time limit of its match."""
    op.add_column("lobbies", sa.Column("clock_per", sa.String(8)))
    op.add_column("lobbies", sa.Column("clock_seconds", sa.Integer))
    op.create_table(
        "clocks",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("per", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("left", sa.JSON, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("clocks_by_due", "clocks", ["due"])
