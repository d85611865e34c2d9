"""`quadriga learn`: learns a game, or checks what was learned."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final, TypeGuard

from quadriga.core import AnyGame, AnyLearnable, BadComponents, Setup
from quadriga.games import GAMES, make
from quadriga.kit import learned
from quadriga.learning import checkpoint, rounds
from quadriga.learning.check import compare

DEFAULT_GAMES: Final = 400_000
CHECKED_GAMES: Final = 200


def learn(options: argparse.Namespace) -> int:
    """Run the command and return its exit status."""
    game = learnable(options.game)
    if options.check:
        return _check(game, options.seed, options.games or CHECKED_GAMES)
    course = checkpoint.course_of(game, options.seed, options.processes)
    progress = _progress(game, course, options)
    started = monotonic()
    with ExitStack() as stack:
        executor = None
        if options.processes > 1:
            pool = ProcessPoolExecutor(options.processes, get_context("spawn"))
            executor = stack.enter_context(pool)
        while not progress.planned or progress.games < progress.planned:
            rounds.play_round(game, progress, options.seed, options.processes, executor)
            if not progress.planned:
                share = (monotonic() - started) / (60 * options.minutes)
                progress.planned = int(progress.games / min(share, 1))
            print(f"{progress.games:>9} games, mean {progress.mean:.2f}", flush=True)
            if options.resume:
                checkpoint.save(options.resume, course, progress)
    path = options.out or _usual_path(game)
    checkpoint.write_atomically(path, learned.encode(_result(game, course, progress)))
    print(f"Written to {path}.")
    return 0


def learnable(name: str) -> AnyLearnable:
    """The usual set-up of a game; raises a refusal if it is unknown or cannot be learned."""
    game = make(GAMES[name].setups()[0] if name in GAMES else Setup(name, 1))
    if not _names_features(game):
        raise BadComponents(f"{name}: the game names no features to learn from.")
    return game


def _names_features(game: AnyGame) -> TypeGuard[AnyLearnable]:
    return hasattr(game, "features")


def _progress(
    game: AnyLearnable, course: checkpoint.Course, options: argparse.Namespace
) -> rounds.Progress:
    """The progress to go on from; with `--minutes` its first round shows how many games fit."""
    found = checkpoint.load(options.resume, course) if options.resume else None
    if found is None:
        return rounds.start(game, options.games or (0 if options.minutes else DEFAULT_GAMES))
    found.planned = options.games or found.planned
    return found


def _result(
    game: AnyLearnable, course: checkpoint.Course, progress: rounds.Progress
) -> learned.Learned:
    figures = learned.Figures(
        seed=course.seed,
        processes=course.processes,
        games=progress.games,
        last=rounds.GAMES_A_ROUND * course.processes,
        mean=round(progress.mean, 3),
    )
    return learned.learned_from(
        progress.weights.values,
        progress.weights.base,
        game.feature_tables,
        game=game.name,
        rules=game.rules,
        fingerprint=game.fingerprint,
        figures=figures,
    )


def _usual_path(game: AnyLearnable) -> Path:
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / learned.FILE_NAME


def _check(game: AnyLearnable, seed: int, games: int) -> int:
    verdict = compare(game, seed, games)
    print(
        f"{game.name}, greedy bot, {verdict.games} deals: learned {verdict.learned:.2f}, "
        f"hand-made {verdict.handmade:.2f}, "
        f"difference {verdict.difference:+.2f} ± {verdict.error:.2f}"
    )
    return 0 if verdict.ahead else 1
