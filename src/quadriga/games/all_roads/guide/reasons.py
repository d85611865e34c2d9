"""Why a tile can't be played as it is turned, or as written; notation is answered in notation."""

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
        legal = {*laying.legal(tables, state, phase)}
        every = laying.Placements(tables, state.frontier, state.hands[phase.seat])
        yield from (action for action in every if action not in legal)


def why_not(tables: Tables, state: State, phase: Laying, text: str) -> Message | None:
    """Why this text is not a legal placement; None if it is not a placement at all."""
    found = _PLACE.fullmatch(text)
    if found is None or max(abs(int(found[2])), abs(int(found[3]))) > FARTHEST:
        return None
    tile, at, turns = found[1], hexes.cell(int(found[2]), int(found[3])), int(found[4])
    hand, where = tables.ids(state.hands[phase.seat]), hexes.cell_text(at)
    if tile not in hand:
        return message("why-not-in-hand", tile=tile, hand=tuple(dict.fromkeys(hand)))
    if at in state.land:
        return message("why-covered", cell=where)
    if at not in state.frontier:
        cells = tuple(map(hexes.cell_text, sorted(state.frontier)[:_MAX_LISTED_CELLS]))
        return message("why-no-road", cell=where, cells=cells)
    number = tables.number[tile]
    face = tables.face_of.get((number, turns))
    if face is None:  # It looks as it does in a smaller rotation (ROA-P3).
        least = turns % (1 + max(known for other, known in tables.face_of if other == number))
        return message("why-turned-less", tile=tile, turn=f"r{least}")
    if not tables.faces.roads[face] & state.frontier[at]:
        return message("why-no-joint", tile=tile, cell=where)
    action = next(lay for lay in tables.lays[at][number] if lay.face == face)
    return CLOSES if laying.closes(tables, state, phase, action) else None
