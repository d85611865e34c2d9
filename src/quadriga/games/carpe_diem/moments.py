"""What the table waits for, as a view says it: the phases in names that people know."""

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.carpe_diem.components import Kind


class Gain(Struct, frozen=True):
    """A reward that waits, for a structure of so many tiles."""

    kind: Kind
    tiles: int


class Assigning(Struct, frozen=True, tag_field="is", tag="assigning"):
    """The district boards are about to be handed out."""


class Framing(Struct, frozen=True, tag_field="is", tag="framing"):
    """The frame of a seat is about to be drawn."""

    seat: Seat


class Starting(Struct, frozen=True, tag_field="is", tag="starting"):
    """A seat puts its patrician on the ring."""

    seat: Seat


class Opening(Struct, frozen=True, tag_field="is", tag="opening"):
    """The forum is about to be laid out."""


class Dealing(Struct, frozen=True, tag_field="is", tag="dealing"):
    """The blueprints are about to be filled."""


class Filling(Struct, frozen=True, tag_field="is", tag="filling"):
    """The bottom row is about to be filled."""


class Moving(Struct, frozen=True, tag_field="is", tag="moving"):
    """A seat moves its patrician."""

    seat: Seat


class Taking(Struct, frozen=True, tag_field="is", tag="taking"):
    """A seat takes a tile from the blueprint beside its patrician."""

    seat: Seat


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


class Visiting(Struct, frozen=True, tag_field="is", tag="visiting"):
    """A seat puts a marker into the forum; `later` are those who follow."""

    seat: Seat
    later: tuple[Seat, ...]


class Ordering(Struct, frozen=True, tag_field="is", tag="ordering"):
    """A seat says which of the cards on two spaces comes first."""

    seat: Seat
    later: tuple[Seat, ...]
    a: int
    b: int


class Paying(Struct, frozen=True, tag_field="is", tag="paying"):
    """A seat pays for sets of the card on a space; `then` is the space of the other card."""

    seat: Seat
    later: tuple[Seat, ...]
    space: int
    then: int | None


class Over(Struct, frozen=True, tag_field="is", tag="over"):
    """The game has ended."""


Moment = (
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
