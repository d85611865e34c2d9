"""The box prepared for play: every action built once, every look-up made ready."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache, partial
from typing import NamedTuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Box
from quadriga.games.all_roads.box.faces import ROME, Face, Faces
from quadriga.games.all_roads.box.hexes import Cell, Mask
from quadriga.games.all_roads.rules.actions import Done, Draw, House, Lay
from quadriga.games.all_roads.rules.roads import Ends, Frontier, Land, lay
from quadriga.games.all_roads.rules.state import Stack, Supply, Tiles
from quadriga.kit.memo import Memo

DONE = Done()


class Variant(StrEnum):
    """The ways to play."""

    STANDARD = "standard"
    FULL_LENGTH = "full_length"
    COOPERATIVE = "cooperative"


@cache
def house(place: int) -> House:
    """The interned `house` of a place."""
    return House(place)


class HeldTile(NamedTuple):
    """A tile in a hand, asked for what it offers where roads come to an empty cell.

    `count` knows how many placements meet one of them by the sides of the cell, `fits` which
    ones by cell * 64 + sides.
    """

    count: Callable[[Mask], int]
    fits: Callable[[int], tuple[Lay, ...]]


class Held(NamedTuple):
    """The different tiles of a hand, and how many placements all of them have."""

    count: Callable[[Mask], int]
    tiles: tuple[HeldTile, ...]


class Tables:
    """Look-ups for one box, so many seats and a variant; those with many rows fill as needed.

    names     the ids of the tiles, ascending; a tile's number is its place in it
    colours   the colours of each seat, numbered as in the box, the first to be used first
    owner     the seat of each colour
    points    the value of one token of each kind
    lays      every placement of each tile on a cell
    held      what the tiles of a hand have to offer, each once (ROA-P3)
    draw      the interned draw of some tiles
    left      the value of a supply
    """

    def __init__(self, box: Box, seats: int, variant: Variant) -> None:
        self.box = box
        self.seats = seats
        self.variant = variant
        self.faces = Faces.of(box)
        self._name_tiles()
        self._share_out()
        self.hand_size = box.constants.hand
        self.tiles_per_turn = box.constants.tiles_per_turn
        self.smallest_loop = box.readings.smallest_loop
        self.points = tuple(token.points for token in box.tokens)
        self.full: Supply = tuple(token.count for token in box.tokens)
        self.left: Memo[Supply, int] = Memo(
            lambda supply: sum(n * points for n, points in zip(supply, self.points, strict=True))
        )
        self.full_value = self.left[self.full]
        self.rome_land, self.rome_frontier, self.rome_ends = self._rome()

    def _name_tiles(self) -> None:
        tiles = sorted(self.box.tiles, key=lambda tile: tile.id)
        self.tiles = tuple(tiles)
        self.names = tuple(tile.id for tile in tiles)
        self.number = {name: n for n, name in enumerate(self.names)}
        self.one_set: Tiles = tuple(n for n, t in enumerate(tiles) for _ in range(t.copies))
        self._faces_of = tuple(
            tuple((n, face) for n, face in enumerate(self.faces.all) if face.tile == number)
            for number in range(len(tiles))
        )
        self.face_of = {
            (f.tile, f.turns): n for n, f in enumerate(self.faces.all) if f.tile != ROME
        }
        self.lays: Memo[Cell, tuple[tuple[Lay, ...], ...]] = Memo(self._lays)
        self._held = tuple(
            HeldTile(self._counts(faces).__getitem__, Memo(partial(self._fits, n)).__getitem__)
            for n, faces in enumerate(self._faces_of)
        )
        self.held: Memo[Tiles, Held] = Memo(self._hold)
        self.draw: Memo[Tiles, Draw] = Memo(lambda tiles: Draw(self.ids(tiles), tiles))

    def _share_out(self) -> None:
        """Who plays which colours (ROA-S2, ROA-F1), and with how many sets of tiles."""
        every, long = self.box.box.colours, self.box.full_length
        if self.variant is Variant.FULL_LENGTH:
            named = long.colours
        else:
            named = tuple((colour,) for colour in every[: self.seats])
        self.colours = tuple(tuple(map(every.index, names)) for names in named)
        self.in_play = len(every) if self.variant is Variant.FULL_LENGTH else self.seats
        self.owner = {colour: seat for seat, mine in enumerate(self.colours) for colour in mine}
        self.whole_stack: Stack = (self.one_set,) * len(self.colours[0])

    def _rome(self) -> tuple[Land, Frontier, Ends]:
        """The map with Rome alone (ROA-S3); its joint is one from the start (ROA-G3)."""
        land: Land = {}
        frontier: Frontier = {}
        ends: Ends = {}
        for face, half in enumerate(self.box.rome):
            at = hexes.cell(*half.cell)
            land, frontier, ends, _ = lay(self.faces, land, frontier, ends, at, face)
        return land, frontier, ends

    def _lays(self, at: Cell) -> tuple[tuple[Lay, ...], ...]:
        return tuple(
            tuple(Lay(self.names[n], at, face.turns, n, number) for number, face in faces)
            for n, faces in enumerate(self._faces_of)
        )

    def _fits(self, tile: int, cell_and_sides: int) -> tuple[Lay, ...]:
        at, sides = cell_and_sides >> 6, cell_and_sides & 63
        roads = self.faces.roads
        return tuple(action for action in self.lays[at][tile] if roads[action.face] & sides)

    def _counts(self, faces: Iterable[tuple[int, Face]]) -> tuple[int, ...]:
        return tuple(sum(f.roads & sides != 0 for _, f in faces) for sides in range(64))

    def _hold(self, hand: Tiles) -> Held:
        tiles = tuple(self._held[tile] for tile in dict.fromkeys(hand))
        counts = [sum(tile.count(sides) for tile in tiles) for sides in range(64)]
        return Held(counts.__getitem__, tiles)

    def ids(self, tiles: Tiles) -> tuple[str, ...]:
        """The ids of some tiles."""
        return tuple(self.names[n] for n in tiles)
