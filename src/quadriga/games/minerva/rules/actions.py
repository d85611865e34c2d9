"""What players and chance can do; `str` of an action is its notation."""

from msgspec import Struct

from quadriga.games.minerva.box.grid import text


class _Action(Struct, frozen=True, gc=False, tag_field="verb"):
    """An entry of a log; its notation is the verb and whatever it names."""

    def __str__(self) -> str:
        return str(self.__struct_config__.tag)


class _AtCell(_Action, frozen=True):
    """An action at a cell."""

    cell: int

    def __str__(self) -> str:
        return f"{self.__struct_config__.tag} {text(self.cell)}"


class _Named(_Action, frozen=True):
    """An action whose first field completes its notation."""

    def __str__(self) -> str:
        return f"{self.__struct_config__.tag} {getattr(self, self.__struct_fields__[0])}"


# ---- a turn --------------------------------------------------------------------------------------


class Build(_Action, frozen=True, tag="build"):
    """Buy a tile; in solitaire `other` is the second of its pair, which leaves the game.

    `number` and `partner` are the tiles' numbers (`tables`); without a pair `partner` is `ALONE`.
    """

    tile: str
    other: str
    number: int
    partner: int

    def __str__(self) -> str:
        return f"build {self.tile} {self.other}" if self.other else f"build {self.tile}"


class TakeCoins(_Named, frozen=True, tag="take-coins"):
    """Solitaire: take the denarii of the pair with this facility (MIN-1P5)."""

    tile: str
    number: int


class Reside(_AtCell, frozen=True, tag="residence"):
    """Build a residence (MIN-H1)."""


class Assist(_AtCell, frozen=True, tag="assist"):
    """Put an assistant on a residence (MIN-A1)."""


class Pass(_Action, frozen=True, tag="pass"):
    """Pass for the round (MIN-P1)."""


# ---- what follows --------------------------------------------------------------------------------


class Sell(_Named, frozen=True, tag="sell"):
    """Sell a token for what is due (MIN-R6); resources by their number in the order."""

    resource: str
    number: int


class Put(_AtCell, frozen=True, tag="at"):
    """Place the tile bought (MIN-F3) or moved (MIN-Z7)."""


class Activate(_Named, frozen=True, tag="activate"):
    """Activate the line in a direction (MIN-H2)."""

    direction: str
    step: int


class Choose(_Named, frozen=True, tag="choose"):
    """Pick what an effect offers (MIN-H7)."""

    unit: str
    number: int


class Swap(_Action, frozen=True, tag="exchange"):
    """Exchange this unit a number of times (MIN-H8)."""

    unit: str
    times: int
    number: int

    def __str__(self) -> str:
        return f"exchange {self.unit} {self.times}"


class Use(_AtCell, frozen=True, tag="use"):
    """Bathhouse: resolve the facility there (MIN-Z5)."""


class Take(_Named, frozen=True, tag="take"):
    """Triumphal arch: take the top tile of a culture stack (MIN-Z3)."""

    category: str
    number: int


class Move(_AtCell, frozen=True, tag="move"):
    """Aqueduct: move the facility there (MIN-Z7)."""


class Remove(_AtCell, frozen=True, tag="remove"):
    """Circus: remove the residence there (MIN-Z10)."""


class Done(_Action, frozen=True, tag="done"):
    """Do no more, or nothing."""


class Hire(_Named, frozen=True, tag="buy-assistant"):
    """Buy an assistant with denarii or with glory tokens (MIN-A5)."""

    coin: str


class Decline(_Action, frozen=True, tag="decline"):
    """Buy no assistant."""


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
"""What a seat may have to sell tokens for."""

OfTurn = Build | TakeCoins | Reside | Assist | Pass
OfEffect = Choose | Swap | Use | Take | Move | Remove | Done
Chosen = OfTurn | OfEffect | Sell | Put | Activate | Hire | Decline
"""What a seat can choose."""

Action = Chosen | First | Lay
