"""What the two cards beside a marker would bring, if they were paid for in the best way."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from quadriga.games.carpe_diem.rules.phases import visiting
from quadriga.games.carpe_diem.rules.state import Purse, State
from quadriga.games.carpe_diem.rules.tables import Card, Tables

COIN_WORTH = 1.4
BREAD_WORTH = 1.4
PRESTIGE_WORTH = 1.0
"""What these count beside points, to compare ways to pay; at the end half a point."""


class Means(NamedTuple):
    """All that an offer depends on beside its cards: what a seat has, and if no forum follows."""

    owned: tuple[int, ...]
    purse: Purse
    prestige: int
    is_last: bool


def means(tables: Tables, state: State, seat: int) -> Means:
    """What a seat has now."""
    is_last = state.stage == tables.box.phases.count
    return Means(state.districts[seat].owned, state.purses[seat], state.prestige[seat], is_last)


class Use(NamedTuple):
    """A card as it is used: sets owned, paid with goods and coins, paid with bread."""

    card: Card
    own: int
    paid: int
    bread: int

    @property
    def sets(self) -> int:
        """How often the reward is given."""
        return self.own + self.paid + self.bread


class Offer(NamedTuple):
    """Both cards in the order in which they are used, and what a seat then has."""

    uses: tuple[Use, Use]
    purse: Purse
    prestige: int
    value: float


def best(tables: Tables, has: Means, one: Card, two: Card) -> Offer:
    """The best way to use two cards."""
    orders = ((one, two), (two, one))
    found = (best_in_order(tables, has, *order) for order in orders)
    return max(found, key=lambda offer: offer.value)


def best_in_order(tables: Tables, has: Means, one: Card, two: Card) -> Offer:
    """The best way to use two cards, this one first."""
    return max(_ways(tables, has, one, two), key=lambda offer: offer.value)


def _ways(tables: Tables, has: Means, one: Card, two: Card) -> Iterator[Offer]:
    rest = 0.5 if has.is_last else 1.0
    for first, between in uses(tables, one, has.owned, has.purse):
        for second, after in uses(tables, two, has.owned, between):
            steps = one.prestige * first.sets + two.prestige * second.sets
            # Beyond the end of the bar a step is a point (CAR-W3).
            prestige = min(steps, tables.last - has.prestige)
            then = replace(after, vp=after.vp + steps - prestige)
            value = (
                then.vp
                + PRESTIGE_WORTH * prestige
                + rest * (COIN_WORTH * (then.coins + sum(then.goods)) + BREAD_WORTH * then.bread)
            )
            yield Offer((first, second), then, prestige, value)


def uses(
    tables: Tables, card: Card, owned: tuple[int, ...], purse: Purse
) -> Iterator[tuple[Use, Purse]]:
    """Every way to use a card, with what is in the purse afterwards."""
    most = at_most(tables, card, owned, purse)
    purse = _richer(card, purse, most.own)
    for bread in range(most.bread + 1):
        for paid in range(most.paid, -1, -1):
            use = most._replace(paid=paid, bread=bread)
            yield use, _after(tables, use, purse)


def at_most(tables: Tables, card: Card, owned: tuple[int, ...], purse: Purse) -> Use:
    """The most sets of each sort; the bread that own sets bring pays too (CAR-F13)."""
    own = 0 if card.red else visiting.own_sets(card, owned)
    paid = visiting.most_sets(card, purse) if card.red else 0
    return Use(card, own, paid, visiting.most_bread(tables, card, purse.bread + card.bread * own))


def _after(tables: Tables, use: Use, purse: Purse) -> Purse:
    goods, coins = visiting.price(use.card, purse, use.paid) if use.paid else (purse.goods, 0)
    bread = purse.bread - use.bread * tables.amounts.bread_for_a_set
    left = replace(purse, goods=goods, coins=purse.coins - coins, bread=bread)
    if not use.sets:
        return replace(left, vp=left.vp - tables.amounts.forum_penalty)
    return _richer(use.card, left, use.paid + use.bread)


def _richer(card: Card, purse: Purse, sets: int) -> Purse:
    if not sets:
        return purse
    return replace(
        purse,
        vp=purse.vp + card.vp * sets,
        coins=purse.coins + card.coins * sets,
        bread=purse.bread + card.bread * sets,
    )
