"""Learning in rounds: each process plays some games, then all share what they learned."""

from concurrent.futures import Executor
from random import Random
from typing import Final

from msgspec import Struct

from quadriga.core import AnyLearnable
from quadriga.learning.selfplay import learn_from_game
from quadriga.learning.weights import Changes, Weights

GAMES_A_ROUND: Final = 1_000
"""Games of each process in a round."""

FULL_RATE_GAMES: Final = 100_000
"""Games in which values move all the way to their targets; later by less and less."""


class Progress(Struct):
    """How far learning has come; all that goes on depends on this and on the seed."""

    weights: Weights
    rounds: int = 0
    games: int = 0
    mean: float = 0.0
    """The mean of all points in the last round."""


class Task(Struct, frozen=True):
    """The games of one process in one round."""

    game: AnyLearnable
    base: float
    values: bytes
    seed: str
    games: int
    rate: float


class TaskResult(Struct, frozen=True):
    """What came of a task: what was learned, and the mean of all points."""

    changes: Changes
    mean: float


def start(game: AnyLearnable) -> Progress:
    """Nothing is learned yet."""
    size = sum(game.feature_tables.values())
    return Progress(Weights(game.hoped_result, [0.0] * size))


def play_round(
    game: AnyLearnable, progress: Progress, seed: int, processes: int, executor: Executor | None
) -> None:
    """Learn from one more round; without an executor in this process."""
    weights, rate = progress.weights, rate_after(progress.games)
    values = weights.packed()
    tasks = [
        Task(game, weights.base, values, f"{seed} {progress.rounds} {n}", GAMES_A_ROUND, rate)
        for n in range(processes)
    ]
    results = [*(map(run, tasks) if executor is None else executor.map(run, tasks))]
    weights.add([result.changes for result in results])
    progress.rounds += 1
    progress.games += GAMES_A_ROUND * processes
    progress.mean = sum(result.mean for result in results) / processes


def rate_after(games: int) -> float:
    """The share of the way to their targets by which values move after so many games."""
    return min(1.0, FULL_RATE_GAMES / max(games, 1))


def run(task: Task) -> TaskResult:
    """Play the games of a task."""
    before = Weights.unpacked(task.base, task.values)
    weights = Weights.unpacked(task.base, task.values)
    rng, total = Random(task.seed), 0.0
    for _ in range(task.games):
        points = learn_from_game(task.game, weights, rng, task.rate)
        total += sum(points) / len(points)
    return TaskResult(weights.changes_since(before), total / task.games)
