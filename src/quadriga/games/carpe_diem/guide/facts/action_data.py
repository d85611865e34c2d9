"""Actions as the page reads them: cells by their names, everything else as it is."""

from typing import Final

from msgspec import Struct

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules import actions as a


class PlaceOn(Struct, frozen=True, gc=False, tag_field="verb", tag="place"):
    """Place the tile on a cell, "x,y", rotated by a number of quarter turns."""

    cell: str
    turns: int


ActionData = PlaceOn | a.NotPlace

_PLACES: Final = tuple(
    tuple(PlaceOn(grid.text(cell), turns) for turns in grid.SIDES) for cell in grid.CELLS
)


def action_data(action: a.Action) -> ActionData:
    """`action` as data for the page."""
    return _PLACES[action.cell][action.turns] if isinstance(action, a.Place) else action
