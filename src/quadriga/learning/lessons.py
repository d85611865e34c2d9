"""What can be learned of a game, and in which of two ways."""

from typing import Any, TypeGuard

from quadriga.core import (
    AnyGame,
    AnyLearnable,
    AnyLearnableExpected,
    AnyLearnableWorth,
    BadComponents,
    Setup,
)
from quadriga.games import GAMES, make
from quadriga.learning.method import Method
from quadriga.learning.prediction_rounds import PredictionRounds
from quadriga.learning.table_rounds import TableRounds


def lessons(name: str) -> list[AnyLearnable]:
    """The first game with each lesson; raises a refusal if nothing can be learned of it."""
    setups = GAMES[name].setups() if name in GAMES else [Setup(name, 1)]
    found: dict[str, AnyLearnable] = {}
    for game in map(make, setups):
        if not (learns_worth(game) or learns_expected(game)):
            raise BadComponents(f"{name}: the game names no features to learn from.")
        found.setdefault(game.lesson, game)
    return [*found.values()]


def method_for(game: AnyLearnable) -> type[Method[Any, Any]]:
    """How a game is learned."""
    return TableRounds if learns_worth(game) else PredictionRounds


def learns_worth(game: AnyGame) -> TypeGuard[AnyLearnableWorth]:
    """Whether its `worth` is learned."""
    return hasattr(game, "features")


def learns_expected(game: AnyGame) -> TypeGuard[AnyLearnableExpected]:
    """Whether its `expected` is learned."""
    return hasattr(game, "terms")
