"""Why something cannot be done as somebody wrote."""

import re

from quadriga.games.minerva import words
from quadriga.games.minerva.grid import FARTHEST, cell, text
from quadriga.games.minerva.phases import acting
from quadriga.games.minerva.state import Acting, Directing, Placing, State
from quadriga.games.minerva.tables import RESIDENCE, Tables

_TURN = re.compile(r"(residence|assist|at) (0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


def why_not(tables: Tables, state: State, line: str) -> str:
    """The reason in words; empty if there is nothing better to say than what is legal."""
    phase = state.phase
    if isinstance(phase, Directing):
        return "Choose up, right, down or left." if line.startswith("activate") else ""
    if not isinstance(phase, Acting | Placing):
        return ""
    found = _TURN.fullmatch(line)
    if found:
        x, y = int(found[2]), int(found[3])
        near = max(abs(x), abs(y)) <= FARTHEST
        return _not_there(state, phase, found[1], cell(x, y)) if near else ""
    verb, _, rest = line.partition(" ")
    if verb == "build" and isinstance(phase, Acting):
        return _not_to_be_had(tables, state, phase, rest.partition(" ")[0])
    return ""


def _not_to_be_had(tables: Tables, state: State, phase: Acting, name: str) -> str:
    number = tables.number.get(name, RESIDENCE)
    if number == RESIDENCE:
        return ""
    if number not in (*state.market, *state.row):
        return f"{tables.tiles[number].name} is not in the market."
    levy = acting.tax(tables, state)
    reason = words.too_dear(tables, state.cities[phase.seat], number, levy)
    return f"{tables.tiles[number].name} is too dear: {reason}." if reason else ""


def _not_there(state: State, phase: Acting | Placing, verb: str, at: int) -> str:
    city = state.cities[phase.seat]
    if (verb == "at") != isinstance(phase, Placing):
        return ""
    if verb == "assist":
        return _not_assisted(state, phase, at)
    if verb == "residence" and not city.residences:
        return "You have no residence left."
    if at in city.tiles:
        return f"There is a tile at {text(at)} already. Choose an empty cell."
    if at not in city.free:
        return f"No tile of your city shares a side with {text(at)}. Choose a cell beside one."
    return "You cannot pay the tax: you have no denarius and nothing to sell. Pass."


def _not_assisted(state: State, phase: Acting | Placing, at: int) -> str:
    city = state.cities[phase.seat]
    if not city.hand:
        return "You have no assistant in hand."
    if city.tiles.get(at) != RESIDENCE:
        return f"There is no residence at {text(at)}. An assistant goes on a residence."
    if at in city.assisted:
        return f"The residence at {text(at)} has an assistant already."
    return "You cannot pay the tax: you have no denarius and nothing to sell. Pass."
