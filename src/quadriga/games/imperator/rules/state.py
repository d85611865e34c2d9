"""The phases and the position.

Sets of cards and regions are bit masks in the order of the data file: a deck is a set, since it
has no order before it is drawn from.
"""

from typing import ClassVar

from msgspec import Struct

from quadriga.core import CHANCE, Actor, Seat
from quadriga.games.imperator.rules.actions import Priced

PLAYER = Seat(0)


class Drawing(Struct, frozen=True, gc=False, tag_field="is", tag="drawing"):
    """A turn begins: chance draws its cards (IMP-T1)."""

    to_act: ClassVar[Actor | None] = CHANCE


class Choosing(Struct, frozen=True, gc=False, tag_field="is", tag="choosing"):
    """One of the drawn cards is to be used (IMP-T2)."""

    to_act: ClassVar[Actor | None] = PLAYER

    hand: int


class Spending(Struct, frozen=True, gc=False, tag_field="is", tag="spending"):
    """Senate: how the chosen action is paid (IMP-M15)."""

    to_act: ClassVar[Actor | None] = PLAYER

    hand: int
    action: Priced


class Booking(Struct, frozen=True, gc=False, tag_field="is", tag="booking"):
    """Senate: where the culture and military units of a gain go (IMP-M12)."""

    to_act: ClassVar[Actor | None] = PLAYER

    hand: int
    units: int
    industry: int


class Invading(Struct, frozen=True, gc=False, tag_field="is", tag="invading"):
    """The deck is empty: pay, or lose regions (IMP-I4)."""

    to_act: ClassVar[Actor | None] = PLAYER


class Losing(Struct, frozen=True, gc=False, tag_field="is", tag="losing"):
    """The first of several regions is gone, these are left to lose (IMP-I5)."""

    to_act: ClassVar[Actor | None] = PLAYER

    left: int


class Paying(Struct, frozen=True, gc=False, tag_field="is", tag="paying"):
    """Senate: how the invasion is paid (IMP-M15)."""

    to_act: ClassVar[Actor | None] = PLAYER


class Over(Struct, frozen=True, gc=False, tag_field="is", tag="over"):
    """The third invasion is marked, or Rome has fallen."""

    to_act: ClassVar[Actor | None] = None


Phase = Drawing | Choosing | Spending | Booking | Invading | Losing | Paying | Over

DRAWING = Drawing()
INVADING = Invading()
PAYING = Paying()
OVER = Over()


class State(Struct, frozen=True, gc=False):
    """A position.

    `dealt` is the number of cards that the period began with; what is neither in the deck, in
    hand nor built lies in the discard pile.
    """

    phase: Phase
    culture: int
    military: int
    industry: int
    regions: int
    cubes: tuple[int, ...]
    built: int
    deck: int
    dealt: int
    marked: int
