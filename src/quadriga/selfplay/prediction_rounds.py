"""Learning `expected` in rounds: regression on the ends of a quick player's games.

A game is seeded by its number, and the examples are added up in the order of the games. So the
result doesn't depend on the number of processes.
"""

from random import Random
from typing import ClassVar, Final

from msgspec import Struct

from quadriga.core import AnyGame, AnyLearnableExpected
from quadriga.core.learning import learns_expected
from quadriga.kit import learned
from quadriga.selfplay.accuracy import measure
from quadriga.selfplay.method import Method
from quadriga.selfplay.moments import Moments
from quadriga.selfplay.outcomes import play

GAMES_A_TASK: Final = 200
"""Games of each process in a round."""

PENALTY: Final = 5.0
"""The weight, in examples, of the assumption that an entry is 0, where examples are few."""

CHECKED_GAMES: Final = 400
"""New games whose ends the result is compared with."""


class Progress(Struct):
    """The state of learning; with the seed, it decides everything that follows."""

    moments: Moments
    planned: int
    """Games to play in all; 0 until that is known."""
    games: int = 0


class Task(Struct, frozen=True):
    """The games with these numbers."""

    game: AnyGame
    seed: int
    numbers: range


class PredictionRounds(Method[AnyLearnableExpected, Progress]):
    """Adds up examples from the ends of games, and solves for the weights at the end."""

    default_games: ClassVar[int] = 1_000
    depends_on_processes: ClassVar[bool] = False

    def start(self, planned: int) -> Progress:
        """Progress without examples."""
        return Progress(Moments.empty(sum(self._knowledge.feature_tables.values())), planned)

    def play_round(self, progress: Progress) -> None:
        """Learn from one more round; the last one may be shorter."""
        first = progress.games
        end = first + self._processes * GAMES_A_TASK
        if progress.planned:
            end = min(end, progress.planned)
        tasks = [
            Task(self._knowledge.game, self._seed, range(n, min(n + GAMES_A_TASK, end)))
            for n in range(first, end, GAMES_A_TASK)
        ]
        progress.moments.merge(self._run(examples, tasks))
        progress.games = end

    def report(self, progress: Progress) -> str:
        """The games so far."""
        return f"{progress.games:>9} games"

    def finish(self, progress: Progress) -> learned.LearnedValues:
        """The solution, with figures of how well it predicts new games."""
        tables, weights = self._knowledge.feature_tables, progress.moments.weights(PENALTY)
        unproven = learned.Regression(progress.games, 0, 0.0, 0.0, 0.0, 0.0)
        values = learned.values_from(weights, 0.0, tables, unproven)
        game, checked = self._knowledge.game, f"{self._seed} checked"
        accuracy = measure(game, values, checked, CHECKED_GAMES, self._processes, self._run)
        figures = learned.Regression(
            games=progress.games,
            checked=CHECKED_GAMES,
            points=round(accuracy.points.learned, 3),
            handmade_points=round(accuracy.points.handmade, 3),
            margin=round(accuracy.margin.learned, 3),
            handmade_margin=round(accuracy.margin.handmade, 3),
        )
        return learned.LearnedValues(figures, values.base, values.tables)


def examples(task: Task) -> Moments:
    """Examples from the games of a task: final less expected points, by position and seat."""
    knowledge = task.game.knowledge
    assert learns_expected(knowledge)
    key, unlearned = knowledge.learned_key, knowledge.unlearned
    moments = Moments.empty(sum(knowledge.feature_tables.values()))
    for number in task.numbers:
        positions, points = play(knowledge, Random(f"{task.seed} {key} {number}"))
        for state in positions:
            rows = zip(knowledge.terms(state), unlearned.expected(state), points, strict=True)
            for terms, expected, reached in rows:
                moments.add(terms, reached - expected)
    return moments
