"""What the open edges of a district promise: structures to complete, and goals to reach."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.tables import VILLA, Tables
from quadriga.kit.memo import Memo

OPEN_PART: Final = 0.8
"""The promise of an open edge that is sure to be closed."""

OPEN_VILLA: Final = 0.3
"""What each open edge of an unfinished villa costs."""

OPEN_GOAL_SHARE: Final = 0.4
"""The promise of an open edge that may reach a goal, as a share of the goal's points."""

SURE_FIT_TILES: Final = 16.0
"""How many tiles of a stack must fit a cell for it to be filled almost certainly."""

DEAD_CELL_LOSS: Final = 0.6
"""What a cell costs that no tile of a stack fits."""

MAX_FRAMES: Final = 64
"""The largest number of frames that are kept; a table has at most four."""

EmptyCell = tuple[float, int]
"""The promise of an empty cell, and the goals of the frame that it could serve."""

Cells = Memo[grid.Key, EmptyCell]


class OpenEdges:
    """Judges empty cells by what their neighbours ask for, for one box."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._hopes: tuple[Memo[int, float], ...] = tuple(
            Memo(partial(self._hope, stack)) for stack in (tables.white, tables.black)
        )
        self._cells: Memo[tuple[s.Cards, bool], Cells] = Memo(
            lambda key: Memo(partial(self._empty_cell, *key)), MAX_FRAMES
        )

    def cells(self, frame: s.Cards, *, last: bool) -> Cells:
        """The empty cells within a frame; `last` if black tiles will fill them."""
        return self._cells[frame, last]

    def promise(self, district: s.District, *, last: bool) -> float:
        """What all open edges of a district promise together."""
        cells, value, goals = self._cells[district.frame, last], 0.0, 0
        for key in district.frontier.values():
            hope, served = cells[key]
            value += hope
            goals |= served
        return value + self.goals(district, goals)

    def goals(self, district: s.District, goals: int) -> float:
        """What goals promise that open edges could serve."""
        points = self._tables.goal_points[district.frame, goals & ~district.goals]
        return OPEN_GOAL_SHARE * points

    def _empty_cell(self, frame: s.Cards, last: bool, key: grid.Key) -> EmptyCell:
        """What the open edges around an empty cell promise, and the goals they could serve."""
        wanted, goals = self._tables.in_lines[frame], 0
        for kind, lines in _kinds(key >> 16, key):
            for line, bit in wanted[kind]:
                if line & lines:
                    goals |= bit
        return self._hopes[last][key & 0xFFFF], goals

    def _hope(self, stack: s.Tiles, code: int) -> float:
        """What the open edges around an empty cell promise, given the tiles that fit there."""
        tables = self._tables
        fits = (tables.fits[tile] for tile in stack)
        fitting = sum(upper[code & 255] & lower[code >> 8] > 0 for upper, lower in fits)
        values = [grid.value(code, side) for side in grid.SIDES]
        villas = values.count(VILLA + 1)
        parts = sum(value not in (grid.FREE, grid.GRASS) for value in values) - villas
        hope = (min(1.0, fitting / SURE_FIT_TILES)) ** 0.5
        dead = 0.0 if fitting else DEAD_CELL_LOSS
        return float(OPEN_PART * parts * hope - OPEN_VILLA * villas * (2 - hope) - dead)


def _kinds(cell: int, key: grid.Key) -> Iterator[tuple[int, int]]:
    for side, other in grid.NEIGHBOURS[cell]:
        value = grid.value(key, side)
        if value not in (grid.FREE, grid.GRASS):
            yield value - 1, grid.LINES[cell] | grid.LINES[other]
