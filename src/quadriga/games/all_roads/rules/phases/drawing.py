"""Tiles are drawn: the hands at set-up (ROA-S4), and two at the end of a turn (ROA-T4)."""

from collections import Counter
from itertools import combinations
from random import Random

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.all_roads.rules.actions import Draw
from quadriga.games.all_roads.rules.phases import turn
from quadriga.games.all_roads.rules.state import (
    Dealing,
    Drawing,
    Laying,
    Phase,
    Stack,
    State,
    Tiles,
)
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.bags import without


def _wanted(tables: Tables, phase: Dealing | Drawing) -> int:
    return tables.hand_size if isinstance(phase, Dealing) else tables.tiles_per_turn


def _upper(stack: Stack, count: int) -> tuple[Tiles, Tiles, Stack, int]:
    """The sets that come up whole, the one drawn from, those below, and how many of the one.

    The lower set follows when the upper one is used up (ROA-F2).
    """
    whole: Tiles = ()
    for n, tiles in enumerate(stack):
        if count < len(tiles):
            return whole, tiles, stack[n + 1 :], count
        whole += tiles
        count -= len(tiles)
    return whole, (), (), 0


def legal(tables: Tables, state: State, phase: Dealing | Drawing) -> list[Draw]:
    """Every set of tiles that can come up."""
    whole, tiles, _, count = _upper(state.stacks[phase.seat], _wanted(tables, phase))
    parts = dict.fromkeys(combinations(tiles, count))
    return [tables.draw[tuple(sorted(whole + part))] for part in parts]


def outcome(tables: Tables, state: State, phase: Dealing | Drawing, text: str) -> Draw | None:
    """The draw that a text names; its tiles stand in ascending order."""
    numbers = Counter(tables.number.get(name, -1) for name in text.split(" ")[1:])
    whole, tiles, _, count = _upper(state.stacks[phase.seat], _wanted(tables, phase))
    part = numbers - Counter(whole)
    if numbers.total() != len(whole) + count or part.total() != count or part - Counter(tiles):
        return None
    draw = tables.draw[tuple(sorted(numbers.elements()))]
    return draw if str(draw) == text else None


def sample(tables: Tables, state: State, phase: Dealing | Drawing, rng: Random) -> Draw:
    """One draw, every set of tiles being equally likely."""
    whole, tiles, _, count = _upper(state.stacks[phase.seat], _wanted(tables, phase))
    left, random = list(tiles), rng.random
    drawn = [left.pop(int(random() * len(left))) for _ in range(count)]
    drawn += whole
    drawn.sort()
    return tables.draw[tuple(drawn)]


def apply(tables: Tables, state: State, phase: Dealing | Drawing, action: Draw) -> State:
    """The tiles go from the stack into the hand."""
    seat, hands, stacks = phase.seat, state.hands, state.stacks
    whole, tiles, below, _ = _upper(stacks[seat], _wanted(tables, phase))
    drawn = action.numbers
    left = without(tiles, without(drawn, whole) if whole else drawn)
    stack = (left, *below) if left else below
    hand = tuple(sorted(hands[seat] + drawn))
    return replace(
        state,
        phase=_after(tables, phase),
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        stacks=(*stacks[:seat], stack, *stacks[seat + 1 :]),
    )


def _after(tables: Tables, phase: Dealing | Drawing) -> Phase:
    if isinstance(phase, Drawing):
        return turn.following(tables, phase.seat)
    return Dealing(Seat(phase.seat + 1)) if phase.seat + 1 < tables.seats else Laying(Seat(0))
