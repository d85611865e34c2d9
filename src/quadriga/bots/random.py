"""A bot that takes anything."""

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class RandomBot(Generic[S, A, V]):
    """Every legal action is equally likely."""

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """Any of them."""
        return self._rng.choice(legal)
