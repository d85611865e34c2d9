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

BREADTH: Final = 256
"""Of more unfinished turns than this, all of as many choices, it goes on only with the best."""


class GreedyBot(Generic[S, A, V]):
    """Takes what leads to the position of most worth when its turn is over.

    A turn is over where chance or somebody else acts, or the next one begins. Of many choices, and
    of many turns that are still under way, it follows those that are worth most at once, so that
    a long turn of long lists stays within reach. Of equal actions it takes the first. It guesses
    what it cannot see, once a decision.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The most promising action."""
        if len(legal) == 1:
            return legal[0]
        game, state = self._game, self._game.determinize(view, self._rng)
        ways = [(number, game.apply(state, action)) for number, action in enumerate(legal)]
        ways = self._best(ways, WIDTH)
        promises = {number: float("-inf") for number, _ in ways}
        while ways:
            unfinished = []
            for number, after in ways:
                if self._goes_on(after):
                    unfinished.append((number, after))
                else:
                    promises[number] = max(promises[number], game.worth(after, self._seat))
            going_on = self._best(unfinished, BREADTH)
            ways = [way for number, after in going_on for way in self._followed(number, after)]
        return legal[max(promises, key=promises.__getitem__)]

    def _goes_on(self, state: S) -> bool:
        """Whether the bot is still in the middle of its turn."""
        return self._game.to_act(state) == self._seat and not self._game.begins_turn(state)

    def _followed(self, number: int, state: S) -> list[tuple[int, S]]:
        """What the next choices of a turn lead to, with the number of its first action."""
        game = self._game
        ways = [(number, game.apply(state, action)) for action in game.legal_actions(state)]
        return self._best(ways, WIDTH)

    def _best(self, ways: list[tuple[int, S]], most: int) -> list[tuple[int, S]]:
        """So many that are worth most, in the order that they had."""
        if len(ways) <= most:
            return ways
        worths = [self._game.worth(after, self._seat) for _, after in ways]
        best = sorted(range(len(ways)), key=worths.__getitem__, reverse=True)[:most]
        return [ways[n] for n in sorted(best)]
