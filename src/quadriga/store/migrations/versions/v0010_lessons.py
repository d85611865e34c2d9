"""A match may be a lesson."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Matches from before are no lessons."""
    op.add_column("matches", sa.Column("lesson", sa.String(8)))
