"""Actions as data for the page; cells and places are written as in the view."""

from msgspec import Struct

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.kit.memo import Memo


class PlaceTile(Struct, frozen=True, tag_field="verb", tag="place"):
    """Place a tile on a cell, `q,r`, rotated by `turns` steps."""

    tile: str
    cell: str
    turns: int


class BuildHouse(Struct, frozen=True, tag_field="verb", tag="house"):
    """Build a house on a dead end, `q,r/k`, or on a trade route, `q,r`; `cell` is its tile's."""

    place: str
    cell: str


class BuildNoMore(Struct, frozen=True, tag_field="verb", tag="done"):
    """Build no more houses."""


class DrawTiles(Struct, frozen=True, tag_field="verb", tag="draw"):
    """The tiles that a seat draws."""

    tiles: tuple[str, ...]


ActionData = PlaceTile | BuildHouse | BuildNoMore | DrawTiles


def _data(action: Action) -> ActionData:
    match action:
        case Lay(tile, cell, turns):
            return PlaceTile(tile, hexes.cell_text(cell), turns)
        case House(place):
            return BuildHouse(hexes.text(place), hexes.cell_text(hexes.cell_of(place)))
        case Done():
            return BuildNoMore()
        case Draw(tiles):
            return DrawTiles(tiles)


action_data: Memo[Action, ActionData] = Memo(_data)
"""The data of an action, made once."""
