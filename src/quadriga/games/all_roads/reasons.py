"""Why a tile cannot be played as somebody wrote."""

import re

from quadriga.games.all_roads import hexes
from quadriga.games.all_roads.hexes import FARTHEST
from quadriga.games.all_roads.phases import laying
from quadriga.games.all_roads.state import Laying, State
from quadriga.games.all_roads.tables import Tables
from quadriga.kit.words import listed

_PLACE = re.compile(r"place ([a-z0-9_]+) (-?[0-9]{1,3}),(-?[0-9]{1,3}) r([0-5])")


def why_not(tables: Tables, state: State, phase: Laying, text: str) -> str:
    """The reason in words; empty if the text is not a placement at all."""
    found = _PLACE.fullmatch(text)
    if found is None or max(abs(int(found[2])), abs(int(found[3]))) > FARTHEST:
        return ""
    tile, turns = found[1], int(found[4])
    at = hexes.cell(int(found[2]), int(found[3]))
    return (
        _not_in_hand(tables, state, phase, tile)
        or _not_there(state, at)
        or _not_so(tables, state, tile, at, turns)
    )


def _not_in_hand(tables: Tables, state: State, phase: Laying, tile: str) -> str:
    hand = tables.ids(state.hands[phase.seat])
    if tile in hand:
        return ""
    return f"{tile} is not in your hand: you have {listed(dict.fromkeys(hand))}."


def _not_there(state: State, at: hexes.Cell) -> str:
    if at in state.land:
        return f"There is a tile at {hexes.cell_text(at)} already. Choose an empty cell."
    if at in state.frontier:
        return ""
    cells = listed(map(hexes.cell_text, sorted(state.frontier)[:12]))
    return f"No road of the network leads to {hexes.cell_text(at)}. Roads lead to {cells}."


def _not_so(tables: Tables, state: State, tile: str, at: hexes.Cell, turns: int) -> str:
    number = tables.number[tile]
    face = tables.face_of.get((number, turns))
    if face is None:
        return f"{tile} looks the same when turned less: say r{_least(tables, number, turns)}."
    if not tables.faces.roads[face] & state.frontier[at]:
        return f"Turned so, no road of {tile} joins the network at {hexes.cell_text(at)}. Turn it."
    action = next(lay for lay in tables.lays[at][number] if lay.face == face)
    if laying.closes(tables, state, action):
        return "This would close the map while tiles are left. Leave a road open somewhere."
    return ""


def _least(tables: Tables, number: int, turns: int) -> int:
    """The least turn after which a tile lies as after this one (ROA-P3)."""
    known = [n for tile, n in tables.face_of if tile == number]
    return turns % (max(known) + 1)
