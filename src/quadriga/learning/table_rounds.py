"""Learning `worth` in rounds: each process plays some games, then all share what they learned."""

from random import Random
from typing import ClassVar, Final

from msgspec import Struct

from quadriga.core import AnyLearnableWorth
from quadriga.kit import learned
from quadriga.learning.method import Method
from quadriga.learning.selfplay import learn_from_game
from quadriga.learning.weights import Changes, Weights

GAMES_A_ROUND: Final = 1_000
"""Games of each process in a round."""

LAST_RATE: Final = 0.002
"""The share of the way to its target by which a value moves at the end; all of it at first."""


class Progress(Struct):
    """How far learning has come; all that goes on depends on this and on the seed."""

    weights: Weights
    planned: int
    """Games to be played in all; 0 until that is known."""
    rounds: int = 0
    games: int = 0
    mean: float = 0.0
    """The mean of all points in the last round."""


class Task(Struct, frozen=True):
    """The games of one process in one round."""

    game: AnyLearnableWorth
    weights: Weights
    seed: str
    games: int
    rate: float


class TaskResult(Struct, frozen=True):
    """What came of a task: what was learned, and the mean of all points."""

    changes: Changes
    mean: float


class TableRounds(Method[AnyLearnableWorth, Progress]):
    """Each process learns from games of its own, and after a round all share what they learned."""

    default_games: ClassVar[int] = 400_000
    depends_on_processes: ClassVar[bool] = True

    def start(self, planned: int) -> Progress:
        """Nothing is learned yet: every value is what the game hopes for."""
        size = sum(self._game.feature_tables.values())
        return Progress(Weights(self._game.hoped_result, [0.0] * size), planned)

    def play_round(self, progress: Progress) -> None:
        """Learn from one more round."""
        weights, step, processes = progress.weights, rate(progress), self._processes
        tasks = [
            Task(self._game, weights, f"{self._seed} {progress.rounds} {n}", GAMES_A_ROUND, step)
            for n in range(processes)
        ]
        results = self._run(play, tasks)
        weights.add([result.changes for result in results])
        progress.rounds += 1
        progress.games += GAMES_A_ROUND * processes
        progress.mean = sum(result.mean for result in results) / processes

    def report(self, progress: Progress) -> str:
        """The games so far, and the mean of the last round."""
        return f"{progress.games:>9} games, mean {progress.mean:.2f}"

    def finish(self, progress: Progress) -> learned.Lesson:
        """The tables as they are, with the mean of the last round."""
        processes, weights = self._processes, progress.weights
        last, mean = GAMES_A_ROUND * processes, round(progress.mean, 3)
        figures = learned.SelfPlay(processes, progress.games, last, mean)
        return learned.lesson_from(weights.values, weights.base, self._game.feature_tables, figures)


def rate(progress: Progress) -> float:
    """The share of the way to its target by which a value moves: less and less towards the end."""
    left = 1 - progress.games / progress.planned if progress.games else 1.0
    return max(left**2, LAST_RATE)


def play(task: Task) -> TaskResult:
    """Play the games of a task."""
    weights = task.weights.copy()
    rng, total = Random(task.seed), 0.0
    for _ in range(task.games):
        points = learn_from_game(task.game, weights, rng, task.rate)
        total += sum(points) / len(points)
    return TaskResult(weights.changes_since(task.weights), total / task.games)
