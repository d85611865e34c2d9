"""The types that each game has of its own: a position `S`, an action `A` and a view `V`."""

from typing import TypeVar

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
