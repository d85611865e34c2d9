"""What players and chance can do; `str` of an action is its notation."""

from msgspec import Struct

from quadriga.games.all_roads.box import hexes


class Lay(Struct, frozen=True, gc=False, tag_field="verb", tag="place"):
    """Place a tile of the hand on an empty cell (ROA-P1).

    `number` is the tile's place in the order of ids, `face` that of its rotation in `Faces.all`.
    """

    tile: str
    cell: int
    turns: int
    number: int
    face: int

    def __str__(self) -> str:
        return f"place {self.tile} {hexes.cell_text(self.cell)} r{self.turns}"


class House(Struct, frozen=True, gc=False, tag_field="verb", tag="house"):
    """Build a house on a dead end (ROA-B4) or on a trade route (ROA-B5)."""

    place: int

    def __str__(self) -> str:
        return f"house {hexes.text(self.place)}"


class Done(Struct, frozen=True, gc=False, tag_field="verb", tag="done"):
    """Build no more houses (ROA-B10)."""

    def __str__(self) -> str:
        return "done"


class Draw(Struct, frozen=True, gc=False, tag_field="verb", tag="draw"):
    """Chance: the tiles that a seat draws, by ascending id, and their numbers."""

    tiles: tuple[str, ...]
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return f"draw {' '.join(self.tiles)}"


Action = Lay | House | Done | Draw
