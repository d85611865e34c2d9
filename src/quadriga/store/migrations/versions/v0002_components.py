"""A match names the component data that it was played with; older matches do not."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the fingerprint."""
    op.add_column("matches", sa.Column("components", sa.String(64)))
