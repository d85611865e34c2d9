"""The games to play: every deal by every group of bots, in all rotations of the seats."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, count, permutations
from typing import TypeAlias

from msgspec import Struct

from quadriga.core import Setup

Seating: TypeAlias = tuple[str, ...]
"""The bots by seat."""


class Plan(Struct, frozen=True):
    """Everything that decides how the games go; equal plans have equal results.

    `seconds` is the time limit of a foreign bot's decision.
    """

    setup: Setup
    bots: tuple[str, ...]
    seed: str
    seconds: float

    @property
    def entrants(self) -> tuple[str, ...]:
        """The different bots, in the order of the command line; equal names are one entrant."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def par(self) -> float:
        """The share of wins of a seat if all bots are equal; lone bots compare in pairs."""
        return 1 / max(2, self.setup.seats)


class Pairing(Struct, frozen=True):
    """One game of the schedule; `deal` and `number` from 0 are its key."""

    deal: int
    number: int
    bots: Seating

    @property
    def key(self) -> tuple[int, int]:
        """The game's key in the journal."""
        return self.deal, self.number


def games_of(plan: Plan, deal: int) -> tuple[Pairing, ...]:
    """The games of one deal.

    Each group of bots that fills the seats plays it in all distinct rotations. If they can sit
    around the table in several circular orders, the deals use these in turn.
    """
    seatings: list[Seating] = []
    for group in _groups(plan.bots, plan.setup.seats):
        circles = _circles(group)
        seatings += _rotations(circles[deal % len(circles)])
    return tuple(Pairing(deal, number, bots) for number, bots in enumerate(seatings))


def deals_for(plan: Plan, games: int) -> int:
    """The number of whole deals that have at least this many games."""
    played = 0
    for deal in count():
        if played >= games:
            return deal
        played += len(games_of(plan, deal))
    raise AssertionError("there is always another deal")


def pairings(plan: Plan, deals: int) -> Iterator[Pairing]:
    """All games of the first deals, deal by deal."""
    return (pairing for deal in range(deals) for pairing in games_of(plan, deal))


@cache
def _groups(bots: Sequence[str], seats: int) -> tuple[Seating, ...]:
    """The distinct groups of bots that fill the seats, in the order of the command line."""
    place = {bot: n for n, bot in reversed(list(enumerate(bots)))}
    groups = (tuple(sorted(group, key=place.__getitem__)) for group in combinations(bots, seats))
    return tuple(dict.fromkeys(groups))


@cache
def _circles(group: Seating) -> tuple[Seating, ...]:
    """The distinct circular orders, one seating of each; the first is `group` itself."""
    circles: dict[frozenset[Seating], Seating] = {}
    for seating in permutations(group):
        circles.setdefault(frozenset(_rotations(seating)), seating)
    return tuple(circles.values())


def _rotations(bots: Seating) -> tuple[Seating, ...]:
    """The distinct rotations, `bots` itself first."""
    return tuple(dict.fromkeys(bots[n:] + bots[:n] for n in range(len(bots))))
