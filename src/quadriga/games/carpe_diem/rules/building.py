"""Adding a tile to a district: what it completes, and what it asks of its neighbours."""

from collections.abc import Sequence
from typing import NamedTuple

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.box.grid import Cell, Lines
from quadriga.games.carpe_diem.rules.state import District, Gain, Gains
from quadriga.games.carpe_diem.rules.tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    CHIMNEYS,
    MERCHANT,
    VILLA,
    Tables,
)


class Built(NamedTuple):
    """A district with one more tile, the rewards it brought, and whether a writ was taken."""

    district: District
    gains: Gains
    writ: bool


def build(tables: Tables, district: District, cell: Cell, face: int) -> Built:
    """The district with a tile on a cell where it fits."""
    tiles = district.tiles.copy()
    tiles[cell] = face
    owned, villas, goals = district.owned, district.villas, district.goals
    gains: Gains = ()
    if chimneys := tables.faces.chimneys[face]:
        owned = _more(owned, CHIMNEYS, chimneys)
    for kind, steps, _ in tables.faces.parts[face]:
        for step in steps:
            if cell + step not in tiles:
                break
        else:
            structure = completed(tables, tiles, cell, kind)
            if not structure:
                continue
            owned = _counted(owned, kind)
            goals |= reached(tables, district, kind, structure)
            if kind == VILLA:
                villas += tables.chart[sum([tables.faces.chimneys[tiles[c]] for c in structure])]
            else:
                gains = (*gains, Gain(KINDS[kind], len(structure)))
    writs = district.writs & ~(1 << cell)
    frontier = _frontier(tables, district, tiles, cell, face)
    after = District(district.board, district.frame, tiles, frontier, writs, owned, villas, goals)
    return Built(after, gains, writs != district.writs)


def completed(tables: Tables, tiles: dict[Cell, int], start: Cell, kind: int) -> list[Cell]:
    """The cells of the structure with a part on this cell; empty if an edge is open (CAR-B9)."""
    steps = tables.faces.steps
    cells = [start]
    for cell in cells:
        for step in steps[tiles[cell]][kind]:
            other = cell + step
            if other not in tiles:
                return []
            if other not in cells:
                cells.append(other)
    return cells


def _frontier(
    tables: Tables, district: District, tiles: dict[Cell, int], cell: Cell, face: int
) -> dict[Cell, grid.Key]:
    """The empty cells next to tiles, each with what they ask for there (CAR-B5, CAR-B6)."""
    frontier = district.frontier.copy()
    del frontier[cell]
    asks = tables.faces.asks[face]
    for side, other in grid.NEIGHBOURS[cell]:
        if other not in tiles:
            frontier[other] = frontier.get(other, grid.EMPTY[other]) ^ asks[side]
    return frontier


def _more(owned: tuple[int, ...], index: int, count: int) -> tuple[int, ...]:
    return (*owned[:index], owned[index] + count, *owned[index + 1 :])


def _counted(owned: tuple[int, ...], kind: int) -> tuple[int, ...]:
    owned = _more(owned, kind, 1)
    if kind < MERCHANT:
        return _more(owned, ANY_LANDSCAPE, 1)
    return _more(owned, ANY_DWELLING, 1) if kind < VILLA else owned


def reached(tables: Tables, district: District, kind: int, structure: Sequence[Cell]) -> int:
    """The goals of the frame that a completed structure serves (CAR-E4)."""
    wanted = tables.in_lines[district.frame][kind]
    if not wanted:
        return 0
    lines: Lines = 0
    for cell in structure:
        lines |= grid.LINES[cell]
    return sum([bit for line, bit in wanted if line & lines])
