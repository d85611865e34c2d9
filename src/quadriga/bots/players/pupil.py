"""A bot that has played the lesson of its game and knows nothing else."""

from random import Random
from typing import Any

from quadriga.bots.players.greedy import GreedyBot
from quadriga.core import AnyGame, Seat


class Pupil(GreedyBot[Any, Any, Any]):
    """Chooses the turn whose end is best by `Knowledge.taught`, to measure what a lesson teaches.

    It plays in the arena only: people meet the levels.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng, game.knowledge.taught)
