"""Why a tile cannot be played as somebody wrote, or as it is held.

What was written in notation is answered in it.
"""

import re
from collections.abc import Iterator

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.hexes import FARTHEST
from quadriga.games.all_roads.rules.actions import Lay
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.state import Laying, State
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.language import Message, message

_PLACE = re.compile(r"place ([a-z0-9_]+) (-?[0-9]{1,3}),(-?[0-9]{1,3}) r([0-5])")
_MAX_LISTED_CELLS = 12
"""How many cells a refusal names."""

NO_JOINT = message("why-no-joint-so")
CLOSES = message("why-closes")


def closing(tables: Tables, state: State, phase: Laying) -> Iterator[Lay]:
    """The placements that would join the network, but close the map (ROA-P5)."""
    if len(state.frontier) == 1:
        legal = set(laying.legal(tables, state, phase))
        every = laying.Placements(tables, state.frontier, state.hands[phase.seat])
        yield from (action for action in every if action not in legal)


def why_not(tables: Tables, state: State, phase: Laying, text: str) -> Message | None:
    """The reason; None if the text is not a placement at all."""
    found = _PLACE.fullmatch(text)
    if found is None or max(abs(int(found[2])), abs(int(found[3]))) > FARTHEST:
        return None
    tile, turns = found[1], int(found[4])
    at = hexes.cell(int(found[2]), int(found[3]))
    return (
        _not_in_hand(tables, state, phase, tile)
        or _not_there(state, at)
        or _not_so(tables, state, phase, tile, at, turns)
    )


def _not_in_hand(tables: Tables, state: State, phase: Laying, tile: str) -> Message | None:
    hand = tables.ids(state.hands[phase.seat])
    if tile in hand:
        return None
    return message("why-not-in-hand", tile=tile, hand=tuple(dict.fromkeys(hand)))


def _not_there(state: State, at: hexes.Cell) -> Message | None:
    if at in state.land:
        return message("why-covered", cell=hexes.cell_text(at))
    if at in state.frontier:
        return None
    cells = tuple(map(hexes.cell_text, sorted(state.frontier)[:_MAX_LISTED_CELLS]))
    return message("why-no-road", cell=hexes.cell_text(at), cells=cells)


def _not_so(
    tables: Tables, state: State, phase: Laying, tile: str, at: hexes.Cell, turns: int
) -> Message | None:
    number = tables.number[tile]
    face = tables.face_of.get((number, turns))
    if face is None:
        return message("why-turned-less", tile=tile, turn=f"r{_least(tables, number, turns)}")
    if not tables.faces.roads[face] & state.frontier[at]:
        return message("why-no-joint", tile=tile, cell=hexes.cell_text(at))
    action = next(lay for lay in tables.lays[at][number] if lay.face == face)
    return CLOSES if laying.closes(tables, state, phase, action) else None


def _least(tables: Tables, number: int, turns: int) -> int:
    """The smallest rotation in which the tile looks as it does in this one (ROA-P3)."""
    known = [n for tile, n in tables.face_of if tile == number]
    return turns % (max(known) + 1)
