"""Areas and the loops around them (ROA-G8 to ROA-G12).

A walk along the joints that takes the next joint clockwise at every tile has one area to its left
all the way. Around an enclosed area the turns to the left add up to one full turn. The walk visits
a tile again where something hangs in the area or touches its loop; cut at such tiles, it falls
apart into cycles, and the one that turns left is the loop.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.faces import Faces
from quadriga.games.all_roads.box.hexes import ACROSS, BACK, SIDE_BITS, SIDE_MASK, Cell, Place, Side
from quadriga.games.all_roads.rules.roads import Land

FULL_TURN = 6
SIDES: Final = tuple(hexes.directions(mask) for mask in range(64))
TURNS: Final = tuple(
    tuple(2 - (back - before - 1) % 6 for back in BACK) for before in hexes.DIRECTIONS
)
"""The turn to the left at a tile, by the sides of arrival there and at the next one."""

BETWEEN: Final = tuple(
    tuple(sum(1 << (before + n) % 6 for n in range(1, (back - before) % 6)) for back in BACK)
    for before in hexes.DIRECTIONS
)
"""The sides passed at the left, by the sides of arrival here and at the next tile."""


class Loop(NamedTuple):
    """A loop: the sides by which its tiles are entered, the least first, with the area to the left.

    `is_clear`: no roads are inside (ROA-G12).
    """

    sides: tuple[Side, ...]
    is_clear: bool

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Its tiles, in the order of the walk."""
        return tuple(side >> SIDE_BITS for side in self.sides)

    @property
    def texts(self) -> tuple[str, ...]:
        """Its tiles in notation, in the order of the walk."""
        return tuple(map(hexes.cell_text, self.cells))

    @property
    def area(self) -> Place:
        """The place in its area, which is to the left when a tile is entered by its side."""
        return self.sides[0] | hexes.AREA


def order(loop: Loop) -> list[int]:
    """A sort key for loops: their cells by r and q, one after the other."""
    return [*sorted(loop.cells), *loop.sides]


def around(faces: Faces, land: Land, sides: Iterable[Side], smallest: int) -> list[Loop]:
    """The loops of the areas to the left of these joints, in order, each once."""
    seen: set[Side] = set()
    found: list[Loop] = []
    outside = _outside(land)
    for side in sides:
        if side not in seen:
            walk = _walk(faces, land, side, outside)
            seen.update(walk)
            if walk[-1] not in outside and _turn(walk) == FULL_TURN:
                loop = _loop(faces, land, walk)
                if len(loop.sides) >= smallest:
                    found.append(loop)
    return sorted(found, key=order) if len(found) > 1 else found


def newly_formed(faces: Faces, land: Land, fresh: Collection[Cell], smallest: int) -> list[Loop]:
    """The loops with a joint of one of these tiles (ROA-G11), in order."""
    sides = [at << SIDE_BITS | k for at in fresh for k in SIDES[land[at] & 63]]
    loops = around(faces, land, sides, smallest)
    return [loop for loop in loops if any(side >> SIDE_BITS in fresh for side in loop.sides)]


def every(faces: Faces, land: Land, smallest: int) -> list[Loop]:
    """Every loop of a map, in order."""
    sides = [at << SIDE_BITS | k for at, lie in land.items() for k in SIDES[lie & 63]]
    return around(faces, land, sides, smallest)


def at_left(faces: Faces, land: Land, side: Side) -> Loop:
    """The loop of the enclosed area to the left of a joint."""
    (loop,) = around(faces, land, [side], 1)
    return loop


def _outside(land: Land) -> tuple[Side, ...]:
    """A joint of the first and of the last tile that have the outside to their left.

    Nothing is above the first tile or to its left, so clockwise from its last joint comes the
    outside; the same holds below the last tile and to its right.
    """
    ends = (min(land), max(land))
    return tuple([at << SIDE_BITS | SIDES[land[at] & 63][-1] for at in ends if land[at] & 63])


def _walk(faces: Faces, land: Land, start: Side, outside: Collection[Side]) -> list[Side]:
    """The joints around the area to the left of one, up to one known to border the outside."""
    steps, walk, side = faces.steps, [], start
    while True:
        walk.append(side)
        if side in outside:
            return walk
        side += steps[land[side >> SIDE_BITS] << 3 | side & SIDE_MASK]
        if side == start:
            return walk


def _turn(walk: Sequence[Side]) -> int:
    """The sum of the turns to the left along a walk; going back is half a turn to the right."""
    turns, before = 0, walk[-1] & SIDE_MASK
    for side in walk:
        turns += TURNS[before][side & SIDE_MASK]
        before = side & SIDE_MASK
    return turns


def _loop(faces: Faces, land: Land, walk: Sequence[Side]) -> Loop:
    sides = _turning_left(faces, land, walk)
    first = sides.index(min(sides))
    loop = (*sides[first:], *sides[:first])
    if faces.can_be_apart:  # Roads that are not connected with the loop can be inside.
        return Loop(loop, not _has_roads(faces, land, Inside(loop)))
    return Loop(loop, not _passes_roads(faces, land, loop))


def _passes_roads(faces: Faces, land: Land, loop: Sequence[Side]) -> bool:
    """Whether a tile of a loop has a road into its area."""
    roads, before = faces.roads, loop[-1]
    for side in loop:
        if roads[land[before >> SIDE_BITS] >> 6] & BETWEEN[before & SIDE_MASK][side & SIDE_MASK]:
            return True
        before = side
    return False


def _turning_left(faces: Faces, land: Land, walk: Sequence[Side]) -> Sequence[Side]:
    """The cycle of a walk that has its area inside."""
    nodes = [_node(faces, land, side) for side in walk]
    if len({*nodes}) == len(nodes):
        return walk
    path, index = [walk[0]], {nodes[0]: 0}
    for node, side in zip((*nodes[1:], nodes[0]), (*walk[1:], walk[0]), strict=True):
        path.append(side)
        if node in index:
            cycle = path[index[node] + 1 :]
            if _turn(cycle) == FULL_TURN:
                return cycle
            del path[index[node] + 1 :]
            index = {known: n for known, n in index.items() if n < len(path)}
        else:
            index[node] = len(path) - 1
    raise AssertionError("an enclosed area has a loop")


def _node(faces: Faces, land: Land, side: Side) -> int:
    """The group of roads that is entered by a side, as a number of its own."""
    at = side >> SIDE_BITS
    if not faces.can_be_apart:
        return at
    return at << 6 | faces.all[land[at] >> 6].group(side & SIDE_MASK)


class Inside:
    """The inside of a loop, without the joints of the loop itself.

    From the middle of any side a line leads to infinity along the borders between cells: to the
    corner below or beside it, then to the right along the zigzag between two rows. From inside,
    it crosses the loop an odd number of times.
    """

    def __init__(self, sides: Sequence[Side]) -> None:
        known = [_named_from_above(side) for side in sides]
        self._loop = frozenset(known)
        self._crossings = sorted([_along_row(side) for side in known if side & SIDE_MASK])
        self._first, self._last = min(sides) >> SIDE_BITS << SIDE_BITS, max(sides) | SIDE_MASK

    def among(self, places: Iterable[Place]) -> list[Place]:
        """The dead ends among `places` that are inside."""
        first, last = self._first, self._last
        return [place for place in places if first <= place <= last and place in self]

    def __contains__(self, side: Side) -> bool:
        """Whether the middle of this side is inside."""
        side = _named_from_above(side)
        if side in self._loop:
            return False
        crossings, end = self._crossings, hexes.row_end(side >> SIDE_BITS)
        return (
            bisect_left(crossings, end * 4) - bisect_right(crossings, _along_row(side))
        ) % 2 == 1


def _named_from_above(side: Side) -> Side:
    """The same side with a direction of 0, 1 or 2."""
    return side if side & SIDE_MASK < 3 else side + ACROSS[side & SIDE_MASK]


def _along_row(side: Side) -> int:
    """The position of a side along the zigzag below its row: lower left, lower right, right."""
    return (side >> SIDE_BITS) * 4 + (3, 2, 0)[side & SIDE_MASK]


def _has_roads(faces: Faces, land: Land, inside: Inside) -> bool:
    return any(
        side in inside
        for at, lie in land.items()
        for side in (at << SIDE_BITS | k for k in hexes.directions(faces.roads[lie >> 6]))
    )
