"""Patricians go round the ring and take tiles (CAR-S6, CAR-M1 to CAR-M9)."""

from collections.abc import Sequence

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules.state import (
    NONE,
    Moving,
    Opening,
    Placing,
    Slots,
    Starting,
    State,
    Taking,
)
from quadriga.games.carpe_diem.rules.tables import GO_LEFT, GO_RIGHT, Tables

_GO = (GO_LEFT, GO_RIGHT)


def legal_starts(tables: Tables, state: State) -> list[a.Start]:
    """The spaces without a patrician."""
    return [start for start in tables.starts if start.space not in state.patricians]


def start(tables: Tables, state: State, phase: Starting, action: a.Start) -> State:
    """The position with the patrician on its space; the last one opens the forum."""
    seat = phase.seat
    last = seat + 1 == tables.seats
    return replace(
        state,
        phase=Opening() if last else Starting(Seat(seat + 1)),
        patricians=_with(state.patricians, seat, action.space),
    )


def legal_moves(tables: Tables, state: State, seat: Seat) -> Sequence[a.Go | a.Bread]:
    """Left and right, and for bread any blueprint with a tile (CAR-M5)."""
    if state.purses[seat].bread < tables.amounts.bread_for_a_move:
        return _GO
    return tables.moves[state.filled]


def move(tables: Tables, state: State, phase: Moving, action: a.Go | a.Bread) -> State:
    """The position with the patrician on the space reached."""
    seat = phase.seat
    purses = state.purses
    if isinstance(action, a.Go):
        space = tables.ends[state.filled][state.patricians[seat] - 1][action.step > 0]
    else:
        space = action.space
        purse = purses[seat]
        paid = replace(purse, bread=purse.bread - tables.amounts.bread_for_a_move)
        purses = (*purses[:seat], paid, *purses[seat + 1 :])
    patricians = _with(state.patricians, seat, space)
    return replace(state, phase=Taking(seat), patricians=patricians, purses=purses)


def legal_takes(tables: Tables, state: State, seat: Seat) -> list[a.Take]:
    """The filled slots of the blueprint reached."""
    slots = state.ring[state.patricians[seat] - 1]
    return [take for take, tile in zip(tables.takes, slots, strict=True) if tile != NONE]


def take(tables: Tables, state: State, phase: Taking, action: a.Take) -> State:
    """The position with the tile in hand; the last tile that a blueprint gives empties it."""
    seat, ring = phase.seat, state.ring
    n = state.patricians[seat] - 1
    tile = ring[n][action.slot - 1]
    slots = _with(ring[n], action.slot - 1, NONE)
    filled, removed = state.filled, state.removed
    if slots.count(NONE) >= tables.taken:
        # Removal comes at once, before the tile is placed (CAR-M9).
        removed = (*removed, *[other for other in slots if other != NONE])
        slots = (NONE,) * len(slots)
        filled &= ~(1 << n)
    return replace(
        state,
        phase=Placing(seat, tile),
        ring=(*ring[:n], slots, *ring[n + 1 :]),
        filled=filled,
        removed=removed,
    )


def _with(values: Slots, index: int, value: int) -> Slots:
    return (*values[:index], value, *values[index + 1 :])
