"""What is completed gives its reward (CAR-B10, CAR-B11, CAR-L1 to CAR-O6)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.box.components import Good, Kind
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import turn
from quadriga.games.carpe_diem.rules.state import NONE, Gain, Gains, Purse, State
from quadriga.games.carpe_diem.rules.tables import GOODS, REWARDS, Tables


def settle(tables: Tables, state: State, seat: Seat, waiting: Gains) -> State:
    """The position after the rewards that wait, up to the next decision.

    Each is dealt with completely before the next: the rewards of a craftsman's tile come first
    (CAR-B11).
    """
    for n, gain in enumerate(waiting):
        if gain.kind is Kind.ADMINISTRATION:
            state = turn.advanced(tables, state, seat, tables.amounts.administration_steps)
        elif gain.kind is Kind.CRAFTSMAN:
            if any(tile != NONE for tile in state.row):  # Else it gives nothing (CAR-D7).
                return replace(state, phase=s.Crafting(seat, waiting[n + 1 :]))
        elif gain.kind is Kind.FOUNTAIN:
            if state.pile or state.under:  # Else nothing happens (CAR-O5).
                return replace(state, phase=s.Drawing(seat, waiting[n + 1 :]))
        else:
            state = turn.with_purse(state, seat, _given(tables, state.purses[seat], gain))
    return turn.ended(tables, state)


def _given(tables: Tables, purse: Purse, gain: Gain) -> Purse:
    """What a purse holds after a reward of goods, coins or bread."""
    goods, reward = purse.goods, tables.reward(gain.kind, gain.tiles)
    if reward is None:
        # A merchant takes all goods, like it or not (CAR-D2).
        coins = purse.coins + sum(goods) + tables.amounts.merchant_extra_coins
        return replace(purse, goods=(0,) * len(goods), coins=coins)
    n, thing = reward
    if thing == "coins":
        return replace(purse, coins=purse.coins + n)
    if thing == "bread":
        return replace(purse, bread=purse.bread + n)
    at = GOODS.index(Good(thing))
    return replace(purse, goods=(*goods[:at], goods[at] + n, *goods[at + 1 :]))


def legal_rewards(tables: Tables, state: State, phase: s.Rewarding) -> list[a.Reward]:
    """Either of the two, in the order of kinds."""
    return [REWARDS[gain.kind] for gain in phase.gains]


def reward(tables: Tables, state: State, phase: s.Rewarding, action: a.Reward) -> State:
    """The position after the chosen reward; the other follows by itself."""
    one, other = phase.gains
    first = (one, other) if one.kind == action.kind else (other, one)
    return settle(tables, state, phase.seat, first + phase.waiting)


def legal_crafts(tables: Tables, state: State, phase: s.Crafting) -> list[a.Craft]:
    """The filled slots of the bottom row."""
    return [craft for craft, tile in zip(tables.crafts, state.row, strict=True) if tile != NONE]


def craft(tables: Tables, state: State, phase: s.Crafting, action: a.Craft) -> State:
    """The position with a tile of the bottom row in hand; its slot stays empty."""
    n, row = action.slot - 1, state.row
    following = s.Placing(phase.seat, row[n], phase.waiting)
    return replace(state, phase=following, row=(*row[:n], NONE, *row[n + 1 :]))
