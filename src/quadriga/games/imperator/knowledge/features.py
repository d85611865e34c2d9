"""What learning looks at in a position: small tables, one entry of each for every position.

A table is the product of a few numbers that a position between turns has, such as the turns to
come, the cubes of a monument, and how far the tracks are from its price. The value of a position
is the sum of one entry from each table. This module says which tables there are; the entries
are learned, and stand in `learned.json`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache, partial
from itertools import accumulate, combinations
from operator import add, itemgetter
from typing import Any, Final, NamedTuple

from quadriga.games.imperator.box.components import Effect, Kind, Resource, Scoring
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Amounts, Tables
from quadriga.kit.memo import Memo

HOPED_POINTS: Final = 35.0
"""What positions promise before they are met: more than any game brings, so that all are tried."""

FARTHEST, AMPLE = -3, 6
"""The least and the most units, above a price, that are told apart."""

RECENT_DECKS: Final = 4096
RECENT_HOLDINGS: Final = 16384
RECENT_POSITIONS: Final = 16384
CARDS_AT_ONCE: Final = 0b1111111
"""A deck is looked up in parts of seven cards: as a whole there would be too many."""


class Part(Enum):
    """A part of a position, by which numbers are looked up."""

    TIME = 0  # the invasions marked, and the turns left in the period
    DECK = 1  # counts of cards, so that parts of a deck can be added up
    CUBES = 2
    BUILT = 3
    TRACKS = 4
    REGIONS = 5


class Number(NamedTuple):
    """A number from 0 to `size` - 1 that `of` reads from a part of a position."""

    part: Part
    size: int
    of: Callable[[Any], int]


Rows = Mapping[str, Sequence[Number]]


class Features:
    """The entries that a position has in each table."""

    def __init__(self, tables: Tables) -> None:
        rows = _Numbers(tables).tables()
        sizes = [_product(number.size for number in row) for row in rows.values()]
        self.sizes: Mapping[str, int] = dict(zip(rows, sizes, strict=True))
        starts = [0, *accumulate(sizes)][:-1]
        steps = [_steps(row) for row in rows.values()]

        def shares(part: Part) -> Callable[[Any], tuple[int, ...]]:
            """What a part adds to the index in each table."""
            found = [
                [(n.of, step) for n, step in zip(row, strides, strict=True) if n.part is part]
                for row, strides in zip(rows.values(), steps, strict=True)
            ]
            return lambda key: tuple(sum(of(key) * step for of, step in row) for row in found)

        self._hand_size = tables.hand_size
        time = shares(Part.TIME)
        self._time: Memo[tuple[int, int], tuple[int, ...]] = Memo(
            lambda key: tuple(map(add, starts, time(key)))
        )
        self._some_cards = Memo(shares(Part.DECK))
        self._deck = lru_cache(RECENT_DECKS)(self._work_out_deck)
        self._cubes = Memo(shares(Part.CUBES))
        self._built = Memo(shares(Part.BUILT))
        self._regions = Memo(shares(Part.REGIONS))
        self._holdings = Memo(self._work_out_holdings, RECENT_HOLDINGS)
        self._all_but_tracks = Memo(self._work_out_all_but_tracks, RECENT_POSITIONS)
        self._tracks = Memo(shares(Part.TRACKS))

    def _work_out_deck(self, marked: int, deck: int) -> tuple[int, ...]:
        """What time and deck add to the index in each table."""
        cards, parts = (
            self._some_cards,
            [self._time[marked, -(-deck.bit_count() // self._hand_size)]],
        )
        mask = CARDS_AT_ONCE
        while deck:
            parts.append(cards[deck & mask])
            deck &= ~mask
            mask <<= mask.bit_count()
        return tuple(map(sum, zip(*parts, strict=True)))

    def _work_out_holdings(self, key: tuple[tuple[int, ...], int, int]) -> tuple[int, ...]:
        """What cubes, buildings and regions add to the index in each table."""
        cubes, built, regions = key
        parts = (self._cubes[cubes], self._built[built], self._regions[regions])
        return tuple(map(sum, zip(*parts, strict=True)))

    def _work_out_all_but_tracks(
        self, key: tuple[int, int, tuple[int, ...], int, int]
    ) -> tuple[int, ...]:
        """What everything but the tracks adds: the turns of a hand differ in these mostly."""
        marked, deck, cubes, built, regions = key
        return tuple(map(add, self._deck(marked, deck), self._holdings[cubes, built, regions]))

    def of(self, state: State) -> list[int]:
        """The entries of a position between turns: one index for each table."""
        return [
            *map(
                add,
                self._all_but_tracks[
                    state.marked, state.deck, state.cubes, state.built, state.regions
                ],
                self._tracks[state.culture, state.military, state.industry],
            )
        ]


class _Numbers:
    """The numbers that the tables are made of, and the tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        box = tables.box
        hands = -(-len(tables.cards) // tables.hand_size)
        self._stage = Number(
            Part.TIME, hands * len(tables.prices), lambda time: time[0] * hands + time[1] - 1
        )
        self._units = tables.top + 1
        self._culture = Number(Part.TRACKS, self._units, itemgetter(0))
        self._military = Number(Part.TRACKS, self._units, itemgetter(1))
        self._industry = Number(Part.TRACKS, self._units, itemgetter(2))
        self._total = Number(Part.TRACKS, 3 * tables.top + 1, sum)
        self._held = Number(Part.REGIONS, len(box.regions) + 1, int.bit_count)
        self._cubes = [
            Number(Part.CUBES, monument.cubes + 1, itemgetter(n))
            for n, monument in enumerate(box.monuments)
        ]
        self._buildings = self._mask(Kind.BUILDING)

    def tables(self) -> Rows:
        """All tables by name."""
        tables, stage = self._tables, self._stage
        rows: dict[str, Sequence[Number]] = {
            "tracks": (stage, self._culture, self._military, self._industry),
            "buildings": (stage, *self._each_built(self._buildings), self._held),
            "monuments": (stage, *self._cubes),
            "defence": (stage, self._held, self._army(), *self._cubes_of(Effect.IGNORE_INVASIONS)),
            "exchange": (
                stage,
                *self._cubes_of(Effect.EXCHANGE),
                self._culture_and_military(),
                *self._each_built(self._bonus_cards()),
            ),
            "engines": (stage, *self._each_built(self._bonus_cards()), self._total),
            "lowest": (
                stage,
                *self._cubes_of(Scoring.LOWEST_TRACK),
                Number(Part.TRACKS, self._units, min),
                Number(Part.TRACKS, self._units, lambda tracks: sorted(tracks)[1]),
            ),
            "empire": (
                stage,
                *self._cubes_of(Scoring.REGIONS),
                self._held,
                self._left(self._mask(Kind.CONQUEST)),
            ),
            "conquest": (stage, self._held, self._military, self._left(self._mask(Kind.CONQUEST))),
            "tribute": (
                stage,
                self._held,
                self._left(self._mask(Kind.TRIBUTE)),
                *self._each_built(self._bonus_cards()),
            ),
            "works": (
                stage,
                *self._cubes_of(Scoring.BUILDINGS),
                self._built_count(),
                self._left(self._buildings),
            ),
        }
        for n, monument in enumerate(tables.box.monuments):
            price = next(row.cost for row in tables.cards if row.monument == n)
            left = self._left(self._cards_of(n))
            rows[monument.id] = (stage, self._cubes[n], left, self._slack(price))
        for row in tables.cards:
            if row.card.kind is Kind.BUILDING:
                # Not in the deck and not built: it comes again in the next period.
                in_deck, built = self._left(row.bit), self._each_built(row.bit)
                rows[row.card.id] = (stage, in_deck, *built, self._slack(row.cost))
        return {**rows, **self._plans(), **self._chances()}

    def _plans(self) -> Rows:
        """Tables that tell plans apart: what the rest is worth to who goes for some monuments."""
        stage, held = self._stage, self._held
        tracks = self._all_tracks()
        exchange = self._complete(Effect.EXCHANGE)
        powers = (*exchange, *self._complete(Effect.IGNORE_INVASIONS))
        period = Number(Part.TIME, len(self._tables.prices), itemgetter(0))
        rows: dict[str, Sequence[Number]] = {"plan": (stage, *self._cubes, held)}
        for n, (resource, track) in enumerate(zip(Resource, tracks, strict=True)):
            rows[str(resource)] = (stage, track, *self._cubes_that_cost(n))
        return rows | {
            "possessions": (period, *self._cubes, *self._each_built(self._buildings)),
            "powers": (stage, *tracks, *powers),
            "realm": (stage, held, self._military, self._culture, *powers),
            "treasure": (
                stage,
                *self._cubes_of(Scoring.LOWEST_TRACK),
                *self._complete(Effect.IGNORE_INVASIONS),
                *tracks,
            ),
            "triumph": (
                stage,
                *self._cubes_of(Effect.EXCHANGE),
                *self._cubes_of(Scoring.REGIONS),
                self._culture_and_military(),
                held,
            ),
            "growth": (stage, *self._each_built(self._bonus_cards()), *self._halves()),
            "marches": (
                stage,
                held,
                self._military,
                self._left(self._mask(Kind.CONQUEST)),
                *self._cubes_of(Scoring.REGIONS),
                *exchange,
            ),
        }

    def _chances(self) -> Rows:
        """Tables that tell decks apart: what can still be drawn in this period, and what for."""
        tables, stage, halves = self._tables, self._stage, self._halves()
        monuments = [
            (monument.id, self._cubes[n], self._left(self._cards_of(n)))
            for n, monument in enumerate(tables.box.monuments)
        ]
        rows: dict[str, Sequence[Number]] = {
            f"{one} {other}": (stage, its_cubes, its_cards, cubes, cards)
            for (one, its_cubes, its_cards), (other, cubes, cards) in combinations(monuments, 2)
        }
        for name, cubes, cards in monuments:
            rows[f"{name} means"] = (stage, cubes, cards, *halves)
        for n, (resource, track) in enumerate(zip(Resource, self._all_tracks(), strict=True)):
            rows[f"{resource} to come"] = (stage, track, self._units_left(n))
        buildings, each = self._buildings, [bit for bit in tables.bits if self._buildings & bit]
        return rows | {
            "bonuses": (stage, *self._each_built(self._bonus_cards()), *self._cubes),
            "sites": (stage, *self._each_built(buildings), *map(self._left, each)),
            "building means": (stage, self._built_count(), self._left(buildings), *halves),
        }

    def _mask(self, kind: Kind) -> int:
        return sum(row.bit for row in self._tables.cards if row.card.kind is kind)

    def _bonus_cards(self) -> int:
        tables = self._tables
        return sum(
            row.bit
            for row in tables.cards
            if row.card.builds and tables.building[row.card.builds].bonus
        )

    def _cards_of(self, monument: int) -> int:
        """The cards that raise the monument of this number."""
        return sum(row.bit for row in self._tables.cards if row.monument == monument)

    def _all_tracks(self) -> tuple[Number, Number, Number]:
        return (self._culture, self._military, self._industry)

    def _halves(self) -> list[Number]:
        """Every track in steps of two."""
        size = (self._units + 1) // 2
        return [Number(Part.TRACKS, size, partial(_half, n)) for n in range(len(Resource))]

    def _built_count(self) -> Number:
        return Number(Part.BUILT, self._buildings.bit_count() + 1, int.bit_count)

    def _units_left(self, resource: int) -> Number:
        """The units of a resource that the upper parts of the cards in the deck have together."""
        units = [(row.bit, row.upper[resource]) for row in self._tables.cards]

        def left(deck: int) -> int:
            return sum(number for bit, number in units if deck & bit)

        return Number(Part.DECK, left(self._tables.all_cards) + 1, left)

    def _left(self, cards: int) -> Number:
        """How many of these cards are in the deck."""
        return Number(Part.DECK, cards.bit_count() + 1, lambda deck: (deck & cards).bit_count())

    def _each_built(self, cards: int) -> list[Number]:
        """For each of these cards whether it is built."""
        return [
            Number(Part.BUILT, 2, partial(_has, bit)) for bit in self._tables.bits if cards & bit
        ]

    def _cubes_of(self, what: Effect | Scoring) -> Sequence[Number]:
        """The cubes of the first monument that has this effect or is scored so, if there is one."""
        monuments = enumerate(self._tables.box.monuments)
        return [self._cubes[n] for n, m in monuments if what in (m.effect, m.scoring)][:1]

    def _cubes_that_cost(self, resource: int) -> Sequence[Number]:
        """The cubes of each monument whose price asks for the resource of this number."""
        costly = {row.monument for row in self._tables.cards if row.cost[resource]}
        return [cubes for n, cubes in enumerate(self._cubes) if n in costly]

    def _complete(self, effect: Effect) -> list[Number]:
        """Whether the first monument with this effect is complete, if there is one."""
        monuments = enumerate(self._tables.box.monuments)
        return [
            Number(Part.CUBES, 2, partial(_is_complete, n, monument.cubes))
            for n, monument in monuments
            if monument.effect is effect
        ][:1]

    def _culture_and_military(self) -> Number:
        """Both together: with the exchange only their sum counts."""
        return Number(Part.TRACKS, 2 * self._units - 1, lambda tracks: tracks[0] + tracks[1])

    def _army(self) -> Number:
        """Military units, less what the standing adds to the price of every invasion."""
        more, top = self._tables.level.price_add, self._tables.top
        return Number(Part.TRACKS, top + 1, lambda tracks: min(max(tracks[1] - more, 0), top))

    def _slack(self, price: Amounts) -> Number:
        """How many units the scarcest track that a price asks for has above it, or lacks."""

        def slack(tracks: Amounts) -> int:
            least = min(held - cost for held, cost in zip(tracks, price, strict=True) if cost)
            return min(max(least, FARTHEST), AMPLE) - FARTHEST

        return Number(Part.TRACKS, AMPLE - FARTHEST + 1, slack)


def _has(bit: int, cards: int) -> int:
    return int(bool(cards & bit))


def _half(n: int, tracks: Amounts) -> int:
    return tracks[n] // 2


def _is_complete(n: int, needed: int, cubes: Sequence[int]) -> int:
    return int(cubes[n] >= needed)


def _product(numbers: Iterable[int]) -> int:
    result = 1
    for number in numbers:
        result *= number
    return result


def _steps(row: Sequence[Number]) -> list[int]:
    """What each number counts in the index of a table."""
    return [_product(number.size for number in row[n + 1 :]) for n in range(len(row))]
