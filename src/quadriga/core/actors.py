"""Who acts: a seat at the table, or chance."""

from enum import Enum
from typing import Final, Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, 0 to seats - 1; people read 1 to n."""


class Chance(Enum):
    """The actor behind shuffles, draws and dice."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE
Actor: TypeAlias = Seat | Literal[Chance.CHANCE]
