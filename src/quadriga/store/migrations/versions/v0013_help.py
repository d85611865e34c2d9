"""A table may be without hints, and a seat remembers that its person asked for one."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Matches go on as they began, with hints; tables that wait for people begin without."""
    op.add_column(
        "matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column(
        "seats", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "lobbies", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
