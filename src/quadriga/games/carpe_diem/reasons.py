"""Why a tile does not fit, or a line that somebody wrote is no choice."""

import re
from collections.abc import Iterator

from quadriga.games.carpe_diem import grid, words
from quadriga.games.carpe_diem.faces import Face
from quadriga.games.carpe_diem.state import District, Moving, Placing, State
from quadriga.games.carpe_diem.tables import Tables
from quadriga.language import Message, message

_PLACE = re.compile(r"place ([1-6],[1-6]) r([0-3])")
_BREAD = re.compile(r"bread ([1-9][0-9]?)")


def why_not(tables: Tables, state: State, text: str) -> Message | None:
    """The reason; None if the text is no placement or move at all."""
    if isinstance(state.phase, Placing) and (found := _PLACE.fullmatch(text)):
        return _not_placed(tables, state, state.phase, grid.BY_TEXT[found[1]], int(found[2]))
    if isinstance(state.phase, Moving) and (found := _BREAD.fullmatch(text)):
        return _no_bread(tables, state, state.phase, int(found[1]))
    return None


def _not_placed(
    tables: Tables, state: State, phase: Placing, cell: int, turns: int
) -> Message | None:
    district = state.districts[phase.seat]
    where = words.cell(cell)
    if cell in district.tiles:
        return message("why-covered", cell=where)
    if cell not in district.frontier:
        if not district.tiles:
            return message("why-shovel", cell=words.cell(next(iter(district.frontier))))
        return message("why-lonely", cell=where)
    face = tables.faces.all[tables.faces.numbers[phase.tile][turns]]
    if face.turns != turns:
        return message("why-looks-the-same", text=f"place {grid.text(cell)} r{face.turns}")
    reason = clash(district, cell, face)
    return message("why-clash", cell=where, clash=reason) if reason else None


def clash(district: District, cell: int, face: Face) -> Message | None:
    """Why a tile cannot lie so on a cell of the frontier; None if its edges match (CAR-B6)."""
    for side, edge in enumerate(face.edges):
        asked = grid.value(district.frontier[cell], side)
        if asked in (grid.FREE, edge):
            continue
        towards, shown = grid.SIDE_NAMES[side], words.edge(edge)
        if grid.neighbour(cell, side) is None:
            return message("clash-frame", side=towards, edge=shown)
        return message("clash", side=towards, asked=words.edge(asked), edge=shown)
    return None


def clashes(
    tables: Tables, district: District, tile: int
) -> Iterator[tuple[int, list[Message | None]]]:
    """The cells that take a tile in some turn but not in all; by turn, why not, or None."""
    upper, lower = tables.fits[tile]
    faces = tables.faces.of_tile[tile]
    for cell, key in sorted(district.frontier.items()):
        fits = upper[key & 255] & lower[key >> 8 & 255]
        if fits and fits.bit_count() < len(faces):
            yield cell, [clash(district, cell, face) for face in faces]


def _no_bread(tables: Tables, state: State, phase: Moving, space: int) -> Message | None:
    if state.purses[phase.seat].bread < tables.amounts.bread_for_a_move:
        return message("why-no-bread")
    if space not in tables.spaces:
        return None
    filled = tuple(words.space(n) for n in tables.spaces if state.filled >> n - 1 & 1)
    return message("why-empty", space=words.space(space), filled=filled)
