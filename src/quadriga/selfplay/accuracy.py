"""How far the expected points are from those at the end of games."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from msgspec import Struct

from quadriga.core import AnyGame
from quadriga.core.learning import learns_expected
from quadriga.kit.learned import LearnedValues, Values
from quadriga.selfplay.outcomes import play
from quadriga.selfplay.selfplay import margin
from quadriga.selfplay.tasks import RunTasks

SquaredErrors = tuple[float, float, float, float]
"""Means over a game: of points, learned and hand-made, and of margins, learned and hand-made."""


class Task(Struct, frozen=True):
    """The games with these numbers, to be judged by learned values."""

    game: AnyGame
    learned: LearnedValues
    seed: str
    numbers: range


class Errors(Struct, frozen=True):
    """The root mean square errors of learned and of hand-made expectations.

    `gain` is how much smaller the mean square error is with the learned ones, `error` its standard
    error over the games.
    """

    learned: float
    handmade: float
    gain: float
    error: float


class Accuracy(Struct, frozen=True):
    """Errors in the points of a seat, and in its margin to the best other seat."""

    games: int
    points: Errors
    margin: Errors


def measure(
    game: AnyGame, learned: LearnedValues, seed: str, games: int, processes: int, run: RunTasks
) -> Accuracy:
    """Compare learned and hand-made expectations with the ends of games."""
    share = -(-games // processes)
    starts = range(0, games, share)
    tasks = [Task(game, learned, seed, range(n, min(n + share, games))) for n in starts]
    games_errors = [errors for part in run(squared_errors, tasks) for errors in part]
    points, handmade_points, margins, handmade_margins = zip(*games_errors, strict=True)
    return Accuracy(games, _errors(points, handmade_points), _errors(margins, handmade_margins))


def squared_errors(task: Task) -> list[SquaredErrors]:
    """The errors in each game of a task."""
    knowledge, values = task.game.knowledge, Values(task.learned)
    assert learns_expected(knowledge)
    key, unlearned = knowledge.learned_key, knowledge.unlearned
    games_errors: list[SquaredErrors] = []
    for number in task.numbers:
        positions, points = play(knowledge, Random(f"{task.seed} {key} {number}"))
        learned, handmade = [], []
        for state in positions:
            by_hand = unlearned.expected(state)
            gains = map(values.prediction, knowledge.terms(state))
            handmade.append(by_hand)
            learned.append([plain + gain for plain, gain in zip(by_hand, gains, strict=True)])
        games_errors.append(
            (
                _of_points(learned, points),
                _of_points(handmade, points),
                _of_margins(learned, points),
                _of_margins(handmade, points),
            )
        )
    return games_errors


def _of_points(expected: Sequence[Sequence[float]], points: Sequence[int]) -> float:
    return fmean(
        (mine - reached) ** 2 for row in expected for mine, reached in zip(row, points, strict=True)
    )


def _of_margins(expected: Sequence[Sequence[float]], points: Sequence[int]) -> float:
    seats = range(len(points))
    return fmean((margin(row, n) - margin(points, n)) ** 2 for row in expected for n in seats)


def _errors(learned: Sequence[float], handmade: Sequence[float]) -> Errors:
    gains = [by_hand - ours for ours, by_hand in zip(learned, handmade, strict=True)]
    error = stdev(gains) / sqrt(len(gains))
    return Errors(sqrt(fmean(learned)), sqrt(fmean(handmade)), fmean(gains), error)
