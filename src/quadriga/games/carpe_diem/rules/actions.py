"""What players and chance can do; `str` of an action is its notation."""

from msgspec import Struct

from quadriga.games.carpe_diem.box import grid


class Start(Struct, frozen=True, gc=False, tag_field="verb", tag="start"):
    """Put the patrician on a space of the ring (CAR-S6)."""

    space: int

    def __str__(self) -> str:
        return f"start {self.space}"


class Go(Struct, frozen=True, gc=False, tag_field="verb", tag="go"):
    """Move the patrician to the next blueprint with a tile (CAR-M2); `step` is -1 or 1."""

    step: int

    def __str__(self) -> str:
        return "go right" if self.step > 0 else "go left"


class Bread(Struct, frozen=True, gc=False, tag_field="verb", tag="bread"):
    """Pay bread and go to any blueprint with a tile (CAR-M5)."""

    space: int

    def __str__(self) -> str:
        return f"bread {self.space}"


class Take(Struct, frozen=True, gc=False, tag_field="verb", tag="take"):
    """Take the tile of a slot of the blueprint reached (CAR-M8)."""

    slot: int

    def __str__(self) -> str:
        return f"take {self.slot}"


class Place(Struct, frozen=True, gc=False, tag_field="verb", tag="place"):
    """Place the tile on a cell, turned so (CAR-B3)."""

    cell: int
    turns: int

    def __str__(self) -> str:
        return f"place {grid.text(self.cell)} r{self.turns}"


class Store(Struct, frozen=True, gc=False, tag_field="verb", tag="store"):
    """Store the tile (CAR-B8)."""

    def __str__(self) -> str:
        return "store"


class Reward(Struct, frozen=True, gc=False, tag_field="verb", tag="reward"):
    """Say which of two rewards comes first (CAR-B10)."""

    kind: str

    def __str__(self) -> str:
        return f"reward {self.kind}"


class Craft(Struct, frozen=True, gc=False, tag_field="verb", tag="craft"):
    """Take the tile of a slot of the bottom row (CAR-D5)."""

    slot: int

    def __str__(self) -> str:
        return f"craft {self.slot}"


class Return(Struct, frozen=True, gc=False, tag_field="verb", tag="return"):
    """Put a fountain card of the hand under the pile (CAR-O4)."""

    card: str

    def __str__(self) -> str:
        return f"return {self.card}"


class Visit(Struct, frozen=True, gc=False, tag_field="verb", tag="visit"):
    """Put a marker between two cards of the forum (CAR-F2)."""

    a: int
    b: int

    def __str__(self) -> str:
        return f"visit {self.a}-{self.b}"


class First(Struct, frozen=True, gc=False, tag_field="verb", tag="first"):
    """Say which of the two cards comes first (CAR-F4)."""

    space: int

    def __str__(self) -> str:
        return f"first {self.space}"


class Pay(Struct, frozen=True, gc=False, tag_field="verb", tag="pay"):
    """Pay sets of a red card with goods and coins, and further ones with bread (CAR-F8)."""

    sets: int
    bread: int

    def __str__(self) -> str:
        return f"pay {self.sets} bread {self.bread}"


class PayBread(Struct, frozen=True, gc=False, tag_field="verb", tag="pay bread"):
    """Pay further sets of a green card with bread (CAR-F11)."""

    bread: int

    def __str__(self) -> str:
        return f"pay bread {self.bread}"


class Boards(Struct, frozen=True, gc=False, tag_field="verb", tag="boards"):
    """Chance: the district boards, by seat (CAR-S2)."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"boards {' '.join(self.ids)}"


class Frames(Struct, frozen=True, gc=False, tag_field="verb", tag="frames"):
    """Chance: the frame parts of a seat, for the sides up, right, down, left (CAR-S3)."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"frames {' '.join(self.ids)}"


class Cards(Struct, frozen=True, gc=False, tag_field="verb", tag="forum"):
    """Chance: the forum cards, by used space (CAR-S7)."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"forum {' '.join(self.ids)}"


class Tiles(Struct, frozen=True, gc=False, tag_field="verb", tag="tiles"):
    """Chance: the tiles of all blueprints, by blueprint and slot (CAR-S10, CAR-P6)."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"tiles {' '.join(self.ids)}"


class Row(Struct, frozen=True, gc=False, tag_field="verb", tag="row"):
    """Chance: the tiles of the bottom row, by slot (CAR-S10)."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"row {' '.join(self.ids)}"


class Fountain(Struct, frozen=True, gc=False, tag_field="verb", tag="fountain"):
    """Chance: the fountain cards that a seat draws, the top one first (CAR-O4)."""

    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"fountain {' '.join(self.ids)}"


Dealt = Boards | Frames | Cards | Tiles | Row
Action = (
    Start
    | Go
    | Bread
    | Take
    | Place
    | Store
    | Reward
    | Craft
    | Return
    | Visit
    | First
    | Pay
    | PayBread
    | Dealt
    | Fountain
)
