"""The phases as a view shows them.

Phases that hold nothing but what everybody sees are shown as they are in `state.py`. In the
others, tiles and kinds of structures are given by their names.
"""

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.tables import Tables


class Gain(Struct, frozen=True):
    """A reward that waits, for a structure of so many tiles."""

    kind: Kind
    tiles: int


class Placing(Struct, frozen=True, tag_field="is", tag="placing"):
    """A seat places or stores a tile; `waiting` are rewards that follow later."""

    seat: Seat
    tile: str
    waiting: tuple[Gain, ...]


class Rewarding(Struct, frozen=True, tag_field="is", tag="rewarding"):
    """A seat says which of two rewards comes first."""

    seat: Seat
    gains: tuple[Gain, ...]
    waiting: tuple[Gain, ...]


class Crafting(Struct, frozen=True, tag_field="is", tag="crafting"):
    """A seat takes a tile from the bottom row."""

    seat: Seat
    waiting: tuple[Gain, ...]


class Drawing(Struct, frozen=True, tag_field="is", tag="drawing"):
    """A seat is about to draw fountain cards."""

    seat: Seat
    waiting: tuple[Gain, ...]


class Returning(Struct, frozen=True, tag_field="is", tag="returning"):
    """A seat returns one of its fountain cards."""

    seat: Seat
    waiting: tuple[Gain, ...]


class Paying(Struct, frozen=True, tag_field="is", tag="paying"):
    """A seat pays for sets of the card on a space; `then` is the space of the other card."""

    seat: Seat
    later: tuple[Seat, ...]
    space: int
    then: int | None


PhaseView = (
    s.Assigning
    | s.Framing
    | s.Starting
    | s.Opening
    | s.Dealing
    | s.Filling
    | s.Moving
    | s.Taking
    | Placing
    | Rewarding
    | Crafting
    | Drawing
    | Returning
    | s.Visiting
    | s.Ordering
    | Paying
    | s.Over
)


def _gains(waiting: s.Gains) -> tuple[Gain, ...]:
    return tuple(Gain(KINDS[gain.kind], gain.tiles) for gain in waiting)


def phase_view(tables: Tables, phase: s.Phase) -> PhaseView:
    """`phase` as a view shows it."""
    match phase:
        case s.Placing(seat, tile, waiting):
            return Placing(seat, tables.tile_ids[tile], _gains(waiting))
        case s.Rewarding(seat, two, waiting):
            return Rewarding(seat, _gains(two), _gains(waiting))
        case s.Crafting(seat, waiting):
            return Crafting(seat, _gains(waiting))
        case s.Drawing(seat, waiting):
            return Drawing(seat, _gains(waiting))
        case s.Returning(seat, waiting):
            return Returning(seat, _gains(waiting))
        case s.Paying(seat, later, space, then):
            return Paying(seat, later, space, None if then == s.NONE else then)
        case _:
            return phase
