"""Fountain cards are drawn and returned (CAR-O4, CAR-O5)."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

from msgspec.structs import replace

from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases.rewarding import settle
from quadriga.games.carpe_diem.rules.state import NONE, Cards, Drawn, State
from quadriga.games.carpe_diem.rules.tables import Tables


def _coming(tables: Tables, state: State) -> tuple[int, Cards]:
    """How many cards come from the pile, and which of those under it follow (CAR-O5)."""
    count = tables.amounts.fountain_draw
    upper = min(count, len(state.pile))
    return upper, state.under[: count - upper]


def legal(tables: Tables, state: State, phase: s.Drawing) -> Sequence[a.Fountain]:
    """Every draw that can come up, in the order drawn."""
    upper, lower = _coming(tables, state)
    return [tables.fountains[cards + lower] for cards in permutations(state.pile, upper)]


def outcome(tables: Tables, state: State, text: str) -> a.Fountain | None:
    """The draw that `text` describes, or None if it can't come up."""
    upper, lower = _coming(tables, state)
    cards = tuple(tables.fountain_number.get(name, NONE) for name in text.split(" ")[1:])
    fits = len({*cards}) == len(cards) and {*cards[:upper]} <= {*state.pile}
    if len(cards) != upper + len(lower) or cards[upper:] != lower or not fits:
        return None
    action = tables.fountains[cards]
    return action if str(action) == text else None


def sample(tables: Tables, state: State, rng: Random) -> a.Fountain:
    """A random draw; all are equally likely."""
    upper, lower = _coming(tables, state)
    return tables.fountains[(*rng.sample(state.pile, upper), *lower)]


def draw(tables: Tables, state: State, phase: s.Drawing, action: a.Fountain) -> State:
    """The position with the cards in hand; one of the hand is returned next."""
    seat, hands = phase.seat, state.hands
    cards = tuple(tables.fountain_number[name] for name in action.ids)
    lower = len(cards) - min(len(cards), len(state.pile))
    hand = tuple(sorted(hands[seat] + cards))
    return replace(
        state,
        phase=s.Returning(seat, phase.waiting),
        pile=tuple(card for card in state.pile if card not in cards),
        under=state.under[lower:],
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        draws=(*state.draws, Drawn(seat, cards)),
    )


def legal_returns(tables: Tables, state: State, phase: s.Returning) -> list[a.Return]:
    """Any card of the hand, old or new."""
    return [tables.returns[card] for card in state.hands[phase.seat]]


def give_back(tables: Tables, state: State, phase: s.Returning, action: a.Return) -> State:
    """The position with a card under the pile; rewards that wait follow."""
    seat, hands = phase.seat, state.hands
    card = tables.fountain_number[action.card]
    hand = tuple(held for held in hands[seat] if held != card)
    *before, last = state.draws
    state = replace(
        state,
        under=(*state.under, card),
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        draws=(*before, replace(last, returned=card)),
    )
    return settle(tables, state, seat, phase.waiting)
