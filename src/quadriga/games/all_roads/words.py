"""All Roads in phrases: tiles by what they show, cells and places by where they lie."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from quadriga.games.all_roads import hexes
from quadriga.games.all_roads.components import Kind, Tile
from quadriga.games.all_roads.faces import ROME, Face
from quadriga.games.all_roads.hexes import Cell, Place
from quadriga.games.all_roads.state import State
from quadriga.games.all_roads.tables import Tables
from quadriga.games.all_roads.whereabouts import Whereabouts
from quadriga.kit.memo import Memo
from quadriga.language import Message, message, seated

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

SIDES: Final = (
    message("to-e"),
    message("to-se"),
    message("to-sw"),
    message("to-w"),
    message("to-nw"),
    message("to-ne"),
)


def tile_name(tile: Tile) -> Message:
    """A tile by what it shows: "a tile with a sharp bend and a trade route"."""
    shows = [_shape(tile)]
    if tile.springs:
        shows.append(message("hot-springs", count=len(tile.springs)))
    if tile.trade_route:
        shows.append(message("trade-route"))
    return message("tile", shows=tuple(shows))


def _shape(tile: Tile) -> Message:
    count = sum(map(len, tile.roads))
    shape = "other"
    if len(tile.roads) == 1 and count:
        roads = sorted(tile.roads[0])
        steps = [(b - a) % 6 or 6 for a, b in zip(roads, [*roads[1:], roads[0]], strict=True)]
        turns = (tuple(steps[n:] + steps[:n]) for n in range(len(steps)))
        shape = _SHAPES.get(min(turns), "other")
    return message("roads", shape=shape, count=count)


def tokens(kinds: Iterable[Kind]) -> tuple[Message, ...]:
    """Tokens counted by kind, the most valuable first: "a monument", "2 houses"."""
    numbers = Counter(kinds)
    return tuple(
        message("some-tokens", kind=kind.value, count=numbers[kind])
        for kind in reversed(Kind)
        if numbers[kind]
    )


def closing(sizes: Sequence[int]) -> Message:
    """Some loops by their sizes: "a loop of 5 tiles", "2 loops, of 3 and 4 tiles"."""
    if len(sizes) == 1:
        return message("one-loop", tiles=sizes[0])
    return message("loops", count=len(sizes), sizes=tuple(map(str, sizes)))


def gained(gains: Sequence[int]) -> tuple[Message, ...]:
    """Who gained how much: "Livia +2"."""
    return tuple(
        message("gain", who=seated(seat), gain=gain) for seat, gain in enumerate(gains) if gain
    )


class Words:
    """The phrases of one box, each made once.

    tile  a tile by what it shows, by its number
    lie   how a tile lies: where its roads and springs are, by face
    cell  where a cell lies
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.tile = tuple(map(tile_name, tables.tiles))
        self.lie = tuple(map(_lie, tables.faces.all))
        self.cell: Memo[Cell, Message] = Memo(
            Whereabouts(tuple(half.cell for half in tables.box.rome)).of_cell
        )

    def tiles(self, ids: Iterable[str]) -> tuple[Message, ...]:
        """Some tiles by what they show."""
        return tuple(self.tile[self._tables.number[name]] for name in ids)

    def spot(self, state: State, at: Place) -> Message:
        """What kind of place this is for a house: dead end, hot spring, trade route."""
        if hexes.is_route(at):
            return message("spot", kind="route")
        if state.ends.get(at):
            return message("spot", kind="spring")
        into = hexes.cell_of(hexes.facing(at))
        return message("spot", kind="wall" if self._is_rome(state, into) else "end")

    def where(self, state: State, at: Place) -> Message:
        """Where a place for a house lies, with the way that its road takes."""
        cell = hexes.cell_of(at)
        if hexes.is_route(at):
            return self.cell[cell]
        side = SIDES[at & hexes.CODE]
        if self._is_rome(state, cell):
            return message("road-of-rome", side=side)
        return message("road-at", where=self.cell[cell], side=side)

    def place(self, state: State, at: Place) -> Message:
        """A place for a house: "the dead end 2 tiles north of Rome, ..."."""
        return message("place", spot=self.spot(state, at), where=self.where(state, at))

    def _is_rome(self, state: State, cell: Cell) -> bool:
        lie = state.land.get(cell)
        return lie is not None and self._tables.faces.all[lie >> 6].tile == ROME


def _lie(face: Face) -> Message:
    """How a tile lies: "roads to the east and west, hot spring to the south-west"."""
    roads = tuple(SIDES[side] for side in hexes.directions(face.roads))
    plain = tuple(SIDES[side] for side in hexes.directions(63 & ~face.roads))
    springs = tuple(SIDES[side] for side in hexes.directions(face.springs))
    if not plain:
        return message("roads-everywhere")
    if springs:
        return message("roads-and-springs", roads=roads, count=len(springs), springs=springs)
    return message("roads-towards", roads=roads, count=len(roads))
