"""Plays games in processes of this machine; one that dies is replaced and its game replayed."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final, Protocol

from quadriga.arena.game_runner import GameResult, play_game
from quadriga.arena.schedule import Pairing, Plan
from quadriga.core import Unavailable
from quadriga.language import message

MAX_ATTEMPTS: Final = 3
"""A game whose process has died this often is given up."""

_STOP_SECONDS: Final = 3.0


class PlayGames(Protocol):
    """Plays games somewhere; closing the generator ends everything that it has started."""

    def __call__(
        self, plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
    ) -> Generator[GameResult, None, None]:
        """The results as they come in, each game once."""


@dataclass
class _Worker:
    process: BaseProcess
    connection: Connection
    game: Pairing | None = None

    @classmethod
    def start(cls, plan: Plan, *, recorded: bool) -> "_Worker":
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, plan, recorded), daemon=True)
        process.start()
        theirs.close()
        return cls(process, ours)

    def play(self, game: Pairing) -> None:
        """Give it a game; one that has died meanwhile is noticed when its answer is awaited."""
        self.game = game
        with suppress(OSError):
            self.connection.send(game)

    def stop(self) -> None:
        """End the process, which first ends the programs that it has started."""
        self.connection.close()
        self.process.terminate()
        self.process.join(_STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class LocalProcesses:
    """Plays on so many processes of this machine."""

    def __init__(self, count: int) -> None:
        self._count = count

    def __call__(
        self, plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
    ) -> Generator[GameResult, None, None]:
        """The results as they come in."""
        waiting = iter(pairings)
        workers: list[_Worker] = []
        deaths: Counter[tuple[int, int]] = Counter()
        try:
            while True:
                while len(workers) < self._count and (game := next(waiting, None)) is not None:
                    workers.append(_Worker.start(plan, recorded=recorded))
                    workers[-1].play(game)
                busy = [worker for worker in workers if worker.game is not None]
                if not busy:
                    return
                ready = wait([worker.connection for worker in busy])
                for worker in (one for one in busy if one.connection in ready):
                    result = _received(worker)
                    if result is not None:
                        worker.game = next(waiting, None)
                        if worker.game is not None:
                            worker.play(worker.game)
                        yield result
                        continue
                    game = worker.game
                    assert game is not None
                    deaths[game.key] += 1
                    workers.remove(worker)
                    worker.stop()
                    if deaths[game.key] == MAX_ATTEMPTS:
                        raise Unavailable(message("arena-worker-died", times=MAX_ATTEMPTS))
                    workers.append(_Worker.start(plan, recorded=recorded))
                    workers[-1].play(game)
        finally:
            for worker in workers:
                worker.stop()


def _received(worker: _Worker) -> GameResult | None:
    """The result, or None if the process has died."""
    try:
        result: GameResult = worker.connection.recv()
    except (EOFError, OSError):
        return None
    return result


def _work(connection: Connection, plan: Plan, recorded: bool) -> None:
    """The main function of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _exit)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            connection.send(play_game(plan, connection.recv(), recorded=recorded))


def _exit(signum: int, frame: FrameType | None) -> None:
    """Unwind the stack, so that the programs of bots are ended."""
    sys.exit(0)


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
