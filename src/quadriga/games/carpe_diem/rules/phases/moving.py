"""Patricians go round the ring and take tiles (CAR-S6, CAR-M1 to CAR-M9)."""

from collections.abc import Sequence

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import turn
from quadriga.games.carpe_diem.rules.state import NONE, Slots, State
from quadriga.games.carpe_diem.rules.tables import GO_LEFT, GO_RIGHT, Tables

_GO = (GO_LEFT, GO_RIGHT)


def legal_starts(tables: Tables, state: State, phase: s.Starting) -> list[a.Start]:
    """The spaces without a patrician."""
    return [start for start in tables.starts if start.space not in state.patricians]


def start(tables: Tables, state: State, phase: s.Starting, action: a.Start) -> State:
    """The position with the patrician on its space; after the last one the forum is laid out."""
    seat = phase.seat
    last = seat + 1 == tables.seats
    return replace(
        state,
        phase=s.Opening() if last else s.Starting(Seat(seat + 1)),
        patricians=_with(state.patricians, seat, action.space),
    )


def legal_moves(tables: Tables, state: State, phase: s.Moving) -> Sequence[a.Move]:
    """Left and right, and for bread any blueprint with a tile (CAR-M5)."""
    if state.purses[phase.seat].bread < tables.amounts.bread_for_a_move:
        return _GO
    return tables.moves[state.filled]


def move(tables: Tables, state: State, phase: s.Moving, action: a.Move) -> State:
    """The position with the patrician on the space reached."""
    seat = phase.seat
    space = end(tables, state, seat, action)
    if isinstance(action, a.Bread):
        purse = state.purses[seat]
        left = replace(purse, bread=purse.bread - tables.amounts.bread_for_a_move)
        state = turn.with_purse(state, seat, left)
    patricians = _with(state.patricians, seat, space)
    return replace(state, phase=s.Taking(seat), patricians=patricians)


def end(tables: Tables, state: State, seat: Seat, action: a.Move) -> int:
    """The space where a move of a seat ends."""
    if isinstance(action, a.Bread):
        return action.space
    return tables.ends[state.filled][state.patricians[seat] - 1][action.step > 0]


def legal_takes(tables: Tables, state: State, phase: s.Taking) -> list[a.Take]:
    """The filled slots of the blueprint reached."""
    slots = state.ring[state.patricians[phase.seat] - 1]
    return [take for take, tile in zip(tables.takes, slots, strict=True) if tile != NONE]


def take(tables: Tables, state: State, phase: s.Taking, action: a.Take) -> State:
    """The position with the tile in hand; the last tile taken from a blueprint empties it."""
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
        phase=s.Placing(seat, tile),
        ring=(*ring[:n], slots, *ring[n + 1 :]),
        filled=filled,
        removed=removed,
    )


def _with(values: Slots, index: int, value: int) -> Slots:
    return (*values[:index], value, *values[index + 1 :])
