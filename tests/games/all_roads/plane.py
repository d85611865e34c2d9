"""The geometry a second time, slow and obvious: the plane is cut into halves of sides.

Every side of every cell has two halves. What can be reached from one half without crossing a road
is one area; the specification, section 6, describes it as "a way to compute it".
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

Cell = tuple[int, int]
Side = tuple[Cell, int]
Half = tuple[Cell, int, int]

STEP = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
OUTSIDE = 0


def neighbour(cell: Cell, k: int) -> Cell:
    return (cell[0] + STEP[k][0], cell[1] + STEP[k][1])


def facing(side: Side) -> Side:
    cell, k = side
    return (neighbour(cell, k), (k + 3) % 6)


def by_row(cell: Cell) -> Cell:
    """The order of cells: by r, then by q."""
    return (cell[1], cell[0])


@dataclass(frozen=True)
class Shape:
    """A tile as it lies."""

    groups: tuple[frozenset[int], ...]
    springs: frozenset[int] = frozenset()
    route: frozenset[int] = frozenset()

    @property
    def roads(self) -> frozenset[int]:
        return frozenset().union(*self.groups)

    def turned(self, n: int) -> "Shape":
        def turn(sides: Iterable[int]) -> frozenset[int]:
            return frozenset((k + n) % 6 for k in sides)

        return Shape(tuple(map(turn, self.groups)), turn(self.springs), turn(self.route))

    def group(self, k: int) -> frozenset[int]:
        return next(group for group in self.groups if k in group)

    def looks_like(self, other: "Shape") -> bool:
        return (set(self.groups), self.springs, self.route) == (
            set(other.groups),
            other.springs,
            other.route,
        )


@dataclass(frozen=True)
class SlowLoop:
    """A loop with all that the rules ask about it."""

    area: int
    inside: frozenset[int]
    joints: frozenset[frozenset[Side]]
    without_roads: bool

    @property
    def cells(self) -> list[Cell]:
        return sorted({cell for joint in self.joints for cell, _ in joint}, key=by_row)


@dataclass
class Plane:
    """A map, looked at from scratch each time."""

    tiles: dict[Cell, Shape] = field(default_factory=dict)

    # ---- sides ------------------------------------------------------------------------------

    def has_road(self, side: Side) -> bool:
        return side[0] in self.tiles and side[1] in self.tiles[side[0]].roads

    @cached_property
    def road_sides(self) -> list[Side]:
        return [(cell, k) for cell, shape in self.tiles.items() for k in sorted(shape.roads)]

    @cached_property
    def joints(self) -> set[frozenset[Side]]:
        return {frozenset({s, facing(s)}) for s in self.road_sides if self.has_road(facing(s))}

    @cached_property
    def open_roads(self) -> list[Side]:
        return [side for side in self.road_sides if facing(side)[0] not in self.tiles]

    @cached_property
    def dead_ends(self) -> dict[Side, bool]:
        """Every dead end, and whether it is at a hot spring."""
        found = {}
        for side in self.road_sides:
            cell, k = facing(side)
            if cell in self.tiles and not self.has_road((cell, k)):
                found[side] = k in self.tiles[cell].springs
        return found

    # ---- pieces -----------------------------------------------------------------------------

    @cached_property
    def pieces(self) -> "Union":
        """The groups of roads, joined by joints."""
        union = Union()
        for cell, shape in self.tiles.items():
            for group in shape.groups:
                union.find((cell, group))
        for joint in self.joints:
            (a, j), (b, k) = joint
            union.join((a, self.tiles[a].group(j)), (b, self.tiles[b].group(k)))
        return union

    def connected(self, cells: Iterable[Cell]) -> set[Side]:
        """The road sides of all groups that are connected to those of these cells."""
        roots = {
            self.pieces.find((cell, group)) for cell in cells for group in self.tiles[cell].groups
        }
        return {
            (cell, k)
            for cell, k in self.road_sides
            if self.pieces.find((cell, self.tiles[cell].group(k))) in roots
        }

    # ---- areas ------------------------------------------------------------------------------

    @cached_property
    def _land(self) -> "Union":
        union = Union()
        for cell in self._box:
            for k in range(6):
                union.join((cell, k, 1), (cell, (k + 1) % 6, 0))
                other = neighbour(cell, k)
                if other in self._box:
                    union.join((cell, k, 0), (other, (k + 3) % 6, 1))
                    union.join((cell, k, 1), (other, (k + 3) % 6, 0))
                else:
                    union.join((cell, k, 0), OUTSIDE)
                    union.join((cell, k, 1), OUTSIDE)
            self._join_within(union, cell)
        return union

    @cached_property
    def _box(self) -> set[Cell]:
        qs = [q for q, _ in self.tiles] or [0]
        rs = [r for _, r in self.tiles] or [0]
        return {
            (q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)
        }

    def _join_within(self, union: "Union", cell: Cell) -> None:
        """Joins the halves that no group of the cell separates."""
        first: dict[tuple[int, ...], Half] = {}
        groups = self.tiles[cell].groups if cell in self.tiles else ()
        for k in range(6):
            for half in (0, 1):
                gaps = tuple(sum(j < k + half for j in group) % len(group) for group in groups)
                union.join((cell, k, half), first.setdefault(gaps, (cell, k, half)))

    @cached_property
    def _numbers(self) -> dict[object, int]:
        return {self._land.find(OUTSIDE): OUTSIDE}

    def area(self, cell: Cell, k: int, half: int) -> int:
        """The number of the area at a half of a side; 0 is outside."""
        return self._numbers.setdefault(self._land.find((cell, k, half)), len(self._numbers))

    def beside(self, side: Side) -> frozenset[int]:
        """The areas on the two sides of a road where it meets the border of its cell."""
        return frozenset(self.area(*side, half) for half in (0, 1))

    @cached_property
    def enclosed(self) -> set[int]:
        """The areas from which infinity cannot be reached over land."""
        areas = {
            self.area(cell, k, half) for cell in self._box for k in range(6) for half in (0, 1)
        }
        return areas - {OUTSIDE}

    def inside(self, area: int) -> frozenset[int]:
        """An area, and those that cannot be reached from outside without passing through it."""
        reached, waiting = {OUTSIDE}, [OUTSIDE]
        ways = [self.beside(next(iter(joint))) for joint in self.joints]
        while waiting:
            here = waiting.pop()
            for way in ways:
                for there in way - reached - {area} if here in way else ():
                    reached.add(there)
                    waiting.append(there)
        return frozenset(self.enclosed - reached)

    @cached_property
    def loops(self) -> list[SlowLoop]:
        return [self._loop(area) for area in sorted(self.enclosed)]

    def _loop(self, area: int) -> SlowLoop:
        inside = self.inside(area)
        sides = {joint: self.beside(next(iter(joint))) for joint in self.joints}
        loop = {joint for joint, areas in sides.items() if area in areas and areas - inside}
        roads = [*self.dead_ends, *self.open_roads]
        is_bare = not any(self.beside(side) <= inside for side in roads)
        return SlowLoop(
            area=area,
            inside=inside,
            joints=frozenset(loop),
            without_roads=is_bare and not any(areas <= inside for areas in sides.values()),
        )


class Union:
    """Things that hang together."""

    def __init__(self) -> None:
        self._parent: dict[object, object] = {}

    def find(self, thing: object) -> object:
        self._parent.setdefault(thing, thing)
        while (parent := self._parent[thing]) != thing:
            self._parent[thing] = self._parent[parent]
            thing = parent
        return thing

    def join(self, one: object, other: object) -> None:
        self._parent[self.find(one)] = self.find(other)

    def roots(self) -> set[object]:
        return {self.find(thing) for thing in list(self._parent)}
