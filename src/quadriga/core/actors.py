"""The actors: seats at the table, and chance."""

from enum import Enum
from typing import Final, Literal, NewType, TypeAlias

Seat = NewType("Seat", int)
"""The index of a place at the table, from 0; texts for people count from 1."""


class Chance(Enum):
    """The actor of every shuffle, draw and roll."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE
Actor: TypeAlias = Seat | Literal[Chance.CHANCE]
