"""The square grid without edges, its cells as numbers that sort by `y`, then `x`."""

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

Cell = int
"""`y * ROW + x`; the Fountain starts on 0."""

ROW: Final = 1024
FARTHEST: Final = ROW // 2 - 1
"""No coordinate may be larger."""

UP, RIGHT, DOWN, LEFT = -ROW, 1, ROW, -1
DIRECTIONS: Final = {"up": UP, "right": RIGHT, "down": DOWN, "left": LEFT}
SIDES: Final = (UP, LEFT, RIGHT, DOWN)
AROUND: Final = (UP - 1, UP, UP + 1, -1, 1, DOWN - 1, DOWN, DOWN + 1)
"""The eight cells that touch a cell (MIN-H12), by `y`, then `x`."""


def cell(x: int, y: int) -> Cell:
    """The cell with these coordinates."""
    return y * ROW + x


def coordinates(at: Cell) -> tuple[int, int]:
    """The x and the y of a cell."""
    x = (at + ROW // 2) % ROW - ROW // 2
    return x, (at - x) // ROW


@cache
def text(at: Cell) -> str:
    """A cell in notation: `x,y`."""
    x, y = coordinates(at)
    return f"{x},{y}"


def free(tiles: Collection[Cell]) -> tuple[Cell, ...]:
    """The empty cells that share a side with one of these tiles, ascending (MIN-F3)."""
    return tuple(sorted({at + side for at in tiles for side in SIDES}.difference(tiles)))


def groups(cells: Iterable[Cell]) -> dict[Cell, int]:
    """The side-connected group of each cell; groups are numbered from 0 (MIN-Z8)."""
    group: dict[Cell, int] = {}
    left, number = set(cells), 0
    while left:
        reached = [left.pop()]
        for at in reached:
            group[at] = number
            for side in SIDES:
                if at + side in left:
                    left.remove(at + side)
                    reached.append(at + side)
        number += 1
    return group
