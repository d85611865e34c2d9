"""The phases and the position.

Sets of cards and regions are bit masks in the order of the data file: a deck is a set, since it
has no order before it is drawn from.
"""

from typing import ClassVar

from msgspec import Struct

from quadriga.core import CHANCE, Actor, Seat
from quadriga.games.imperator.rules.actions import Priced
from quadriga.games.imperator.rules.tables import Amounts

PLAYER = Seat(0)


class _Phase(Struct, frozen=True, gc=False, tag_field="is", tag=str.lower):
    """What the game waits for."""

    to_act: ClassVar[Actor | None] = PLAYER


class Drawing(_Phase, frozen=True):
    """A turn begins: chance draws its cards (IMP-T1)."""

    to_act: ClassVar[Actor | None] = CHANCE


class Choosing(_Phase, frozen=True):
    """Use one of the drawn cards (IMP-T2)."""


class Spending(_Phase, frozen=True):
    """Senate: decide how much culture and military pays for the chosen action (IMP-M15)."""

    action: Priced


class Booking(_Phase, frozen=True):
    """Senate: decide how a gain is put on the culture and the military track (IMP-M12)."""

    units: int
    industry: int


class Invading(_Phase, frozen=True):
    """The deck is empty: pay, or lose regions (IMP-I4)."""


class Losing(_Phase, frozen=True):
    """The first of several regions is gone, and `left` are still to be lost (IMP-I5)."""

    left: int


class Paying(_Phase, frozen=True):
    """Senate: decide how much culture and military pays for the invasion (IMP-M15)."""


class Over(_Phase, frozen=True):
    """The third invasion is marked, or Rome has fallen."""

    to_act: ClassVar[Actor | None] = None


Phase = Choosing | Spending | Booking | Invading | Losing | Paying | Drawing | Over

DRAWING = Drawing()
CHOOSING = Choosing()
INVADING = Invading()
PAYING = Paying()
OVER = Over()


class State(Struct, frozen=True, gc=False):
    """A position.

    `hand` are the drawn cards of the turn that is being played. Cards that are neither there, in
    the deck nor built are in the discard pile. The period began with `dealt` cards.
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
    hand: int = 0

    @property
    def tracks(self) -> Amounts:
        """The units on the tracks."""
        return (self.culture, self.military, self.industry)
