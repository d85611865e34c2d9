"""A match may be a daily deal, and a seat may have been played by a bot for its person."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0011"
down_revision: str | None = "0010"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_MATCHES = sa.table("matches", sa.column("id"), sa.column("sitters", sa.JSON))
_SEATS = sa.table("seats", sa.column("match"), sa.column("seat"), sa.column("stood_in", sa.Boolean))


def upgrade() -> None:
    """Bots stood in where they still do: who came back before, nobody knows any more."""
    op.add_column("matches", sa.Column("daily", sa.String(10)))
    op.add_column("matches", sa.Column("deal", sa.String(120)))
    op.create_index("matches_by_daily", "matches", ["daily", "game"])
    op.add_column(
        "seats", sa.Column("stood_in", sa.Boolean, nullable=False, server_default=sa.false())
    )
    query = sa.select(_MATCHES.c.sitters, _SEATS.c.match, _SEATS.c.seat).join(
        _SEATS, _SEATS.c.match == _MATCHES.c.id
    )
    connection = op.get_bind()
    for row in connection.execute(query).all():
        if any(at == row.seat and one["bot"] for at, one in enumerate(row.sitters)):
            of = (_SEATS.c.match == row.match) & (_SEATS.c.seat == row.seat)
            connection.execute(sa.update(_SEATS).where(of).values(stood_in=True))
