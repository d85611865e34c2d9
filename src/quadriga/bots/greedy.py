"""A bot that looks to the end of its own turn."""

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class GreedyBot(Generic[S, A, V]):
    """Takes what leads to the position of most worth before chance or somebody else acts.

    Of equal ones it takes the first. It guesses what it cannot see, once a decision.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The most promising action."""
        if len(legal) == 1:
            return legal[0]
        state = self._game.determinize(view, self._rng)
        return max(legal, key=lambda action: self._promise(self._game.apply(state, action)))

    def _promise(self, state: S) -> float:
        game = self._game
        if game.to_act(state) != self._seat:
            return game.worth(state, self._seat)
        return max(self._promise(game.apply(state, a)) for a in game.legal_actions(state))
