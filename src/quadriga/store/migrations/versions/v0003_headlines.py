"""A headline is a message with scores and winners, no longer two lines of English."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_OLD = sa.table("matches", sa.column("id"), sa.column("headline", sa.Text))
_NEW = sa.table("matches", sa.column("id"), sa.column("headline", sa.JSON))


def upgrade() -> None:
    """Keep the old words of every match as they are, until its next move writes new ones."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(_OLD)).all():
        title = {"id": "verbatim", "args": {"text": row.headline}}
        headline = {"title": title, "scores": []}
        change = sa.update(_NEW).where(_NEW.c.id == row.id).values(headline=headline)
        connection.execute(change)
    with op.batch_alter_table("matches") as matches:
        matches.alter_column(
            "headline", type_=sa.JSON, existing_nullable=False, postgresql_using="headline::json"
        )
        matches.drop_column("detail")
