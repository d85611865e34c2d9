"""The barbarian invasion that closes a period (IMP-I1)."""

from collections.abc import Sequence

from msgspec.structs import replace

from quadriga.games.imperator.rules.actions import PAY, Action, Lose, Pay
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import OVER, PAYING, Losing, State
from quadriga.games.imperator.rules.tables import Tables


def legal(tables: Tables, state: State) -> list[Action]:
    """Pay, or lose regions other than Rome; if neither is possible Rome falls (IMP-I4 to I7)."""
    actions: list[Action] = []
    exchange = tables.powers[state.cubes].exchange
    if turn.can_pay(state, turn.price(tables, state, PAY), exchange):
        actions.append(PAY)
    losable = tables.losable[state.regions]
    if len(losable) >= tables.losses[state.marked]:
        actions += losable
    return actions or list(tables.lose_rome)


def apply(tables: Tables, state: State, action: Action) -> State:
    """The position after paying, or after the first loss."""
    if not isinstance(action, Pay):
        return _lost(tables, state, tables.losses[state.marked], action)
    cost = turn.only_payment(tables, state, turn.price(tables, state, PAY))
    if cost is None:
        return replace(state, phase=PAYING)
    return turn.marked(tables, turn.paid(state, cost))


def legal_losses(tables: Tables, state: State) -> Sequence[Lose]:
    """Every region but Rome."""
    return tables.losable[state.regions]


def apply_loss(tables: Tables, state: State, action: Action) -> State:
    """The position after a further loss."""
    assert isinstance(state.phase, Losing)
    return _lost(tables, state, state.phase.left, action)


def _lost(tables: Tables, state: State, left: int, action: Action) -> State:
    """The position after one of `left` losses."""
    assert isinstance(action, Lose)
    bit = tables.region_bit[action.region]
    after = replace(state, regions=state.regions & ~bit)
    if bit == tables.rome:
        return replace(after, phase=OVER)  # Rome falls; the invasion is not marked (IMP-I6).
    if left > 1:
        return replace(after, phase=Losing(left - 1))
    return turn.marked(tables, after)
