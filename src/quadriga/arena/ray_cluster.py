"""Work on a Ray cluster; tasks of a lost worker or machine are done again by another."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from quadriga.arena.game_runner import GameResult, play_game
from quadriga.arena.schedule import Pairing, Plan
from quadriga.arena.workers import MAX_ATTEMPTS
from quadriga.core import Unavailable
from quadriga.language import message

T = TypeVar("T")
R = TypeVar("R")

GAMES_AHEAD: Final = 2
"""Games that are handed out for each processor of the cluster, so that it never waits for us."""


class RayCluster:
    """The cluster at this address: `auto`, `HOST:PORT`, or `local` for a new one here.

    Called, it plays games for the arena. Each machine needs this program, and the modules and
    commands of the bots.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._ray = _imported()

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Connect to the cluster inside the `with` block, unless it is connected already."""
        ours = not self._ray.is_initialized()
        if ours:
            self._connect()
        try:
            yield
        finally:
            if ours:
                self._ray.shutdown()

    def __call__(
        self, plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
    ) -> Generator[GameResult, None, None]:
        """The results as they come in; a game is one task, and counts once even if retried."""
        with self.connected():
            ray, play = self._ray, self._remote(play_game)
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

    def run_tasks(self, function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        """The results of a function for each task, in their order; only while connected."""
        run = self._remote(function)
        return self._results([run.remote(task) for task in tasks])

    def _remote(self, function: Callable[..., Any]) -> Any:
        return self._ray.remote(num_cpus=1, max_retries=MAX_ATTEMPTS - 1)(function)

    def _connect(self) -> None:
        # So that machines that have the current folder find its modules too.
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
            address, reason = repr(self._address), str(error).splitlines()[0]
            raise Unavailable(message("arena-no-cluster", asked=address, reason=reason)) from error

    def _results(self, ready: list[Any]) -> list[Any]:
        lost = (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError)
        try:
            return list(self._ray.get(ready))
        except lost as error:
            raise Unavailable(message("arena-worker-died", times=MAX_ATTEMPTS)) from error


def _imported() -> Any:
    try:
        import ray
    except ImportError as error:
        raise Unavailable(message("arena-no-ray")) from error
    return ray
