"""`quadriga learn GAME --check`: prints whether what was learned beats the hand-made values."""

import argparse
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from quadriga.arena.arena_command import WIDTH
from quadriga.arena.report import show
from quadriga.arena.workers import PlayGames
from quadriga.core import AnyLearnable, AnyLearnableExpected, AnyLearnableWorth, BadComponents
from quadriga.kit import learned
from quadriga.learning.accuracy import Errors, measure
from quadriga.learning.check import SURE, compare, is_clearly_better, match
from quadriga.learning.lessons import learns_expected, learns_worth
from quadriga.learning.tasks import RunTasks

DEALS: Final = 200
"""Deals that the greedy bot plays with learned and with hand-made values."""

PREDICTED_GAMES: Final = 200
"""Games of each lesson whose end is predicted."""


def check(
    games: Sequence[AnyLearnable], options: argparse.Namespace, run: RunTasks, arena: PlayGames
) -> bool:
    """Whether every lesson clearly beats the hand-made values.

    With `--games` a learned `expected` also has to win so many games of the first lesson.
    """
    first, better = games[0], []
    for game in games:
        if learns_worth(game):
            better.append(_check_worth(game, options.seed, options.games or DEALS))
        elif learns_expected(game):
            better.append(_check_expected(game, options.seed, options.processes, run))
    if options.games and learns_expected(first):
        better.append(_check_match(first, options.seed, options.games, arena))
    return all(better)


def _check_worth(game: AnyLearnableWorth, seed: int, deals: int) -> bool:
    """Whether the greedy bot plays clearly better with a learned `worth`."""
    verdict = compare(game, seed, deals)
    print(
        f"{game.name}, greedy bot, {verdict.games} deals: learned {verdict.learned:.2f}, "
        f"hand-made {verdict.handmade:.2f}, "
        f"difference {verdict.difference:+.2f} ± {verdict.error:.2f}",
        flush=True,
    )
    return verdict.ahead


def _check_expected(game: AnyLearnableExpected, seed: int, processes: int, run: RunTasks) -> bool:
    """Whether a learned `expected` is clearly nearer to the margins at the end of other games."""
    lesson = learned.lesson_of(type(game).__module__.rpartition(".")[0], game)
    if lesson is None:
        raise BadComponents(f"{learned.FILE_NAME}: it has nothing for {game.name} {game.lesson}.")
    found = measure(game, lesson, f"{seed} fresh", PREDICTED_GAMES, processes, run)
    print(f"{game.name} {game.lesson}, {found.games} games, errors (root mean square)")
    print(f"  of margins: {_comparison(found.margin)}")
    print(f"  of points:  {_comparison(found.points)}", flush=True)
    return found.margin.gain > SURE * found.margin.error


def _comparison(errors: Errors) -> str:
    return (
        f"learned {errors.learned:.2f}, hand-made {errors.handmade:.2f}, "
        f"squares less by {errors.gain:.2f} ± {errors.error:.2f}"
    )


def _check_match(game: AnyLearnable, seed: int, games: int, arena: PlayGames) -> bool:
    """Whether a search with learned values clearly wins against one with hand-made ones."""
    report = match(game, seed, games, arena)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    show(report, console)
    return is_clearly_better(report)
