"""The box prepared for play: interned actions and look-ups."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Box
from quadriga.games.all_roads.box.faces import ROME, Faces
from quadriga.games.all_roads.box.hexes import Cell, Mask
from quadriga.games.all_roads.rules.actions import Done, Draw, House, Lay
from quadriga.games.all_roads.rules.roads import Laid, lay
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
    """The placements of a tile in a hand.

    `count` has their number on an empty cell, by the sides where roads arrive there; `fits` has the
    placements themselves, by cell * 64 + sides.
    """

    count: Callable[[Mask], int]
    fits: Callable[[int], tuple[Lay, ...]]


Held: TypeAlias = tuple[Callable[[Mask], int], tuple[HeldTile, ...]]
"""The number of placements of a hand, by the sides of a cell, and its different tiles."""


class Tables:
    """Look-ups for one box, number of seats and variant; the large ones are filled as needed.

    names     the ids of the tiles, ascending; the number of a tile is its index here
    colours   the colours of each seat, numbered as in the box, the first to be used first
    owner     the seat of each colour
    points    the value of one token of each kind
    lays      every placement of each tile on a cell
    held      the placements of the tiles of a hand, each tile once (ROA-P3)
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
        rome: Laid = {}, {}, {}, ()
        for face, half in enumerate(box.rome):
            rome = lay(self.faces, *rome[:3], hexes.cell(*half.cell), face)
        self.rome_land, self.rome_frontier, self.rome_ends, _ = rome  # ROA-S3, ROA-G3

    def _name_tiles(self) -> None:
        self.tiles = tuple(sorted(self.box.tiles, key=lambda tile: tile.id))
        self.names = tuple(tile.id for tile in self.tiles)
        self.number = {name: n for n, name in enumerate(self.names)}
        self.one_set: Tiles = tuple(n for n, t in enumerate(self.tiles) for _ in range(t.copies))
        self.face_of = {
            (f.tile, f.turns): n for n, f in enumerate(self.faces.all) if f.tile != ROME
        }
        self.lays: Memo[Cell, tuple[tuple[Lay, ...], ...]] = Memo(self._lays)
        self._held = tuple(map(self._hold_tile, range(len(self.tiles))))
        self.held: Memo[Tiles, Held] = Memo(self._hold)
        self.draw: Memo[Tiles, Draw] = Memo(lambda tiles: Draw(self.ids(tiles), tiles))

    def _share_out(self) -> None:
        """The colours of each seat (ROA-S2, ROA-F1), and its sets of tiles."""
        every = self.box.box.colours
        self.in_play = self.seats
        self.colours: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(self.seats))
        if self.variant is Variant.FULL_LENGTH:
            self.in_play, named = len(every), self.box.full_length.colours
            self.colours = tuple(tuple(map(every.index, names)) for names in named)
        self.owner = {colour: seat for seat, mine in enumerate(self.colours) for colour in mine}
        self.whole_stack: Stack = (self.one_set,) * len(self.colours[0])

    def _lays(self, at: Cell) -> tuple[tuple[Lay, ...], ...]:
        rows: list[list[Lay]] = [[] for _ in self.names]
        for (tile, turns), face in self.face_of.items():
            rows[tile].append(Lay(self.names[tile], at, turns, tile, face))
        return tuple(map(tuple, rows))

    def _hold_tile(self, tile: int) -> HeldTile:
        all_roads = self.faces.roads
        roads = [all_roads[face] for (number, _), face in self.face_of.items() if number == tile]
        counts = [sum(mask & sides != 0 for mask in roads) for sides in range(64)]

        def fits(cell_and_sides: int) -> tuple[Lay, ...]:
            every, sides = self.lays[cell_and_sides >> 6][tile], cell_and_sides & 63
            return tuple(action for action in every if all_roads[action.face] & sides)

        return HeldTile(counts.__getitem__, Memo(fits).__getitem__)

    def _hold(self, hand: Tiles) -> Held:
        tiles = tuple(self._held[tile] for tile in dict.fromkeys(hand))
        counts = [sum(tile.count(sides) for tile in tiles) for sides in range(64)]
        return counts.__getitem__, tiles

    def ids(self, tiles: Tiles) -> tuple[str, ...]:
        """The ids of some tiles."""
        return tuple(self.names[n] for n in tiles)
