"""Where things are drawn on the sheet, in three sizes of cells.

A step to the right is `wide` columns, one to a lower neighbour half of that and `high` rows. With
`wide` twice `high`, a diagonal road goes one column with every row, and hexes look regular.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from quadriga.terminal.boards.all_roads.land import Cell

ACROSS: Final = (1, 1, -1, -1, -1, 1)
DOWN: Final = (0, 1, 1, 0, -1, -1)
"""Column and row steps of a road, by direction."""

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Scale:
    """A size of cells, for maps of at most `rows` rows."""

    high: int
    rows: int

    @property
    def wide(self) -> int:
        """Columns from a cell to its neighbour."""
        return 2 * self.high

    @property
    def small(self) -> bool:
        """Whether there is only one character for a token."""
        return self.high < MEDIUM.high

    def centre(self, cell: Cell) -> Spot:
        """The middle of a cell."""
        q, r = cell
        return self.wide * q + self.high * r, self.high * r

    def _length(self, direction: int) -> int:
        return self.high if DOWN[direction] else self.wide

    def _spot(self, cell: Cell, direction: int, far: int) -> Spot:
        x, y = self.centre(cell)
        return x + ACROSS[direction] * far, y + DOWN[direction] * far

    def road(self, cell: Cell, direction: int) -> Iterator[Spot]:
        """The spots of a road from the centre up to and including the side."""
        for far in range(1, self._length(direction) // 2 + 1):
            yield self._spot(cell, direction, far)

    def stop(self, cell: Cell, direction: int, length: int) -> Spot:
        """Where text on the dead end of a road begins."""
        x, y = self._spot(cell, direction, (self._length(direction) + 1) // 2)
        return x - (length - 1 if ACROSS[direction] > 0 else 0), y

    def spring(self, cell: Cell, direction: int) -> Spot:
        """Where a hot spring on a plain side is drawn."""
        return self._spot(cell, direction, max(1, (self._length(direction) - 1) // 2))

    def beside(self, cell: Cell, direction: int) -> Spot:
        """Where a hot spring is drawn if its own spot is covered by a mark on the dead end."""
        x, y = self._spot(cell, direction, 1)
        return x + ACROSS[direction], y


def distance(spot: Spot, corners: Sequence[Spot], length: int) -> float:
    """The distance of a text at `spot` from the centre of `corners`; a row is two columns."""
    x = sum(x for x, _ in corners) / len(corners)
    y = sum(y for _, y in corners) / len(corners)
    return (spot[0] + (length - 1) / 2 - x) ** 2 + 4 * (spot[1] - y) ** 2


def is_inside(spot: Spot, corners: Sequence[Spot]) -> bool:
    """Whether a spot is inside a polygon."""
    x, y = spot
    crossings = 0
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


LARGE: Final = Scale(4, 7)
MEDIUM: Final = Scale(3, 16)
SMALL: Final = Scale(2, 1000)
SCALES: Final = (LARGE, MEDIUM, SMALL)
