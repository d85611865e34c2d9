"""What chance lays out: the starting seat, pairs, temples, and the reveals (MIN-S9)."""

from collections import Counter
from random import Random
from typing import assert_never

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import First, Lay
from quadriga.games.minerva.rules.phases import rounds
from quadriga.games.minerva.rules.tables import COINS, Tables
from quadriga.kit.bags import without

Draw = tuple[str, s.Tiles, int, int]
"""The verb, the bag, and the least and the most tiles that come up."""


def _draw(tables: Tables, state: s.State, phase: s.Chancy) -> Draw:
    match phase:
        case s.Pairing():
            return ("pairs", tables.starting, len(tables.starting), len(tables.starting))
        case s.Consecrating():
            row = min(tables.box.constants.temple_row, len(state.temples))
            return ("temples", state.temples, row, row)
        case s.Filling():
            return ("temple", state.temples, 1, 1)
        case s.Revealing():
            under = under_the_round_tile(tables, state)
            return ("reveal", state.locations, under, under + tables.pile)
        case s.Starting():
            raise AssertionError("a seat is drawn, not a tile")
        case _:
            assert_never(phase)


def under_the_round_tile(tables: Tables, state: s.State) -> int:
    """How many tiles are left under the last round tile, in a pile that is otherwise used up."""
    return len(state.locations) - tables.pile * (tables.rounds - state.round)


def legal(tables: Tables, state: s.State, phase: s.Chancy) -> tuple[First | Lay, ...]:
    """Every seat or temple that can come up; nothing where there are too many outcomes to list."""
    if isinstance(phase, s.Starting):
        return tables.first
    if isinstance(phase, s.Filling):
        return tuple(tables.temple[number] for number in state.temples)
    return ()


def outcome(tables: Tables, state: s.State, phase: s.Chancy, text: str) -> First | Lay | None:
    """The outcome that a text names, if it can come up now."""
    if isinstance(phase, s.Starting):
        return next((first for first in tables.first if str(first) == text), None)
    verb, bag, least, most = _draw(tables, state, phase)
    _, *names = text.removesuffix(" nothing").split(" ")
    numbers = tuple(tables.number.get(name, -1) for name in names)
    if not least <= len(numbers) <= most or Counter(numbers) - Counter(bag):
        return None
    action = tables.lay(verb, numbers)
    return action if str(action) == text else None


def sample(tables: Tables, state: s.State, phase: s.Chancy, rng: Random) -> First | Lay:
    """One outcome; a round tile is equally likely to be anywhere in its pile."""
    random = rng.random
    if isinstance(phase, s.Starting):
        return tables.first[int(random() * tables.seats)]
    verb, bag, least, most = _draw(tables, state, phase)
    if verb == "temple":
        return tables.temple[bag[int(random() * len(bag))]]
    left = list(bag)
    count = least + int(random() * (most - least + 1))
    drawn = tuple([left.pop(int(random() * len(left))) for _ in range(count)])
    return tables.lay(verb, drawn)


def apply(tables: Tables, state: s.State, phase: s.Chancy, action: First | Lay) -> s.State:
    """The position with what has come up."""
    if isinstance(action, First):
        return _started(tables, state, Seat(action.seat))
    tiles = action.numbers
    match phase:
        case s.Pairing():
            return replace(state, phase=s.Consecrating(Seat(0)), market=tiles)
        case s.Consecrating(starter):
            left = without(state.temples, tiles)
            return replace(state, phase=s.Revealing(starter), row=tiles, temples=left)
        case s.Filling(seat):
            filled = replace(state, row=state.row + tiles, temples=without(state.temples, tiles))
            return rounds.ended(tables, filled, seat, state.cities[seat])
        case s.Revealing(starter):
            return _revealed(tables, state, starter, tiles)
        case s.Starting():
            raise AssertionError("a seat is drawn, not a tile")
        case _:
            assert_never(phase)


def _started(tables: Tables, state: s.State, starter: Seat) -> s.State:
    """The starting money, clockwise from the starting player (MIN-S6)."""
    cities = tuple(
        replace(city, denarii=tables.start_denarii[(seat - starter) % tables.seats])
        for seat, city in enumerate(state.cities)
    )
    return replace(state, phase=s.Consecrating(starter), cities=cities)


def _revealed(tables: Tables, state: s.State, starter: Seat, tiles: s.Tiles) -> s.State:
    """In solitaire, a single tile at the end makes a pair with the round tile (MIN-1P3)."""
    lone = tables.solo and len(tiles) % 2 == 1
    return replace(
        state,
        phase=s.Acting(starter),
        round=state.round + 1,
        market=state.market + tiles + ((COINS,) if lone else ()),
        locations=without(state.locations, tiles),
        passed=(),
    )
