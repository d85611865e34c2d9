"""Learning `worth` in rounds: each process plays some games, then all share what they learned."""

from random import Random
from typing import Final

from msgspec import Struct

from quadriga.core import AnyLearnableWorth
from quadriga.kit import learned
from quadriga.learning.selfplay import learn_from_game
from quadriga.learning.tasks import RunTasks
from quadriga.learning.weights import Changes, Weights

DEFAULT_GAMES: Final = 400_000
DEPENDS_ON_PROCESSES: Final = True

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


def start(game: AnyLearnableWorth, planned: int) -> Progress:
    """Nothing is learned yet."""
    size = sum(game.feature_tables.values())
    return Progress(Weights(game.hoped_result, [0.0] * size), planned)


def play_round(
    game: AnyLearnableWorth, progress: Progress, seed: int, processes: int, run: RunTasks
) -> None:
    """Learn from one more round."""
    weights, step = progress.weights, rate(progress)
    tasks = [
        Task(game, weights, f"{seed} {progress.rounds} {n}", GAMES_A_ROUND, step)
        for n in range(processes)
    ]
    results = run(play, tasks)
    weights.add([result.changes for result in results])
    progress.rounds += 1
    progress.games += GAMES_A_ROUND * processes
    progress.mean = sum(result.mean for result in results) / processes


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


def report(progress: Progress) -> str:
    """How far it is, for who waits for it."""
    return f"{progress.games:>9} games, mean {progress.mean:.2f}"


def finish(
    game: AnyLearnableWorth, progress: Progress, seed: int, processes: int, run: RunTasks
) -> learned.Lesson:
    """What was learned."""
    mean = round(progress.mean, 3)
    figures = learned.SelfPlay(processes, progress.games, GAMES_A_ROUND * processes, mean)
    weights = progress.weights
    return learned.lesson_from(weights.values, weights.base, game.feature_tables, figures)
