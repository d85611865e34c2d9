"""A bot that plays as a beginner does: the next action only, and not every point of it."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final, Generic, TypeVar

from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

ABSURD: Final = 3.0
"""Mistakes of so many oversights are never made: what is that much worse is seen by anybody."""


class HastyBot(Generic[S, A, V]):
    """Chooses the action that looks best at a glance, without the rest of the turn.

    Each glance is wrong by some points: `oversight` times what the game says that beginners
    overlook. Of two actions that are worth the same it takes either as often; the more one is
    better, the more surely it takes that.
    """

    def __init__(
        self, game: Game[S, A, V], seat: Seat, rng: Random, *, oversight: float = 1.0
    ) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._oversight = oversight * game.advice.oversight

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The action of the highest worth at a glance."""
        if len(legal) == 1:
            return legal[0]
        world = self._game.determinize(view, self._rng)
        worths = self._game.worths(world, legal, self._seat)
        least = max(worths) - ABSURD * self._oversight
        sensible = [n for n, worth in enumerate(worths) if worth >= least]
        glances = [worths[n] + self._oversight * self._misjudged() for n in sensible]
        return legal[sensible[max(range(len(glances)), key=glances.__getitem__)]]

    def _misjudged(self) -> float:
        """An error of Gumbel's distribution, so that choices follow Boltzmann's."""
        return -log(-log(1 - self._rng.random() or 1e-300) or 1e-300)
