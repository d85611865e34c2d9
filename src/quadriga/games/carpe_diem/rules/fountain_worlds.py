"""Worlds: where all fountain cards may be, given the draws as one seat saw them.

A card that was returned lies under the pile, and whoever returned it knows where. When the cards
above it are drawn, it comes up again, so the seat may know a card in somebody else's hand, or
learn from its own draw what somebody else returned.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules.state import NONE, Cards, Drawn


class Seen(NamedTuple):
    """A draw as somebody saw it: None for a hidden card, NONE where none is returned yet."""

    seat: Seat
    cards: tuple[int | None, ...]
    returned: int | None


class World(NamedTuple):
    """Where every fountain card is, and how it came there."""

    pile: Cards
    under: Cards
    hands: tuple[Cards, ...]
    draws: tuple[Drawn, ...]


Place = int
"""A card by its place in the pile before anything was drawn, whatever card that is."""


class _History(NamedTuple):
    """The places that were drawn and returned so far, and the cards that are known."""

    drawn: tuple[tuple[Place, ...], ...]
    returned: tuple[Place, ...]
    known: dict[Place, int]


def sample_world(count: int, draws: Sequence[Seen], seats: int, rng: Random) -> World:
    """Sample a world of `count` cards that is consistent with `draws`."""
    hands: tuple[tuple[Place, ...], ...] = ((),) * seats
    history = _extended(draws, tuple(range(count)), hands, _History((), (), {}), rng)
    assert history is not None, "what was seen has happened"
    known = dict(history.known)
    unknown = [card for card in range(count) if card not in {*known.values()}]
    rng.shuffle(unknown)
    for place in range(count):
        if place not in known:
            known[place] = unknown.pop()
    return _world(count, draws, seats, history, known)


def _extended(
    draws: Sequence[Seen],
    queue: tuple[Place, ...],
    hands: tuple[tuple[Place, ...], ...],
    history: _History,
    rng: Random,
) -> _History | None:
    """Extend `history` by the remaining draws; None if they contradict what is known."""
    if len(history.drawn) == len(draws):
        return history
    seat, cards, returned = draws[len(history.drawn)]
    places = queue[: len(cards)]
    known = _learnt(history.known, places, cards)
    if known is None:
        return None
    hand = (*hands[seat], *places)
    for back in _returnable(hand, known, returned, rng):
        left = tuple(place for place in hand if place != back)
        after = _extended(
            draws,
            (*queue[len(cards) :], *[back] * (back != NONE)),
            (*hands[:seat], left, *hands[seat + 1 :]),
            _History((*history.drawn, places), (*history.returned, back), known),
            rng,
        )
        if after is not None:
            return after
    return None


def _learnt(
    known: dict[Place, int], places: tuple[Place, ...], cards: tuple[int | None, ...]
) -> dict[Place, int] | None:
    """What is known once these cards were seen on these places, or None if that cannot be."""
    learnt = dict(known)
    for place, card in zip(places, cards, strict=True):
        if card is None:
            continue
        if learnt.get(place, card) != card or (place not in learnt and card in learnt.values()):
            return None
        learnt[place] = card
    return learnt


def _returnable(
    hand: tuple[Place, ...], known: dict[Place, int], returned: int | None, rng: Random
) -> Sequence[Place]:
    """What may have been returned: the card that was seen, or any."""
    if returned is None:
        return rng.sample(hand, len(hand))
    if returned == NONE:
        return (NONE,)
    return [place for place in hand if known.get(place) == returned]


def _world(
    count: int, draws: Sequence[Seen], seats: int, history: _History, known: dict[Place, int]
) -> World:
    """Where every card is at the end of `history`."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    drawn = []
    taken, given = 0, []
    for seen, places, back in zip(draws, history.drawn, history.returned, strict=True):
        cards = tuple(known[place] for place in places)
        hands[seen.seat].extend(cards)
        taken += len(cards)
        card = NONE
        if back != NONE:
            card = known[back]
            hands[seen.seat].remove(card)
            given.append(card)
        drawn.append(Drawn(seen.seat, cards, card))
    return World(
        pile=tuple(sorted(known[place] for place in range(min(taken, count), count))),
        under=tuple(given[max(0, taken - count) :]),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        draws=tuple(drawn),
    )
