"""Tiles are drawn: the hands at set-up (ROA-S4), and two at the end of a turn (ROA-T4)."""

from collections import Counter
from itertools import combinations
from random import Random

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.all_roads.rules import state as s
from quadriga.games.all_roads.rules.actions import Draw
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.bags import without

Chancy = s.Dealing | s.Drawing


def turn_ended(tables: Tables, state: s.State, seat: Seat) -> s.Phase:
    """What follows a turn: the draw, the next seat, or the end of the game."""
    if not state.frontier:
        return s.OVER  # The map is closed: nobody can play any more (ROA-P6).
    if state.stacks[seat]:
        return s.Drawing(seat)
    return _next_turn(tables, seat) if any(state.hands) or any(state.stacks) else s.OVER


def _next_turn(tables: Tables, seat: Seat) -> s.Laying:
    """The turn of the next seat, clockwise (ROA-T1)."""
    return s.Laying(Seat((seat + 1) % tables.seats))


def _upper(tables: Tables, state: s.State) -> tuple[s.Tiles, s.Tiles, s.Stack, int]:
    """The tiles drawn for certain, the set drawn from, the sets below, and how many of that set.

    The lower set follows when the upper one is used up (ROA-F2).
    """
    phase = state.phase
    assert isinstance(phase, Chancy)
    count = tables.hand_size if isinstance(phase, s.Dealing) else tables.tiles_per_turn
    stack = state.stacks[phase.seat]
    whole: s.Tiles = ()
    for n, tiles in enumerate(stack):
        if count < len(tiles):
            return whole, tiles, stack[n + 1 :], count
        whole += tiles
        count -= len(tiles)
    return whole, (), (), 0


def legal(tables: Tables, state: s.State) -> list[Draw]:
    """Every set of tiles that can come up."""
    whole, tiles, _, count = _upper(tables, state)
    parts = dict.fromkeys(combinations(tiles, count))
    return [tables.draw[tuple(sorted(whole + part))] for part in parts]


def outcome(tables: Tables, state: s.State, text: str) -> Draw | None:
    """The draw that a text names, with its tiles in ascending order."""
    numbers = Counter(tables.number.get(name, -1) for name in text.split(" ")[1:])
    whole, tiles, _, count = _upper(tables, state)
    part = numbers - Counter(whole)
    if numbers.total() != len(whole) + count or part.total() != count or part - Counter(tiles):
        return None
    draw = tables.draw[tuple(sorted(numbers.elements()))]
    return draw if str(draw) == text else None


def sample(tables: Tables, state: s.State, rng: Random) -> Draw:
    """A draw; every set of tiles is equally likely."""
    whole, tiles, _, count = _upper(tables, state)
    left, random = list(tiles), rng.random
    drawn = [left.pop(int(random() * len(left))) for _ in range(count)]
    drawn += whole
    drawn.sort()
    return tables.draw[tuple(drawn)]


def apply(tables: Tables, state: s.State, action: Draw) -> s.State:
    """The position with the tiles in the hand and no longer in the stack."""
    phase, hands, stacks = state.phase, state.hands, state.stacks
    assert isinstance(phase, Chancy)
    seat = phase.seat
    whole, tiles, below, _ = _upper(tables, state)
    drawn = action.numbers
    left = without(tiles, without(drawn, whole) if whole else drawn)
    stack = (left, *below) if left else below
    hand = tuple(sorted(hands[seat] + drawn))
    following: s.Phase = _next_turn(tables, seat)
    if isinstance(phase, s.Dealing) and seat + 1 < tables.seats:
        following = s.Dealing(Seat(seat + 1))
    return replace(
        state,
        phase=following,
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        stacks=(*stacks[:seat], stack, *stacks[seat + 1 :]),
    )
