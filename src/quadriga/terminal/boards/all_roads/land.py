"""The tiles on the map, by cell."""

from typing import Final, TypeAlias

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Box, Tile
from quadriga.games.all_roads.box.faces import Face, of_rome, of_tile
from quadriga.games.all_roads.rules.phase_views import Building, Laying
from quadriga.games.all_roads.rules.view import View

Cell: TypeAlias = tuple[int, int]
"""The coordinates q and r."""

STEPS: Final = tuple(map(hexes.coordinates, hexes.STEPS))


def beyond(cell: Cell, direction: int) -> Cell:
    """The neighbour of a cell."""
    step = STEPS[direction]
    return cell[0] + step[0], cell[1] + step[1]


def cell_of(words: str) -> Cell:
    """The cell of a place that is written `q,r` or `q,r/k`."""
    q, r = map(int, words.partition("/")[0].split(","))
    return q, r


def faces_of(tile: Tile) -> dict[int, Face]:
    """The faces of a tile by turn."""
    return {face.turns: face for face in of_tile(0, tile)}


def land_of(view: View, box: Box) -> dict[Cell, Face]:
    """The face on every covered cell."""
    tiles = {tile.id: tile for tile in box.tiles}
    covered: dict[Cell, Face] = {half.cell: of_rome(half) for half in box.rome}
    for laid in view.tiles:
        covered[laid.q, laid.r] = faces_of(tiles[laid.tile])[laid.turns]
    return covered


def recent(view: View, box: Box) -> set[Cell]:
    """The cells laid since the last turn of the seat to act, else in the last turn."""
    moment, turn = view.moment, box.constants.tiles_per_turn
    if isinstance(moment, Laying | Building):
        number = len(moment.fresh) + turn * (len(view.seats) - 1)
    else:
        number = turn
    return {(tile.q, tile.r) for tile in view.tiles[-number:]}
