"""The structures of a district: parts of one kind connected across shared edges (CAR-B9)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules.state import District
from quadriga.games.carpe_diem.rules.tables import FOUNTAIN, MARKET, Goal, Tables


class Structure(NamedTuple):
    """A structure; `open` are the empty cells that its open edges lead to."""

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
    found = []
    for cell, face in district.tiles.items():
        for part in tables.faces.parts[face]:
            if (part.kind, cell) not in seen:
                structure = _from(tables, district, part.kind, cell)
                seen |= {(part.kind, covered) for covered in structure.cells}
                found.append(structure)
    return found


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


def is_lost(tables: Tables, district: District, goal: Goal, found: Sequence[Structure]) -> bool:
    """Whether a goal can no longer be reached: its line has no cell left for its kind.

    It stays open while an unfinished structure of the kind touches the line, though nobody may
    be able to finish it.
    """
    unfinished = (one for one in found if one.kind == goal.kind and one.open)
    if any(grid.LINES[cell] & goal.line for one in unfinished for cell in one.cells):
        return False
    return not any(_may_hold(district, goal.kind, cell) for cell in _empty(district, goal))


def _empty(district: District, goal: Goal) -> Iterator[int]:
    for cell in grid.CELLS:
        if grid.LINES[cell] & goal.line and cell not in district.tiles:
            yield cell


def _may_hold(district: District, kind: int, cell: int) -> bool:
    """Whether a part of a kind may still come to an empty cell, by what its neighbours ask for."""
    key = district.frontier.get(cell, grid.EMPTY[cell])
    asked = [grid.value(key, side) for side in grid.SIDES]
    if MARKET <= kind <= FOUNTAIN:
        return all(value in (grid.FREE, grid.GRASS) for value in asked)
    return any(value in (grid.FREE, kind + 1) for value in asked)
