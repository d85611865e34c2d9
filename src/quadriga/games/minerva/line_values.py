"""Estimated values of the lines of a city: what an activation of a row or column would yield.

The bots use these estimates (`evaluation.py`); no rule depends on them.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from typing import Generic, NamedTuple, TypeVar

from quadriga.games.minerva import scoring
from quadriga.games.minerva.actions import Choose
from quadriga.games.minerva.effects import (
    CULTURE,
    DENARII,
    GLORY,
    RESOURCES,
    UNITS,
    Counting,
    Pairs,
    Picking,
    Prepared,
    Receiving,
    Trading,
)
from quadriga.games.minerva.grid import DOWN, RIGHT, Cell
from quadriga.games.minerva.state import City, Points
from quadriga.games.minerva.tables import RESIDENCE, Tables
from quadriga.kit.memo import Memo

V = TypeVar("V")

PART_OF_A_TILE = 0.06
"""The share of a culture tile's VP that some of the points for it are worth."""

CACHED_ESTIMATES = 1 << 16
"""The largest number of estimates in a cache."""

CACHED_CITIES = 1 << 10
"""The largest number of cities in a cache; a turn looks at the same ones over and over."""

RUNS_KEPT = 5
"""The number of lines of a city that are evaluated."""

AVERAGE_HELD = 2.0
"""The number of tokens of a kind that a seat is assumed to hold."""

Vector = tuple[float, float, float, float, float, float, float]
"""What an activation yields: resources, denarii, glory, theater, art, academics, and culture
points of free choice."""

NOTHING: Vector = (0, 0, 0, 0, 0, 0, 0)


class Run(NamedTuple):
    """A row or column of facilities without a gap: its yield, and by how many ends it can be used.

    `open` ends are empty cells, `vacant` ones have a residence without an assistant.
    """

    yields: Vector
    open: int
    vacant: int


class CityCache(Generic[V]):
    """A cache of what `work_out` returns for a city; the key holds all that it depends on."""

    def __init__(self, work_out: Callable[[City], V]) -> None:
        self._work_out = work_out
        self._known: dict[Hashable, V] = {}

    def __call__(self, key: Hashable, city: City) -> V:
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= CACHED_CITIES:
                self._known.clear()
            known = self._known[key] = self._work_out(city)
        return known


class LineValues:
    """Estimated yields of the tiles of a box, and of the lines of a city; cached."""

    def __init__(self, tables: Tables) -> None:
        self.yields = tuple(
            _sum([_vector(tables.steps[step]) for step in steps]) for steps in tables.activated
        )
        self.culture = lru_cache(maxsize=CACHED_ESTIMATES)(partial(_culture, tables))
        self.promise: Memo[Vector, float] = Memo(_promise)
        self.added: Memo[tuple[Vector, int], Vector] = Memo(
            lambda key: _sum([key[0], self.yields[key[1]]])
        )
        self._best = CityCache(self._best_runs)
        self._scores = CityCache(lambda city: sum(scoring.city_breakdown(tables, city, 0)))

    def best_runs(self, city: City) -> tuple[Run, ...]:
        """The runs of a city that promise most and can be used."""
        return self._best((frozenset(city.tiles.items()), city.assisted), city)

    def score(self, city: City) -> int:
        """What a city would score now, without its order tile."""
        tiles = frozenset(city.tiles.items())
        return self._scores((tiles, city.held, city.denarii, city.culture, city.laurels), city)

    def _best_runs(self, city: City) -> tuple[Run, ...]:
        promise, found = self.promise, list[Run]()
        runs = sorted((promise[total], total, one, other) for total, one, other in self._runs(city))
        while runs and len(found) < RUNS_KEPT:
            _, total, one, other = runs.pop()
            free = [end for end in (one, other) if end not in city.assisted]
            vacant = sum([end in city.tiles for end in free])
            if free:
                found.append(Run(total, len(free) - vacant, vacant))
        return tuple(found)

    def _runs(self, city: City) -> list[tuple[Vector, Cell, Cell]]:
        """Every run that does something, both ways across a city, and the cells at its ends."""
        tiles, added, runs = city.tiles, self.added, list[tuple[Vector, Cell, Cell]]()
        for cell, tile in tiles.items():
            if tile == RESIDENCE:
                continue
            for step in (RIGHT, DOWN):
                if tiles.get(cell - step, RESIDENCE) != RESIDENCE:
                    continue
                total, at, here = NOTHING, cell, tile
                while here != RESIDENCE:
                    total = added[total, here]
                    at += step
                    here = tiles.get(at, RESIDENCE)
                if total is not NOTHING:
                    runs.append((total, cell - step, at))
        return runs


def _promise(yields: Vector) -> float:
    """How much an activation is worth at first sight."""
    res, coins, glory, *culture = yields
    return 0.6 * res + 0.38 * coins + 1.4 * glory + 1.4 * sum(culture)


def _culture(tables: Tables, taken: Points, yields: Vector) -> tuple[float, Points]:
    """The VP of the culture tiles that an activation takes, and how many are gone then."""
    wild, value, gone = yields[6], 0.0, list(taken)
    for category, points in enumerate(yields[3:6]):
        marks, top = tables.marks[category], gone[category]
        if top >= len(marks) or not points + wild:
            continue
        vp = tables.box.culture[tables.stacks[category][top]].vp
        missing = max(0.0, marks[top] - points)
        if missing <= wild:
            wild -= missing
            value += vp
            gone[category] = top + 1
        else:
            value += PART_OF_A_TILE * vp * points / marks[top]
    return value, (gone[0], gone[1], gone[2])


def _sum(vectors: list[Vector]) -> Vector:
    if not any(map(any, vectors)):
        return NOTHING
    a, b, c, d, e, f, g = (sum(parts) for parts in zip(*vectors, strict=True))
    return a, b, c, d, e, f, g


def _vector(step: Prepared) -> Vector:
    """The yield of a step, estimated for an average position."""
    amounts, wild, often, free = [0.0] * len(UNITS), 0.0, 1.0, 0
    pairs: Pairs = ()
    match step:
        case Receiving(pairs, free):
            pass
        case Counting(_, pairs, free):
            often = AVERAGE_HELD
        case Picking(first, _, amount, times):
            if any(isinstance(pick, Choose) and pick.number >= CULTURE for pick in first):
                wild = float(amount * times)
            else:
                amounts[0] += amount * times
        case Trading(kinds, price, pairs, free):
            often = AVERAGE_HELD / price if len(kinds) == 1 else 1.0
            amounts[kinds[0]] -= price * often
        case _:
            pass
    amounts[0] += free * often
    for unit, number in pairs:
        amounts[unit] += number * often
    theater, art, academics = amounts[CULTURE:]
    resources = sum(amounts[:RESOURCES])
    return resources, amounts[DENARII], amounts[GLORY], theater, art, academics, wild
