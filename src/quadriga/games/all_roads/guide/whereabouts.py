"""Where a cell is, described from Rome: no board shows coordinates, but every board shows Rome.

From the nearer half of Rome a cell is reached by steps in one direction of the grid or in two
neighbouring ones. Cells equally near to both halves are described by rows above or below Rome. So
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


def whereabouts(rome: tuple[Coordinates, ...], at: Cell) -> Message:
    """Where a cell is: "2 tiles north-east and 1 east of Rome"."""
    goal = hexes.coordinates(at)
    legs = [_legs(half, goal) for half in rome]
    lengths = [sum(far for far, _ in leg) for leg in legs]
    if len({*lengths}) == 1 and goal[1] != rome[0][1]:
        return _in_row(rome, goal)
    match sorted(legs[lengths.index(min(lengths))], key=lambda leg: -leg[0]):
        case [(1, wind)]:
            return message("beside-rome", wind=wind)
        case [(far, wind)]:
            return message("from-rome", wind=wind, far=far)
        case [(far, wind), (more, then)]:
            return message("around-rome", wind=wind, far=far, then=then, more=more)
        case _:
            return message("in-rome")


def _in_row(rome: tuple[Coordinates, ...], goal: Coordinates) -> Message:
    """A cell above or below Rome; `halves` is its offset from the middle in half tiles."""
    rows = goal[1] - rome[0][1]
    wind = "south" if rows > 0 else "north"
    halves = 2 * goal[0] + goal[1] - sum(2 * q + r for q, r in rome) // len(rome)
    if halves:
        then = "east" if halves > 0 else "west"
        return message("rows-aside", wind=wind, rows=abs(rows), then=then, halves=abs(halves))
    if abs(rows) == 1:
        return message("beside-rome", wind=wind)
    return message("rows-from-rome", wind=wind, rows=abs(rows))


def _legs(start: Coordinates, goal: Coordinates) -> list[tuple[int, str]]:
    """How many steps in which directions lead from one cell to another; two legs at most."""
    q, r = goal[0] - start[0], goal[1] - start[1]
    for way in DIRECTIONS:
        following = (way + 1) % 6
        (a, b), (c, d) = _STEPS[way], _STEPS[following]
        first, second = q * d - r * c, r * a - q * b
        if first >= 0 and second >= 0:
            return [leg for leg in ((first, WINDS[way]), (second, WINDS[following])) if leg[0]]
    raise AssertionError("two neighbouring directions lead to every cell")
