"""The deal of a day: the same for everybody on this server, from a public seed.

After one game you know the cards, so your first match counts, and you can't open another until it
is over. Nobody sees what others drew while results are taken: until the end of the next day, so
that nobody is cut off at midnight (UTC).
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

from quadriga.core import NotFound, Setup
from quadriga.games import GAMES, no_such_game
from quadriga.house import wire
from quadriga.house.results.results import given_up, title_of
from quadriga.house.values import DailyMatch, Match
from quadriga.language import Message, message

FIRST_DAY: Final = "2026-01-01"
"""There are no deals before this day."""

DAYS_OPEN: Final = 2
"""The day itself, and the next one to finish in."""


def games() -> list[Setup]:
    """The solo set-up of each game that has one."""
    return [
        setup for game in GAMES.values() for setup in game.setups() if setup == Setup(setup.game, 1)
    ]


def setup_of(game: str) -> Setup:
    """The set-up of the deals of a game; raises `NotFound` if it has none."""
    if game not in GAMES:
        raise NotFound(no_such_game(game))
    found = next((setup for setup in games() if setup.game == game), None)
    if found is None:
        raise NotFound(message("refused-no-deal"))
    return found


def check_day(day: str, today: str) -> None:
    """Raise `NotFound` unless `day` has begun and isn't before `FIRST_DAY`."""
    try:
        known = date.fromisoformat(day).isoformat() == day and FIRST_DAY <= day <= today
    except ValueError:
        known = False
    if not known:
        raise NotFound(message("refused-no-deal"))


def seed(server: str, game: str, day: str) -> str:
    """The public seed of a deal on the server with this id (docs/reference/records.md, Deals)."""
    return f"quadriga-daily {server} {game} {day}"


def closes(day: str) -> str:
    """The moment after which no result is taken, as `stamp` writes it."""
    last = date.fromisoformat(day) + timedelta(days=DAYS_OPEN)
    return datetime(last.year, last.month, last.day, tzinfo=UTC).isoformat(timespec="seconds")


def _beside(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def is_open(day: str, today: str) -> bool:
    """Whether results of the deal of a day are still taken `today`."""
    return today < _beside(day, DAYS_OPEN)


def card(game: str, day: str, mine: Sequence[DailyMatch]) -> wire.DealCard:
    """The progress of somebody with these matches of a deal, the first one first."""
    if not mine:
        return wire.DealCard(game, day, "new", None, None, None, helped=False, again=None)
    first, helped = mine[0].match, mine[0].helped
    if not first.over:
        return wire.DealCard(game, day, "running", first.id, None, None, helped, None)
    points, title = _ended(first)
    again = next((row.match.id for row in mine[1:] if not row.match.over), None)
    return wire.DealCard(game, day, "done", first.id, points, title, helped, again)


def cards(day: str, mine: Sequence[DailyMatch]) -> tuple[wire.DealCard, ...]:
    """The deals of a day, for somebody with these matches of them."""
    names = [setup.game for setup in games()]
    return tuple(
        card(name, day, [row for row in mine if row.match.setup.game == name]) for name in names
    )


def table(
    server: str, game: str, day: str, rows: Sequence[DailyMatch], player: str, today: str
) -> wire.DealTable:
    """A deal as `player` may see it `today`, given all matches of it."""
    mine = card(game, day, [row for row in rows if row.player == player])
    still_open = is_open(day, today)
    is_shown = mine.stage == "done" or (mine.stage == "new" and not still_open)
    return wire.DealTable(
        card=mine,
        today=day == today,
        before=_beside(day, -1),
        after=_beside(day, 1) if day < today else None,
        seed=seed(server, game, day),
        closes=closes(day),
        open=still_open,
        results=tuple(_results(day, rows, player)) if is_shown else None,
    )


def _results(day: str, rows: Sequence[DailyMatch], player: str) -> list[wire.DealResult]:
    first: dict[str, DailyMatch] = {}
    for row in rows:
        first.setdefault(row.player, row)
    taken = [row for row in first.values() if row.match.over and row.match.updated < closes(day)]
    alone = _ranked([row for row in taken if not row.helped], player)
    return [*alone, *_ranked([row for row in taken if row.helped], player)]


def _ranked(rows: Sequence[DailyMatch], player: str) -> list[wire.DealResult]:
    """Results with their places among each other, the best first."""
    scored = sorted(((_rank(row), row) for row in rows), key=lambda one: one[0], reverse=True)
    ranks = [rank for rank, _ in scored]
    return [
        wire.DealResult(
            place=1 + ranks.index(rank) if rank[0] else None,
            name=row.name,
            mine=row.player == player,
            points=points,
            title=title,
            helped=row.helped,
        )
        for rank, row in scored
        for points, title in [_ended(row.match)]
    ]


def _rank(row: DailyMatch) -> tuple[bool, int]:
    """Whether it was won, and its points."""
    points, title = _ended(row.match)
    return title is not None, -1 if points is None else points


def _ended(match: Match) -> tuple[int | None, Message | None]:
    """The points and the title of a match that is over."""
    points = None if given_up(match.headline) else match.headline.scores[0]
    found = title_of(match.setup, match.result, points)
    return points, None if found is None else found.title


def closed_to_others(day: str | None, today: str) -> bool:
    """Whether others may not see a match yet; `day` is that of its deal, if it is one."""
    return day is not None and is_open(day, today)
