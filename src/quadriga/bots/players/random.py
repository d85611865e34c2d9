"""A bot that plays at random."""

from collections.abc import Sequence
from random import Random
from typing import Generic

from quadriga.core import Game, Seat
from quadriga.core.typevars import A, S, V


class RandomBot(Generic[S, A, V]):
    """Chooses every legal action with the same probability."""

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """A random one of the `legal` actions."""
        return self._rng.choice(legal)
