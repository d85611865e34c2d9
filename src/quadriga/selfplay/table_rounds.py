"""Learning `worth` in rounds: each process plays some games, then all share what they learned.

First, teachers learn one after the other, each from scratch and with some of the tables, so each
ends up with a narrow style of its own. Then a pupil learns from scratch with all tables. Teachers
begin some of its games, so it learns all their styles and when to follow which.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from msgspec import Struct

from quadriga.core import AnyGame, AnyLearnableWorth
from quadriga.core.learning import learns_worth
from quadriga.kit import learned
from quadriga.selfplay.method import Method
from quadriga.selfplay.selfplay import learn_from_game
from quadriga.selfplay.weights import Changes, Weights

GAMES_A_ROUND: Final = 1_000
"""Games of each process in a round."""

TEACHERS: Final = ((0, 2), (1, 2), (1, 3), (2, 3))
"""The tables that each teacher uses: the first of them, and the distance to the next."""

TEACHER_SHARE: Final = 0.08
"""The share of all games in which each teacher learns; the pupil learns in the rest."""

TEACHER_ROUNDS: Final = 10
"""There are no teachers if each would have fewer rounds than this."""

CURIOSITY: Final = (0.1, 0.02)
"""The share of random turns in the first and the second half of a course."""

GUIDANCE: Final = (0.6, 0.2)
"""The share of the pupil's games that a teacher begins, in each half."""

LAST_RATE: Final = 0.002
"""The learning rate at the end; it starts at 1."""


class Progress(Struct):
    """The state of learning; with the seed, it decides everything that follows."""

    weights: Weights
    planned: int
    """Games to play in all; 0 until that is known."""
    rounds: int = 0
    games: int = 0
    mean: float = 0.0
    """The mean points of all seats in the last round."""
    teachers: list[Weights] = []
    """The weights of the teachers that have finished."""
    begun: int = 0
    """The games that had been played when the current learner began."""


class Task(Struct, frozen=True):
    """The games of one process in one round."""

    game: AnyGame
    weights: Weights
    seed: str
    games: int
    rate: float
    curiosity: float
    teachers: Sequence[Weights]
    guidance: float


class TaskResult(Struct, frozen=True):
    """What a task learned, and the mean points of all seats."""

    changes: Changes
    mean: float


class TableRounds(Method[AnyLearnableWorth, Progress]):
    """Each process learns from games of its own, and after a round all share what they learned."""

    default_games: ClassVar[int] = 2_500_000
    depends_on_processes: ClassVar[bool] = True

    def start(self, planned: int) -> Progress:
        """Progress with nothing learned."""
        progress = Progress(Weights(self._knowledge.hoped_result, []), planned)
        self._begin(progress)
        return progress

    def _begin(self, progress: Progress) -> None:
        """Start the next learner, for whom every position has the `hoped_result`."""
        part = (0, 1) if _is_pupil(progress) else TEACHERS[len(progress.teachers)]
        nothing = [0.0] * sum(self._knowledge.feature_tables.values())
        progress.weights = Weights(self._knowledge.hoped_result, nothing, *part)
        progress.begun = progress.games

    def play_round(self, progress: Progress) -> None:
        """Learn from one more round."""
        weights, step, processes = progress.weights, rate(progress), self._processes
        half = 0 if share_left(progress) > 0.5 else 1
        teachers = progress.teachers if _is_pupil(progress) else ()
        tasks = [
            Task(
                self._knowledge.game,
                weights,
                f"{self._seed} {progress.rounds} {n}",
                GAMES_A_ROUND,
                step,
                CURIOSITY[half],
                teachers,
                GUIDANCE[half],
            )
            for n in range(processes)
        ]
        results = self._run(play, tasks)
        weights.add([result.changes for result in results])
        progress.rounds += 1
        progress.games += GAMES_A_ROUND * processes
        progress.mean = sum(result.mean for result in results) / processes
        if not _is_pupil(progress) and progress.games >= _end(progress):
            progress.teachers.append(weights)
            self._begin(progress)

    def report(self, progress: Progress) -> str:
        """The games so far, and the mean of the last round."""
        return f"{progress.games:>9} games, mean {progress.mean:.2f}"

    def finish(self, progress: Progress) -> learned.LearnedValues:
        """The tables as they are, with the mean points of the last round."""
        processes, weights = self._processes, progress.weights
        last, mean = GAMES_A_ROUND * processes, round(progress.mean, 3)
        figures = learned.SelfPlay(processes, progress.games, last, mean)
        return learned.values_from(
            weights.values, weights.base, self._knowledge.feature_tables, figures
        )


def rate(progress: Progress) -> float:
    """The learning rate: how far a value moves towards its target, less and less with time."""
    return max(share_left(progress) ** 2, LAST_RATE)


def share_left(progress: Progress) -> float:
    """The share of its games that the current learner has left."""
    done = progress.games - progress.begun
    return 1 - done / (_end(progress) - progress.begun) if done else 1.0


def _end(progress: Progress) -> int:
    """The number of games at which the current learner ends."""
    if _is_pupil(progress):
        return progress.planned
    return progress.begun + int(TEACHER_SHARE * progress.planned)


def _is_pupil(progress: Progress) -> bool:
    """Whether the current learner is the pupil: all teachers have finished, or there are none."""
    too_few = TEACHER_SHARE * progress.planned < TEACHER_ROUNDS * GAMES_A_ROUND
    return too_few or len(progress.teachers) == len(TEACHERS)


def play(task: Task) -> TaskResult:
    """Play the games of a task."""
    knowledge, weights = task.game.knowledge, task.weights.copy()
    assert learns_worth(knowledge)
    rng, total = Random(task.seed), 0.0
    for _ in range(task.games):
        points = learn_from_game(
            knowledge,
            weights,
            rng,
            rate=task.rate,
            curiosity=task.curiosity,
            teachers=task.teachers,
            guidance=task.guidance,
        )
        total += sum(points) / len(points)
    return TaskResult(weights.changes_since(task.weights), total / task.games)
