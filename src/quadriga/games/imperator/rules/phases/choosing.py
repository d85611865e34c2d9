"""One drawn card is used: its upper part or its lower part (IMP-T2)."""

from typing import assert_never

from msgspec.structs import replace

from quadriga.games.imperator.box.components import Resource
from quadriga.games.imperator.rules.actions import (
    Action,
    Build,
    Conquer,
    Priced,
    Raise,
    Take,
    Tribute,
)
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import DRAWING, Spending, State
from quadriga.games.imperator.rules.tables import NO_MONUMENT, UNIT, Amounts, Tables


def legal(tables: Tables, state: State, hand: int) -> list[Action]:
    """Every upper part (IMP-T3), and the lower parts that can be paid and have an effect."""
    takes, conquest, tribute_, lowers = tables.hand[hand]
    cubes = state.cubes
    exchange = tables.powers[cubes].exchange
    actions: list[Action] = [*takes]
    if conquest and turn.can_pay(state, (0, state.regions.bit_count(), 0), exchange):
        actions += tables.conquests[state.regions]
    if tribute_:
        actions += tables.tributes
    for action, cost, monument in lowers:
        if turn.can_pay(state, cost, exchange) and (
            # A complete monument takes no further cube (IMP-M3).
            monument == NO_MONUMENT or cubes[monument] < tables.cubes_needed[monument]
        ):
            actions.append(action)
    return actions


def apply(tables: Tables, state: State, hand: int, action: Action) -> State:
    """The position after the choice: a split is asked, or the turn runs to its end."""
    match action:
        case Take(card):
            return turn.gained(tables, state, hand, tables.card[card].upper)
        case Tribute(resource):
            return turn.gained(tables, state, hand, tribute(state, resource))
        case Raise() | Conquer() | Build():
            return _priced(tables, state, hand, action)
        case _:
            raise AssertionError(f"{action} uses no card")


def _priced(tables: Tables, state: State, hand: int, action: Priced) -> State:
    cost = price(tables, state, action)
    # IMP-M16: the Senate's own second cube is paid before the Senate is complete.
    if tables.powers[state.cubes].exchange:
        units = cost[0] + cost[1]
        ways = turn.ways_to_spend(state, units)
        if len(ways) > 1:
            return replace(state, phase=Spending(hand, action))
        cost = (ways[0], units - ways[0], cost[2])
    return bought(tables, turn.paid(state, cost), hand, action)


def price(tables: Tables, state: State, action: Priced) -> Amounts:
    """What an action costs now; a conquest 1 military for each region held (IMP-A1)."""
    match action:
        case Conquer():
            return (0, state.regions.bit_count(), 0)
        case Build(card) | Raise(card):
            return tables.card[card].cost
        case _:
            assert_never(action)


def bought(tables: Tables, state: State, hand: int, action: Priced) -> State:
    """The effect of an action that has been paid."""
    match action:
        case Conquer(region):
            held = replace(state, regions=state.regions | tables.region_bit[region])
            return turn.gained(tables, held, hand, given_by(tables, region))
        case Build(card):
            built = state.built | tables.card[card].bit
            return turn.ended(tables, replace(state, phase=DRAWING, built=built))
        case Raise(card):
            n = tables.card[card].monument
            cubes = (*state.cubes[:n], state.cubes[n] + 1, *state.cubes[n + 1 :])
            return turn.ended(tables, replace(state, phase=DRAWING, cubes=cubes))
        case _:
            assert_never(action)


def given_by(tables: Tables, region: str) -> Amounts:
    """The unit that the conquest of a region brings (IMP-A1)."""
    gives = tables.region[region].gives
    assert gives is not None, "Rome is never conquered"
    return UNIT[gives]


def tribute(state: State, resource: Resource) -> Amounts:
    """One unit of a kind for each region held (IMP-A6)."""
    regions = state.regions.bit_count()
    return (regions, 0, 0) if resource is Resource.CULTURE else (0, 0, regions)
