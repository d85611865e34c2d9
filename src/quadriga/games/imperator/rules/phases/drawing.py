"""The draw that begins a turn (IMP-T1)."""

from itertools import combinations
from random import Random

from msgspec.structs import replace

from quadriga.games.imperator.rules.actions import Action, Draw
from quadriga.games.imperator.rules.state import CHOOSING, State
from quadriga.games.imperator.rules.tables import Tables


def legal(tables: Tables, state: State) -> list[Draw]:
    """Every possible draw."""
    bits = [row.bit for row in tables.rows(state.deck)]
    size = min(tables.hand_size, len(bits))
    return [tables.draw[sum(cards)] for cards in combinations(bits, size)]


def outcome(tables: Tables, state: State, text: str) -> Draw | None:
    """The draw that a text names, with its cards in the order of the data file; else None."""
    hand = 0
    for name in text.split(" ")[1:]:
        row = tables.card.get(name)
        if row is None or not state.deck & row.bit:
            return None
        hand |= row.bit
    if hand.bit_count() != min(tables.hand_size, state.deck.bit_count()):
        return None
    draw = tables.draw[hand]
    return draw if str(draw) == text else None


def sample(tables: Tables, state: State, rng: Random) -> Draw:
    """A random draw; every set of cards is equally likely."""
    deck = state.deck
    if deck.bit_count() <= tables.hand_size:
        return tables.draw[deck]
    bits, random, hand = tables.bits, rng.random, 0
    count = len(bits)
    for _ in range(tables.hand_size):
        # Trying again until a card is in the deck is faster than listing the deck.
        bit = bits[int(random() * count)]
        while not deck & bit:
            bit = bits[int(random() * count)]
        deck ^= bit
        hand |= bit
    return tables.draw[hand]


def apply(tables: Tables, state: State, action: Action) -> State:
    """The cards leave the deck for the hand."""
    assert isinstance(action, Draw)
    return replace(state, phase=CHOOSING, hand=action.hand, deck=state.deck & ~action.hand)
