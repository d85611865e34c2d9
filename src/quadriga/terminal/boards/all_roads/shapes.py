"""Geometry for the place of a monument inside its loop."""

from collections.abc import Sequence
from itertools import pairwise

from quadriga.terminal.boards.all_roads.scale import Spot


def distance(spot: Spot, corners: Sequence[Spot], length: int) -> float:
    """The distance of a text at `spot` from the centre of `corners`; a row is two columns."""
    x = sum(x for x, _ in corners) / len(corners)
    y = sum(y for _, y in corners) / len(corners)
    return (spot[0] + (length - 1) / 2 - x) ** 2 + 4 * (spot[1] - y) ** 2


def is_inside(spot: Spot, corners: Sequence[Spot]) -> bool:
    """Whether a spot lies inside a polygon."""
    x, y = spot
    crossings = 0
    for (ax, ay), (bx, by) in pairwise([*corners, corners[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1
