"""The results of finished matches: of one person, and of a daily deal."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, select

from quadriga.house.values import DailyMatch, PlayedMatch
from quadriga.store.reading.match_rows import MATCHES, SEATED, match_row
from quadriga.store.schema import matches, seats

_COUNTS: Final = (matches.c.lesson.is_(None), matches.c.played_on.is_(None))
"""The conditions of a match that was played from its beginning to be won."""


def finished_of(
    connection: Connection, player: str, game: str | None = None
) -> Sequence[PlayedMatch]:
    """The finished matches at which `player` sits, and all daily deals; the oldest first.

    Of all games, or of one. Lessons, and matches played on from another one, don't count.
    """
    mine = select(seats.c.match).where(seats.c.player == player)
    query = (
        MATCHES.where(matches.c.id.in_(mine), *_COUNTS)
        .where(matches.c.over | matches.c.daily.is_not(None))
        .order_by(matches.c.updated, matches.c.created, matches.c.id)
    )
    if game is not None:
        query = query.where(matches.c.game == game)
    rows = connection.execute(query).all()
    sat: dict[str, list[Row[Any]]] = {}
    for row in connection.execute(select(seats).where(seats.c.match.in_(mine))):
        sat.setdefault(row.match, []).append(row)
    return [_result(row, sat.get(row.id, [])) for row in rows]


def first_matches(connection: Connection, player: str, game: str, most: int) -> Sequence[str]:
    """The ids of the first `most` matches of a game at which `player` sits, the oldest first.

    They need not be over. Lessons, and matches played on from another one, don't count.
    """
    mine = select(seats.c.match).where(seats.c.player == player)
    query = (
        select(matches.c.id)
        .where(matches.c.id.in_(mine), matches.c.game == game, *_COUNTS)
        .order_by(matches.c.created, matches.c.id)
        .limit(most)
    )
    return connection.execute(query).scalars().all()


def _result(row: Row[Any], sat: Sequence[Row[Any]]) -> PlayedMatch:
    return PlayedMatch(
        match=match_row(row),
        people={seat.seat: seat.player for seat in sat},
        stood_in=frozenset(seat.seat for seat in sat if seat.stood_in),
        hinted=frozenset(seat.seat for seat in sat if seat.hinted),
    )


def daily_matches(connection: Connection, day: str, game: str) -> Sequence[DailyMatch]:
    """All matches of the deal of a game and day, in the order in which they were opened."""
    return _daily(connection, day, matches.c.game == game)


def daily_matches_of(connection: Connection, day: str, player: str) -> Sequence[DailyMatch]:
    """The matches of `player` of the deals of a day, in the order in which they were opened."""
    return _daily(connection, day, seats.c.player == player)


def _daily(connection: Connection, day: str, which: ColumnElement[bool]) -> Sequence[DailyMatch]:
    query = SEATED.where(matches.c.daily == day, which).order_by(matches.c.created, matches.c.id)
    return [
        DailyMatch(match_row(row), row.player, row.name, row.hinted or row.stood_in)
        for row in connection.execute(query)
    ]
