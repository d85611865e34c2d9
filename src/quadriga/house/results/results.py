"""A person's result in a finished match: points, place, title, and whether it counts."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quadriga.bots import LEVELS
from quadriga.core import Headline, Rung, Setup
from quadriga.games import make
from quadriga.house.matches.room import LOST
from quadriga.house.values import Match, PlayedMatch
from quadriga.language import message

PEOPLE: Final = "people"
"""The opponent in matches against people, whatever bots play too."""

_GIVEN_UP: Final = message("given-up")


class Result(Struct, frozen=True):
    """A finished match of a person in `seat`, None if they had several.

    `points` are None if they can't be told apart, or the match was given up or lost alone; in a
    cooperative game they are everybody's. `place` is by points, winners first; None, as is `won`,
    where there is nobody to beat. `opponent` is the level of the strongest bot, or `PEOPLE`. Bests
    and averages include only results that count.
    """

    row: PlayedMatch
    seat: int | None
    points: int | None
    place: int | None
    won: bool | None
    title: Rung | None
    opponent: str | None
    given_up: bool
    stood_in: bool
    hinted: bool
    counts: bool

    @property
    def match(self) -> Match:
        """The match itself."""
        return self.row.match

    @property
    def setup(self) -> Setup:
        """What was played."""
        return self.match.setup


def results(rows: Sequence[PlayedMatch], player: str) -> list[Result]:
    """The results of `player` in the matches that are over, in the same order."""
    first = first_deals(rows)
    return [_result(row, player, first) for row in rows if row.match.over]


def first_deals(rows: Sequence[PlayedMatch]) -> frozenset[str]:
    """The first match of each deal: later ones are played with known cards."""
    first: dict[tuple[str, str], str] = {}
    found = [row.match for row in rows]
    for match in sorted(found, key=lambda match: (match.created, match.id)):
        if match.daily is not None:
            first.setdefault((match.setup.game, match.daily), match.id)
    return frozenset(first.values())


def _result(row: PlayedMatch, player: str, first: frozenset[str]) -> Result:
    match, headline = row.match, row.match.headline
    mine = [seat for seat, one in row.people.items() if one == player]
    seat = mine[0] if len(mine) == 1 else None
    gave_up, stood_in = given_up(headline), bool(row.stood_in & {*mine})
    is_lost = len(headline.scores) == 1 and match.result == LOST
    points = None if seat is None or gave_up or is_lost else _points(headline, seat)
    known = match.daily is not None and match.id not in first
    is_race = bool(headline.winners) and points is not None
    return Result(
        row=row,
        seat=seat,
        points=points,
        place=_place(headline, seat) if is_race and seat is not None else None,
        won=seat in headline.winners if is_race else None,
        title=title_of(match.setup, match.result, points),
        opponent=_opponent(row, player),
        given_up=gave_up,
        stood_in=stood_in,
        hinted=bool(row.hinted & {*mine}),
        counts=not (seat is None or gave_up or stood_in or known or match.setup.options),
    )


def given_up(headline: Headline) -> bool:
    """Whether a match that is over was given up."""
    return headline.title == _GIVEN_UP


def _points(headline: Headline, seat: int) -> int:
    together = len(headline.scores) > 1 and not headline.winners
    return sum(headline.scores) if together else headline.scores[seat]


def _place(headline: Headline, seat: int) -> int:
    standings = [(at in headline.winners, n) for at, n in enumerate(headline.scores)]
    return 1 + sum(other > standings[seat] for other in standings)


def title_of(setup: Setup, result: str | None, points: int | None) -> Rung | None:
    """The title of a solo match; None if it was lost or given up."""
    reached = () if points is None or result == LOST else ladder(setup)
    return next((rung for rung in reversed(reached) if rung.points <= (points or 0)), None)


def next_title(setup: Setup, points: int) -> Rung | None:
    """The first title above these points."""
    return next((rung for rung in ladder(setup) if rung.points > points), None)


@lru_cache(maxsize=64)
def ladder(setup: Setup) -> tuple[Rung, ...]:
    """The titles of a set-up, the lowest first."""
    return make(setup).guide.titles() if setup.seats == 1 else ()


def opponents(row: PlayedMatch, player: str) -> Iterator[str]:
    """The level of each bot, and `person` for each seat of a person who is not `player`."""
    for at, sitter in enumerate(row.match.sitters):
        if at in row.people:
            if row.people[at] != player:
                yield "person"
        elif sitter.bot is not None:
            yield sitter.bot


def _opponent(row: PlayedMatch, player: str) -> str | None:
    found = [*opponents(row, player)]
    if "person" in found:
        return PEOPLE
    order = [*LEVELS]
    return max((one for one in found if one in LEVELS), key=order.index, default=None)
