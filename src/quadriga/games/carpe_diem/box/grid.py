"""The 6 x 6 cells of a district (CAR-B1), numbered row by row, and the lines through them."""

from typing import Final

SIZE: Final = 6
CELLS: Final = range(SIZE * SIZE)
SIDES: Final = range(4)
UP, RIGHT, DOWN, LEFT = SIDES
SIDE_NAMES: Final = ("up", "right", "down", "left")
STEPS: Final = (-SIZE, 1, SIZE, -1)
"""What to add to a cell to get its neighbour up, right, down, left."""

GRASS: Final = 0
FREE: Final = 15
"""The value of a side towards an empty cell, which takes any edge."""

Cell = int
Key = int
"""An empty cell and what its neighbours ask for: cell << 16 | four values, one for each side."""


def cell(x: int, y: int) -> Cell:
    """The cell in column x and row y, both counted from 1."""
    return (y - 1) * SIZE + x - 1


def column(at: Cell) -> int:
    """The x of a cell."""
    return at % SIZE + 1


def row(at: Cell) -> int:
    """The y of a cell."""
    return at // SIZE + 1


_TEXTS: Final = tuple(f"{column(at)},{row(at)}" for at in CELLS)


def text(at: Cell) -> str:
    """A cell as it is written."""
    return _TEXTS[at]


BY_TEXT: Final = {text(at): at for at in CELLS}


def neighbour(at: Cell, side: int) -> Cell | None:
    """The cell beyond a side, or None at the frame."""
    x, y = column(at), row(at)
    at_frame = (y == 1, x == SIZE, y == SIZE, x == 1)[side]
    return None if at_frame else at + STEPS[side]


def _neighbours(at: Cell) -> tuple[tuple[int, Cell], ...]:
    beyond = ((side, neighbour(at, side)) for side in SIDES)
    return tuple((side, other) for side, other in beyond if other is not None)


NEIGHBOURS: Final = tuple(map(_neighbours, CELLS))
"""The neighbours of each cell, with the side towards them."""


def value(key: Key, side: int) -> int:
    """What is asked for on a side."""
    return key >> 4 * side & 15


def _empty(at: Cell) -> Key:
    """Nothing is asked for but grass towards the frame (CAR-B6)."""
    values = (GRASS if neighbour(at, side) is None else FREE for side in SIDES)
    return at << 16 | sum(value << 4 * side for side, value in enumerate(values))


EMPTY: Final = tuple(map(_empty, CELLS))

Lines = int
"""A set of lines: bits 0 to 5 are columns, bits 6 to 11 rows."""

LINES: Final = tuple(1 << column(at) - 1 | 1 << SIZE + row(at) - 1 for at in CELLS)
"""The two lines through each cell."""


def line(side: int, position: int) -> Lines:
    """The line of a position, counted clockwise along a side of the frame (CAR-E4)."""
    along = position if side in (UP, RIGHT) else SIZE + 1 - position
    return 1 << along - 1 if side in (UP, DOWN) else 1 << SIZE + along - 1


def column_and_row(at: Lines) -> tuple[int, int]:
    """The number of a line as a column and as a row; 0 for what it isn't."""
    n = at.bit_length()
    return (n, 0) if n <= SIZE else (0, n - SIZE)
