"""One drawn card is used: its upper part or its lower part (IMP-T2)."""

from typing import assert_never

from msgspec.structs import replace

from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import DRAWING, Spending, State
from quadriga.games.imperator.rules.tables import NO_MONUMENT, UNIT, Amounts, Tables


def legal(tables: Tables, state: State) -> list[a.Action]:
    """Every upper part (IMP-T3), and the lower parts that can be paid and have an effect."""
    takes, conquest, tribute, lowers = tables.hand[state.hand]
    cubes = state.cubes
    exchange = tables.powers[cubes].exchange
    legal: list[a.Action] = [*takes]
    if conquest and turn.can_pay(state, (0, state.regions.bit_count(), 0), exchange):
        legal += tables.conquests[state.regions]
    if tribute:
        legal += tables.tributes
    for action, cost, monument in lowers:
        if turn.can_pay(state, cost, exchange) and (
            # A complete monument takes no further cube (IMP-M3).
            monument == NO_MONUMENT or cubes[monument] < tables.cubes_needed[monument]
        ):
            legal.append(action)
    return legal


def apply(tables: Tables, state: State, action: a.Action) -> State:
    """The position after the choice: before a split, or at the end of the turn."""
    match action:
        case a.Take() | a.Tribute():
            return turn.gained(tables, state, gain(tables, state, action))
        case a.Raise() | a.Conquer() | a.Build():
            # IMP-M16: the Senate's own second cube is paid before the Senate is complete.
            cost = turn.only_payment(tables, state, price(tables, state, action))
            if cost is None:
                return replace(state, phase=Spending(action))
            return bought(tables, turn.paid(state, cost), action)
        case _:
            raise AssertionError(f"{action} uses no card")


def price(tables: Tables, state: State, action: a.Priced | a.Pay) -> Amounts:
    """What an action costs now; a conquest 1 military for each region held (IMP-A1)."""
    match action:
        case a.Conquer():
            return (0, state.regions.bit_count(), 0)
        case a.Build(card) | a.Raise(card):
            return tables.card[card].cost
        case a.Pay():
            return (0, tables.prices[state.marked], 0)
        case _:
            assert_never(action)


def gain(tables: Tables, state: State, action: a.Gainful) -> Amounts:
    """What an action brings, without the bonuses of buildings."""
    match action:
        case a.Take(card):
            return tables.card[card].upper
        case a.Conquer(region):
            gives = tables.region[region].gives
            assert gives is not None, "Rome is never conquered"
            return UNIT[gives]
        case a.Tribute(resource):  # One unit for each region held (IMP-A6).
            culture, military, industry = UNIT[resource]
            held = state.regions.bit_count()
            return (culture * held, military * held, industry * held)
        case _:
            assert_never(action)


def bought(tables: Tables, state: State, action: a.Priced) -> State:
    """The effect of an action that has been paid."""
    match action:
        case a.Conquer(region):
            held = replace(state, regions=state.regions | tables.region_bit[region])
            return turn.gained(tables, held, gain(tables, held, action))
        case a.Build(card):
            built = state.built | tables.card[card].bit
            return turn.ended(tables, replace(state, phase=DRAWING, hand=0, built=built))
        case a.Raise(card):
            n = tables.card[card].monument
            cubes = (*state.cubes[:n], state.cubes[n] + 1, *state.cubes[n + 1 :])
            return turn.ended(tables, replace(state, phase=DRAWING, hand=0, cubes=cubes))
        case _:
            assert_never(action)
