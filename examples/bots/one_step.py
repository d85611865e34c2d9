"""A bot of one's own in Python: `quadriga arena all_roads one_step:OneStep random`.

It imagines a position behind its view, tries every legal action and keeps the best.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from quadriga.core import AnyGame, Seat


class OneStep:
    """Looks one action ahead; `noise` points of luck make it less certain."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, noise: float = 0.0) -> None:
        self.game, self.seat, self.rng, self.noise = game, seat, rng, noise
        self.knowledge = game.knowledge

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The action after which the position is worth most."""
        state = self.knowledge.determinize(view, self.rng)

        def worth(action: Any) -> float:
            after = self.game.apply(state, action)
            return self.knowledge.worth(after, self.seat) + self.noise * self.rng.random()

        return max(legal, key=worth)
