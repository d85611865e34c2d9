"""A bot that plays like a beginner: it looks at the next action only, and overlooks points."""

from collections.abc import Sequence
from random import Random
from typing import Generic

from quadriga.bots.players.oversight import seems_best
from quadriga.core import Game, Seat
from quadriga.core.typevars import A, S, V


class HastyBot(Generic[S, A, V]):
    """Chooses the action that looks best at a glance, ignoring the rest of the turn.

    Each glance is off by `oversight` times the points that, by the game's advice, beginners
    overlook.
    """

    def __init__(
        self, game: Game[S, A, V], seat: Seat, rng: Random, *, oversight: float = 1.0
    ) -> None:
        self._knowledge = game.knowledge
        self._seat = seat
        self._rng = rng
        self._oversight = oversight * game.knowledge.advice.oversight

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The action of the highest worth at a glance."""
        if len(legal) == 1:
            return legal[0]
        world = self._knowledge.determinize(view, self._rng)
        worths = self._knowledge.worths(world, legal, self._seat)
        return legal[seems_best(worths, self._oversight, self._rng)]
