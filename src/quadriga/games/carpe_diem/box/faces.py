"""Tiles in every rotation that shows different edges (CAR-B3)."""

from collections.abc import Iterator
from typing import NamedTuple

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Box, Compass, Kind, Tile

KINDS = tuple(Kind)
EDGES = ("grass", *(kind.value for kind in KINDS[:9]))
"""The values of edges: 0 is grass, any other is the number of a kind plus 1."""

_COMPASS = tuple(Compass)


class Part(NamedTuple):
    """The part of a face that shows one kind, with the steps to the cells beyond its edges."""

    kind: int
    steps: tuple[int, ...]
    chimneys: int


class Face(NamedTuple):
    """A tile in one rotation; `edges` are the values up, right, down, left."""

    tile: int
    turns: int
    edges: tuple[int, ...]
    parts: tuple[Part, ...]


def of_tile(number: int, tile: Tile) -> Iterator[Face]:
    """A tile in its rotations; of those with the same edges, only the one with fewest turns."""
    at_r0 = tuple(map(EDGES.index, tile.edges))
    seen = set()
    for turns in grid.SIDES:
        edges = _turned(at_r0, turns)
        if edges not in seen:
            seen.add(edges)
            yield Face(number, turns, edges, tuple(_parts(tile, turns)))


def _parts(tile: Tile, turns: int) -> Iterator[Part]:
    for part in tile.parts:
        sides = sorted((_COMPASS.index(edge) + turns) % 4 for edge in part.edges)
        yield Part(KINDS.index(part.kind), tuple(grid.STEPS[s] for s in sides), part.chimneys)


class Faces:
    """All faces, numbered, with lists of what is looked up often.

    numbers  of each tile, the face for each number of turns
    asks     of each face, for each side, the change to the key of the cell beyond (by XOR)
    steps    of each face, the steps of each kind's part, by the number of the kind
    """

    def __init__(self, box: Box) -> None:
        rows = [tuple(of_tile(n, tile)) for n, tile in enumerate(box.tiles)]
        self.all = tuple(face for row in rows for face in row)
        number = {(face.tile, face.edges): n for n, face in enumerate(self.all)}
        self.numbers = tuple(
            tuple(number[n, _turned(row[0].edges, turns)] for turns in grid.SIDES)
            for n, row in enumerate(rows)
        )
        self.of_tile = tuple(rows)
        self.tile = [face.tile for face in self.all]
        self.parts = [face.parts for face in self.all]
        self.asks = [
            tuple(
                (grid.FREE ^ edge) << 4 * ((side + 2) % 4) for side, edge in enumerate(face.edges)
            )
            for face in self.all
        ]
        self.steps = [{part.kind: part.steps for part in face.parts} for face in self.all]
        self.chimneys = [sum(part.chimneys for part in face.parts) for face in self.all]


def _turned(edges: tuple[int, ...], turns: int) -> tuple[int, ...]:
    return tuple(edges[side - turns] for side in grid.SIDES)
