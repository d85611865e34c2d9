"""What learning looks at in a position: small tables, of which a position has one entry each.

A table is the product of a few numbers that a position between turns has, such as the remaining
turns, the cubes of a monument, and how far the tracks are from its price. The value of a position
is the sum of its entries. This module lists the tables; their entries are in `learned.json`.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import lru_cache, partial
from itertools import accumulate, combinations
from math import prod
from operator import add, itemgetter
from typing import Any, Final, NamedTuple

from quadriga.games.imperator.box.components import Effect, Kind, Resource, Scoring
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Amounts, Tables
from quadriga.kit.memo import Memo

HOPED_POINTS: Final = 35.0
"""The value of unseen positions: more than any game scores, so that all of them are tried."""

FARTHEST, AMPLE = -3, 6
"""Differences to a price are cut off below and above these."""

RECENT_DECKS: Final = 4096
RECENT_HOLDINGS: Final = 16384
RECENT_POSITIONS: Final = 16384
CARDS_AT_ONCE: Final = 0b1111111
"""A deck is looked up seven cards at a time; there are too many whole decks."""


class Part(Enum):
    """The part of a position that a number depends on."""

    TIME = 0  # the invasions marked, and the turns left in the period
    DECK = 1  # only counts of cards, so that parts of a deck can be added up
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
        sizes = [prod(number.size for number in row) for row in rows.values()]
        self.sizes: Mapping[str, int] = dict(zip(rows, sizes, strict=True))
        starts = [0, *accumulate(sizes)][:-1]
        steps = [_steps(row) for row in rows.values()]

        def shares(part: Part) -> Callable[[Any], tuple[int, ...]]:
            """What a part adds to the index in each table."""
            terms = [
                [(n.of, step) for n, step in zip(row, strides, strict=True) if n.part is part]
                for row, strides in zip(rows.values(), steps, strict=True)
            ]
            return lambda key: tuple(sum(of(key) * step for of, step in row) for row in terms)

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
        parts = [self._time[marked, -(-deck.bit_count() // self._hand_size)]]
        mask = CARDS_AT_ONCE
        while deck:
            parts.append(self._some_cards[deck & mask])
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
        """What everything but the tracks adds: few choices of a hand differ in it."""
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
        box, units = tables.box, tables.top + 1
        hands = -(-len(tables.cards) // tables.hand_size)
        self._stage = Number(
            Part.TIME, hands * len(tables.prices), lambda time: time[0] * hands + time[1] - 1
        )
        self._tracks = [Number(Part.TRACKS, units, itemgetter(n)) for n in range(len(Resource))]
        # Every track in steps of two.
        size = (units + 1) // 2
        self._halves = [Number(Part.TRACKS, size, partial(_half, n)) for n in range(len(Resource))]
        # With the exchange only the sum of culture and military counts.
        self._exchanged = Number(Part.TRACKS, 2 * units - 1, lambda tracks: tracks[0] + tracks[1])
        self._held = Number(Part.REGIONS, len(box.regions) + 1, int.bit_count)
        self._cubes = [
            Number(Part.CUBES, monument.cubes + 1, itemgetter(n))
            for n, monument in enumerate(box.monuments)
        ]
        self._cards_left = [
            _count(Part.DECK, sum(row.bit for row in tables.cards if row.monument == n))
            for n in range(len(box.monuments))
        ]
        self._buildings = self._mask(Kind.BUILDING)
        self._built = self._each_built(self._buildings)
        self._built_count = _count(Part.BUILT, self._buildings)
        self._bonuses = self._each_built(
            sum(bit for bit in tables.bits if any(tables.bonuses[self._buildings & bit]))
        )
        self._conquests = _count(Part.DECK, self._mask(Kind.CONQUEST))
        self._buildings_left = _count(Part.DECK, self._buildings)

    def tables(self) -> Rows:
        """All tables by name."""
        tables, stage, held = self._tables, self._stage, self._held
        units, top = tables.top + 1, tables.top
        total = Number(Part.TRACKS, 3 * top + 1, sum)
        middle = Number(Part.TRACKS, units, lambda tracks: sorted(tracks)[1])
        senate, works = self._cubes_of(Effect.EXCHANGE), self._cubes_of(Scoring.BUILDINGS)
        tributes = _count(Part.DECK, self._mask(Kind.TRIBUTE))
        lowest = self._cubes_of(Scoring.LOWEST_TRACK)
        rows: dict[str, Sequence[Number]] = {
            "tracks": (stage, *self._tracks),
            "buildings": (stage, *self._built, held),
            "monuments": (stage, *self._cubes),
            "defence": (stage, held, self._army(), *self._cubes_of(Effect.IGNORE_INVASIONS)),
            "exchange": (stage, *senate, self._exchanged, *self._bonuses),
            "engines": (stage, *self._bonuses, total),
            "lowest": (stage, *lowest, Number(Part.TRACKS, units, min), middle),
            "empire": (stage, *self._cubes_of(Scoring.REGIONS), held, self._conquests),
            "conquest": (stage, held, self._tracks[1], self._conquests),
            "tribute": (stage, held, tributes, *self._bonuses),
            "works": (stage, *works, self._built_count, self._buildings_left),
        }
        for n, monument in enumerate(tables.box.monuments):
            price = next(row.cost for row in tables.cards if row.monument == n)
            rows[monument.id] = (stage, self._cubes[n], self._cards_left[n], _slack(price))
        for row in tables.rows(self._buildings):
            # Not in the deck and not built: it comes again in the next period.
            in_deck, built = _count(Part.DECK, row.bit), _count(Part.BUILT, row.bit)
            rows[row.card.id] = (stage, in_deck, built, _slack(row.cost))
        return {**rows, **self._plans(), **self._chances()}

    def _plans(self) -> Rows:
        """Tables that tell plans apart: the value of the rest with some monuments."""
        stage, held, tracks = self._stage, self._held, self._tracks
        exchange, safe = self._complete(Effect.EXCHANGE), self._complete(Effect.IGNORE_INVASIONS)
        senate, empire = self._cubes_of(Effect.EXCHANGE), self._cubes_of(Scoring.REGIONS)
        period = Number(Part.TIME, len(self._tables.prices), itemgetter(0))
        rows: dict[str, Sequence[Number]] = {"plan": (stage, *self._cubes, held)}
        for n, (resource, track) in enumerate(zip(Resource, tracks, strict=True)):
            rows[str(resource)] = (stage, track, *self._cubes_that_cost(n))
        return rows | {
            "possessions": (period, *self._cubes, *self._built),
            "powers": (stage, *tracks, *exchange, *safe),
            "realm": (stage, held, tracks[1], tracks[0], *exchange, *safe),
            "treasure": (stage, *self._cubes_of(Scoring.LOWEST_TRACK), *safe, *tracks),
            "triumph": (stage, *senate, *empire, self._exchanged, held),
            "growth": (stage, *self._bonuses, *self._halves),
            "marches": (stage, held, tracks[1], self._conquests, *empire, *exchange),
        }

    def _chances(self) -> Rows:
        """Tables that tell decks apart: what can still be drawn in this period, and paid."""
        stage, halves = self._stage, self._halves
        ids = [monument.id for monument in self._tables.box.monuments]
        monuments = list(zip(ids, self._cubes, self._cards_left, strict=True))
        rows: dict[str, Sequence[Number]] = {
            f"{one} {other}": (stage, its_cubes, its_cards, cubes, cards)
            for (one, its_cubes, its_cards), (other, cubes, cards) in combinations(monuments, 2)
        }
        for name, cubes, cards in monuments:
            rows[f"{name} means"] = (stage, cubes, cards, *halves)
        for n, (resource, track) in enumerate(zip(Resource, self._tracks, strict=True)):
            rows[f"{resource} to come"] = (stage, track, self._units_left(n))
        sites = [_count(Part.DECK, row.bit) for row in self._tables.rows(self._buildings)]
        return rows | {
            "bonuses": (stage, *self._bonuses, *self._cubes),
            "sites": (stage, *self._built, *sites),
            "building means": (stage, self._built_count, self._buildings_left, *halves),
        }

    def _mask(self, kind: Kind) -> int:
        return sum(row.bit for row in self._tables.cards if row.card.kind is kind)

    def _units_left(self, resource: int) -> Number:
        """The units of a resource on the upper parts of the cards in the deck."""
        units = [(row.bit, row.upper[resource]) for row in self._tables.cards]

        def left(deck: int) -> int:
            return sum(number for bit, number in units if deck & bit)

        return Number(Part.DECK, left(self._tables.all_cards) + 1, left)

    def _each_built(self, cards: int) -> list[Number]:
        """For each of these cards whether it is built."""
        return [_count(Part.BUILT, bit) for bit in self._tables.bits if cards & bit]

    def _first(self, what: Effect | Scoring) -> list[int]:
        """The index of the first monument with this effect or scoring, if there is one."""
        monuments = enumerate(self._tables.box.monuments)
        return [n for n, m in monuments if what in (m.effect, m.scoring)][:1]

    def _cubes_of(self, what: Effect | Scoring) -> list[Number]:
        """The cubes of the first monument with this effect or scoring, if there is one."""
        return [self._cubes[n] for n in self._first(what)]

    def _complete(self, effect: Effect) -> list[Number]:
        """Whether the first monument with this effect is complete, if there is one."""
        needed = self._tables.cubes_needed
        first = self._first(effect)
        return [Number(Part.CUBES, 2, partial(_is_complete, n, needed[n])) for n in first]

    def _cubes_that_cost(self, resource: int) -> list[Number]:
        """The cubes of each monument whose price includes the resource of this number."""
        costly = {row.monument for row in self._tables.cards if row.cost[resource]}
        return [cubes for n, cubes in enumerate(self._cubes) if n in costly]

    def _army(self) -> Number:
        """Military units, less what the standing adds to the price of every invasion."""
        more, top = self._tables.level.price_add, self._tables.top
        return Number(Part.TRACKS, top + 1, lambda tracks: min(max(tracks[1] - more, 0), top))


def _count(part: Part, cards: int) -> Number:
    """How many of these cards are in the deck, or built."""
    return Number(part, cards.bit_count() + 1, lambda held: (held & cards).bit_count())


def _slack(price: Amounts) -> Number:
    """How many units the scarcest track of a price has above it, or is short of it."""

    def slack(tracks: Amounts) -> int:
        least = min(held - cost for held, cost in zip(tracks, price, strict=True) if cost)
        return min(max(least, FARTHEST), AMPLE) - FARTHEST

    return Number(Part.TRACKS, AMPLE - FARTHEST + 1, slack)


def _half(n: int, tracks: Amounts) -> int:
    return tracks[n] // 2


def _is_complete(n: int, needed: int, cubes: Sequence[int]) -> int:
    return int(cubes[n] >= needed)


def _steps(row: Sequence[Number]) -> list[int]:
    """The weight of each number in the index of a table."""
    return [prod(number.size for number in row[n + 1 :]) for n in range(len(row))]
