"""What activations of tiles yield, as bots estimate it; no rule depends on this."""

from collections.abc import Iterable
from functools import reduce

from msgspec import Struct

from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.rules import effects as e
from quadriga.games.minerva.rules.actions import Choose
from quadriga.games.minerva.rules.state import NO_POINTS, Points
from quadriga.games.minerva.rules.tables import Tables
from quadriga.kit.memo import Memo

CACHED_YIELDS = 1 << 14
"""The largest number of yields, and of sums of two, in a cache."""

_Contents = tuple[tuple[int, ...], int, int, tuple[int, ...]]
"""The gains, picks, wild points and dealings of a yield."""


class Yield(Struct, eq=False, gc=False):
    """What an activation of some tiles brings, whatever their order.

    gains      units received in any case, in the order of `UNITS`
    picks      resources of free choice
    wild       culture points of free choice
    dealings   the numbers of the steps that depend on what is held, ascending
    resources, denarii, glory   estimates of all this for an average position
    promise    how much it is worth at first sight
    """

    gains: tuple[int, ...]
    picks: int
    wild: int
    dealings: tuple[int, ...]
    points: Points
    resources: float
    denarii: float
    glory: float
    promise: float


def _estimated(
    tables: Tables, gains: tuple[int, ...], picks: int, wild: int, dealings: tuple[int, ...]
) -> Yield:
    theater, art, academics = gains[e.CULTURE :]
    amounts: list[float] = list(gains)
    amounts[0] += picks
    for number in dealings:
        _add_dealing(tables, number, amounts)
    resources, denarii, glory = sum(amounts[: e.RESOURCES]), amounts[e.DENARII], amounts[e.GLORY]
    promise = (
        weights.TOKEN[2] * resources
        + weights.DENARIUS[3] * denarii
        + weights.GLORY * glory
        + weights.CULTURE_POINT * (theater + art + academics + wild)
    )
    points = (theater, art, academics)
    return Yield(gains, picks, wild, dealings, points, resources, denarii, glory, promise)


def _add_dealing(tables: Tables, number: int, amounts: list[float]) -> None:
    """Add what a step usually takes and gives."""
    step = tables.steps[number]
    assert isinstance(step, e.Counting | e.Trading)
    often = weights.HELD_LATER
    if isinstance(step, e.Trading):
        often = often / step.price if len(step.kinds) == 1 else 1.0
        amounts[step.kinds[0]] -= step.price * often
    amounts[0] += step.free * often
    for unit, amount in step.pairs:
        amounts[unit] += amount * often


class Yields:
    """The yields of the tiles and steps of a box, and their sums; equal yields are one object.

    both   the sum of two yields
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: Memo[_Contents, Yield] = Memo(
            lambda contents: _estimated(tables, *contents), CACHED_YIELDS
        )
        self.both: Memo[tuple[Yield, Yield], Yield] = Memo(self._both, CACHED_YIELDS)
        self.nothing = self._known[(0,) * len(e.UNITS), 0, 0, ()]
        self.of_step = tuple(map(self._of_step, range(len(tables.steps))))
        self.of_tile = tuple(
            self.together([self.of_step[step] for step in steps]) for steps in tables.activated
        )

    def cache_sizes(self) -> list[int]:
        """How much is kept in each cache."""
        return [len(self._known), len(self.both)]

    def together(self, yields: Iterable[Yield]) -> Yield:
        """The sum of these."""
        return reduce(lambda total, more: self.both[total, more], yields, self.nothing)

    def _both(self, pair: tuple[Yield, Yield]) -> Yield:
        first, second = pair
        return self._known[
            tuple([a + b for a, b in zip(first.gains, second.gains, strict=True)]),
            first.picks + second.picks,
            first.wild + second.wild,
            tuple(sorted(first.dealings + second.dealings)),
        ]

    def of_picks(self, step: e.Picking, times: int) -> Yield:
        """The yield of this number of choices."""
        amount = times * step.amount
        wild = any(isinstance(pick, Choose) and pick.number >= e.CULTURE for pick in step.first)
        picks, wilds = (0, amount) if wild else (amount, 0)
        return self._known[self.nothing.gains, picks, wilds, ()]

    def _of_step(self, number: int) -> Yield:
        match step := self._tables.steps[number]:
            case e.Receiving(pairs, free):
                gains = [0] * len(e.UNITS)
                for unit, amount in pairs:
                    gains[unit] += amount
                return self._known[tuple(gains), free, 0, ()]
            case e.Picking():
                return self.of_picks(step, step.times)
            case e.Counting() | e.Trading():
                return self._known[self.nothing.gains, 0, 0, (number,)]
            case _:
                return self.nothing


def harvest(tables: Tables, taken: Points, points: Points, wild: int) -> tuple[float, Points]:
    """The VP of the culture tiles that these points take, and how many are gone afterwards."""
    if points == NO_POINTS and not wild:
        return 0.0, taken
    value, gone = 0.0, list(taken)
    stacks = zip(tables.marks, tables.stacks, taken, points, range(3), strict=True)
    tops = [
        (tables.box.culture[stack[top]].vp, marks[top], mine, n)
        for marks, stack, top, mine, n in stacks
        if top < len(marks)
    ]
    for vp, marks, mine, n in sorted(tops, reverse=True):
        missing = max(0, marks - mine)
        if missing <= wild:
            wild -= missing
            value += vp
            gone[n] += 1
        else:
            value += weights.PART_OF_A_TILE * vp * mine / marks
    return value, (gone[0], gone[1], gone[2])
