"""The forum: a marker, then its two cards, one after the other (CAR-F1 to CAR-F15)."""

from collections.abc import Sequence

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules.phases import turn
from quadriga.games.carpe_diem.rules.state import (
    NONE,
    Ordering,
    Paying,
    Purse,
    State,
    Visiting,
)
from quadriga.games.carpe_diem.rules.tables import Card, Tables


def legal_visits(tables: Tables, state: State) -> list[a.Visit]:
    """The free marker spaces."""
    rows = zip(tables.visits, state.markers, strict=True)
    return [visit for visit, marker in rows if marker == NONE]


def apply(tables: Tables, state: State, action: a.Visit | a.First | a.Pay | a.PayBread) -> State:
    """The position after a choice in the forum."""
    phase = state.phase
    if isinstance(phase, Visiting):
        assert isinstance(action, a.Visit)
        return visit(tables, state, phase, action)
    if isinstance(phase, Ordering):
        assert isinstance(action, a.First)
        return order(tables, state, phase, action)
    assert isinstance(phase, Paying)
    assert isinstance(action, a.Pay | a.PayBread)
    return pay(tables, state, phase, action)


def visit(tables: Tables, state: State, phase: Visiting, action: a.Visit) -> State:
    """The position with the marker on its space, for the rest of the game (CAR-F3)."""
    n, markers = tables.visit_number[action], state.markers
    following = Ordering(phase.seat, phase.later, action.a, action.b)
    return replace(state, phase=following, markers=(*markers[:n], phase.seat, *markers[n + 1 :]))


def legal_orders(tables: Tables, phase: Ordering) -> list[a.First]:
    """Either of the two cards."""
    return [tables.firsts[phase.a], tables.firsts[phase.b]]


def order(tables: Tables, state: State, phase: Ordering, action: a.First) -> State:
    """The position after the first of the two cards is chosen."""
    then = phase.b if action.space == phase.a else phase.a
    return resolve(tables, state, phase.seat, phase.later, action.space, then)


def resolve(
    tables: Tables, state: State, seat: Seat, later: tuple[Seat, ...], space: int, then: int
) -> State:
    """The position up to the next decision of a visit, from the card of a space on."""
    card = card_on(tables, state, space)
    if card.red:
        most = most_sets(card, state.purses[seat])
    else:
        most = own_sets(card, state.districts[seat].owned)
        state = given(tables, state, seat, card, most)
    bread = most_bread(tables, card, state.purses[seat].bread)
    if bread or (card.red and most):
        return replace(state, phase=Paying(seat, later, space, then))
    return _next(tables, state, seat, later, then, fulfilled=not card.red and most > 0)


def _next(
    tables: Tables, state: State, seat: Seat, later: tuple[Seat, ...], then: int, *, fulfilled: bool
) -> State:
    """The position when a card has been resolved; one without a set costs points (CAR-F14)."""
    if not fulfilled:
        purse = state.purses[seat]
        lost = tables.amounts.forum_penalty
        poorer = replace(purse, vp=purse.vp - lost, forums=_scored(state, purse, -lost))
        state = turn.with_purse(state, seat, poorer)
    if then != NONE:
        return resolve(tables, state, seat, later, then, NONE)
    return turn.visited(tables, state, later)


def card_on(tables: Tables, state: State, space: int) -> Card:
    """The card on a space of the forum."""
    return tables.cards[state.forum[tables.space_index[space]]]


def own_sets(card: Card, owned: tuple[int, ...]) -> int:
    """How often what a green card asks for is contained in what a district has (CAR-F9)."""
    return min([owned[what] // count for what, count in card.owned])


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
    """How many sets of a red card can be paid with goods and coins."""
    sets = 0
    while price(card, purse, sets + 1)[1] <= purse.coins:
        sets += 1
    return sets


def most_bread(tables: Tables, card: Card, bread: int) -> int:
    """How many sets can be paid with bread, one by one; what a set gives may be used (CAR-F13)."""
    cost = tables.amounts.bread_for_a_set
    sets = 0
    while bread >= cost:
        bread += card.bread - cost
        sets += 1
    return sets


def given(tables: Tables, state: State, seat: Seat, card: Card, sets: int) -> State:
    """The position with the reward of so many sets; its prestige is one move (CAR-W5)."""
    if not sets:
        return state
    purse = state.purses[seat]
    richer = replace(
        purse,
        vp=purse.vp + card.vp * sets,
        coins=purse.coins + card.coins * sets,
        bread=purse.bread + card.bread * sets,
        forums=_scored(state, purse, card.vp * sets),
    )
    state = turn.with_purse(state, seat, richer)
    if card.prestige:
        state = turn.advanced(tables, state, seat, card.prestige * sets)
    return state


def _scored(state: State, purse: Purse, vp: int) -> tuple[int, ...]:
    """The points of each forum with these of the present one."""
    n = state.stage - 1
    return (*purse.forums[:n], purse.forums[n] + vp, *purse.forums[n + 1 :])


def legal_pays(tables: Tables, state: State, phase: Paying) -> Sequence[a.Pay | a.PayBread]:
    """Every number of sets that can be paid."""
    card, purse = card_on(tables, state, phase.space), state.purses[phase.seat]
    bread = most_bread(tables, card, purse.bread)
    if card.red:
        return tables.pays[most_sets(card, purse), bread]
    return tables.bread_pays[bread]


def pay(tables: Tables, state: State, phase: Paying, action: a.Pay | a.PayBread) -> State:
    """The position when the sets have been paid for."""
    seat, card = phase.seat, card_on(tables, state, phase.space)
    purse = state.purses[seat]
    spent = action.bread * tables.amounts.bread_for_a_set
    if isinstance(action, a.Pay):
        goods, coins = price(card, purse, action.sets)
        left = replace(purse, goods=goods, coins=purse.coins - coins, bread=purse.bread - spent)
        sets = fulfilled = action.sets + action.bread
    else:
        left = replace(purse, bread=purse.bread - spent)
        sets = action.bread
        fulfilled = sets + own_sets(card, state.districts[seat].owned)
    state = given(tables, turn.with_purse(state, seat, left), seat, card, sets)
    return _next(tables, state, seat, phase.later, phase.then, fulfilled=fulfilled > 0)
