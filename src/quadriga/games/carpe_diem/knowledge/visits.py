"""What visits to the forum, and the things to pay there, are worth."""

from functools import partial
from typing import Final

from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import visiting
from quadriga.games.carpe_diem.rules.state import NONE, Purse, State
from quadriga.games.carpe_diem.rules.tables import Card, Tables
from quadriga.kit.memo import Memo

GOOD_WORTH: Final = (0.5, 1.2, 1.4, 1.5, 1.5)
COIN_WORTH: Final = (0.5, 1.6, 1.8, 1.9, 1.9)
BREAD_WORTH: Final = (0.5, 1.1, 1.4, 1.5, 1.5)
"""The worth of one thing, by the number of forums to come; half a point after the last."""

MAX_MEANS: Final = 20_000
MAX_CARDS: Final = 50_000
"""The largest numbers of means, and of cards with means, that are kept."""

Red = tuple[int, tuple[int, ...], int, int, int]
"""A red card by number, the goods, coins and bread to pay with, and the forums to come."""

Green = tuple[int, int, int, int]
"""A green card by number, own sets, bread, and the forums to come."""

Means = tuple[tuple[int, ...], int, int, tuple[int, ...], int]
"""Goods, coins, bread, completed structures, and the forums to come."""

Forum = tuple[s.Cards, tuple[int, ...]]
"""The cards of the forum and its markers."""


class Visits:
    """Judges the spaces of a forum by the means of a seat, for one box and number of seats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._pairs: Memo[Means, Memo[Forum, tuple[float, ...]]] = Memo(
            lambda means: Memo(partial(self._judge_pairs, means), 16), MAX_MEANS
        )
        self._reds: Memo[Red, float] = Memo(self._red, MAX_CARDS)
        self._greens: Memo[Green, float] = Memo(self._green, MAX_CARDS)

    def pairs(self, state: State, seat: int, forums: int) -> tuple[float, ...]:
        """What each free space of the forum would bring a seat now, the best first."""
        purse = state.purses[seat]
        means = (purse.goods, purse.coins, purse.bread, state.districts[seat].owned, forums)
        return self._pairs[means][state.forum, state.markers]

    def to_come(self, state: State, phase: s.Ordering | s.Paying, forums: int) -> float:
        """What the cards still to be used in the current visit would bring."""
        purse, owned = state.purses[phase.seat], state.districts[phase.seat].owned
        means = (purse.goods, purse.coins, purse.bread, owned, forums + 1)
        spaces = (phase.a, phase.b) if isinstance(phase, s.Ordering) else (phase.space, phase.then)
        cards = (state.forum[self._tables.space_index[n]] for n in spaces if n is not None)
        return sum(self._card(number, means) for number in cards)

    def _judge_pairs(self, means: Means, forum: Forum) -> tuple[float, ...]:
        cards, markers = forum
        values = {
            space: self._card(number, means)
            for space, number in zip(self._tables.used, cards, strict=True)
        }
        rows = zip(self._tables.pairs, markers, strict=True)
        pairs = [values[a] + values[b] for (a, b), marker in rows if marker == NONE]
        return tuple(sorted(pairs, reverse=True))

    def _card(self, number: int, means: Means) -> float:
        """What a card would bring with these means."""
        goods, coins, bread, owned, forums = means
        card = self._tables.cards[number]
        if card.red:
            return self._reds[number, goods, coins, bread, forums]
        return self._greens[number, visiting.own_sets(card, owned), bread, forums]

    def _red(self, key: Red) -> float:
        """What a red card brings beyond what it costs."""
        number, goods, coins, bread, forums = key
        card = self._tables.cards[number]
        purse = Purse(goods, coins, bread, 0, (), ())
        best = -float(self._tables.amounts.forum_penalty)
        for sets in range(1, visiting.most_sets(card, purse) + 1):
            left, paid = visiting.price(card, purse, sets)
            cost = GOOD_WORTH[forums] * (sum(goods) - sum(left)) + COIN_WORTH[forums] * paid
            best = max(best, card.vp * sets - cost)
        return self._with_bread(card, best, bread, forums)

    def _green(self, key: Green) -> float:
        """What a green card brings."""
        number, sets, bread, forums = key
        card = self._tables.cards[number]
        if sets:
            return sets * _reward(card, forums)
        penalty = -float(self._tables.amounts.forum_penalty)
        return self._with_bread(card, penalty, bread, forums)

    def _with_bread(self, card: Card, value: float, bread: int, forums: int) -> float:
        """`value`, or what one set paid in bread would bring if that is more."""
        cost = self._tables.amounts.bread_for_a_set
        if bread < cost:
            return value
        return max(value, _reward(card, forums) - cost * BREAD_WORTH[forums])


def _reward(card: Card, forums: int) -> float:
    things = COIN_WORTH[forums - 1] * card.coins + BREAD_WORTH[forums - 1] * card.bread
    return card.vp + card.prestige + things
