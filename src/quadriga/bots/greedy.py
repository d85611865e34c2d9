"""A bot that looks to the end of its own turn."""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, TypeVar

from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

WIDTH: Final = 16
"""Of more choices than this it follows only the best."""


class GreedyBot(Generic[S, A, V]):
    """Takes what leads to the position of most worth before chance or somebody else acts.

    Of many choices it follows those that are worth most at once, so that a long turn of long
    lists stays within reach. Of equal ones it takes the first. It guesses what it cannot see,
    once a decision.
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
        action, _ = max(self._followed(state, legal), key=lambda pair: self._promise(pair[1]))
        return action

    def _promise(self, state: S) -> float:
        game = self._game
        if game.to_act(state) != self._seat:
            return game.worth(state, self._seat)
        return max(self._promise(s) for _, s in self._followed(state, game.legal_actions(state)))

    def _followed(self, state: S, legal: Sequence[A]) -> list[tuple[A, S]]:
        """The actions that are looked into, in the order of the list, and where they lead."""
        game = self._game
        pairs = [(action, game.apply(state, action)) for action in legal]
        if len(pairs) <= WIDTH:
            return pairs
        worths = [game.worth(after, self._seat) for _, after in pairs]
        best = sorted(range(len(pairs)), key=worths.__getitem__, reverse=True)[:WIDTH]
        return [pairs[n] for n in sorted(best)]
