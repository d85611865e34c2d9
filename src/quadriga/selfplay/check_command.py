"""`quadriga learn GAME --check`: prints whether the learned values beat the hand-made ones."""

import argparse
from collections.abc import Sequence
from typing import Final

from quadriga.arena.report import show
from quadriga.arena.workers import PlayGames
from quadriga.core import (
    AnyGame,
    AnyLearnable,
    AnyLearnableExpected,
    AnyLearnableWorth,
    BadComponents,
)
from quadriga.core.learning import learns_expected, learns_worth
from quadriga.kit import learned
from quadriga.selfplay.accuracy import Errors, measure
from quadriga.selfplay.check import SURE, compare, is_clearly_better, match
from quadriga.selfplay.tasks import RunTasks

DEALS: Final = 200
"""Deals that the greedy bot plays with learned and with hand-made values."""

PREDICTED_GAMES: Final = 200
"""Games of each set-up whose ends are predicted."""


def check(
    learnables: Sequence[AnyLearnable], options: argparse.Namespace, run: RunTasks, arena: PlayGames
) -> bool:
    """Whether all learned values clearly beat the hand-made ones.

    With `--games`, a search with a learned `expected` must also win a match of that many games in
    the first set-up.
    """
    first, better = learnables[0], []
    for knowledge in learnables:
        if learns_worth(knowledge):
            better.append(_check_worth(knowledge, options.seed, options.games or DEALS))
        elif learns_expected(knowledge):
            better.append(_check_expected(knowledge, options.seed, options.processes, run))
    if options.games and learns_expected(first):
        better.append(_check_match(first.game, options.seed, options.games, arena))
    return all(better)


def _check_worth(knowledge: AnyLearnableWorth, seed: int, deals: int) -> bool:
    """Whether the greedy bot plays clearly better with a learned `worth`."""
    verdict = compare(knowledge, seed, deals)
    print(
        f"{knowledge.game.name}, greedy bot, {verdict.games} deals: learned {verdict.learned:.2f}, "
        f"hand-made {verdict.handmade:.2f}, "
        f"difference {verdict.difference:+.2f} ± {verdict.error:.2f}",
        flush=True,
    )
    return verdict.ahead


def _check_expected(
    knowledge: AnyLearnableExpected, seed: int, processes: int, run: RunTasks
) -> bool:
    """Whether a learned `expected` is clearly closer to the final margins of new games."""
    values = learned.learned_of(type(knowledge).__module__.rpartition(".")[0], knowledge)
    title = f"{knowledge.game.name} {knowledge.learned_key}"
    if values is None:
        raise BadComponents(f"{learned.FILE_NAME}: it has nothing for {title}.")
    accuracy = measure(knowledge.game, values, f"{seed} fresh", PREDICTED_GAMES, processes, run)
    print(f"{title}, {accuracy.games} games, errors (root mean square)")
    print(f"  of margins: {_comparison(accuracy.margin)}")
    print(f"  of points:  {_comparison(accuracy.points)}", flush=True)
    return accuracy.margin.gain > SURE * accuracy.margin.error


def _comparison(errors: Errors) -> str:
    return (
        f"learned {errors.learned:.2f}, hand-made {errors.handmade:.2f}, "
        f"squares less by {errors.gain:.2f} ± {errors.error:.2f}"
    )


def _check_match(game: AnyGame, seed: int, games: int, arena: PlayGames) -> bool:
    """Whether a search with learned values clearly wins against one with hand-made ones."""
    report = match(game, seed, games, arena)
    show(report)
    return is_clearly_better(report)
