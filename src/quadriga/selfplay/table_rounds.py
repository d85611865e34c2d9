"""Learning `worth` in rounds: each process plays some games, then all share what they learned.

First some teachers learn one after the other, each from nothing and with a part of the tables:
each ends in a narrow style of its own. Then a pupil learns from nothing with all tables, but some
of its games are begun by the teachers, so that it knows all their styles and when to follow which.
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
"""The tables that each teacher looks at: the first of them, and the distance to the next."""

TEACHER_SHARE: Final = 0.08
"""The share of all games in which each teacher learns; in the others their pupil does."""

TEACHER_ROUNDS: Final = 10
"""If a teacher had fewer rounds than these, there are none."""

CURIOSITY: Final = (0.1, 0.02)
"""The share of turns that are chosen at random, in the first and the second half of a course."""

GUIDANCE: Final = (0.6, 0.2)
"""The share of the pupil's games that a teacher begins, likewise."""

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
    teachers: list[Weights] = []
    """What those who have finished learned."""
    begun: int = 0
    """The games that had been played when the present learner began."""


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
    """What came of a task: what was learned, and the mean of all points."""

    changes: Changes
    mean: float


class TableRounds(Method[AnyLearnableWorth, Progress]):
    """Each process learns from games of its own, and after a round all share what they learned."""

    default_games: ClassVar[int] = 2_500_000
    depends_on_processes: ClassVar[bool] = True

    def start(self, planned: int) -> Progress:
        """Nothing is learned yet."""
        progress = Progress(Weights(self._knowledge.hoped_result, []), planned)
        self._begin(progress)
        return progress

    def _begin(self, progress: Progress) -> None:
        """Let the next learner begin, with nothing learned: every value is what the game hopes."""
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
        """The tables as they are, with the mean of the last round."""
        processes, weights = self._processes, progress.weights
        last, mean = GAMES_A_ROUND * processes, round(progress.mean, 3)
        figures = learned.SelfPlay(processes, progress.games, last, mean)
        return learned.values_from(
            weights.values, weights.base, self._knowledge.feature_tables, figures
        )


def rate(progress: Progress) -> float:
    """The share of the way to its target by which a value moves: less and less towards the end."""
    return max(share_left(progress) ** 2, LAST_RATE)


def share_left(progress: Progress) -> float:
    """The share of its games that the present learner has before it."""
    done = progress.games - progress.begun
    return 1 - done / (_end(progress) - progress.begun) if done else 1.0


def _end(progress: Progress) -> int:
    """The games that will have been played when the present learner has finished."""
    if _is_pupil(progress):
        return progress.planned
    return progress.begun + int(TEACHER_SHARE * progress.planned)


def _is_pupil(progress: Progress) -> bool:
    """Whether the present learner is the last: all teachers have finished, or there are none."""
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
