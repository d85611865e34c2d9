"""The phases and the position."""

from typing import ClassVar

from msgspec import Struct

from quadriga.core import CHANCE, Actor, Seat, hash_by_value

NONE = -1
"""Stands for an empty slot, a space without a marker, a patrician not yet put down."""

Tiles = tuple[int, ...]
"""Tiles by number; the same number twice for two copies."""

Slots = tuple[int, ...]
"""The tiles of a blueprint or the row by slot, NONE where one was taken."""

Cards = tuple[int, ...]
"""Cards by number."""


class Gain(Struct, frozen=True, gc=False):
    """A reward that waits: the kind of what was completed, and how many tiles it has."""

    kind: int
    tiles: int


Gains = tuple[Gain, ...]


class Assigning(Struct, frozen=True, gc=False, tag_field="is", tag="assigning"):
    """Set-up: chance hands out the district boards (CAR-S2)."""

    to_act: ClassVar[Actor] = CHANCE


class Framing(Struct, frozen=True, gc=False, tag_field="is", tag="framing"):
    """Set-up: chance draws the frame of a seat (CAR-S3)."""

    to_act: ClassVar[Actor] = CHANCE

    seat: Seat


class _Deciding(Struct, frozen=True, gc=False):
    """Base of the phases in which a seat decides."""

    seat: Seat

    @property
    def to_act(self) -> Actor:
        """The seat."""
        return self.seat


class Starting(_Deciding, frozen=True, gc=False, tag_field="is", tag="starting"):
    """Set-up: a seat puts its patrician on the ring (CAR-S6)."""


class Opening(Struct, frozen=True, gc=False, tag_field="is", tag="opening"):
    """Set-up: chance lays out the forum (CAR-S7)."""

    to_act: ClassVar[Actor] = CHANCE


class Dealing(Struct, frozen=True, gc=False, tag_field="is", tag="dealing"):
    """Chance fills the blueprints (CAR-S10, CAR-P6)."""

    to_act: ClassVar[Actor] = CHANCE


class Filling(Struct, frozen=True, gc=False, tag_field="is", tag="filling"):
    """Set-up: chance fills the bottom row (CAR-S10)."""

    to_act: ClassVar[Actor] = CHANCE


class Moving(_Deciding, frozen=True, gc=False, tag_field="is", tag="moving"):
    """A turn begins: the patrician leaves its space (CAR-M2)."""


class Taking(_Deciding, frozen=True, gc=False, tag_field="is", tag="taking"):
    """A tile is to be taken from the blueprint reached (CAR-M8)."""


class Placing(_Deciding, frozen=True, gc=False, tag_field="is", tag="placing"):
    """A tile is to be placed or stored; `waiting` are rewards that come later (CAR-B11)."""

    tile: int
    waiting: Gains = ()


class Rewarding(_Deciding, frozen=True, gc=False, tag_field="is", tag="rewarding"):
    """Two rewards of one tile are to be put in order (CAR-B10)."""

    gains: Gains
    waiting: Gains = ()


class Crafting(_Deciding, frozen=True, gc=False, tag_field="is", tag="crafting"):
    """A tile is to be taken from the bottom row (CAR-D5)."""

    waiting: Gains = ()


class Drawing(Struct, frozen=True, gc=False, tag_field="is", tag="drawing"):
    """Chance draws fountain cards for a seat (CAR-O4)."""

    to_act: ClassVar[Actor] = CHANCE

    seat: Seat
    waiting: Gains = ()


class Returning(_Deciding, frozen=True, gc=False, tag_field="is", tag="returning"):
    """A fountain card of the hand is to be returned (CAR-O4)."""

    waiting: Gains = ()


class Visiting(_Deciding, frozen=True, gc=False, tag_field="is", tag="visiting"):
    """A seat is to put a marker into the forum; `later` are those who follow (CAR-F1)."""

    later: tuple[Seat, ...]


class Ordering(_Deciding, frozen=True, gc=False, tag_field="is", tag="ordering"):
    """One of the two cards beside the marker is to come first (CAR-F4); they are spaces."""

    later: tuple[Seat, ...]
    a: int
    b: int


class Paying(_Deciding, frozen=True, gc=False, tag_field="is", tag="paying"):
    """Sets of the card on a space are to be paid for; `then` is the other space, or NONE.

    On a green card the rewards of the own sets have been given (CAR-F11).
    """

    later: tuple[Seat, ...]
    space: int
    then: int


class Over(Struct, frozen=True, gc=False, tag_field="is", tag="over"):
    """The fourth forum phase has ended (CAR-P8)."""

    to_act: ClassVar[None] = None


Phase = (
    Assigning
    | Framing
    | Starting
    | Opening
    | Dealing
    | Filling
    | Moving
    | Taking
    | Placing
    | Rewarding
    | Crafting
    | Drawing
    | Returning
    | Visiting
    | Ordering
    | Paying
    | Over
)
OVER = Over()


class District(Struct, frozen=True, gc=False):
    """What a seat has built; nobody changes its dictionaries. `board` is NONE before it is dealt.

    tiles     the face (`faces.Faces`) on every covered cell, in the order of placing
    frontier  the empty cells where a tile may go, with what their neighbours ask for (`grid.Key`)
    writs     the cells with a writ, a bit each
    owned     completed structures by kind, then chimneys, landscapes and dwellings (`tables`)
    villas    what the completed villas score (CAR-E6)
    goals     the goals of the frame that are reached, a bit each
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

    `forums` is how many of those the cards of each forum brought, less what failed ones cost.
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

    stage      the building phase that is played, counted from 1
    turn       how many turns of it have been played
    starter    who holds the starting-player token
    patricians the space of each seat's patrician, counted from 1
    filled     the blueprints that have a tile, a bit each
    white, black, pile   what lies in the stacks, without an order
    under      the fountain cards that were returned, in the order in which they will be drawn
    removed    the tiles that left the game (CAR-M9)
    forum      the card on each used space, `markers` the seat on each marker space
    order      the seats along the prestige bar, from the last visitor of a forum to the first
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
