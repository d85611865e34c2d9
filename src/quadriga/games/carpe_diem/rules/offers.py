"""What the two cards beside a marker would bring, if they were paid for in the best way."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from quadriga.games.carpe_diem.rules.phases import visiting
from quadriga.games.carpe_diem.rules.state import Purse, State
from quadriga.games.carpe_diem.rules.tables import Card, Tables

COIN_WORTH = 1.4
BREAD_WORTH = 1.4
"""What a coin or a good, and a loaf, count in points while a forum follows; then half of it."""


class Means(NamedTuple):
    """What an offer depends on besides its cards: what a seat has, and whether no forum follows."""

    owned: tuple[int, ...]
    purse: Purse
    prestige: int
    is_last: bool


def means(tables: Tables, state: State, seat: int) -> Means:
    """What a seat has now."""
    is_last = state.stage == tables.box.phases.count
    return Means(state.districts[seat].owned, state.purses[seat], state.prestige[seat], is_last)


class Use(NamedTuple):
    """How a card is used: sets owned, sets paid with goods and coins, sets paid with bread."""

    card: Card
    own: int
    paid: int
    bread: int

    @property
    def sets(self) -> int:
        """How often the reward is given."""
        return self.own + self.paid + self.bread


class Offer(NamedTuple):
    """Both cards in the order of use, what the seat has afterwards, and the prestige gained."""

    uses: tuple[Use, Use]
    purse: Purse
    prestige: int
    value: float


def best(tables: Tables, has: Means, one: Card, two: Card) -> Offer:
    """The best way to use two cards."""
    ways = (best_in_order(tables, has, *order) for order in ((one, two), (two, one)))
    return max(ways, key=lambda offer: offer.value)


def best_in_order(tables: Tables, has: Means, one: Card, two: Card) -> Offer:
    """The best way to use two cards, `one` first."""
    return max(_ways(tables, has, one, two), key=lambda offer: offer.value)


def _ways(tables: Tables, has: Means, one: Card, two: Card) -> Iterator[Offer]:
    rest = 0.5 if has.is_last else 1.0
    for first, between in uses(tables, one, has.owned, has.purse):
        for second, after in uses(tables, two, has.owned, between):
            steps = one.prestige * first.sets + two.prestige * second.sets
            # Beyond the end of the bar a step is a point (CAR-W3).
            prestige = min(steps, tables.last - has.prestige)
            then = replace(after, vp=after.vp + steps - prestige)
            things = COIN_WORTH * (then.coins + sum(then.goods)) + BREAD_WORTH * then.bread
            value = then.vp + prestige + rest * things
            yield Offer((first, second), then, prestige, value)


def uses(
    tables: Tables, card: Card, owned: tuple[int, ...], purse: Purse
) -> Iterator[tuple[Use, Purse]]:
    """Every way to use a card, with the purse afterwards."""
    most = at_most(tables, card, owned, purse)
    purse = visiting.rewarded(card, purse, most.own)
    for bread in range(most.bread + 1):
        for paid in range(most.paid, -1, -1):
            use = most._replace(paid=paid, bread=bread)
            left = visiting.paid(tables, card, purse, paid, bread)
            if not use.sets:
                left = replace(left, vp=left.vp - tables.amounts.forum_penalty)
            yield use, visiting.rewarded(card, left, paid + bread)


def at_most(tables: Tables, card: Card, owned: tuple[int, ...], purse: Purse) -> Use:
    """The most sets of each sort; bread from the sets owned pays too (CAR-F13)."""
    own, paid = visiting.own_sets(card, owned), visiting.most_sets(card, purse)
    return Use(card, own, paid, visiting.most_bread(tables, card, purse.bread + card.bread * own))


def most_now(tables: Tables, state: State, seat: int, card: Card) -> Use:
    """The most sets of each sort that a seat could fulfil now."""
    return at_most(tables, card, state.districts[seat].owned, state.purses[seat])
