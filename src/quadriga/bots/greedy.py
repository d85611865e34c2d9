"""A bot that searches to the end of its own turn."""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, TypeVar

from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

BRANCH_WIDTH: Final = 16
"""Actions that are followed at each position, those of the best `worth`."""

BEAM_WIDTH: Final = 256
"""Unfinished turns that are followed at each depth, those of the best `worth`."""


class GreedyBot(Generic[S, A, V]):
    """Chooses the action that leads to the highest `worth` at the end of its turn.

    A turn ends where chance or another seat acts, or where the next turn begins. The turn is
    explored by beam search: `BRANCH_WIDTH` actions at each position, `BEAM_WIDTH` unfinished turns
    at each depth. Of equally good actions it takes the first. Hidden information is sampled
    once for each decision with `Game.determinize`.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The action of the best turn that was found."""
        if len(legal) == 1:
            return legal[0]
        game, state = self._game, self._game.determinize(view, self._rng)
        ways = [(number, game.apply(state, action)) for number, action in enumerate(legal)]
        ways = self._best(ways, BRANCH_WIDTH)
        best_worth = {number: float("-inf") for number, _ in ways}
        while ways:
            unfinished = []
            for number, after in ways:
                if self._turn_continues(after):
                    unfinished.append((number, after))
                else:
                    best_worth[number] = max(best_worth[number], game.worth(after, self._seat))
            beam = self._best(unfinished, BEAM_WIDTH)
            ways = [way for number, after in beam for way in self._successors(number, after)]
        return legal[max(best_worth, key=best_worth.__getitem__)]

    def _turn_continues(self, state: S) -> bool:
        """Whether the bot is to act again within the same turn."""
        return self._game.to_act(state) == self._seat and not self._game.begins_turn(state)

    def _successors(self, number: int, state: S) -> list[tuple[int, S]]:
        """The positions one action later, each with `number`, the first action of its turn."""
        game = self._game
        ways = [(number, game.apply(state, action)) for action in game.legal_actions(state)]
        return self._best(ways, BRANCH_WIDTH)

    def _best(self, ways: list[tuple[int, S]], most: int) -> list[tuple[int, S]]:
        """The `most` positions of the highest worth, in their original order."""
        if len(ways) <= most:
            return ways
        worths = [self._game.worth(after, self._seat) for _, after in ways]
        best = sorted(range(len(ways)), key=worths.__getitem__, reverse=True)[:most]
        return [ways[n] for n in sorted(best)]
