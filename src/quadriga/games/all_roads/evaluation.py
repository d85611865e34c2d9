"""What a position is worth: the pair player of the specification, section 7."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from quadriga.games.all_roads.actions import Lay
from quadriga.games.all_roads.hexes import AROUND, Cell, Mask
from quadriga.games.all_roads.phases import laying
from quadriga.games.all_roads.roads import Frontier
from quadriga.games.all_roads.scoring import values
from quadriga.games.all_roads.settling import settle
from quadriga.games.all_roads.state import HOUSE, Building, Laying, State, Supply
from quadriga.games.all_roads.tables import Tables, Variant
from quadriga.kit.memo import Memo

RIVAL_WEIGHT = 0.25
"""What a point of somebody else takes away."""

CROSSING_WORTH = 0.8
"""What an empty cell with two roads or more promises to who has another tile to lay."""

LEFT_OPEN_WORTH = 0.1
"""What such a cell is worth to the others when it is left to them."""


def worth(tables: Tables, state: State, seat: int) -> float:
    """Points that this position promises to a seat, read at any moment of a turn."""
    phase, supply, offers, mover = state.phase, state.supply, 0, seat
    promise = _promise(tables, mine=False)
    if isinstance(phase, Laying) and phase.fresh:
        mover, promise = phase.seat, CROSSING_WORTH if phase.seat == seat else -CROSSING_WORTH
        supply, offers = _settled(tables, state, phase)
    elif isinstance(phase, Building):
        mover, offers = phase.seat, len(phase.offers)
    scores = list(values(tables, supply))
    scores[mover] += min(offers, _houses(tables, supply, mover)) * tables.points[HOUSE]
    return _balance(tables, scores, seat) + promise * _crossings(state.frontier)


def worths(tables: Tables, state: State, actions: Sequence[Lay], seat: int) -> list[float]:
    """`worth` for the seat to lay, after each of these placements.

    A tile that comes with one joint closes no loop, so that only the sides of its cell matter.
    """
    phase, values_of = state.phase, Memo[Cell, "Surroundings"](partial(_surroundings, state))
    assert isinstance(phase, Laying)
    applied = partial(laying.apply, tables, state, phase)
    if not _is_simple(tables, state, phase):
        return [worth(tables, applied(action), seat) for action in actions]
    continues = len(phase.fresh) + 1 < tables.tiles_per_turn
    promise = _promise(tables, mine=continues)
    points = list(values(tables, state.supply))
    most = _houses(tables, state.supply, seat)
    crossings, earlier = _crossings(state.frontier), len(phase.formed)
    by_houses = []
    for offers in range(most + 1):
        scores = points.copy()
        scores[seat] += offers * tables.points[HOUSE]
        by_houses.append(_balance(tables, scores, seat))
    roads_of, found = tables.faces.roads, list[float]()
    for action in actions:
        roads = roads_of[action.face]
        come, covered, lonely, filled = values_of[action.cell]
        joints = roads & come
        if joints & joints - 1:
            found.append(worth(tables, applied(action), seat))
            continue
        formed = earlier + (roads & covered ^ come).bit_count()
        more = (roads & lonely).bit_count() - filled
        found.append(by_houses[min(formed, most)] + promise * (crossings + more))
    return found


class Surroundings(NamedTuple):
    """What lies around an empty cell, as sets of its sides.

    come     roads lead to the cell
    covered  a tile lies there
    lonely   an empty cell lies there which one road leads to
    filled   1 if two roads or more lead to the cell itself, else 0
    """

    come: Mask
    covered: Mask
    lonely: Mask
    filled: int


def _surroundings(state: State, at: Cell) -> Surroundings:
    land, frontier = state.land, state.frontier
    covered = lonely = 0
    for bit, step, _ in AROUND:
        if at + step in land:
            covered |= bit
        else:
            sides = frontier.get(at + step, 0)
            if sides and not sides & sides - 1:
                lonely |= bit
    come = frontier[at]
    return Surroundings(come, covered, lonely, int(come & come - 1 != 0))


def _is_simple(tables: Tables, state: State, phase: Laying) -> bool:
    """Whether placements with one joint close no loop and leave the map open."""
    if tables.faces.can_be_apart or len(state.frontier) < 2:
        return False
    joints = [state.land[cell] & 63 for cell in phase.fresh]
    return not any(sides & sides - 1 for sides in joints)


def _promise(tables: Tables, *, mine: bool) -> float:
    """What a crossing is worth to a seat that goes on, or to one that leaves it to the others."""
    if mine:
        return CROSSING_WORTH
    return -LEFT_OPEN_WORTH if tables.variant is not Variant.COOPERATIVE else LEFT_OPEN_WORTH


def _balance(tables: Tables, scores: list[int], seat: int) -> float:
    if tables.variant is Variant.COOPERATIVE:
        return float(sum(scores))
    return scores[seat] - RIVAL_WEIGHT * (sum(scores) - scores[seat])


def _houses(tables: Tables, supply: tuple[Supply, ...], seat: int) -> int:
    return sum([supply[colour][HOUSE] for colour in tables.colours[seat]])


def _settled(tables: Tables, state: State, phase: Laying) -> tuple[tuple[Supply, ...], int]:
    """The supplies, and how many houses would be offered, if the turn ended here."""
    loops = laying.closed(tables, state.land, state.land, phase.fresh)
    if not loops:
        return state.supply, len(phase.formed)
    _, supply, offers = settle(
        tables, state.land, state.ends, state.tokens, state.supply, phase.seat, phase.formed, loops
    )
    return supply, len(offers)


def _crossings(frontier: Frontier) -> int:
    """How many empty cells two roads or more lead to: who fills one closes a loop."""
    return sum([sides & sides - 1 != 0 for sides in frontier.values()])
