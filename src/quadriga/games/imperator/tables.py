"""The box prepared for play: every action built once, every look-up made ready."""

from functools import cache
from itertools import combinations
from typing import NamedTuple

from quadriga.core import BadSetup
from quadriga.games.imperator.actions import (
    Book,
    Build,
    Conquer,
    Draw,
    Lose,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.checks import ROME
from quadriga.games.imperator.components import Box, Card, Effect, Kind, Level, Resource, Units

Amounts = tuple[int, int, int]
"""Culture, military, industry."""

UNIT: dict[Resource, Amounts] = {
    Resource.CULTURE: (1, 0, 0),
    Resource.MILITARY: (0, 1, 0),
    Resource.INDUSTRY: (0, 0, 1),
}
NO_MONUMENT = -1


class CardRow(NamedTuple):
    """A card with its place in the masks; `monument` is an index, or NO_MONUMENT."""

    card: Card
    bit: int
    upper: Amounts
    cost: Amounts
    monument: int


class Lower(NamedTuple):
    """A priced lower part, ready to be offered."""

    action: Build | Raise
    cost: Amounts
    monument: int


class Hand(NamedTuple):
    """What a set of drawn cards has to offer before prices are looked at."""

    takes: tuple[Take, ...]
    conquest: bool
    tribute: bool
    lowers: tuple[Lower, ...]


class Powers(NamedTuple):
    """What the complete monuments do."""

    exchange: bool
    safe: bool


@cache
def spend(culture: int, military: int) -> Spend:
    """The interned `spend` of this pair."""
    return Spend(culture, military)


@cache
def book(culture: int, military: int) -> Book:
    """The interned `book` of this pair."""
    return Book(culture, military)


class Tables:
    """Look-ups for one box at one standing. Those keyed by a mask fill up as they are used."""

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
        self._draws: dict[int, Draw] = {}
        self._hands: dict[int, Hand] = {}
        self._conquests: dict[int, tuple[Conquer, ...]] = {}
        self._losable: dict[int, tuple[Lose, ...]] = {}
        self._powers: dict[tuple[int, ...], Powers] = {}
        self._bonuses: dict[int, Amounts] = {}

    def _name_cards(self) -> None:
        monuments = [m.id for m in self.box.monuments]
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
        self.tributes = (Tribute(Resource.CULTURE), Tribute(Resource.INDUSTRY))

    def _name_regions(self) -> None:
        self.region_bit = {r.id: 1 << n for n, r in enumerate(self.box.regions)}
        self.region = {r.id: r for r in self.box.regions}
        self.rome = self.region_bit[ROME]
        self.lose_rome = (Lose(ROME),)

    def draw(self, hand: int) -> Draw:
        """The interned draw of these cards."""
        found = self._draws.get(hand)
        if found is None:
            found = self._draws[hand] = Draw(self.names(hand), hand)
        return found

    def draws(self, deck: int) -> list[Draw]:
        """Every draw that a deck allows."""
        bits = [bit for bit in self.bits if deck & bit]
        size = min(self.hand_size, len(bits))
        return [self.draw(sum(cards)) for cards in combinations(bits, size)]

    def names(self, cards: int) -> tuple[str, ...]:
        """The ids of a set of cards, in the order of the data file."""
        return tuple(row.card.id for row in self.cards if cards & row.bit)

    def region_names(self, regions: int) -> tuple[str, ...]:
        """The ids of a set of regions, in the order of the data file."""
        return tuple(name for name, bit in self.region_bit.items() if regions & bit)

    def hand(self, hand: int) -> Hand:
        """What these drawn cards have to offer, in the order of section 4."""
        found = self._hands.get(hand)
        if found is None:
            found = self._hands[hand] = self._read_hand(hand)
        return found

    def _read_hand(self, hand: int) -> Hand:
        rows = [row for row in self.cards if hand & row.bit]
        kinds = {row.card.kind for row in rows}
        builds = [
            Lower(Build(row.card.id), row.cost, NO_MONUMENT)
            for row in rows
            if row.card.kind == Kind.BUILDING
        ]
        raises = [
            Lower(Raise(row.card.id), row.cost, row.monument)
            for row in rows
            if row.card.kind == Kind.MONUMENT
        ]
        takes = tuple(Take(row.card.id) for row in rows)
        return Hand(takes, Kind.CONQUEST in kinds, Kind.TRIBUTE in kinds, (*builds, *raises))

    def conquests(self, regions: int) -> tuple[Conquer, ...]:
        """One conquest for each region that is not held."""
        found = self._conquests.get(regions)
        if found is None:
            free = self.region_names(~regions)
            found = self._conquests[regions] = tuple(map(Conquer, free))
        return found

    def losable(self, regions: int) -> tuple[Lose, ...]:
        """One loss for each region held other than Rome."""
        found = self._losable.get(regions)
        if found is None:
            held = self.region_names(regions & ~self.rome)
            found = self._losable[regions] = tuple(map(Lose, held))
        return found

    def powers(self, cubes: tuple[int, ...]) -> Powers:
        """What the monuments that are complete with these cubes do."""
        found = self._powers.get(cubes)
        if found is None:
            effects = {
                monument.effect
                for monument, placed in zip(self.box.monuments, cubes, strict=True)
                if placed >= monument.cubes
            }
            found = Powers(Effect.EXCHANGE in effects, Effect.IGNORE_INVASIONS in effects)
            self._powers[cubes] = found
        return found

    def bonuses(self, built: int) -> Amounts:
        """What the built cards add to a gain of each resource."""
        found = self._bonuses.get(built)
        if found is None:
            added = dict.fromkeys(Resource, 0)
            for row in self.cards:
                if built & row.bit and row.card.builds:
                    building = self.building[row.card.builds]
                    if building.bonus:
                        added[building.bonus] += building.amount
            culture, military, industry = added.values()
            found = self._bonuses[built] = (culture, military, industry)
        return found


def amounts(units: Units | None) -> Amounts:
    """Units as a plain tuple."""
    return (units.culture, units.military, units.industry) if units else (0, 0, 0)


def level_of(box: Box, standing: int | None) -> Level:
    """The row of the campaign for a standing; the ordinary game has that of standing 0."""
    for level in box.campaign.level:
        if level.standing == (standing or 0):
            return level
    standings = sorted(level.standing for level in box.campaign.level)
    raise BadSetup(
        f"Imperator has no standing {standing}: choose one from {standings[0]} to {standings[-1]}."
    )
