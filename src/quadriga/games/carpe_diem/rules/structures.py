"""The structures of a district: parts of one kind connected across shared edges (CAR-B9)."""

from collections.abc import Sequence
from typing import NamedTuple

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules.state import District
from quadriga.games.carpe_diem.rules.tables import FOUNTAIN, MARKET, Goal, Tables


class Structure(NamedTuple):
    """A structure; `open` are the empty cells beyond its open edges."""

    kind: int
    cells: tuple[int, ...]
    open: tuple[int, ...]
    chimneys: int

    @property
    def is_complete(self) -> bool:
        """Whether it has no open edge."""
        return not self.open


def structures(tables: Tables, district: District) -> list[Structure]:
    """All structures, in the order in which they were begun."""
    seen: set[tuple[int, int]] = set()
    all_of_them = []
    for cell, face in district.tiles.items():
        for part in tables.faces.parts[face]:
            if (part.kind, cell) not in seen:
                structure = _from(tables, district, part.kind, cell)
                seen |= {(part.kind, covered) for covered in structure.cells}
                all_of_them.append(structure)
    return all_of_them


def _from(tables: Tables, district: District, kind: int, start: int) -> Structure:
    tiles, faces = district.tiles, tables.faces
    cells, beyond = [start], []
    for cell in cells:
        for step in faces.steps[tiles[cell]][kind]:
            other = cell + step
            if other not in tiles:
                beyond.append(other)
            elif other not in cells:
                cells.append(other)
    chimneys = sum(
        part.chimneys for c in cells for part in faces.parts[tiles[c]] if part.kind == kind
    )
    return Structure(kind, tuple(sorted(cells)), tuple(sorted({*beyond})), chimneys)


def is_lost(tables: Tables, district: District, goal: Goal, built: Sequence[Structure]) -> bool:
    """Whether a goal is out of reach: its line has no cell left for its kind.

    It stays open while an unfinished structure of the kind touches the line, even if that can't be
    completed.
    """
    begun = (cell for one in built if one.kind == goal.kind and one.open for cell in one.cells)
    empty = (cell for cell in grid.CELLS if cell not in district.tiles)
    return not any(grid.LINES[cell] & goal.line for cell in begun) and not any(
        grid.LINES[cell] & goal.line and _may_hold(district, goal.kind, cell) for cell in empty
    )


def _may_hold(district: District, kind: int, cell: int) -> bool:
    """Whether an empty cell may still take a part of a kind, by what its neighbours ask for."""
    key = district.frontier.get(cell, grid.EMPTY[cell])
    wanted = [grid.value(key, side) for side in grid.SIDES]
    if MARKET <= kind <= FOUNTAIN:
        return all(value in (grid.FREE, grid.GRASS) for value in wanted)
    return any(value in (grid.FREE, kind + 1) for value in wanted)
