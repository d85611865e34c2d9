"""What the tiles of a city decide for a bot: where its lines are and what its temples score."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from msgspec import Struct

from quadriga.games.minerva.box.components import Area, Resource, ScoreHeld
from quadriga.games.minerva.box.grid import AROUND, DOWN, RIGHT, ROW, Cell
from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.knowledge.line_values import Yield, Yields
from quadriga.games.minerva.knowledge.shrines import Shrine, seeing
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.tables import RESIDENCE, Tables

CACHED_GROUNDS = 1 << 11
"""The largest number of grounds in a cache; a turn looks at the same ones over and over."""

MAX_ASSISTED = 1 << 6
"""The largest number of sets of assistants for which a ground keeps its runs."""

MAX_IMAGINED = 1 << 7
"""The largest number of further tiles for which a ground keeps its runs."""

ENDING_HERE = 4
"""How many runs can end at one cell."""

_HALF = ROW // 2
_RESOURCES = tuple(Resource)

K = TypeVar("K")
V = TypeVar("V")


Line: TypeAlias = tuple[Yield, Cell]
"""A run seen from one end: what it yields, and the cell behind its last facility."""

Run: TypeAlias = tuple[float, Cell, Cell, int, Yield]
"""A run: its promise, the cells at its ends, how often it can be activated, what it yields.

In this order, so that the greatest is the most promising.
"""


Lines = dict[Cell, Line]
Hoards = tuple[tuple[int, int], ...]
"""Temples that count tokens: the number of the resource, and the VP for each."""


class Ground(Struct):
    """What the tiles of a city decide, whatever else its seat owns.

    four      the lines that begin beside a cell to the right, to the left, down and up
    runs      every run that does something, most promising first, without counting its uses
    shrines   the temples that count tiles; `vp` is what they score
    usable    the runs that can be used, by the residences with an assistant
    imagined  the same with one more tile, by its cell and what it yields; a residence yields None
    spots     the places for a tile in hand: of a temple by its number, of others by category
    rows      the categories of the tiles in each row and column, filled on first use
    """

    tiles: dict[Cell, int]
    four: tuple[Lines, Lines, Lines, Lines]
    runs: list[Run]
    shrines: tuple[Shrine, ...]
    hoards: Hoards
    vp: int
    usable: dict[tuple[Cell, ...], list[Run]] = {}
    imagined: dict[tuple[Cell, Yield | None, tuple[Cell, ...]], list[Run]] = {}
    spots: dict[int, list[Cell]] = {}
    rows: dict[int, list[int]] = {}

    def lines(self, cell: Cell) -> list[Yield]:
        """What the lines that begin beside a cell yield."""
        return [lines[cell][0] for lines in self.four if cell in lines]

    def attraction(self, cell: Cell) -> float:
        """How much the lines beside a cell promise that a facility there would continue."""
        right, left, down, up = self.four
        across = right[cell][0].promise if cell in right else 0.0
        across += left[cell][0].promise if cell in left else 0.0
        above = down[cell][0].promise if cell in down else 0.0
        above += up[cell][0].promise if cell in up else 0.0
        return max(across, above) + weights.CROSSING * min(across, above)

    def uses(self, assisted: tuple[Cell, ...], end: Cell) -> int:
        """How often a line can still be activated from this end."""
        if end not in self.tiles:
            return 2
        return end not in assisted


class Surveyor:
    """Surveys cities tile by tile, and keeps a bounded number of grounds.

    Cities are known by the identity of their tiles, since positions share what did not change, and
    by the order in which these were laid: without the last one they are another known ground.
    """

    def __init__(self, tables: Tables, yields: Yields) -> None:
        self._tables = tables
        self._yields = yields
        self._grounds: dict[int, Ground] = {}
        self._laid: dict[tuple[tuple[Cell, int], ...], Ground] = {}

    def cache_sizes(self) -> list[int]:
        """How much is kept in each cache."""
        grounds = self._grounds.values()
        usable = max((len(ground.usable) for ground in grounds), default=0)
        imagined = max((len(ground.imagined) for ground in grounds), default=0)
        return [len(self._grounds), len(self._laid), usable, imagined]

    def ground(self, tiles: dict[Cell, int]) -> Ground:
        """What these tiles decide."""
        known = self._grounds.get(id(tiles))
        if known is None or known.tiles is not tiles:
            known = self._surveyed(tiles)
            keep(self._grounds, id(tiles), known, CACHED_GROUNDS)
        return known

    def _surveyed(self, tiles: dict[Cell, int]) -> Ground:
        """The ground of these tiles, made from the one without the last tile."""
        laid = tuple(tiles.items())
        before = self._laid.get(laid[:-1])
        if before is None:
            before = Ground({}, ({}, {}, {}, {}), [], (), (), 0)
            for cell, tile in laid[:-1]:
                before = self._extended(before, {**before.tiles, cell: tile}, cell)
            keep(self._laid, laid[:-1], before, CACHED_GROUNDS)
        ground = self._extended(before, tiles, laid[-1][0])
        keep(self._laid, laid, ground, CACHED_GROUNDS)
        return ground

    def _extended(self, before: Ground, tiles: dict[Cell, int], cell: Cell) -> Ground:
        """The ground with a tile on a cell: only the runs that end there change."""
        tile, runs, lines = tiles[cell], before.runs, before.four
        vp, shrines, hoards = before.vp, before.shrines, before.hoards
        if shrines or tile >= self._tables.first_temple:
            vp += self.temple_vp(before, cell, tile)
            hoards += self.hoard(tile)
            shrines = seeing(self._tables, shrines, tiles, cell)
        if tile != RESIDENCE:
            across, above = self._joined(before, cell, tile)
            runs = [run for run in runs if run[1] != cell != run[2]]
            runs += [run for run in (across, above) if run[0]]
            runs.sort(reverse=True)
            right, left, down, up = lines
            lines = *_with_line(right, left, cell, across), *_with_line(down, up, cell, above)
        return Ground(tiles, lines, runs, shrines, hoards, vp)

    def _joined(self, ground: Ground, cell: Cell, tile: int) -> tuple[Run, Run]:
        """The runs across a cell if a facility were there, without counting their uses."""
        own = self._yields.of_tile[tile]
        right, left, down, up = ground.four
        return self._run(right, left, cell, RIGHT, own), self._run(down, up, cell, DOWN, own)

    def _run(self, onward: Lines, back: Lines, cell: Cell, step: int, yields: Yield) -> Run:
        both, one, other = self._yields.both, cell - step, cell + step
        if (line := back.get(cell)) is not None:
            one, yields = line[1], both[line[0], yields]
        if (line := onward.get(cell)) is not None:
            other, yields = line[1], both[yields, line[0]]
        return yields.promise, one, other, 0, yields

    def usable(self, ground: Ground, assisted: tuple[Cell, ...]) -> list[Run]:
        """The most promising runs that can be used; more than are judged, since some may end."""
        found = ground.usable.get(assisted)
        if found is None:
            found = []
            keep(ground.usable, assisted, found, MAX_ASSISTED)
            for promise, one, other, _, yields in ground.runs:
                uses = ground.uses(assisted, one) + ground.uses(assisted, other)
                if uses:
                    found.append((promise, one, other, uses, yields))
                    if len(found) == weights.RUNS + ENDING_HERE:
                        break
        return found

    def with_facility(
        self, ground: Ground, assisted: tuple[Cell, ...], cell: Cell, tile: int
    ) -> list[Run]:
        """The most promising runs that could be used if a facility were on a cell."""
        key = cell, self._yields.of_tile[tile], assisted
        runs = ground.imagined.get(key)
        if runs is None:
            runs = [run for run in self.usable(ground, assisted) if run[1] != cell != run[2]]
            for promise, one, other, _, yields in self._joined(ground, cell, tile):
                uses = ground.uses(assisted, one) + ground.uses(assisted, other) if promise else 0
                if uses:
                    runs.append((promise, one, other, uses, yields))
            runs.sort(reverse=True)
            keep(ground.imagined, key, runs, MAX_IMAGINED)
        return runs

    def with_residence(self, ground: Ground, assisted: tuple[Cell, ...], cell: Cell) -> list[Run]:
        """The most promising runs that could be used if a new residence were on a cell."""
        key = cell, None, assisted
        runs = ground.imagined.get(key)
        if runs is None:
            runs = self.usable(ground, assisted)
            if any(run[1] == cell or run[2] == cell for run in runs):
                runs = [
                    (promise, one, other, uses - (one == cell or other == cell), yields)
                    for promise, one, other, uses, yields in runs
                ]
            keep(ground.imagined, key, runs, MAX_IMAGINED)
        return runs

    def spots(self, ground: Ground, free: Sequence[Cell], tile: int) -> list[Cell]:
        """Free cells that continue the most promising lines, or count most for temples."""
        temple = tile >= self._tables.first_temple
        key = tile if temple else -1 - self._tables.category[tile]  # Temples count categories.
        cells = ground.spots.get(key)
        if cells is None:
            counted = partial(self.temple_vp, ground, tile=tile)
            best_by = counted if temple else ground.attraction
            cells = sorted(free, key=best_by, reverse=True)[: weights.SPOTS]
            if ground.shrines and not temple and (best := max(free, key=counted)) not in cells:
                cells.append(best)
            ground.spots[key] = cells
        return cells

    def temple_vp(self, ground: Ground, cell: Cell, tile: int) -> int:
        """What a tile on a cell adds to the temples that count tiles, and scores as one."""
        vp = 0
        if ground.shrines:
            bit = 1 << self._tables.category[tile]
            for shrine in ground.shrines:
                if shrine.covers(cell):
                    new = bit == shrine.counts if shrine.counts else not shrine.seen & bit
                    vp += shrine.vp * new
        if tile >= self._tables.first_temple:
            vp += self.own_vp(ground, cell, tile)
        return vp

    def own_vp(self, ground: Ground, cell: Cell, tile: int) -> int:
        """What a temple would score on a cell, if it counts tiles."""
        step = self._tables.scoring[tile]
        if isinstance(step, ScoreHeld):
            return 0
        tiles, category = ground.tiles, self._tables.category
        if step.area is Area.AROUND:
            seen = [category[tiles[cell + d]] for d in AROUND if cell + d in tiles]
        else:
            seen = self._in_line(ground, cell)
        return step.vp * scoring.count(scoring.COUNTED.get(step.counts), seen)

    def _in_line(self, ground: Ground, cell: Cell) -> list[int]:
        """The categories of the tiles in the row and the column of a free cell (MIN-T3)."""
        rows = ground.rows
        if not rows:
            for at, number in ground.tiles.items():
                category = self._tables.category[number]
                rows.setdefault(_row(at), []).append(category)
                rows.setdefault(_column(at), []).append(category)
        return rows.get(_row(cell), []) + rows.get(_column(cell), [])

    def hoard(self, tile: int) -> Hoards:
        """What a tile counts, if it is a temple that counts tokens."""
        step = self._tables.scoring.get(tile)
        if not isinstance(step, ScoreHeld):
            return ()
        return ((_RESOURCES.index(step.held), step.vp),)


def _row(cell: Cell) -> int:
    """The number of a row; those of columns are negative."""
    return (cell + _HALF) // ROW + ROW


def _column(cell: Cell) -> int:
    return -1 - (cell + _HALF) % ROW


def keep(cache: dict[K, V], key: K, value: V, most: int) -> None:
    """Keep a value in a cache that is emptied when it is full."""
    if len(cache) >= most:
        cache.clear()
    cache[key] = value


def _with_line(onward: Lines, back: Lines, cell: Cell, run: Run) -> tuple[Lines, Lines]:
    """The lines of one direction and of the opposite one, with a run across a cell."""
    onward, back = onward.copy(), back.copy()
    onward.pop(cell, None)
    back.pop(cell, None)
    _, one, other, _, yields = run
    onward[one] = yields, other
    back[other] = yields, one
    return onward, back
