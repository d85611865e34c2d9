"""Reads what people have said to each other at a table."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from quadriga.house.values import TalkLine
from quadriga.store.schema import talk


def talk_of(connection: Connection, match: str, first: int = 0) -> Sequence[TalkLine]:
    """The lines of a match from number `first` on, the oldest first."""
    query = select(talk).where(talk.c.match == match, talk.c.n >= first).order_by(talk.c.n)
    rows = connection.execute(query)
    return [TalkLine(row.n, row.seat, row.reaction, row.text) for row in rows]
