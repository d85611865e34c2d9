"""Every tile in every different rotation, and the two halves of Rome."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Box, RomeCell, Tile
from quadriga.games.all_roads.box.hexes import Mask
from quadriga.kit.memo import Memo

ROME = -1
"""Used as the tile number of the two halves of Rome."""


class Face(NamedTuple):
    """A tile in one rotation; `tile` is its place in the order of ids, or ROME."""

    tile: int
    turns: int
    roads: Mask
    groups: frozenset[Mask]
    springs: Mask
    route: Mask

    def group(self, direction: int) -> Mask:
        """The road sides that meet the road of this side inside the tile."""
        return next((group for group in self.groups if group >> direction & 1), 0)


def of_tile(number: int, tile: Tile) -> Iterator[Face]:
    """A tile in its rotations; of those that look alike only the least turned (ROA-P3)."""
    seen = set()
    for turns in hexes.DIRECTIONS:
        groups = frozenset(hexes.turned(hexes.mask(group), turns) for group in tile.roads)
        springs = hexes.turned(hexes.mask(tile.springs), turns)
        route = hexes.turned(hexes.mask(tile.trade_route), turns)
        if (groups, springs, route) not in seen:
            seen.add((groups, springs, route))
            yield Face(number, turns, sum(groups), groups, springs, route)


def of_rome(half: RomeCell) -> Face:
    """Half of Rome: one group, with the road to the other half (ROA-G3)."""
    roads = hexes.mask((half.inner, *half.roads))
    return Face(ROME, 0, roads, frozenset({roads}), hexes.mask(half.springs), 0)


class Faces:
    """All faces, numbered, with lists of what is looked up often.

    A *lie* is face * 64 + joints: how a tile is turned, and which of its sides are joints by now.
    `can_be_apart`: roads can be disconnected from Rome, if a tile has several groups (ROA-G7).
    """

    def __init__(self, faces: Iterable[Face]) -> None:
        self.all = tuple(faces)
        self.roads = [face.roads for face in self.all]
        self.springs = [face.springs for face in self.all]
        self.routes = [face.route for face in self.all]
        self.can_be_apart = any(len(face.groups) > 1 for face in self.all)
        self.rome = tuple(n for n, face in enumerate(self.all) if face.tile == ROME)
        self.steps: Memo[int, int] = Memo(self._step)

    @classmethod
    def of(cls, box: Box) -> "Faces":
        """The faces of a box; Rome comes first."""
        tiles = sorted(box.tiles, key=lambda tile: tile.id)
        rows = [of_rome(half) for half in box.rome]
        return cls([*rows, *(face for n, tile in enumerate(tiles) for face in of_tile(n, tile))])

    def _step(self, lie_and_arrival: int) -> int:
        """How a walk around an area goes on from a tile, by lie * 8 + direction of arrival.

        It leaves by the next joint clockwise of the same group. Returns what to add to the side of
        arrival to get the side of arrival at the next tile.
        """
        lie, arrival = lie_and_arrival >> 3, lie_and_arrival & 7
        joints = lie & self.all[lie >> 6].group(arrival)
        clockwise = ((arrival + n) % 6 for n in range(1, 7))
        departure = next(direction for direction in clockwise if joints >> direction & 1)
        return departure - arrival + hexes.ACROSS[departure]
