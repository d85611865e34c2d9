"""What players and chance can do; `str` of an action is its notation."""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import astuple

from quadriga.games.carpe_diem.box import grid


class _Action(Struct, frozen=True, gc=False, tag_field="verb", tag=str.lower):
    """Base of all actions; most are written as their verb and their fields."""

    def __str__(self) -> str:
        return " ".join(map(str, (self.__struct_config__.tag, *astuple(self))))


class Start(_Action, frozen=True):
    """Put the patrician on a space of the ring (CAR-S6)."""

    space: int


class Go(_Action, frozen=True):
    """Move the patrician to the next blueprint with a tile (CAR-M2); `step` is -1 or 1."""

    step: int

    @property
    def way(self) -> str:
        """Left or right."""
        return "right" if self.step > 0 else "left"

    def __str__(self) -> str:
        return f"go {self.way}"


class Bread(_Action, frozen=True):
    """Pay bread and go to any blueprint with a tile (CAR-M5)."""

    space: int


class Take(_Action, frozen=True):
    """Take the tile in a slot of the blueprint reached (CAR-M8)."""

    slot: int


class Place(_Action, frozen=True):
    """Place the tile on a cell, rotated by a number of quarter turns (CAR-B3)."""

    cell: int
    turns: int

    def __str__(self) -> str:
        return f"place {grid.text(self.cell)} r{self.turns}"


class Store(_Action, frozen=True):
    """Store the tile (CAR-B8)."""


class Reward(_Action, frozen=True):
    """Choose which of two rewards comes first (CAR-B10)."""

    kind: str


class Craft(_Action, frozen=True):
    """Take the tile in a slot of the bottom row (CAR-D5)."""

    slot: int


class Return(_Action, frozen=True):
    """Put a fountain card from the hand under the pile (CAR-O4)."""

    card: str


class Visit(_Action, frozen=True):
    """Put a marker between two cards of the forum (CAR-F2)."""

    a: int
    b: int

    def __str__(self) -> str:
        return f"visit {self.a}-{self.b}"


class First(_Action, frozen=True):
    """Choose which of the two cards comes first (CAR-F4)."""

    space: int


class Pay(_Action, frozen=True):
    """Pay for sets of a red card with goods and coins, and for more with bread (CAR-F8)."""

    sets: int
    bread: int

    def __str__(self) -> str:
        return f"pay {self.sets} bread {self.bread}"


class PayBread(_Action, frozen=True, tag="pay bread"):
    """Pay for more sets of a green card with bread (CAR-F11)."""

    sets: ClassVar[int] = 0
    bread: int


class _Dealt(_Action, frozen=True):
    """Base of what chance does: the pieces that are drawn."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.__struct_config__.tag} {' '.join(self.ids)}"


class Boards(_Dealt, frozen=True):
    """Chance: the district boards, by seat (CAR-S2)."""


class Frames(_Dealt, frozen=True):
    """Chance: the frame of a seat: the parts up, right, down and left (CAR-S3)."""


class Cards(_Dealt, frozen=True, tag="forum"):
    """Chance: the forum cards, by used space (CAR-S7)."""


class Tiles(_Dealt, frozen=True):
    """Chance: the tiles of all blueprints, by blueprint and slot (CAR-S10, CAR-P6)."""


class Row(_Dealt, frozen=True):
    """Chance: the tiles of the bottom row, by slot (CAR-S10)."""


class Fountain(_Dealt, frozen=True):
    """Chance: the fountain cards that a seat draws, the top one first (CAR-O4)."""


Move = Go | Bread
InForum = Visit | First | Pay | PayBread
Dealt = Boards | Frames | Cards | Tiles | Row
NotPlace = Start | Move | Take | Store | Reward | Craft | Return | InForum | Fountain | Dealt
Action = Place | NotPlace
Done = Place | Start | Move | Take | Store | Reward | Craft | Return | InForum | Fountain
