"""What players and chance can do; `str` of an action is its notation."""

from msgspec import Struct

from quadriga.games.minerva.box.grid import text


class _Action(Struct, frozen=True, gc=False, tag_field="verb"):
    """Anything that is entered in a log."""


# ---- a turn --------------------------------------------------------------------------------------


class Build(_Action, frozen=True, tag="build"):
    """Buy a tile; in solitaire `other` is the second of its pair, which leaves the game.

    `number` and `partner` are the tiles' numbers (`tables`); no pair is `tables.ALONE`.
    """

    tile: str
    other: str
    number: int
    partner: int

    def __str__(self) -> str:
        return f"build {self.tile} {self.other}" if self.other else f"build {self.tile}"


class TakeCoins(_Action, frozen=True, tag="take-coins"):
    """Solitaire: take the denarii of the pair with this facility (MIN-1P5)."""

    tile: str
    number: int

    def __str__(self) -> str:
        return f"take-coins {self.tile}"


class Reside(_Action, frozen=True, tag="residence"):
    """Build a residence (MIN-H1)."""

    cell: int

    def __str__(self) -> str:
        return f"residence {text(self.cell)}"


class Assist(_Action, frozen=True, tag="assist"):
    """Put an assistant on a residence (MIN-A1)."""

    cell: int

    def __str__(self) -> str:
        return f"assist {text(self.cell)}"


class Pass(_Action, frozen=True, tag="pass"):
    """Pass for the round (MIN-P1)."""

    def __str__(self) -> str:
        return "pass"


# ---- what follows --------------------------------------------------------------------------------


class Sell(_Action, frozen=True, tag="sell"):
    """Sell a token for what is due (MIN-R6); resources by their number in the order."""

    resource: str
    number: int

    def __str__(self) -> str:
        return f"sell {self.resource}"


class Put(_Action, frozen=True, tag="at"):
    """Place the tile bought (MIN-F3) or moved (MIN-Z7)."""

    cell: int

    def __str__(self) -> str:
        return f"at {text(self.cell)}"


class Activate(_Action, frozen=True, tag="activate"):
    """Activate the line in a direction (MIN-H2)."""

    direction: str
    step: int

    def __str__(self) -> str:
        return f"activate {self.direction}"


class Choose(_Action, frozen=True, tag="choose"):
    """Pick what an effect offers (MIN-H7)."""

    unit: str
    number: int

    def __str__(self) -> str:
        return f"choose {self.unit}"


class Swap(_Action, frozen=True, tag="exchange"):
    """Do an exchange so many times, paying this (MIN-H8)."""

    unit: str
    times: int
    number: int

    def __str__(self) -> str:
        return f"exchange {self.unit} {self.times}"


class Use(_Action, frozen=True, tag="use"):
    """Bathhouse: resolve the facility there (MIN-Z5)."""

    cell: int

    def __str__(self) -> str:
        return f"use {text(self.cell)}"


class Take(_Action, frozen=True, tag="take"):
    """Triumphal arch: take the top tile of a culture stack (MIN-Z3)."""

    category: str
    number: int

    def __str__(self) -> str:
        return f"take {self.category}"


class Move(_Action, frozen=True, tag="move"):
    """Aqueduct: move the facility there (MIN-Z7)."""

    cell: int

    def __str__(self) -> str:
        return f"move {text(self.cell)}"


class Remove(_Action, frozen=True, tag="remove"):
    """Circus: remove the residence there (MIN-Z10)."""

    cell: int

    def __str__(self) -> str:
        return f"remove {text(self.cell)}"


class Done(_Action, frozen=True, tag="done"):
    """Do no more, or nothing."""

    def __str__(self) -> str:
        return "done"


class Hire(_Action, frozen=True, tag="buy-assistant"):
    """Buy an assistant with denarii or with glory tokens (MIN-A5)."""

    coin: str

    def __str__(self) -> str:
        return f"buy-assistant {self.coin}"


class Decline(_Action, frozen=True, tag="decline"):
    """Buy no assistant."""

    def __str__(self) -> str:
        return "decline"


# ---- chance --------------------------------------------------------------------------------------


class First(_Action, frozen=True, tag="first"):
    """Chance: the starting seat (MIN-S1), counted from 0; people read from 1."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


class Lay(_Action, frozen=True, tag="lay"):
    """Chance: tiles come up in this order; `what` is pairs, temples, reveal or temple."""

    what: str
    tiles: tuple[str, ...]
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join((self.what, *self.tiles)) if self.tiles else f"{self.what} nothing"


Priced = Build | Reside | Assist | Swap | Hire
"""What may have to be paid by selling."""

Chosen = (
    Build
    | TakeCoins
    | Reside
    | Assist
    | Pass
    | Sell
    | Put
    | Activate
    | Choose
    | Swap
    | Use
    | Take
    | Move
    | Remove
    | Done
    | Hire
    | Decline
)
"""What a seat can choose."""

Action = Chosen | First | Lay
