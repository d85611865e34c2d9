"""Tiles drawn beside the map: the own hand, and one tile in several turns."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group

from quadriga.games.all_roads.box.components import Box
from quadriga.games.all_roads.box.faces import Face
from quadriga.terminal.boards.all_roads.chart import draw_centre, draw_face
from quadriga.terminal.boards.all_roads.land import faces_of
from quadriga.terminal.boards.all_roads.scale import LARGE, Scale
from quadriga.terminal.boards.canvas import Canvas, Line

WIDTH: Final = 13
"""Columns of a tile: six fit into 80."""

IN_A_ROW: Final = 6


def hand(ids: Sequence[str], box: Box, scale: Scale = LARGE) -> Group:
    """Some tiles, not turned, with their ids."""
    tiles = {tile.id: tile for tile in box.tiles}
    return _rows([(name, faces_of(tiles[name])[0]) for name in ids], scale)


def turned(name: str, turns: Iterable[str], box: Box, scale: Scale = LARGE) -> Group:
    """A tile in some of its turns, numbered."""
    tile = next(tile for tile in box.tiles if tile.id == name)
    faces = faces_of(tile)
    numbered = enumerate(turns, start=1)
    return _rows([(f"{n}: {turn}", faces[int(turn[1:])]) for n, turn in numbered], scale)


def _rows(tiles: Sequence[tuple[str, Face]], scale: Scale) -> Group:
    rows = [tiles[n : n + IN_A_ROW] for n in range(0, len(tiles), IN_A_ROW)]
    return Group(*(line for row in rows for line in _row(row, scale)))


def _row(tiles: Sequence[tuple[str, Face]], scale: Scale) -> list[Line]:
    """Tiles side by side, each with its name above it."""
    canvas, half = Canvas(), WIDTH // 2
    names = Line(tuple((name.center(WIDTH), "bold") for name, _ in tiles))
    for n, (_, face) in enumerate(tiles):
        drawn = Canvas()
        draw_face(drawn, scale, (0, 0), face)
        draw_centre(drawn, scale, (0, 0), face, new=False)
        canvas.paste(drawn, half + n * WIDTH, 0)
    rows = range(-(scale.high // 2), scale.high // 2 + 1)
    return [names, *canvas.lines(range(WIDTH * len(tiles)), rows)]
