"""Why what somebody typed can't be done."""

import re

from quadriga.games.minerva.box.grid import FARTHEST, cell
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.rules.phases import acting
from quadriga.games.minerva.rules.state import Acting, Directing, Placing, State
from quadriga.games.minerva.rules.tables import RESIDENCE, Tables
from quadriga.language import Message, message

_TURN_AT_CELL = re.compile(r"(residence|assist|at) (0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


def why_not(tables: Tables, state: State, text: str) -> Message | None:
    """The reason; None if the list of legal choices says it best."""
    phase = state.phase
    if isinstance(phase, Directing):
        return message("why-no-direction") if text.startswith("activate") else None
    if not isinstance(phase, Acting | Placing):
        return None
    if match := _TURN_AT_CELL.fullmatch(text):
        x, y = int(match[2]), int(match[3])
        near = max(abs(x), abs(y)) <= FARTHEST
        return _not_there(state, phase, match[1], cell(x, y)) if near else None
    verb, _, rest = text.partition(" ")
    if verb == "build" and isinstance(phase, Acting):
        return _not_to_be_had(tables, state, phase, rest.partition(" ")[0])
    return None


def _not_to_be_had(tables: Tables, state: State, phase: Acting, name: str) -> Message | None:
    number = tables.number.get(name, RESIDENCE)
    if number == RESIDENCE:
        return None
    tile = words.the(tables, number)
    if number not in (*state.market, *state.row):
        return message("why-not-in-market", tile=tile)
    city = state.cities[phase.seat]
    bill = acting.bill(tables, city.held, number, acting.tax(tables, state))
    reason = words.too_dear(tables, city, bill)
    return reason and message("why-tile-too-dear", tile=tile, reason=reason)


def _not_there(state: State, phase: Acting | Placing, verb: str, at: int) -> Message | None:
    city = state.cities[phase.seat]
    if (verb == "at") != isinstance(phase, Placing):
        return None
    if verb == "assist":
        return _not_assisted(state, phase, at)
    if verb == "residence" and not city.residences:
        return message("why-no-residence-left")
    if at in city.tiles:
        return message("why-covered")
    if at not in city.free:
        return message("why-not-beside")
    return message("why-no-tax")


def _not_assisted(state: State, phase: Acting | Placing, at: int) -> Message:
    city = state.cities[phase.seat]
    if not city.hand:
        return message("why-no-assistant")
    if city.tiles.get(at) != RESIDENCE:
        return message("why-no-residence-there")
    if at in city.assisted:
        return message("why-assisted")
    return message("why-no-tax")
