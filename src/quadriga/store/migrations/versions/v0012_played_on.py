"""A match may be played on from a position of another one."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Matches from before were all played from their beginning."""
    op.add_column("matches", sa.Column("played_on", sa.Integer()))
