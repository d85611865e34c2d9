"""What can be learned of a game, and in which of two ways."""

from typing import Any, Protocol, TypeGuard

from quadriga.core import (
    AnyGame,
    AnyLearnable,
    AnyLearnableExpected,
    AnyLearnableWorth,
    BadComponents,
    Setup,
)
from quadriga.games import GAMES, make
from quadriga.kit.learned import Lesson
from quadriga.learning import prediction_rounds, table_rounds
from quadriga.learning.tasks import RunTasks


class Method(Protocol):
    """A module that learns in rounds; its progress has the games that are `planned`, and `games`.

    Where `DEPENDS_ON_PROCESSES` is False, any number of them learns the same.
    """

    @property
    def DEFAULT_GAMES(self) -> int: ...  # noqa: N802

    @property
    def DEPENDS_ON_PROCESSES(self) -> bool: ...  # noqa: N802

    def start(self, game: Any, planned: int) -> Any:
        """The progress before the first round."""

    def play_round(
        self, game: Any, progress: Any, seed: int, processes: int, run: RunTasks
    ) -> None:
        """Learn from one more round."""

    def report(self, progress: Any) -> str:
        """How far it is, for who waits for it."""

    def finish(self, game: Any, progress: Any, seed: int, processes: int, run: RunTasks) -> Lesson:
        """What was learned."""


def lessons(name: str) -> list[AnyLearnable]:
    """The first game with each lesson; raises a refusal if nothing can be learned of it."""
    setups = GAMES[name].setups() if name in GAMES else [Setup(name, 1)]
    found: dict[str, AnyLearnable] = {}
    for game in map(make, setups):
        if not (learns_worth(game) or learns_expected(game)):
            raise BadComponents(f"{name}: the game names no features to learn from.")
        found.setdefault(game.lesson, game)
    return [*found.values()]


def method_for(game: AnyLearnable) -> Method:
    """How a game is learned."""
    return table_rounds if learns_worth(game) else prediction_rounds


def learns_worth(game: AnyGame) -> TypeGuard[AnyLearnableWorth]:
    """Whether its `worth` is learned."""
    return hasattr(game, "features")


def learns_expected(game: AnyGame) -> TypeGuard[AnyLearnableExpected]:
    """Whether its `expected` is learned."""
    return hasattr(game, "terms")
