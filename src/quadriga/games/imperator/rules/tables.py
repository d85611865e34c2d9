"""The box prepared for play: interned actions and look-up tables."""

from functools import cache
from typing import NamedTuple

from quadriga.games.imperator.box.checks import ROME
from quadriga.games.imperator.box.components import Box, Card, Effect, Kind, Level, Resource, Units
from quadriga.games.imperator.rules import actions as a
from quadriga.kit.memo import Memo

Amounts = tuple[int, int, int]
"""Culture, military, industry."""

UNIT: dict[Resource, Amounts] = {
    Resource.CULTURE: (1, 0, 0),
    Resource.MILITARY: (0, 1, 0),
    Resource.INDUSTRY: (0, 0, 1),
}
NO_MONUMENT = -1

_PRICED: dict[Kind, type[a.Build | a.Raise]] = {Kind.BUILDING: a.Build, Kind.MONUMENT: a.Raise}


class CardRow(NamedTuple):
    """A card with its place in the masks; `monument` is an index, or NO_MONUMENT."""

    card: Card
    bit: int
    upper: Amounts
    cost: Amounts
    monument: int


class Hand(NamedTuple):
    """What a set of drawn cards offers, before prices are checked."""

    takes: tuple[a.Take, ...]
    conquest: bool
    tribute: bool
    lowers: tuple[tuple[a.Build | a.Raise, CardRow], ...]


class Powers(NamedTuple):
    """The effects of the complete monuments."""

    exchange: bool
    safe: bool


spend = cache(a.Spend)
book = cache(a.Book)


class Tables:
    """Look-ups for one box at one standing; those keyed by a set are filled as needed.

    draw        the interned draw of a set of cards
    hand        what a set of drawn cards offers, in the order of section 4
    conquests   one conquest for each region that is not in a set
    losable     one loss for each region of a set other than Rome
    powers      the effects of the monuments that some cubes complete
    bonuses     what a set of built cards adds to a gain of each resource
    built_ids   the ids of a set of built cards
    held_ids    the ids of a set of regions
    """

    def __init__(self, box: Box, level: Level) -> None:
        self.box = box
        self.level = level
        self.start = amounts(level.start)
        self.top = box.tracks.max
        self.hand_size = box.game.hand
        self.prices = tuple(i.military + level.price_add for i in box.invasions)
        self.losses = tuple(i.regions for i in box.invasions)
        self.cubes_needed = tuple(m.cubes for m in box.monuments)
        self._name_cards()
        self._name_regions()
        self.draw: Memo[int, a.Draw] = Memo(lambda cards: a.Draw(self.names(cards), cards))
        self.hand = Memo(self._hand)
        self.conquests: Memo[int, tuple[a.Conquer, ...]] = Memo(
            lambda held: tuple(map(a.Conquer, self.region_names(~held)))
        )
        self.losable: Memo[int, tuple[a.Lose, ...]] = Memo(
            lambda held: tuple(map(a.Lose, self.region_names(held & ~self.rome)))
        )
        self.powers = Memo(self._powers)
        self.bonuses = Memo(self._bonuses)
        self.built_ids = Memo(self.names)
        self.held_ids = Memo(self.region_names)

    def _name_cards(self) -> None:
        self.monument = {m.id: m for m in self.box.monuments}
        monuments = list(self.monument)
        self.cards = tuple(
            CardRow(
                card,
                1 << n,
                amounts(card.resources),
                amounts(card.cost),
                monuments.index(card.raises) if card.raises else NO_MONUMENT,
            )
            for n, card in enumerate(self.box.cards)
        )
        self.card = {row.card.id: row for row in self.cards}
        self.all_cards = (1 << len(self.cards)) - 1
        self.bits = tuple(row.bit for row in self.cards)
        self.building = {b.id: b for b in self.box.buildings}
        self.tributes = (a.Tribute(Resource.CULTURE), a.Tribute(Resource.INDUSTRY))

    def _name_regions(self) -> None:
        self.region_bit = {r.id: 1 << n for n, r in enumerate(self.box.regions)}
        self.region = {r.id: r for r in self.box.regions}
        self.rome = self.region_bit[ROME]
        self.lose_rome = (a.Lose(ROME),)

    def rows(self, cards: int) -> list[CardRow]:
        """The cards of a set, in the order of the data file."""
        return [row for row in self.cards if cards & row.bit]

    def names(self, cards: int) -> tuple[str, ...]:
        """The ids of a set of cards, in the order of the data file."""
        return tuple(row.card.id for row in self.rows(cards))

    def region_names(self, regions: int) -> tuple[str, ...]:
        """The ids of a set of regions, in the order of the data file."""
        return tuple(name for name, bit in self.region_bit.items() if regions & bit)

    def is_complete(self, row: CardRow, cubes: tuple[int, ...]) -> bool:
        """Whether the card is of a monument that takes no further cube (IMP-M3)."""
        n = row.monument
        return n != NO_MONUMENT and cubes[n] >= self.cubes_needed[n]

    def _hand(self, hand: int) -> Hand:
        rows = self.rows(hand)
        kinds = {row.card.kind for row in rows}
        lowers = [
            (verb(row.card.id), row)
            for kind, verb in _PRICED.items()
            for row in rows
            if row.card.kind is kind
        ]
        takes = tuple(a.Take(row.card.id) for row in rows)
        return Hand(takes, Kind.CONQUEST in kinds, Kind.TRIBUTE in kinds, tuple(lowers))

    def _powers(self, cubes: tuple[int, ...]) -> Powers:
        effects = {
            monument.effect
            for monument, placed in zip(self.box.monuments, cubes, strict=True)
            if placed >= monument.cubes
        }
        return Powers(Effect.EXCHANGE in effects, Effect.IGNORE_INVASIONS in effects)

    def _bonuses(self, built: int) -> Amounts:
        added = dict.fromkeys(Resource, 0)
        for row in self.rows(built):
            building = self.building[row.card.builds or ""]
            if building.bonus:
                added[building.bonus] += building.amount
        culture, military, industry = added.values()
        return (culture, military, industry)


def amounts(units: Units | None) -> Amounts:
    """Units as a plain tuple."""
    return (units.culture, units.military, units.industry) if units else (0, 0, 0)
