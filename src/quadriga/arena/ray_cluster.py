"""Plays games on a Ray cluster; a game whose worker or machine dies is played again by another."""

import os
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any, Final

from quadriga.arena.game_runner import GameResult, play_game
from quadriga.arena.schedule import Pairing, Plan
from quadriga.arena.workers import MAX_ATTEMPTS
from quadriga.core import Unavailable
from quadriga.language import message

GAMES_AHEAD: Final = 2
"""Games that are given out for each processor of the cluster, so that none waits for us."""


class RayCluster:
    """Plays on the cluster at this address: `auto`, `HOST:PORT`, or `local` for a new one here.

    Each machine needs this program, and the modules and commands of the bots.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._ray = _imported()

    def __call__(
        self, plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
    ) -> Generator[GameResult, None, None]:
        """The results as they come in; a game is one task, and counts once however often it ran."""
        ray = self._ray
        ours = not ray.is_initialized()
        if ours:
            self._connect()
        play = ray.remote(num_cpus=1, max_retries=MAX_ATTEMPTS - 1)(play_game)
        most = GAMES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, running = iter(pairings), set[Any]()
        try:
            while True:
                while len(running) < most and (game := next(waiting, None)) is not None:
                    running.add(play.remote(plan, game, recorded=recorded))
                if not running:
                    return
                ready, _ = ray.wait(list(running), num_returns=1)
                running.difference_update(ready)
                yield from self._results(ready)
        finally:
            for task in running:
                ray.cancel(task, force=True)
            if ours:
                ray.shutdown()

    def _connect(self) -> None:
        # Modules of the current folder are found there too, where the folder exists.
        folders = [str(Path.cwd()), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {"env_vars": {"PYTHONPATH": os.pathsep.join(folders)}}
        try:
            self._ray.init(
                address=self._address,
                log_to_driver=False,
                logging_level="error",
                runtime_env=environment,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            asked, reason = repr(self._address), str(error).splitlines()[0]
            raise Unavailable(message("arena-no-cluster", asked=asked, reason=reason)) from error

    def _results(self, ready: list[Any]) -> list[GameResult]:
        lost = (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError)
        try:
            found: list[GameResult] = self._ray.get(ready)
        except lost as error:
            raise Unavailable(message("arena-worker-died", times=MAX_ATTEMPTS)) from error
        return found


def _imported() -> Any:
    try:
        import ray
    except ImportError as error:
        raise Unavailable(message("arena-no-ray")) from error
    return ray
