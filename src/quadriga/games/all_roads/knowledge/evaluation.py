"""What a position is worth: the pair player of the specification, section 7."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from quadriga.games.all_roads.box.hexes import AROUND, Cell, Mask
from quadriga.games.all_roads.knowledge.closing import (
    Closing,
    Yield,
    closing,
    loops_after,
    scores_after,
)
from quadriga.games.all_roads.rules.actions import Done, House, Lay
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.roads import Frontier
from quadriga.games.all_roads.rules.scoring import houses_left, in_supply, points
from quadriga.games.all_roads.rules.settling import closed, settle
from quadriga.games.all_roads.rules.state import HOUSE, Building, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.kit.memo import Memo

RIVAL_WEIGHT = 0.25
"""What a point of another seat subtracts."""

CROSSING_WORTH = 0.8
"""The worth of a crossing to a seat that has another tile to lay in this turn."""

LEFT_OPEN_WORTH = 0.1
"""The worth of a crossing to the others when it is left to them."""


def worth(tables: Tables, state: State, seat: int) -> float:
    """Points that this position promises to a seat, at any moment of a turn."""
    phase, promise = state.phase, _promise(tables, mine=False)
    if isinstance(phase, Over) or not any(state.hands):
        promise = 0.0
    elif isinstance(phase, Laying) and phase.fresh:
        promise = CROSSING_WORTH if phase.seat == seat else -CROSSING_WORTH
    balance = _balance(tables, likely_points(tables, state), seat)
    return balance + promise * crossings(state.frontier)


def likely_points(tables: Tables, state: State) -> list[int]:
    """The points of each seat if the turn ended here with all houses built that are offered."""
    phase, supply, mover = state.phase, state.supply, 0
    offers: Sequence[int] = ()
    if isinstance(phase, Laying) and phase.fresh:
        mover, (_, _, supply, offers) = phase.seat, settle(tables, state.land, state)
    elif isinstance(phase, Building):
        mover, offers = phase.seat, phase.offers
    scores = list(points(tables, supply))
    if offers:
        scores[mover] += min(len(offers), houses_left(tables, supply, mover)) * tables.points[HOUSE]
    return scores


def worths_of_houses(
    tables: Tables, state: State, phase: Building, actions: Sequence[House | Done]
) -> list[float]:
    """`worth` for the seat to build, after each of these choices."""
    seat, scores = phase.seat, list(points(tables, state.supply))
    houses = houses_left(tables, state.supply, seat)
    promise = _promise(tables, mine=False) if any(state.hands) else 0.0
    crossed, own, offers, found = crossings(state.frontier), scores[seat], phase.offers, []
    for action in actions:
        further = len(offers) - offers.index(action.place) if isinstance(action, House) else 0
        scores[seat] = own + min(further, houses) * tables.points[HOUSE]
        found.append(_balance(tables, scores, seat) + promise * crossed)
    return found


def worths_of_tiles(
    tables: Tables, state: State, phase: Laying, actions: Sequence[Lay]
) -> list[float]:
    """`worth` for the seat to lay, after each of these placements; none may close the map."""
    faces, seat = tables.faces, phase.seat
    scores = points(tables, state.supply)
    left = [in_supply(tables, state, owner) for owner in range(tables.seats)]
    before = closed(tables, state.land, state.land, phase.fresh)
    around: Memo[Cell, Surroundings] = Memo(partial(_surroundings, tables, state))
    closings: dict[int, Closing] = {}
    balances: Memo[Yield, float] = Memo(
        lambda brought: _balance(tables, scores_after(tables, scores, left, seat, brought), seat)
    )
    no_upgrades = ((0, 0),) * tables.seats
    simple: Memo[int, float] = Memo(lambda n: balances[Yield(no_upgrades, 0, 0, 0, n)])
    promise, crossed, earlier = 0.0, crossings(state.frontier), len(phase.formed)
    if laying.tiles_left(state) > 1:
        promise = _promise(tables, mine=len(phase.fresh) + 1 < tables.tiles_per_turn)
    found = list[float]()
    for action in actions:
        face = action.face
        roads = faces.roads[face]
        come, covered, warm, lonely, filled = around[action.cell]
        joints, formed = roads & come, roads & covered ^ come
        closes = joints & joints - 1  # A single joint closes nothing.
        if closes or before:
            key = action.cell << 6 | (joints if closes else 0)
            known = closings.get(key)
            if known is None:
                loops = loops_after(tables, state, phase, action, joints) if closes else before
                known = closing(tables, state, phase, loops, action.cell, joints)
                closings[key] = known
            at_springs = warm | come & faces.springs[face]
            balance = balances[known.with_tile(roads, faces.routes[face], formed, at_springs)]
        else:
            balance = simple[earlier + formed.bit_count()]
        more = (roads & lonely).bit_count() - filled
        found.append(balance + promise * (crossed + more))
    return found


class Surroundings(NamedTuple):
    """The sides of an empty cell, in sets.

    come     roads lead to the cell from here
    covered  there is a tile here
    warm     there is a tile here with a hot spring towards the cell
    lonely   there is an empty cell here that one road leads to
    filled   1 if two roads or more lead to the cell itself, else 0
    """

    come: Mask
    covered: Mask
    warm: Mask
    lonely: Mask
    filled: int


def _surroundings(tables: Tables, state: State, at: Cell) -> Surroundings:
    land, frontier, springs = state.land, state.frontier, tables.faces.springs
    covered = warm = lonely = 0
    for bit, step, back_bit in AROUND:
        lie = land.get(at + step)
        if lie is not None:
            covered |= bit
            if springs[lie >> 6] & back_bit:
                warm |= bit
        else:
            sides = frontier.get(at + step, 0)
            if sides and not sides & sides - 1:
                lonely |= bit
    come = frontier[at]
    return Surroundings(come, covered, warm, lonely, int(come & come - 1 != 0))


def _promise(tables: Tables, *, mine: bool) -> float:
    """What a crossing is worth to a seat that goes on, or that leaves it to the others."""
    if mine:
        return CROSSING_WORTH
    return -LEFT_OPEN_WORTH if tables.variant is not Variant.COOPERATIVE else LEFT_OPEN_WORTH


def _balance(tables: Tables, scores: list[int], seat: int) -> float:
    if tables.variant is Variant.COOPERATIVE:
        return float(sum(scores))
    return scores[seat] - RIVAL_WEIGHT * (sum(scores) - scores[seat])


def crossings(frontier: Frontier) -> int:
    """The number of crossings: empty cells with two roads or more, where a tile closes a loop."""
    return sum([sides & sides - 1 != 0 for sides in frontier.values()])
