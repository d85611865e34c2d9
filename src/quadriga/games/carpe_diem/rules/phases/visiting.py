"""The forum: a marker, then its two cards, one after the other (CAR-F1 to CAR-F15)."""

from collections.abc import Sequence

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import turn
from quadriga.games.carpe_diem.rules.state import NONE, Purse, State
from quadriga.games.carpe_diem.rules.tables import Card, Tables


def free_pairs(tables: Tables, state: State) -> list[tuple[int, int]]:
    """The pairs of spaces without a marker between them."""
    rows = zip(tables.pairs, state.markers, strict=True)
    return [pair for pair, marker in rows if marker == NONE]


def legal_visits(tables: Tables, state: State, phase: s.Visiting) -> list[a.Visit]:
    """The free marker spaces."""
    rows = zip(tables.visits, state.markers, strict=True)
    return [visit for visit, marker in rows if marker == NONE]


def visit(tables: Tables, state: State, phase: s.Visiting, action: a.Visit) -> State:
    """The position with the marker on its space, for the rest of the game (CAR-F3)."""
    n, markers = tables.pairs.index((action.a, action.b)), state.markers
    following = s.Ordering(phase.seat, phase.later, action.a, action.b)
    return replace(state, phase=following, markers=(*markers[:n], phase.seat, *markers[n + 1 :]))


def legal_orders(tables: Tables, state: State, phase: s.Ordering) -> list[a.First]:
    """Either of the two cards."""
    return [tables.firsts[phase.a], tables.firsts[phase.b]]


def order(tables: Tables, state: State, phase: s.Ordering, action: a.First) -> State:
    """The position after the first of the two cards is chosen."""
    then = phase.b if action.space == phase.a else phase.a
    return _resolve(tables, state, s.Paying(phase.seat, phase.later, action.space, then))


def _resolve(tables: Tables, state: State, phase: s.Paying) -> State:
    """The position up to the next decision of a visit: what `phase` is about comes next."""
    card = card_on(tables, state, phase.space)
    own = own_sets(card, state.districts[phase.seat].owned)
    state = _given(tables, state, phase.seat, card, own)
    purse = state.purses[phase.seat]
    if most_bread(tables, card, purse.bread) or most_sets(card, purse):
        return replace(state, phase=phase)
    return _next(tables, state, phase, fulfilled=own > 0)


def _next(tables: Tables, state: State, phase: s.Paying, *, fulfilled: bool) -> State:
    """The position when a card has been resolved; one without a set costs points (CAR-F14)."""
    seat, later, then = phase.seat, phase.later, phase.then
    if not fulfilled:
        purse = state.purses[seat]
        lost = tables.amounts.forum_penalty
        poorer = replace(purse, vp=purse.vp - lost, forums=_scored(state, purse, -lost))
        state = turn.with_purse(state, seat, poorer)
    if then is not None:
        return _resolve(tables, state, s.Paying(seat, later, then, None))
    return turn.visited(tables, state, later)


def card_on(tables: Tables, state: State, space: int) -> Card:
    """The card on a space of the forum."""
    return tables.cards[state.forum[tables.space_index[space]]]


def own_sets(card: Card, owned: tuple[int, ...]) -> int:
    """How many sets of a green card a district has (CAR-F9); 0 for a red card."""
    return min([owned[what] // count for what, count in card.owned], default=0)


def price(card: Card, purse: Purse, sets: int) -> tuple[tuple[int, ...], int]:
    """What sets of a red card cost: the goods left, and coins for those missing (CAR-F7)."""
    coins = 0
    left = []
    for have, need in zip(purse.goods, card.goods, strict=True):
        rest = have - need * sets
        if rest < 0:
            coins -= rest
            rest = 0
        left.append(rest)
    return tuple(left), coins


def most_sets(card: Card, purse: Purse) -> int:
    """How many sets of a red card goods and coins can pay for; 0 for a green card."""
    sets = 0
    while card.red and price(card, purse, sets + 1)[1] <= purse.coins:
        sets += 1
    return sets


def most_bread(tables: Tables, card: Card, bread: int) -> int:
    """How many sets bread can pay for, one by one; bread from earlier sets counts (CAR-F13)."""
    cost = tables.amounts.bread_for_a_set
    sets = 0
    while bread >= cost:
        bread += card.bread - cost
        sets += 1
    return sets


def rewarded(card: Card, purse: Purse, sets: int) -> Purse:
    """A purse with the reward for a number of sets."""
    if not sets:
        return purse
    return replace(
        purse,
        vp=purse.vp + card.vp * sets,
        coins=purse.coins + card.coins * sets,
        bread=purse.bread + card.bread * sets,
    )


def paid(tables: Tables, card: Card, purse: Purse, sets: int, bread: int) -> Purse:
    """A purse after paying for `sets` with goods and coins, and for `bread` more with bread."""
    goods, coins = price(card, purse, sets)
    left = purse.bread - bread * tables.amounts.bread_for_a_set
    return replace(purse, goods=goods, coins=purse.coins - coins, bread=left)


def _given(tables: Tables, state: State, seat: Seat, card: Card, sets: int) -> State:
    """The position with the reward for a number of sets; its prestige is one move (CAR-W5)."""
    if not sets:
        return state
    purse = rewarded(card, state.purses[seat], sets)
    richer = replace(purse, forums=_scored(state, purse, card.vp * sets))
    state = turn.with_purse(state, seat, richer)
    if card.prestige:
        state = turn.advanced(tables, state, seat, card.prestige * sets)
    return state


def _scored(state: State, purse: Purse, vp: int) -> tuple[int, ...]:
    """The points from each forum, with `vp` more from the current one."""
    n = state.stage - 1
    return (*purse.forums[:n], purse.forums[n] + vp, *purse.forums[n + 1 :])


def legal_pays(
    tables: Tables, state: State, phase: s.Paying
) -> Sequence[a.Pay] | Sequence[a.PayBread]:
    """Every number of sets that can be paid for."""
    card, purse = card_on(tables, state, phase.space), state.purses[phase.seat]
    bread = most_bread(tables, card, purse.bread)
    if card.red:
        return tables.pays[most_sets(card, purse), bread]
    return tables.bread_pays[bread]


def pay(tables: Tables, state: State, phase: s.Paying, action: a.Pay | a.PayBread) -> State:
    """The position when the sets have been paid for."""
    seat, card = phase.seat, card_on(tables, state, phase.space)
    left = paid(tables, card, state.purses[seat], action.sets, action.bread)
    sets = action.sets + action.bread
    own = own_sets(card, state.districts[seat].owned)
    state = _given(tables, turn.with_purse(state, seat, left), seat, card, sets)
    return _next(tables, state, phase, fulfilled=own + sets > 0)
