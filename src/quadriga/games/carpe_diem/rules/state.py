"""The phases and the position."""

from typing import ClassVar

from msgspec import Struct

from quadriga.core import CHANCE, Actor, Seat, hash_by_value
from quadriga.games.carpe_diem.box.components import Kind

NONE = -1
"""Stands for an empty slot, a space without a marker, a patrician not yet on the ring."""

Tiles = tuple[int, ...]
"""Tiles by number; the same number twice for two copies."""

Slots = tuple[int, ...]
"""The tiles of a blueprint or the row by slot, NONE where one was taken."""

Cards = tuple[int, ...]
"""Cards by number."""


class Gain(Struct, frozen=True, gc=False):
    """A reward still to be given: the kind of what was completed, and its number of tiles."""

    kind: Kind
    tiles: int


Gains = tuple[Gain, ...]


class _Phase(Struct, frozen=True, gc=False, tag_field="is", tag=str.lower):
    """Base of all phases."""


class _ByChance(_Phase, frozen=True):
    """Base of the phases in which chance decides."""

    to_act: ClassVar[Actor] = CHANCE


class Deciding(_Phase, frozen=True):
    """Base of the phases in which a seat decides."""

    seat: Seat

    @property
    def to_act(self) -> Actor:
        """The seat."""
        return self.seat


class Assigning(_ByChance, frozen=True):
    """Set-up: chance hands out the district boards (CAR-S2)."""


class Framing(_ByChance, frozen=True):
    """Set-up: chance draws the frame of a seat (CAR-S3)."""

    seat: Seat


class Starting(Deciding, frozen=True):
    """Set-up: a seat puts its patrician on the ring (CAR-S6)."""


class Opening(_ByChance, frozen=True):
    """Set-up: chance lays out the forum (CAR-S7)."""


class Dealing(_ByChance, frozen=True):
    """Chance fills the blueprints (CAR-S10, CAR-P6)."""


class Filling(_ByChance, frozen=True):
    """Set-up: chance fills the bottom row (CAR-S10)."""


class Moving(Deciding, frozen=True):
    """A turn begins: the patrician leaves its space (CAR-M2)."""


class Taking(Deciding, frozen=True):
    """A seat takes a tile from the blueprint reached (CAR-M8)."""


class Placing(Deciding, frozen=True):
    """A seat places or stores a tile; `waiting` are rewards that come later (CAR-B11)."""

    tile: int
    waiting: Gains = ()


class Rewarding(Deciding, frozen=True):
    """A seat chooses which of two rewards of one tile comes first (CAR-B10)."""

    gains: Gains
    waiting: Gains


class Crafting(Deciding, frozen=True):
    """A seat takes a tile from the bottom row (CAR-D5)."""

    waiting: Gains


class Drawing(_ByChance, frozen=True):
    """Chance draws fountain cards for a seat (CAR-O4)."""

    seat: Seat
    waiting: Gains


class Returning(Deciding, frozen=True):
    """A seat returns one of its fountain cards (CAR-O4)."""

    waiting: Gains


class Visiting(Deciding, frozen=True):
    """A seat puts a marker into the forum; the seats in `later` follow (CAR-F1)."""

    later: tuple[Seat, ...]


class Ordering(Deciding, frozen=True):
    """A seat chooses which of the cards beside its marker, on spaces `a` and `b`, comes first.

    (CAR-F4)
    """

    later: tuple[Seat, ...]
    a: int
    b: int


class Paying(Deciding, frozen=True):
    """A seat pays for sets of the card on a space; `then` is the space of the other card, if left.

    On a green card, the sets that the seat owns have been rewarded already (CAR-F11).
    """

    later: tuple[Seat, ...]
    space: int
    then: int | None


class Over(_Phase, frozen=True):
    """The fourth forum phase has ended (CAR-P8)."""

    to_act: ClassVar[None] = None


Deal = Assigning | Framing | Opening | Dealing | Filling
Rewards = Rewarding | Crafting | Drawing | Returning
InForum = Visiting | Ordering | Paying
NotPlacing = Deal | Starting | Moving | Taking | Rewards | InForum | Over
Phase = Placing | NotPlacing
OVER = Over()


class District(Struct, frozen=True, gc=False):
    """What a seat has built. `board` is NONE before it is dealt; the dictionaries never change.

    tiles     the face (`faces.Faces`) on every covered cell, in the order of placing
    frontier  the empty cells where a tile may go, with what their neighbours ask for (`grid.Key`)
    writs     the cells with a writ, one bit each
    owned     completed structures by kind, then chimneys, landscapes and dwellings (`tables`)
    villas    what the completed villas score (CAR-E6)
    goals     the goals of the frame that are reached, one bit each
    """

    board: int
    frame: Cards
    tiles: dict[int, int]
    frontier: dict[int, int]
    writs: int
    owned: tuple[int, ...]
    villas: int
    goals: int

    __hash__ = hash_by_value


class Purse(Struct, frozen=True, gc=False):
    """What a seat has on its resource board, and its points collected so far.

    `forums` are the points from the cards of each forum, less what failed ones cost.
    """

    goods: tuple[int, ...]
    coins: int
    bread: int
    vp: int
    stored: Tiles
    forums: tuple[int, ...]


class Drawn(Struct, frozen=True, gc=False):
    """A draw of fountain cards, and the card returned for it; NONE before it is returned."""

    seat: Seat
    cards: Cards
    returned: int = NONE


class State(Struct, frozen=True, gc=False):
    """A position.

    stage      the current building phase, counted from 1
    turn       how many of its turns have been played
    starter    the seat with the starting-player token
    patricians the space of each seat's patrician, counted from 1
    filled     the blueprints that have a tile, one bit each
    white, black, pile   what is in the stacks, in no order
    under      the fountain cards that were returned, in the order in which they will be drawn
    removed    the tiles that left the game (CAR-M9)
    forum      the card on each used space, `markers` the seat on each marker space
    order      the seats along the prestige bar, from the last to visit a forum to the first
    draws      every draw of fountain cards so far
    """

    phase: Phase
    stage: int
    turn: int
    starter: Seat
    patricians: tuple[int, ...]
    ring: tuple[Slots, ...]
    filled: int
    row: Slots
    white: Tiles
    black: Tiles
    removed: Tiles
    forum: Cards
    markers: tuple[int, ...]
    prestige: tuple[int, ...]
    order: tuple[Seat, ...]
    pile: Cards
    under: Cards
    hands: tuple[Cards, ...]
    draws: tuple[Drawn, ...]
    districts: tuple[District, ...]
    purses: tuple[Purse, ...]
