"""Estimated values of the lines of a city: what an activation of a row or column would yield.

The bots use these estimates (`evaluation.py`); no rule depends on them.
"""

from functools import lru_cache, partial
from typing import NamedTuple

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


class Stretch(NamedTuple):
    """A run on the ground: how much it promises, its yield, its direction, the cells at its ends.

    In this order, so that the greatest is the most promising.
    """

    promise: float
    yields: Vector
    one: Cell
    other: Cell
    step: int


class Ground:
    """What the tiles of a city decide, whatever else its seat owns.

    runs     every run that does something, both ways across the city, the most promising first
    temples  the cells of the temples
    usable   the best runs that can be used, by the residences with an assistant
    """

    __slots__ = ("runs", "temples", "tiles", "usable")

    def __init__(
        self, tiles: dict[Cell, int], runs: list[Stretch], temples: tuple[Cell, ...]
    ) -> None:
        self.tiles = tiles
        self.runs = runs
        self.temples = temples
        self.usable: dict[tuple[Cell, ...], tuple[Run, ...]] = {}


class LineValues:
    """Estimated yields of the tiles of a box, and of the lines of a city; cached.

    Cities are known by identity, since positions share what did not change.
    """

    def __init__(self, tables: Tables) -> None:
        self.yields = tuple(
            _sum([_vector(tables.steps[step]) for step in steps]) for steps in tables.activated
        )
        self.culture = lru_cache(maxsize=CACHED_ESTIMATES)(partial(_culture, tables))
        self._tables = tables
        self._promise: Memo[Vector, float] = Memo(_promise)
        self._added: Memo[tuple[Vector, int], Vector] = Memo(
            lambda key: _sum([key[0], self.yields[key[1]]])
        )
        self._grounds: dict[int, Ground] = {}
        self._latest = Ground({}, [], ())
        self._scores: dict[int, tuple[City, int]] = {}

    def best_runs(self, city: City) -> tuple[Run, ...]:
        """The runs of a city that promise most and can be used."""
        ground, assisted = self.ground(city.tiles), city.assisted
        best = ground.usable.get(assisted)
        if best is None:
            best = ground.usable[assisted] = _usable(ground, assisted)
        return best

    def score(self, city: City) -> int:
        """What a city would score now, without its order tile."""
        known = self._scores.get(id(city))
        if known is None or known[0] is not city:
            if len(self._scores) >= CACHED_CITIES:
                self._scores.clear()
            score = sum(scoring.city_breakdown(self._tables, city, 0))
            known = self._scores[id(city)] = (city, score)
        return known[1]

    def ground(self, tiles: dict[Cell, int]) -> Ground:
        """What these tiles decide."""
        known = self._grounds.get(id(tiles))
        if known is None or known.tiles is not tiles:
            if len(self._grounds) >= CACHED_CITIES:
                self._grounds.clear()
            known = self._grounds[id(tiles)] = self._surveyed(tiles)
        else:
            self._latest = known
        return known

    def _surveyed(self, tiles: dict[Cell, int]) -> Ground:
        """The latest ground with one more tile, where it is that; else a new one."""
        ground = self._latest
        if len(tiles) != len(ground.tiles) + 1 or not ground.tiles.items() <= tiles.items():
            self._latest = ground = self._ground_of(tiles)
            return ground
        cell = next(reversed(tiles))
        if cell in ground.tiles:
            (cell,) = tiles.keys() - ground.tiles.keys()
        return self._extended(ground, tiles, cell)

    def _ground_of(self, tiles: dict[Cell, int]) -> Ground:
        ground = Ground({}, [], ())
        for cell, tile in tiles.items():
            ground = self._extended(ground, {**ground.tiles, cell: tile}, cell)
        return Ground(tiles, ground.runs, ground.temples)

    def _extended(self, ground: Ground, tiles: dict[Cell, int], cell: Cell) -> Ground:
        """The ground with a tile on a cell: only the runs that end there are others now."""
        tile = tiles[cell]
        if tile == RESIDENCE:
            return Ground(tiles, ground.runs, ground.temples)
        runs = [run for run in ground.runs if run.one != cell != run.other]
        added, promise = self._added, self._promise
        for step in (RIGHT, DOWN):
            one = cell - step
            while tiles.get(one, RESIDENCE) != RESIDENCE:
                one -= step
            total, at = NOTHING, one + step
            while (here := tiles.get(at, RESIDENCE)) != RESIDENCE:
                total = added[total, here]
                at += step
            if total is not NOTHING:
                runs.append(Stretch(promise[total], total, one, at, step))
        runs.sort(reverse=True)
        temples = ground.temples
        if tile >= self._tables.first_temple:
            temples = (*temples, cell)
        return Ground(tiles, runs, temples)


def _usable(ground: Ground, assisted: tuple[Cell, ...]) -> tuple[Run, ...]:
    """The most promising runs with an end that is empty or has a residence without assistant."""
    tiles, found = ground.tiles, list[Run]()
    for run in ground.runs:
        free = [end for end in (run.one, run.other) if end not in assisted]
        if free:
            vacant = sum([end in tiles for end in free])
            found.append(Run(run.yields, len(free) - vacant, vacant))
            if len(found) == RUNS_KEPT:
                break
    return tuple(found)


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
