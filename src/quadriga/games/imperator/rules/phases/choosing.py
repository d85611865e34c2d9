"""Using the upper or the lower part of one drawn card (IMP-T2)."""

from typing import assert_never

from msgspec.structs import replace

from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import DRAWING, Spending, State
from quadriga.games.imperator.rules.tables import Tables


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
    for action, row in lowers:
        if turn.can_pay(state, row.cost, exchange) and not tables.is_complete(row, cubes):
            legal.append(action)
    return legal


def apply(tables: Tables, state: State, action: a.Action) -> State:
    """The position after the choice: before a split, or at the end of the turn."""
    match action:
        case a.Take() | a.Tribute():
            return turn.gained(tables, state, turn.gain(tables, state, action))
        case a.Raise() | a.Conquer() | a.Build():
            # IMP-M16: the Senate's own second cube is paid before the Senate is complete.
            cost = turn.only_payment(tables, state, turn.price(tables, state, action))
            if cost is None:
                return replace(state, phase=Spending(action))
            return bought(tables, turn.paid(state, cost), action)
        case _:
            raise AssertionError(f"{action} uses no card")


def bought(tables: Tables, state: State, action: a.Priced) -> State:
    """The effect of an action that has been paid."""
    match action:
        case a.Conquer(region):
            held = replace(state, regions=state.regions | tables.region_bit[region])
            return turn.gained(tables, held, turn.gain(tables, held, action))
        case a.Build(card):
            built = state.built | tables.card[card].bit
            return turn.ended(tables, replace(state, phase=DRAWING, hand=0, built=built))
        case a.Raise(card):
            n = tables.card[card].monument
            cubes = (*state.cubes[:n], state.cubes[n] + 1, *state.cubes[n + 1 :])
            return turn.ended(tables, replace(state, phase=DRAWING, hand=0, cubes=cubes))
        case _:
            assert_never(action)
