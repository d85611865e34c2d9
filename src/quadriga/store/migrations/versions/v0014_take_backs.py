"""A match may have a request to take a decision back; its clocks may wait for people."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0014"
down_revision: str | None = "0013"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Nobody has asked for anything before, and no clock has waited for anybody."""
    op.add_column("matches", sa.Column("take_back", sa.JSON(none_as_null=True)))
    op.add_column("clocks", sa.Column("missing", sa.JSON(none_as_null=True)))
