"""Houses are offered, on dead ends and on trade routes (ROA-B4, ROA-B5)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.all_roads.rules.actions import Done, House
from quadriga.games.all_roads.rules.phases import turn
from quadriga.games.all_roads.rules.state import HOUSE, Building, Phase, State, Supply
from quadriga.games.all_roads.rules.tables import DONE, Tables, house


def has_house(tables: Tables, supply: tuple[Supply, ...], seat: int) -> bool:
    """Whether a seat has a house in its supply."""
    for colour in tables.colours[seat]:  # noqa: SIM110 - asked every turn, and twice as quick
        if supply[colour][HOUSE]:
            return True
    return False


def legal(phase: Building) -> list[House | Done]:
    """A house on each place that is offered, or none."""
    return [*map(house, phase.offers), DONE]


def apply(tables: Tables, state: State, phase: Building, action: House | Done) -> State:
    """The position with the house on its place; places before it are passed over (ROA-B10)."""
    seat, offers = phase.seat, phase.offers
    if isinstance(action, Done):
        return replace(state, phase=_ended(tables, state, seat))
    tokens, supply = with_house(tables, state.tokens, state.supply, seat, action.place)
    offers = offers[offers.index(action.place) + 1 :]
    following: Phase
    if offers and has_house(tables, supply, seat):
        following = Building(seat, phase.fresh, offers)
    else:
        following = _ended(tables, state, seat)
    return replace(state, phase=following, tokens=tokens, supply=supply)


def _ended(tables: Tables, state: State, seat: Seat) -> Phase:
    return turn.ended(tables, seat, state.frontier, state.hands, state.stacks)


def with_house(
    tables: Tables,
    tokens: dict[int, int],
    supply: tuple[Supply, ...],
    seat: int,
    place: int,
) -> tuple[dict[int, int], tuple[Supply, ...]]:
    """Tokens and supplies with a house of the first colour that has one left (ROA-F3)."""
    colour = next(colour for colour in tables.colours[seat] if supply[colour][HOUSE])
    houses, *others = supply[colour]
    left = (*supply[:colour], (houses - 1, *others), *supply[colour + 1 :])
    return {**tokens, place: colour << 2 | HOUSE}, left
