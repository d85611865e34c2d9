"""The results of finished matches: of one person, and of a daily deal."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, select

from quadriga.store.match_rows import MATCHES, SEATED, match_row
from quadriga.store.rows import MatchRow
from quadriga.store.schema import matches, seats


class ResultRow(Struct, frozen=True):
    """A match of a person as it stands or has ended; lessons and what is played on are none.

    `people` has the player of each seat that a person has; a bot has played for a while in those
    that are `stood_in`, and the people of those that are `hinted` were given a hint.
    """

    match: MatchRow
    people: Mapping[int, str]
    stood_in: frozenset[int]
    hinted: frozenset[int] = frozenset()

    @property
    def helped(self) -> frozenset[int]:
        """The seats that were not played by their person's own wits alone."""
        return self.stood_in | self.hinted


class DailyRow(Struct, frozen=True):
    """A match of a daily deal, with its player and their name.

    `helped`: they were given a hint, or a bot has played for them for a while.
    """

    match: MatchRow
    player: str
    name: str
    helped: bool = False


def finished_of(
    connection: Connection, player: str, game: str | None = None
) -> Sequence[ResultRow]:
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


def _result(row: Row[Any], sat: Sequence[Row[Any]]) -> ResultRow:
    return ResultRow(
        match=match_row(row),
        people={one.seat: one.player for one in sat},
        stood_in=frozenset(one.seat for one in sat if one.stood_in),
        hinted=frozenset(one.seat for one in sat if one.hinted),
    )


def daily_matches(connection: Connection, day: str, game: str) -> Sequence[DailyRow]:
    """All matches of the deal of a game and day, in the order in which they were opened."""
    found = connection.execute(_daily(day).where(matches.c.game == game))
    return [_daily_row(row) for row in found]


def daily_matches_of(connection: Connection, day: str, player: str) -> Sequence[DailyRow]:
    """The matches of `player` of the deals of a day, in the order in which they were opened."""
    found = connection.execute(_daily(day).where(seats.c.player == player))
    return [_daily_row(row) for row in found]


def _daily(day: str) -> Select[tuple[Any, ...]]:
    return SEATED.where(matches.c.daily == day).order_by(matches.c.created, matches.c.id)


def _daily_row(row: Row[Any]) -> DailyRow:
    return DailyRow(match_row(row), row.player, row.name, row.hinted or row.stood_in)
