"""A player who has not chosen a name has none, no longer the English word for it."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_PLAYERS = sa.table("players", sa.column("name", sa.Text))


def upgrade() -> None:
    """Take the name from whoever was given it; matches keep the names they were played with."""
    op.execute(sa.update(_PLAYERS).where(_PLAYERS.c.name == "You").values(name=""))
