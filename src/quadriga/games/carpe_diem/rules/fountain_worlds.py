"""Samples where all fountain cards may be, given the draws as one seat saw them.

A returned card goes under the pile, and the seat that returned it knows where. Once the cards above
it are drawn, it comes up again, so that seat may know a card in another hand, or learn from its own
draw what another seat returned.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules.state import NONE, Cards, Drawn


class Seen(NamedTuple):
    """A draw as a seat saw it: None for a hidden card, NONE while no card is returned."""

    seat: Seat
    cards: tuple[int | None, ...]
    returned: int | None


class World(NamedTuple):
    """Where every fountain card is, and all draws."""

    pile: Cards
    under: Cards
    hands: tuple[Cards, ...]
    draws: tuple[Drawn, ...]


Place = int
"""A card by its place in the pile before the first draw, whichever card it is."""

Places = tuple[Place, ...]


class _History(NamedTuple):
    """What happened in some draws: the places drawn and returned in each, and the known cards."""

    queue: Places
    hands: tuple[Places, ...]
    draws: tuple[tuple[Places, Place], ...]
    known: dict[Place, int]


def sample_world(count: int, draws: Sequence[Seen], seats: int, rng: Random) -> World:
    """Sample a world of `count` cards that is consistent with `draws`."""
    start = _History(tuple(range(count)), ((),) * seats, (), {})
    history = _extended(draws, start, rng)
    assert history is not None, "what was seen has happened"
    known = dict(history.known)
    unknown = [card for card in range(count) if card not in {*known.values()}]
    rng.shuffle(unknown)
    for place in range(count):
        if place not in known:
            known[place] = unknown.pop()
    known[NONE] = NONE
    left = max(0, count - sum(len(draw.cards) for draw in draws))
    queue = [known[place] for place in history.queue]
    drawn = zip(draws, history.draws, strict=True)
    return World(
        pile=tuple(sorted(queue[:left])),
        under=tuple(queue[left:]),
        hands=tuple(tuple(sorted(known[place] for place in hand)) for hand in history.hands),
        draws=tuple(
            Drawn(seen.seat, tuple(known[place] for place in places), known[back])
            for seen, (places, back) in drawn
        ),
    )


def _extended(draws: Sequence[Seen], history: _History, rng: Random) -> _History | None:
    """Extend `history` by the remaining draws; None if they contradict what is known."""
    queue, hands, past, known = history
    if len(past) == len(draws):
        return history
    seat, cards, returned = draws[len(past)]
    places, rest = queue[: len(cards)], queue[len(cards) :]
    learnt = _learnt(known, places, cards)
    if learnt is None:
        return None
    hand = hands[seat] + places
    for back in _returnable(hand, learnt, returned, rng):
        left = tuple(place for place in hand if place != back)
        after = _History(
            rest if back == NONE else (*rest, back),
            (*hands[:seat], left, *hands[seat + 1 :]),
            (*past, (places, back)),
            learnt,
        )
        if end := _extended(draws, after, rng):
            return end
    return None


def _learnt(
    known: dict[Place, int], places: Places, cards: tuple[int | None, ...]
) -> dict[Place, int] | None:
    """What is known once these cards were seen on these places; None if that can't be."""
    learnt = dict(known)
    for place, card in zip(places, cards, strict=True):
        if card is None:
            continue
        if learnt.get(place, card) != card or (place not in learnt and card in learnt.values()):
            return None
        learnt[place] = card
    return learnt


def _returnable(
    hand: Places, known: dict[Place, int], returned: int | None, rng: Random
) -> Sequence[Place]:
    """What may have been returned: the card that was seen, or any."""
    if returned is None:
        return rng.sample(hand, len(hand))
    if returned == NONE:
        return (NONE,)
    return [place for place in hand if known.get(place) == returned]
