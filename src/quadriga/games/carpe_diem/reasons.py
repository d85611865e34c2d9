"""Why a tile cannot be placed, or a move made, as somebody wrote."""

import re

from quadriga.games.carpe_diem import grid
from quadriga.games.carpe_diem.faces import EDGES
from quadriga.games.carpe_diem.state import Moving, Placing, State
from quadriga.games.carpe_diem.tables import Tables
from quadriga.kit.words import listed

_PLACE = re.compile(r"place ([1-6],[1-6]) r([0-3])")
_BREAD = re.compile(r"bread ([1-9][0-9]?)")


def why_not(tables: Tables, state: State, text: str) -> str:
    """The reason in words; empty if the text is no placement or move at all."""
    if isinstance(state.phase, Placing) and (found := _PLACE.fullmatch(text)):
        return _not_placed(tables, state, state.phase, grid.BY_TEXT[found[1]], int(found[2]))
    if isinstance(state.phase, Moving) and (found := _BREAD.fullmatch(text)):
        return _no_bread(tables, state, state.phase, int(found[1]))
    return ""


def _not_placed(tables: Tables, state: State, phase: Placing, cell: int, turns: int) -> str:
    district = state.districts[phase.seat]
    where = grid.text(cell)
    if cell in district.tiles:
        return f"There is a tile on {where} already. Choose an empty cell."
    if cell not in district.frontier:
        if not district.tiles:
            shovel = grid.text(next(iter(district.frontier)))
            return f"The first tile goes on the shovel, {shovel}."
        return f"No tile lies beside {where}. A tile goes next to another, not diagonally."
    face = tables.faces.all[tables.faces.numbers[phase.tile][turns]]
    if face.turns != turns:
        return f"The tile looks the same when turned less: say place {where} r{face.turns}."
    for side, edge in enumerate(face.edges):
        asked = grid.value(district.frontier[cell], side)
        if asked not in (grid.FREE, edge):
            what = "the frame" if grid.neighbour(cell, side) is None else EDGES[asked]
            towards = grid.SIDE_NAMES[side]
            return f"On {where} the tile would meet {what} {towards} with {EDGES[edge]}. Turn it."
    return ""


def _no_bread(tables: Tables, state: State, phase: Moving, space: int) -> str:
    if state.purses[phase.seat].bread < tables.amounts.bread_for_a_move:
        return "You have no bread to pay for this move. Go left or right."
    if space not in tables.spaces:
        return ""
    filled = [n for n in tables.spaces if state.filled >> n - 1 & 1]
    places = listed(map(str, filled))
    return f"Blueprint {space} is empty. Those with tiles are {places}."
