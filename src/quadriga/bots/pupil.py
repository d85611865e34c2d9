"""A bot that has played the lesson of its game and knows nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any

from quadriga.bots.greedy import GreedyBot
from quadriga.core import AnyGame, Seat


class Pupil(GreedyBot[Any, Any, Any]):
    """Chooses the turn whose end is best by `Game.taught`, to measure what a lesson teaches.

    It plays in the arena only: people meet the levels.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        super().__init__(_AsTaught(game), seat, rng)


class _AsTaught:
    """A game with what its lesson teaches in place of its `worth`."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def worths(self, state: Any, actions: Sequence[Any], seat: Seat) -> list[float]:
        """`taught` after each of these actions."""
        game = self._game
        return [game.taught(game.apply(state, action), seat) for action in actions]
