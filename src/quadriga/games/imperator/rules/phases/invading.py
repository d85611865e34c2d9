"""The barbarian invasion that closes a period (IMP-I1)."""

from msgspec.structs import replace

from quadriga.games.imperator.rules.actions import Action, Lose, Pay, Spend
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import OVER, PAYING, Losing, State
from quadriga.games.imperator.rules.tables import Tables

PAY = Pay()


def legal(tables: Tables, state: State) -> list[Action]:
    """Pay, or lose regions other than Rome; if neither is possible Rome falls (IMP-I4 to I7)."""
    actions: list[Action] = []
    exchange = tables.powers[state.cubes].exchange
    if turn.can_pay(state, (0, tables.prices[state.marked], 0), exchange):
        actions.append(PAY)
    losable = tables.losable[state.regions]
    if len(losable) >= tables.losses[state.marked]:
        actions += losable
    return actions or list(tables.lose_rome)


def apply(tables: Tables, state: State, action: Action) -> State:
    """The position after paying, or after the first loss."""
    if isinstance(action, Pay):
        return _pay(tables, state)
    return lose(tables, state, tables.losses[state.marked], action)


def _pay(tables: Tables, state: State) -> State:
    price = tables.prices[state.marked]
    split = (0, price)
    if tables.powers[state.cubes].exchange:
        ways = turn.ways_to_spend(state, price)
        if len(ways) > 1:
            return replace(state, phase=PAYING)
        split = (ways[0], price - ways[0])
    return turn.marked(tables, turn.paid(state, (*split, 0)))


def apply_spend(tables: Tables, state: State, action: Action) -> State:
    """The invasion, paid in this mixture."""
    assert isinstance(action, Spend)
    return turn.marked(tables, turn.paid(state, (action.culture, action.military, 0)))


def lose(tables: Tables, state: State, left: int, action: Action) -> State:
    """The position after a cube is taken off, with `left` regions to lose, this one included."""
    assert isinstance(action, Lose)
    bit = tables.region_bit[action.region]
    after = replace(state, regions=state.regions & ~bit)
    if bit == tables.rome:
        return replace(after, phase=OVER)  # Rome falls; the invasion is not marked (IMP-I6).
    if left > 1:
        return replace(after, phase=Losing(left - 1))
    return turn.marked(tables, after)
