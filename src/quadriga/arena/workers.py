"""Plays games in processes of this machine; if one dies, another replays its game."""

import multiprocessing
import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final, Protocol

from quadriga.arena.game_runner import GameResult, play_game
from quadriga.arena.schedule import Pairing, Plan
from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.processes import serve_parent, spare_collector

MAX_ATTEMPTS: Final = 3
"""Give up after this many processes have died of the same game."""

_STOP_SECONDS: Final = 3.0


class PlayGames(Protocol):
    """Plays games somewhere; closing the generator ends everything that it has started."""

    def __call__(
        self, plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
    ) -> Generator[GameResult, None, None]:
        """The results as they come in, each game once."""


@dataclass
class _Worker:
    """A process and the game that it plays."""

    process: BaseProcess
    connection: Connection
    game: Pairing

    @classmethod
    def start(cls, plan: Plan, game: Pairing, *, recorded: bool) -> "_Worker":
        """Start a process with its first game."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, plan, recorded), daemon=True)
        process.start()
        theirs.close()
        worker = cls(process, ours, game)
        worker.play(game)
        return worker

    def play(self, game: Pairing) -> None:
        """Send it a game; if it has died meanwhile, waiting for the result shows that."""
        self.game = game
        with suppress(OSError):
            self.connection.send(game)

    def result(self) -> GameResult | None:
        """The result of its game, or None if the process has died."""
        try:
            result: GameResult = self.connection.recv()
        except (EOFError, OSError):
            return None
        return result

    def stop(self) -> None:
        """End the process, which ends the programs that it has started first."""
        self.connection.close()
        self.process.terminate()
        self.process.join(_STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class LocalProcesses:
    """Plays on `count` processes of this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def __call__(
        self, plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
    ) -> Generator[GameResult, None, None]:
        """The results as they come in."""
        start = partial(_Worker.start, plan, recorded=recorded)
        waiting, workers = iter(pairings), list[_Worker]()
        deaths: Counter[tuple[int, int]] = Counter()
        try:
            for game in islice(waiting, self._count):
                workers.append(start(game))
            while workers:
                ready = wait([worker.connection for worker in workers])
                for worker in [busy for busy in workers if busy.connection in ready]:
                    result = worker.result()
                    if result is not None and (following := next(waiting, None)) is not None:
                        worker.play(following)
                    else:
                        workers.remove(worker)
                        worker.stop()
                    if result is not None:
                        yield result
                    else:
                        _count_death(deaths, worker.game)
                        workers.append(start(worker.game))
        finally:
            for worker in workers:
                worker.stop()


def _count_death(deaths: Counter[tuple[int, int]], game: Pairing) -> None:
    """Raise `Unavailable` if too many processes have died of this game."""
    deaths[game.key] += 1
    if deaths[game.key] == MAX_ATTEMPTS:
        raise Unavailable(message("arena-worker-died", times=MAX_ATTEMPTS))


def _work(connection: Connection, plan: Plan, recorded: bool) -> None:
    """The main function of a worker process."""
    serve_parent()
    spare_collector()
    signal.signal(signal.SIGTERM, _exit)
    with suppress(EOFError, OSError):
        while True:
            connection.send(play_game(plan, connection.recv(), recorded=recorded))


def _exit(signum: int, frame: FrameType | None) -> None:
    """Unwind the stack, so that the programs of bots are ended."""
    sys.exit(0)
