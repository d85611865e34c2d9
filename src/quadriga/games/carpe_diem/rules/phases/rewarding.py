"""What is completed gives its reward (CAR-B10, CAR-B11, CAR-L1 to CAR-O6)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules.phases import turn
from quadriga.games.carpe_diem.rules.state import (
    NONE,
    Crafting,
    Drawing,
    Gain,
    Gains,
    Placing,
    Purse,
    Rewarding,
    State,
)
from quadriga.games.carpe_diem.rules.tables import (
    ADMINISTRATION,
    BAKERY,
    CRAFTSMAN,
    FOUNTAIN,
    GRANARY,
    MARKET,
    MERCHANT,
    REWARDS,
    Tables,
)


def settle(tables: Tables, state: State, seat: Seat, waiting: Gains) -> State:
    """The position after the rewards that wait, up to the next decision.

    Each is dealt with completely before the next: what a craftsman's tile brings goes before
    (CAR-B11).
    """
    for n, gain in enumerate(waiting):
        if gain.kind == ADMINISTRATION:
            state = turn.advanced(tables, state, seat, tables.amounts.administration_steps)
        elif gain.kind == CRAFTSMAN:
            if any(tile != NONE for tile in state.row):  # Else it gives nothing (CAR-D7).
                return replace(state, phase=Crafting(seat, waiting[n + 1 :]))
        elif gain.kind == FOUNTAIN:
            if state.pile or state.under:  # Else nothing happens (CAR-O5).
                return replace(state, phase=Drawing(seat, waiting[n + 1 :]))
        else:
            state = turn.with_purse(state, seat, _given(tables, state.purses[seat], gain))
    return turn.ended(tables, state)


def _given(tables: Tables, purse: Purse, gain: Gain) -> Purse:
    """What a purse holds after a reward of goods, coins or bread."""
    amounts, goods = tables.amounts, purse.goods
    if gain.kind == MERCHANT:  # Returning the goods is not optional (CAR-D2).
        coins = purse.coins + sum(goods) + amounts.merchant_extra_coins
        return replace(purse, goods=(0,) * len(goods), coins=coins)
    if gain.kind == GRANARY:
        return replace(purse, bread=purse.bread + amounts.granary_bread)
    if gain.kind == MARKET:
        return replace(purse, coins=purse.coins + amounts.market_coins)
    if gain.kind == BAKERY:
        return replace(purse, bread=purse.bread + amounts.bakery_bread)
    good = tables.good_of[gain.kind]
    count = goods[good] + gain.tiles - 1  # CAR-L2
    return replace(purse, goods=(*goods[:good], count, *goods[good + 1 :]))


def apply(tables: Tables, state: State, action: a.Reward | a.Craft) -> State:
    """The position after a choice that a reward asks for."""
    phase = state.phase
    if isinstance(phase, Rewarding):
        assert isinstance(action, a.Reward)
        return reward(tables, state, phase, action)
    assert isinstance(phase, Crafting)
    assert isinstance(action, a.Craft)
    return craft(tables, state, phase, action)


def legal_rewards(phase: Rewarding) -> list[a.Reward]:
    """Either of the two, in the order of kinds."""
    return [REWARDS[gain.kind] for gain in phase.gains]


def reward(tables: Tables, state: State, phase: Rewarding, action: a.Reward) -> State:
    """The position after the chosen reward; the other follows unasked."""
    one, other = phase.gains
    first = (one, other) if REWARDS[one.kind] == action else (other, one)
    return settle(tables, state, phase.seat, first + phase.waiting)


def legal_crafts(tables: Tables, state: State) -> list[a.Craft]:
    """The filled slots of the bottom row."""
    return [craft for craft, tile in zip(tables.crafts, state.row, strict=True) if tile != NONE]


def craft(tables: Tables, state: State, phase: Crafting, action: a.Craft) -> State:
    """The position with a tile of the bottom row in hand; its slot stays empty."""
    n, row = action.slot - 1, state.row
    following = Placing(phase.seat, row[n], phase.waiting)
    return replace(state, phase=following, row=(*row[:n], NONE, *row[n + 1 :]))
