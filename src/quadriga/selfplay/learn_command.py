"""`quadriga learn`: learns values for a game, or checks those that were learned."""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

from quadriga.arena.ray_cluster import RayCluster
from quadriga.arena.workers import LocalProcesses, PlayGames
from quadriga.core import AnyLearnable, BadComponents, Setup
from quadriga.core.learning import learns, learns_worth
from quadriga.games import GAMES, make
from quadriga.kit import learned
from quadriga.selfplay import checkpoint
from quadriga.selfplay.check_command import check
from quadriga.selfplay.method import Method
from quadriga.selfplay.prediction_rounds import PredictionRounds
from quadriga.selfplay.table_rounds import TableRounds
from quadriga.selfplay.tasks import RunTasks, processes


def learn(options: argparse.Namespace) -> int:
    """Run the command and return its exit status."""
    wanted = learnables(options.game)
    with ExitStack() as stack:
        run, arena = _workers(options, stack)
        if options.check:
            return 0 if check(wanted, options, run, arena) else 1
        if options.minutes:
            options.minutes /= len(wanted)
        values = {known.learned_key: _learned(known, options, run) for known in wanted}
    first, path = wanted[0].game, options.out or _usual_path(wanted[0])
    file = learned.Learned(first.name, first.rules, first.fingerprint, options.seed, values)
    checkpoint.write_atomically(path, learned.encode(file))
    print(f"Written to {path}.")
    return 0


def learnables(name: str) -> list[AnyLearnable]:
    """The first knowledge with each `learned_key`; raises a refusal if nothing can be learned."""
    setups = GAMES[name].setups() if name in GAMES else [Setup(name, 1)]
    by_key: dict[str, AnyLearnable] = {}
    for knowledge in (make(setup).knowledge for setup in setups):
        if not learns(knowledge):
            raise BadComponents(f"{name}: the game names no features to learn from.")
        by_key.setdefault(knowledge.learned_key, knowledge)
    return [*by_key.values()]


def _workers(options: argparse.Namespace, stack: ExitStack) -> tuple[RunTasks, PlayGames]:
    """What plays rounds, and what plays matches: a Ray cluster, or processes of this machine."""
    if options.ray is not None:
        cluster = RayCluster(options.ray)
        stack.enter_context(cluster.connected())
        return cluster.run_tasks, cluster
    return stack.enter_context(processes(options.processes)), LocalProcesses(options.processes)


def _learned(
    knowledge: AnyLearnable, options: argparse.Namespace, run: RunTasks
) -> learned.LearnedValues:
    """Learn the values of one set-up, from their checkpoint if there is one."""
    kind: type[Method[Any, Any]] = TableRounds if learns_worth(knowledge) else PredictionRounds
    method = kind(knowledge, options.seed, options.processes, run)
    parts = options.processes if method.depends_on_processes else 1
    course = checkpoint.course_of(knowledge, options.seed, parts)
    progress = _progress(method, course, options)
    started = monotonic()
    while not progress.planned or progress.games < progress.planned:
        method.play_round(progress)
        if not progress.planned:
            share = (monotonic() - started) / (60 * options.minutes)
            progress.planned = int(progress.games / min(share, 1))
        print(f"{knowledge.learned_key}: {method.report(progress)}", flush=True)
        if options.resume:
            checkpoint.save(options.resume, course, progress)
    return method.finish(progress)


def _progress(
    method: Method[Any, Any], course: checkpoint.Course, options: argparse.Namespace
) -> Any:
    """The progress to go on from; with `--minutes` the first round shows how many games fit."""
    planned = options.games or (0 if options.minutes else method.default_games)
    start = method.start(planned)
    saved = checkpoint.load(options.resume, course, type(start)) if options.resume else None
    if saved is None:
        return start
    saved.planned = options.games or saved.planned
    return saved


def _usual_path(knowledge: AnyLearnable) -> Path:
    module = sys.modules[type(knowledge).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / learned.FILE_NAME
