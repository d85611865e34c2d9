"""The results of finished matches: of one person, and of a daily deal."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from quadriga.house.values import DailyMatch, PlayedMatch
from quadriga.store.reading.match_rows import MATCHES, SEATED, match_row
from quadriga.store.schema import matches, seats


def finished_of(
    connection: Connection, player: str, game: str | None = None
) -> Sequence[PlayedMatch]:
    """The finished matches at which `player` sits, and their daily deals; the oldest first.

    Of all games, or of one.
    """
    mine = select(seats.c.match).where(seats.c.player == player)
    query = (
        MATCHES.where(
            matches.c.id.in_(mine), matches.c.lesson.is_(None), matches.c.played_on.is_(None)
        )
        .where(matches.c.over | matches.c.daily.is_not(None))
        .order_by(matches.c.updated, matches.c.created, matches.c.id)
    )
    if game is not None:
        query = query.where(matches.c.game == game)
    found = connection.execute(query).all()
    sat: dict[str, list[Row[Any]]] = {}
    for row in connection.execute(select(seats).where(seats.c.match.in_(mine))):
        sat.setdefault(row.match, []).append(row)
    return [_result(row, sat.get(row.id, [])) for row in found]


def first_matches(connection: Connection, player: str, game: str, most: int) -> Sequence[str]:
    """The ids of the first matches of a game at which `player` sits, the oldest first.

    At most so many; begun is enough. Lessons and what is played on are none.
    """
    mine = select(seats.c.match).where(seats.c.player == player)
    query = (
        select(matches.c.id)
        .where(matches.c.id.in_(mine), matches.c.game == game)
        .where(matches.c.lesson.is_(None), matches.c.played_on.is_(None))
        .order_by(matches.c.created, matches.c.id)
        .limit(most)
    )
    return connection.execute(query).scalars().all()


def _result(row: Row[Any], sat: Sequence[Row[Any]]) -> PlayedMatch:
    return PlayedMatch(
        match=match_row(row),
        people={one.seat: one.player for one in sat},
        stood_in=frozenset(one.seat for one in sat if one.stood_in),
        hinted=frozenset(one.seat for one in sat if one.hinted),
    )


def daily_matches(connection: Connection, day: str, game: str) -> Sequence[DailyMatch]:
    """All matches of the deal of a game and day, in the order in which they were opened."""
    found = connection.execute(_daily(day).where(matches.c.game == game))
    return [_daily_row(row) for row in found]


def daily_matches_of(connection: Connection, day: str, player: str) -> Sequence[DailyMatch]:
    """The matches of `player` of the deals of a day, in the order in which they were opened."""
    found = connection.execute(_daily(day).where(seats.c.player == player))
    return [_daily_row(row) for row in found]


def _daily(day: str) -> Select[tuple[Any, ...]]:
    return SEATED.where(matches.c.daily == day).order_by(matches.c.created, matches.c.id)


def _daily_row(row: Row[Any]) -> DailyMatch:
    return DailyMatch(match_row(row), row.player, row.name, row.hinted or row.stood_in)
