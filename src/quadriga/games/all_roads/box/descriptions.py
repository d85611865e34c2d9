"""The box with words for its tiles: they have no names, so they are called by what they show."""

from itertools import chain
from typing import Final

from msgspec import Struct, structs

from quadriga.games.all_roads.box import components
from quadriga.games.all_roads.box.components import Tile
from quadriga.language import Message, message

_SHAPES: Final = {
    (1, 5): "sharp-bend",
    (2, 4): "wide-bend",
    (3, 3): "straight",
    (1, 1, 4): "three-together",
    (1, 2, 3): "fork-right",
    (1, 3, 2): "fork-left",
    (2, 2, 2): "three-apart",
    (1, 1, 1, 3): "four-together",
    (1, 1, 2, 2): "arrow",
    (1, 2, 1, 2): "crossing",
}
"""What a single group of roads looks like, by the steps from each road to the next one."""


class BoxWords(Struct, frozen=True):
    """The words for the components: tiles by their ids."""

    tiles: dict[str, Message]


class Box(components.Box, frozen=True):
    """Everything in the box, and what it is called."""

    words: BoxWords


def described(box: components.Box) -> Box:
    """`box` with the words for its tiles."""
    words = BoxWords({tile.id: tile_name(tile) for tile in box.tiles})
    return Box(**structs.asdict(box), words=words)


def tile_name(tile: Tile) -> Message:
    """A tile by what it shows: "a tile with a sharp bend and a trade route"."""
    shows = [_shape(tile)]
    if tile.springs:
        shows.append(message("hot-springs", count=len(tile.springs)))
    if tile.trade_route:
        shows.append(message("trade-route"))
    return message("tile", shows=tuple(shows))


def _shape(tile: Tile) -> Message:
    roads = sorted(chain(*tile.roads))
    steps = [(b - a) % 6 or 6 for a, b in zip(roads, roads[1:] + roads[:1], strict=True)]
    turns = [tuple(steps[n:] + steps[:n]) for n in range(len(steps))]
    shape = _SHAPES.get(min(turns), "other") if len(tile.roads) == 1 else "other"
    return message("roads", shape=shape, count=len(roads))
