"""What a position is worth: the pair player of the specification, section 7."""

from quadriga.games.all_roads.phases.laying import closed
from quadriga.games.all_roads.roads import Frontier
from quadriga.games.all_roads.scoring import values
from quadriga.games.all_roads.settling import settle
from quadriga.games.all_roads.state import HOUSE, Building, Laying, State, Supply
from quadriga.games.all_roads.tables import Tables, Variant

RIVAL_WEIGHT = 0.25
"""What a point of somebody else takes away."""

CROSSING_WORTH = 0.8
"""What an empty cell with two roads or more promises to who has another tile to lay."""

LEFT_OPEN_WORTH = 0.1
"""What such a cell is worth to the others when it is left to them."""


def worth(tables: Tables, state: State, seat: int) -> float:
    """Points that this position promises to a seat, read at any moment of a turn."""
    phase, supply, offers, mover = state.phase, state.supply, 0, seat
    promise = -LEFT_OPEN_WORTH if tables.variant is not Variant.COOPERATIVE else LEFT_OPEN_WORTH
    if isinstance(phase, Laying) and phase.fresh:
        mover, promise = phase.seat, CROSSING_WORTH if phase.seat == seat else -CROSSING_WORTH
        supply, offers = _settled(tables, state, phase)
    elif isinstance(phase, Building):
        mover, offers = phase.seat, len(phase.offers)
    scores = list(values(tables, supply))
    scores[mover] += min(offers, _houses(tables, supply, mover)) * tables.points[HOUSE]
    return _balance(tables, scores, seat) + promise * _crossings(state.frontier)


def _balance(tables: Tables, scores: list[int], seat: int) -> float:
    if tables.variant is Variant.COOPERATIVE:
        return float(sum(scores))
    return scores[seat] - RIVAL_WEIGHT * (sum(scores) - scores[seat])


def _houses(tables: Tables, supply: tuple[Supply, ...], seat: int) -> int:
    return sum([supply[colour][HOUSE] for colour in tables.colours[seat]])


def _settled(tables: Tables, state: State, phase: Laying) -> tuple[tuple[Supply, ...], int]:
    """The supplies, and how many houses would be offered, if the turn ended here."""
    loops = closed(tables, state.land, state.land, phase.fresh)
    if not loops:
        return state.supply, len(phase.formed)
    _, supply, offers = settle(
        tables, state.land, state.ends, state.tokens, state.supply, phase.seat, phase.formed, loops
    )
    return supply, len(offers)


def _crossings(frontier: Frontier) -> int:
    """How many empty cells two roads or more lead to: who fills one closes a loop."""
    return sum([sides & sides - 1 != 0 for sides in frontier.values()])
