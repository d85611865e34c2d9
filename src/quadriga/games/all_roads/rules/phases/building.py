"""Houses are offered, on dead ends and on trade routes (ROA-B4, ROA-B5)."""

from msgspec.structs import replace

from quadriga.games.all_roads.rules.actions import Done, House
from quadriga.games.all_roads.rules.phases import drawing
from quadriga.games.all_roads.rules.scoring import houses_left
from quadriga.games.all_roads.rules.state import HOUSE, Building, State
from quadriga.games.all_roads.rules.tables import DONE, Tables, house


def legal(phase: Building) -> list[House | Done]:
    """A house on each place that is offered, or no more houses."""
    return [*map(house, phase.offers), DONE]


def apply(tables: Tables, state: State, phase: Building, action: House | Done) -> State:
    """The position with the house on its place; places before it are passed over (ROA-B10)."""
    seat, tokens, supply, offers = phase.seat, state.tokens, state.supply, phase.offers[:0]
    if isinstance(action, House):
        place = action.place
        colour = next(colour for colour in tables.colours[seat] if supply[colour][HOUSE])  # ROA-F3
        houses, *others = supply[colour]
        supply = (*supply[:colour], (houses - 1, *others), *supply[colour + 1 :])
        tokens = {**tokens, place: colour << 2 | HOUSE}
        if houses_left(tables, supply, seat):
            offers = phase.offers[phase.offers.index(place) + 1 :]
    following = (
        Building(seat, phase.fresh, offers) if offers else drawing.turn_ended(tables, state, seat)
    )
    return replace(state, phase=following, tokens=tokens, supply=supply)
