"""The grid of hex cells, and its parts as numbers and as text (ROA-G1).

A cell is the number r * ROW_WIDTH + q, so cells sort by r, then by q, and a step to a neighbour is
an addition. A side is the number cell * 16 + direction. Places for tokens are such numbers too: a
dead end is the side of its road, a trade route has ROUTE for the direction, an area AREA plus the
direction of a side of its loop.
"""

from functools import lru_cache
from typing import Final, TypeAlias

Cell: TypeAlias = int
Side: TypeAlias = int
"""A side of a cell: its cell and the direction, 0 to 5, in one number."""

Place: TypeAlias = int
Mask: TypeAlias = int
"""A set of directions, one bit each."""

ROW_WIDTH: Final = 1 << 10
HALF: Final = ROW_WIDTH >> 1
FARTHEST: Final = HALF - 2
"""No tile is farther from Rome; a box with as many tiles is refused."""

DIRECTIONS: Final = range(6)
BACK: Final = (3, 4, 5, 0, 1, 2)
STEPS: Final = (1, ROW_WIDTH, ROW_WIDTH - 1, -1, -ROW_WIDTH, 1 - ROW_WIDTH)
"""What to add to a cell to reach its neighbour in each direction."""

SIDE_BITS: Final = 4
SIDE_MASK: Final = (1 << SIDE_BITS) - 1
ROUTE: Final = 6
AREA: Final = 8

ACROSS: Final = tuple((STEPS[k] << SIDE_BITS) + BACK[k] - k for k in DIRECTIONS)
"""What to add to a side to reach the side that faces it, by the direction of the side."""

AROUND: Final = tuple((1 << k, STEPS[k], 1 << BACK[k]) for k in DIRECTIONS)
"""For each direction its bit, the step to the neighbour there, and the bit of the way back."""


def cell(q: int, r: int) -> Cell:
    """The cell with these coordinates."""
    return r * ROW_WIDTH + q


def coordinates(at: Cell) -> tuple[int, int]:
    """The coordinates q and r of a cell."""
    r = (at + HALF) // ROW_WIDTH
    return at - r * ROW_WIDTH, r


def row_end(at: Cell) -> Cell:
    """The first number after those of the cells in the row of a cell."""
    return (at + HALF) // ROW_WIDTH * ROW_WIDTH + HALF


def side(at: Cell, direction: int) -> Side:
    """The side of a cell in a direction."""
    return at << SIDE_BITS | direction


def facing(at: Side) -> Side:
    """The same side, named by the cell beyond it."""
    return at + ACROSS[at & SIDE_MASK]


def route(at: Cell) -> Place:
    """The place on the trade route of a tile."""
    return at << SIDE_BITS | ROUTE


def cell_of(place: Place) -> Cell:
    """The cell of a side or a place."""
    return place >> SIDE_BITS


def is_dead_end(place: Place) -> bool:
    """Whether a place is a dead end."""
    return place & SIDE_MASK < ROUTE


def is_route(place: Place) -> bool:
    """Whether a place is a trade route."""
    return place & SIDE_MASK == ROUTE


def is_area(place: Place) -> bool:
    """Whether a place is the area of a loop."""
    return place & AREA != 0


def directions(mask: Mask) -> tuple[int, ...]:
    """The directions of a set, in ascending order."""
    return tuple(k for k in DIRECTIONS if mask >> k & 1)


def mask(sides: tuple[int, ...]) -> Mask:
    """The set of these directions."""
    return sum(1 << k for k in sides)


def turned(sides: Mask, by: int) -> Mask:
    """A set of directions turned clockwise by `by` steps (ROA-G2)."""
    return (sides << by | sides >> 6 - by) & 63


@lru_cache(maxsize=8192)
def text(place: Place) -> str:
    """A dead end as `q,r/k`, a trade route as `q,r` (ROA-G5)."""
    where = cell_text(place >> SIDE_BITS)
    return where if is_route(place) else f"{where}/{place & 7}"


@lru_cache(maxsize=8192)
def cell_text(at: Cell) -> str:
    """A cell as `q,r`."""
    q, r = coordinates(at)
    return f"{q},{r}"


def from_text(words: str) -> Place:
    """The reverse of `text`."""
    where, _, direction = words.partition("/")
    at = cell_from_text(where)
    return side(at, int(direction)) if direction else route(at)


def cell_from_text(words: str) -> Cell:
    """The reverse of `cell_text`."""
    q, _, r = words.partition(",")
    return cell(int(q), int(r))
