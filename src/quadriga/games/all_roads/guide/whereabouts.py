"""Where a cell lies, told from Rome: no board shows coordinates, but every board shows Rome.

From the nearer half of Rome a cell is reached by steps in one direction of the grid or in two
neighbouring ones. Cells as near to one half as to the other lie in rows above and below Rome. So
every cell has words of its own.
"""

from typing import Final

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.hexes import DIRECTIONS, STEPS, Cell
from quadriga.language import Message, message

Coordinates = tuple[int, int]
WINDS: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")
"""The directions of the grid, as the catalogue selects on them."""

_STEPS: Final = tuple(map(hexes.coordinates, STEPS))


class Whereabouts:
    """Tells cells from the two halves of Rome."""

    def __init__(self, rome: tuple[Coordinates, ...]) -> None:
        self._rome = rome

    def of_cell(self, at: Cell) -> Message:
        """Where a cell lies: "2 tiles north-east and 1 east of Rome"."""
        legs = [_legs(half, hexes.coordinates(at)) for half in self._rome]
        lengths = [sum(leg.values()) for leg in legs]
        if len(set(lengths)) == 1 and (rows := self._rows(at)):
            return self._row(at, rows)
        nearest = min(legs, key=lambda leg: sum(leg.values()))
        ordered = sorted(nearest, key=lambda way: -nearest[way])
        match [(WINDS[way], nearest[way]) for way in ordered]:
            case [(wind, 1)]:
                return message("beside-rome", wind=wind)
            case [(wind, far)]:
                return message("from-rome", wind=wind, far=far)
            case [(wind, far), (then, more)]:
                return message("around-rome", wind=wind, far=far, then=then, more=more)
            case _:
                return message("in-rome")

    def _rows(self, at: Cell) -> int:
        """By how many rows a cell lies below the first half of Rome."""
        return hexes.coordinates(at)[1] - self._rome[0][1]

    def _row(self, at: Cell, rows: int) -> Message:
        """A cell above or below Rome; `halves` is its offset from the middle in half tiles."""
        wind = "south" if rows > 0 else "north"
        q, r = hexes.coordinates(at)
        middle = sum(2 * q + r for q, r in self._rome) // len(self._rome)
        halves = 2 * q + r - middle
        if not halves:
            if abs(rows) == 1:
                return message("beside-rome", wind=wind)
            return message("rows-from-rome", wind=wind, rows=abs(rows))
        then = "east" if halves > 0 else "west"
        return message("rows-aside", wind=wind, rows=abs(rows), then=then, halves=abs(halves))


def _legs(start: Coordinates, goal: Coordinates) -> dict[int, int]:
    """How many steps in which directions lead from one cell to another; two at most."""
    q, r = goal[0] - start[0], goal[1] - start[1]
    for way in DIRECTIONS:
        (a, b), (c, d) = _STEPS[way], _STEPS[(way + 1) % 6]
        first, second = q * d - r * c, r * a - q * b
        if first >= 0 and second >= 0:
            return {k: n for k, n in ((way, first), ((way + 1) % 6, second)) if n}
    raise AssertionError("some two neighbouring directions lead to every cell")
