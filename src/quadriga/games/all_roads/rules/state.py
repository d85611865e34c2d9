"""The phases and the position."""

from typing import ClassVar

from msgspec import Struct

from quadriga.core import CHANCE, Actor, Seat, hash_by_value

Tiles = tuple[int, ...]
"""Tiles by their numbers in the order of ids, ascending; the same number twice for two copies."""

Stack = tuple[Tiles, ...]
"""Sets of tiles, the one to be drawn from first; within a set a stack has no order."""

Supply = tuple[int, ...]
"""What a colour has not placed: houses, villas, spas, monuments."""

HOUSE, VILLA, SPA, MONUMENT = range(4)


class _OfSeat(Struct, frozen=True, gc=False):
    """A phase in which a seat decides."""

    seat: Seat

    @property
    def to_act(self) -> Actor:
        """The seat whose turn it is."""
        return self.seat


class Dealing(Struct, frozen=True, gc=False, tag_field="is", tag="dealing"):
    """Set-up: chance draws the hand of a seat (ROA-S4)."""

    to_act: ClassVar[Actor] = CHANCE

    seat: Seat


class Laying(_OfSeat, frozen=True, gc=False, tag_field="is", tag="laying"):
    """A seat is to play a tile (ROA-T2).

    `fresh` are the cells of the tiles that it has placed this turn, `formed` the dead ends that
    these have formed (ROA-B4).
    """

    fresh: tuple[int, ...] = ()
    formed: tuple[int, ...] = ()


class Building(_OfSeat, frozen=True, gc=False, tag_field="is", tag="building"):
    """A seat may build houses on these places, in the order of section 4 (ROA-B10)."""

    fresh: tuple[int, ...]
    offers: tuple[int, ...]


class Drawing(Struct, frozen=True, gc=False, tag_field="is", tag="drawing"):
    """The end of a turn: chance draws tiles for a seat (ROA-T4)."""

    to_act: ClassVar[Actor] = CHANCE

    seat: Seat


class Over(Struct, frozen=True, gc=False, tag_field="is", tag="over"):
    """The last tile was placed, or the map is closed (ROA-E1)."""

    to_act: ClassVar[None] = None


Phase = Dealing | Laying | Building | Drawing | Over
OVER = Over()


class State(Struct, frozen=True, gc=False):
    """A position; its dictionaries are never changed.

    land      the lie of every covered cell (`faces.Faces`), in the order of laying
    frontier  the empty cells that roads of the network lead to (`roads`)
    ends      the dead ends, and whether each is at a hot spring
    tokens    the token of every place that has one, as colour * 4 + kind
    supply    what each colour has left
    """

    phase: Phase
    land: dict[int, int]
    frontier: dict[int, int]
    ends: dict[int, bool]
    tokens: dict[int, int]
    supply: tuple[Supply, ...]
    hands: tuple[Tiles, ...]
    stacks: tuple[Stack, ...]

    __hash__ = hash_by_value
