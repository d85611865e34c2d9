"""The map as geometry: what holds for any map, and agreement with a second implementation."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.faces import Faces
from quadriga.games.all_roads.rules.loops import Inside, Loop, every, newly_formed
from quadriga.games.all_roads.rules.roads import Ends, Frontier, Land, lay
from tests.games.all_roads.plane import STEP, Cell, Plane, Shape, Side, facing, neighbour
from tests.games.all_roads.positions import face_of

SMALL, LARGE, RINGED = 800, 60, 250

Map = dict[Cell, Shape]
"""Tiles in the order of laying."""


def non_crossing(rng: Random) -> tuple[frozenset[int], ...]:
    """One group of roads, or two that do not cross."""
    sides = rng.sample(range(6), rng.choice((1, 2, 2, 3, 3, 4, 4, 5, 6, 6)))
    if len(sides) < 2 or rng.random() < 0.7:
        return (frozenset(sides),)
    ring = sorted(sides)
    turn = rng.randrange(len(ring))
    ring = ring[turn:] + ring[:turn]
    cut = rng.randrange(1, len(ring))
    return (frozenset(ring[:cut]), frozenset(ring[cut:]))


def shape(rng: Random, *, one_group: bool) -> Shape:
    groups = non_crossing(rng)
    if one_group:
        groups = (frozenset().union(*groups),)
    plain = [k for k in range(6) if not any(k in group for group in groups)]
    return Shape(groups, frozenset(k for k in plain if rng.random() < 0.3))


def scattered(rng: Random, *, one_group: bool, radius: int) -> Map:
    """Tiles on most cells around 0,0, whether or not they are connected."""
    cells = [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    ]
    count = rng.randrange(len(cells) // 2, len(cells) + 1)
    return {cell: shape(rng, one_group=one_group) for cell in rng.sample(cells, count)}


def grown(rng: Random, count: int) -> Map:
    """A connected map of tiles with one group, each placed so that it makes a joint."""
    tiles: Map = {(0, 0): Shape((frozenset(range(6)),))}
    while len(tiles) < count:
        plane = Plane(tiles)
        if not plane.open_roads:
            break
        cell, k = facing(rng.choice(plane.open_roads))
        found = shape(rng, one_group=True)
        turn = (k - rng.choice(sorted(found.roads))) % 6
        tiles = {**tiles, cell: found.turned(turn)}
    return tiles


def ringed(rng: Random, radius: int) -> Map:
    """A closed ring around 0,0 with anything inside it, often another ring."""
    tiles: Map = {}
    for size in range(radius, 0, -1):
        if size == radius or rng.random() < 0.6:
            tiles |= _ring(rng, size)
        else:
            inner = {cell: shape(rng, one_group=True) for cell in ring_cells(size)}
            tiles |= {cell: found for cell, found in inner.items() if rng.random() < 0.5}
    if rng.random() < 0.5:
        tiles[0, 0] = shape(rng, one_group=True)
    return tiles


def _ring(rng: Random, size: int) -> Map:
    """Tiles at a distance of 0,0 whose roads run in a circle, some with further roads."""
    cells = ring_cells(size)
    tiles: Map = {}
    for n, cell in enumerate(cells):
        roads = {
            k for k in range(6) if neighbour(cell, k) in (cells[n - 1], cells[(n + 1) % len(cells)])
        }
        roads |= {k for k in range(6) if rng.random() < 0.12}
        tiles[cell] = Shape((frozenset(roads),))
    return tiles


def ring_cells(size: int) -> list[Cell]:
    """The cells at a distance of 0,0, in a circle."""
    cell, cells = (-size, 0), []
    for k in (5, 0, 1, 2, 3, 4):
        for _ in range(size):
            cells.append(cell)
            cell = neighbour(cell, k)
    return cells


@cache
def small_maps() -> tuple[Map, ...]:
    rng = Random("small")
    return tuple(
        scattered(rng, one_group=rng.random() < 0.5, radius=rng.choice((1, 1, 2)))
        for _ in range(SMALL)
    )


@cache
def large_maps() -> tuple[Map, ...]:
    rng = Random("large")
    return tuple(
        grown(rng, 40) if n % 2 else scattered(rng, one_group=n % 4 == 0, radius=3)
        for n in range(LARGE)
    )


@cache
def ringed_maps() -> tuple[Map, ...]:
    rng = Random("ringed")
    return tuple(ringed(rng, rng.choice((2, 2, 3))) for _ in range(RINGED))


MAPS = {"small": small_maps, "large": large_maps, "ringed": ringed_maps}


Looked = tuple[Map, Plane, "Engine"]


@cache
def looked_at(maps: str) -> tuple[Looked, ...]:
    """Every map of a kind, as the slow geometry and as the engine see it."""
    return tuple((tiles, Plane(tiles), Engine(tiles)) for tiles in MAPS[maps]())


class Engine:
    """A map as the engine sees it, with all loops, however small."""

    def __init__(self, tiles: Map) -> None:
        self.faces = Faces([face_of(shape) for shape in tiles.values()])
        self.faces.can_be_apart |= len(Plane(tiles).pieces.roots()) > 1
        self.land: Land = {}
        self.frontier: Frontier = {}
        self.ends: Ends = {}
        for face, (q, r) in enumerate(tiles):
            self.land, self.frontier, self.ends, _ = lay(
                self.faces, self.land, self.frontier, self.ends, hexes.cell(q, r), face
            )
        self.loops = every(self.faces, self.land, 1)

    def joints(self) -> set[frozenset[Side]]:
        return {
            joint_of(hexes.side(at, k))
            for at, lie in self.land.items()
            for k in range(6)
            if lie >> k & 1
        }

    def new_loops(self, cells: list[Cell]) -> list[Loop]:
        return newly_formed(self.faces, self.land, [hexes.cell(*cell) for cell in cells], 1)


def side_of(side: int) -> Side:
    return hexes.coordinates(hexes.cell_of(side)), side & hexes.SIDE_MASK


def number_of(side: Side) -> int:
    (q, r), k = side
    return hexes.side(hexes.cell(q, r), k)


def joint_of(side: int) -> frozenset[Side]:
    return frozenset({side_of(side), facing(side_of(side))})


def joints_of(loop: Loop) -> frozenset[frozenset[Side]]:
    return frozenset(map(joint_of, loop.sides))


@pytest.mark.rule("ROA-G4")
@pytest.mark.rule("ROA-G5")
@pytest.mark.rule("ROA-G6")
@pytest.mark.parametrize("maps", MAPS)
def test_joints_and_dead_ends_agree(maps: str) -> None:
    for _, plane, engine in looked_at(maps):
        assert engine.joints() == plane.joints
        assert {side_of(place): spring for place, spring in engine.ends.items()} == plane.dead_ends


@pytest.mark.rule("ROA-G8")
@pytest.mark.rule("ROA-G9")
@pytest.mark.rule("ROA-G10")
@pytest.mark.rule("ROA-G12")
@pytest.mark.parametrize("maps", MAPS)
def test_loops_agree(maps: str) -> None:
    count = 0
    for _, plane, engine in looked_at(maps):
        found = {joints_of(loop): loop.is_clear for loop in engine.loops}
        assert len(found) == len(engine.loops) == len(plane.loops)
        assert found == {loop.joints: loop.without_roads for loop in plane.loops}
        count += len(found)
    assert count > len(MAPS[maps]()) / 3, "the maps have too few loops to show anything"


@pytest.mark.rule("ROA-G9")
@pytest.mark.parametrize("maps", MAPS)
def test_what_lies_inside_agrees(maps: str) -> None:
    nested = 0
    for _, plane, engine in looked_at(maps):
        slow = {loop.joints: loop for loop in plane.loops}
        for loop in engine.loops:
            inside, other = Inside(loop.sides), slow[joints_of(loop)]
            for side in plane.road_sides:
                assert (number_of(side) in inside) == (plane.beside(side) <= other.inside)
            ends = sorted(engine.ends)
            assert inside.among(ends) == [place for place in ends if place in inside]
            nested += len(other.inside) > 1
    assert maps != "ringed" or nested > 100, "the maps have too few loops within loops"


@pytest.mark.rule("ROA-G11")
@pytest.mark.parametrize("maps", MAPS)
def test_loops_are_new_exactly_if_they_were_none_before(maps: str) -> None:
    for tiles, _, engine in looked_at(maps):
        *_, last = tiles
        before = {cell: shape for cell, shape in tiles.items() if cell != last}
        old = {joints_of(loop) for loop in Engine(before).loops} if before else set()
        now = {joints_of(loop) for loop in engine.loops}
        assert {joints_of(loop) for loop in engine.new_loops([last])} == now - old


@pytest.mark.rule("ROA-G10")
@pytest.mark.parametrize("maps", MAPS)
def test_every_loop_is_a_simple_cycle_of_groups(maps: str) -> None:
    for tiles, _, engine in looked_at(maps):
        for loop in engine.loops:
            arrivals = [side_of(side) for side in loop.sides]
            groups = [(cell, tiles[cell].group(k)) for cell, k in arrivals]
            assert len(set(groups)) == len(groups)
            for (cell, k), after in pairwise([*arrivals, arrivals[0]]):
                there, departure = facing(after)
                assert there == cell
                assert departure in tiles[cell].group(k)


@pytest.mark.parametrize("maps", MAPS)
def test_euler_counts_the_areas(maps: str) -> None:
    for tiles, plane, engine in looked_at(maps):
        groups = sum(len(shape.groups) for shape in tiles.values())
        areas = len(plane.joints) - groups + len(plane.pieces.roots())
        assert len(engine.loops) == areas


def test_a_tile_with_one_group_and_k_joints_adds_k_minus_1_areas() -> None:
    rng = Random(5)
    for _ in range(40):
        tiles = grown(rng, 20)
        for n in range(2, len(tiles)):
            before, after = (dict(list(tiles.items())[: n + more]) for more in (0, 1))
            joints = len(Plane(after).joints) - len(Plane(before).joints)
            assert len(Engine(after).loops) - len(Engine(before).loops) == joints - 1


def turned(tiles: Map, n: int) -> Map:
    """A map after a turn of n steps around 0,0."""

    def turn(cell: Cell) -> Cell:
        q, r = cell
        for _ in range(n):
            q, r = -r, q + r
        return q, r

    return {turn(cell): shape.turned(n) for cell, shape in tiles.items()}


def shifted(tiles: Map, by: Cell) -> Map:
    return {(q + by[0], r + by[1]): shape for (q, r), shape in tiles.items()}


def looks(tiles: Map) -> tuple[object, ...]:
    """What does not depend on where a map lies."""
    engine = Engine(tiles)
    loops = sorted((len(loop.sides), loop.is_clear) for loop in engine.loops)
    within = sorted(len(Inside(loop.sides).among(engine.ends)) for loop in engine.loops)
    return loops, within, sorted(engine.ends.values()), len(engine.joints())


def variants(tiles: Map) -> Iterator[Map]:
    yield from (turned(tiles, n) for n in range(1, 6))
    yield from (shifted(tiles, by) for by in (*STEP, (40, -7), (-31, 60)))


@pytest.mark.rule("ROA-G1")
def test_turning_or_shifting_a_map_changes_nothing() -> None:
    for tiles in (*small_maps()[:150], *large_maps()[:6]):
        expected = looks(tiles)
        for other in variants(tiles):
            assert looks(other) == expected


@pytest.mark.rule("ROA-G1")
def test_neighbours_lie_as_the_specification_says() -> None:
    here = hexes.cell(2, -3)
    around = [hexes.coordinates(here + step) for step in hexes.STEPS]
    assert around == [(3, -3), (2, -2), (1, -2), (1, -3), (2, -4), (3, -4)]
    for k in range(6):
        assert side_of(hexes.facing(hexes.side(here, k))) == (around[k], (k + 3) % 6)


def test_cells_and_places_read_back() -> None:
    rng = Random(2)
    for _ in range(300):
        q, r = rng.randint(-200, 200), rng.randint(-200, 200)
        assert hexes.coordinates(hexes.cell(q, r)) == (q, r)
        for text in (f"{q},{r}", f"{q},{r}/{rng.randrange(6)}"):
            assert hexes.text(hexes.from_text(text)) == text


def test_cells_in_ascending_order_lie_by_r_then_q() -> None:
    cells = [(q, r) for r in range(-3, 4) for q in range(-60, 61)]
    assert sorted(cells, key=lambda cell: hexes.cell(*cell)) == cells
