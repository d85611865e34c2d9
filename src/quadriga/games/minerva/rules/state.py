"""The phases and the position."""

from typing import ClassVar

from msgspec import Struct

from quadriga.core import CHANCE, Actor, Seat, hash_by_value
from quadriga.games.minerva.box.grid import Cell
from quadriga.games.minerva.rules.actions import Priced

Tiles = tuple[int, ...]
"""Tiles by their numbers (`tables`)."""

Held = tuple[int, int, int, int]
"""Tokens of grain, wood, stone, ore."""

Points = tuple[int, int, int]
"""Points, or tiles, of theater, art, academics."""

NO_POINTS: Points = (0, 0, 0)
NOTHING: Held = (0, 0, 0, 0)


class Task(Struct, frozen=True, gc=False):
    """A step of a tile's effect that is still to be resolved.

    step    the number of the step in `Tables.steps`
    cell    the cell of the tile
    left    how often it may still be done; an exchange has a number for each of grain, wood, stone,
            ore, denarii, glory; empty before the step begins
    offers  the cells that a Bathhouse may still use
    """

    step: int
    cell: Cell
    left: tuple[int, ...] = ()
    offers: tuple[Cell, ...] = ()


Agenda = tuple[Task, ...]
"""The tasks that are still to be resolved in a turn, the next one first."""


class _Drawing(Struct, frozen=True, gc=False):
    """Base of the phases in which chance acts."""

    to_act: ClassVar[Actor] = CHANCE


class _Deciding(Struct, frozen=True, gc=False):
    """Base of the phases in which a seat acts."""

    seat: Seat

    @property
    def to_act(self) -> Actor:
        """The seat whose choice it is."""
        return self.seat


class _Resolving(_Deciding, frozen=True):
    """A seat resolves the first task of its agenda; `points` are its culture points so far."""

    points: Points
    agenda: Agenda


class Starting(_Drawing, frozen=True, tag_field="is", tag="starting"):
    """Set-up: the starting seat is drawn (MIN-S1)."""


class Pairing(_Drawing, frozen=True, tag_field="is", tag="pairing"):
    """Solitaire set-up: the starting locations are laid out in pairs (MIN-1P2)."""


class Consecrating(_Drawing, frozen=True, tag_field="is", tag="consecrating"):
    """Set-up: the temple row is laid out (MIN-S10); `seat` begins the first round."""

    seat: Seat


class Revealing(_Drawing, frozen=True, tag_field="is", tag="revealing"):
    """Normal locations are revealed (MIN-S9); then `seat` begins the round."""

    seat: Seat


class Filling(_Drawing, frozen=True, tag_field="is", tag="filling"):
    """The temple row is filled up again: `seat` has bought a temple (MIN-F4)."""

    seat: Seat


class Acting(_Deciding, frozen=True, tag_field="is", tag="acting"):
    """A seat is to take an action (MIN-R3)."""


class Selling(_Resolving, frozen=True, tag_field="is", tag="selling"):
    """A seat must sell tokens until it has the `due` denarii for a choice (MIN-R6).

    `kept` are the tokens that the same payment takes.
    """

    due: int
    kept: Held
    choice: Priced


class Placing(_Deciding, frozen=True, tag_field="is", tag="placing"):
    """A seat is to place the tile that it has bought (MIN-F3)."""

    tile: int


class Directing(_Deciding, frozen=True, tag_field="is", tag="directing"):
    """A seat is to choose the direction that its residence on `cell` activates (MIN-H2)."""

    cell: Cell


class Choosing(_Resolving, frozen=True, tag_field="is", tag="choosing"):
    """A seat picks one of the things that an effect offers (MIN-H7)."""


class Exchanging(_Resolving, frozen=True, tag_field="is", tag="exchanging"):
    """A seat may exchange (MIN-H8)."""


class Using(_Resolving, frozen=True, tag_field="is", tag="using"):
    """A seat may resolve a facility around its new Bathhouse (MIN-Z5)."""


class Taking(_Resolving, frozen=True, tag_field="is", tag="taking"):
    """A seat may take the top tile of a culture stack (MIN-Z3)."""


class Moving(_Resolving, frozen=True, tag_field="is", tag="moving"):
    """A seat may move a facility around its new Aqueduct (MIN-Z7)."""


class Shifting(_Resolving, frozen=True, tag_field="is", tag="shifting"):
    """A seat is to choose where the facility from `origin` goes."""

    origin: Cell


class Removing(_Resolving, frozen=True, tag_field="is", tag="removing"):
    """A seat may remove a residence around its new Circus (MIN-Z10)."""


class Hiring(_Deciding, frozen=True, tag_field="is", tag="hiring"):
    """A seat may buy an assistant (MIN-A3)."""


class Over(Struct, frozen=True, gc=False, tag_field="is", tag="over"):
    """The glory step of the last round is done (MIN-E1)."""

    to_act: ClassVar[None] = None


Chancy = Starting | Pairing | Consecrating | Revealing | Filling
Working = Choosing | Exchanging | Using | Taking | Moving | Shifting | Removing
Phase = Acting | Placing | Directing | Selling | Hiring | Working | Chancy | Over
STARTING, PAIRING, OVER = Starting(), Pairing(), Over()


class City(Struct, frozen=True, gc=False):
    """A city and all that its seat owns; the dictionary is never changed.

    tiles       the number of the tile on every covered cell
    free        the cells on which a tile may go (MIN-F3), ascending
    residences  how many are left in the stack
    hand        the assistants in hand
    assisted    the cells of residences with an assistant, ascending
    culture     the culture tiles taken, by their places in the data file
    laurels     the glory tiles taken, by their places in the data file
    """

    tiles: dict[Cell, int]
    free: tuple[Cell, ...]
    held: Held
    denarii: int
    glory: int
    residences: int
    hand: int
    assisted: tuple[Cell, ...]
    culture: tuple[int, ...]
    laurels: tuple[int, ...]

    __hash__ = hash_by_value

    @property
    def assistants(self) -> int:
        """How many assistants the seat has in all (MIN-A4)."""
        return self.hand + len(self.assisted)


class State(Struct, frozen=True, gc=False):
    """A position.

    round      the current round; 0 before the first reveal
    market     the locations in the order laid out; in solitaire pair by pair, with `tables.COINS`
    row        the temples face up
    locations  the normal locations not yet revealed, ascending: a bag has no order
    temples    the temples not yet face up, ascending
    taken      how many culture tiles are gone from the top of each stack
    passed     the seats that have passed in this round, in this order
    """

    phase: Phase
    round: int
    cities: tuple[City, ...]
    market: Tiles
    row: Tiles
    locations: Tiles
    temples: Tiles
    taken: Points
    passed: tuple[Seat, ...]


def with_city(cities: tuple[City, ...], seat: int, city: City) -> tuple[City, ...]:
    """`cities` with the one of `seat` replaced."""
    return (*cities[:seat], city, *cities[seat + 1 :])
