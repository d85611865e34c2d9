"""Bots think in a process of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import Random
from typing import Final

from quadriga.bots import BOTS
from quadriga.core import AnyGame, Entry, Seat, Setup, replay
from quadriga.games import make

_ATTEMPTS: Final = 2


class Thinker:
    """Asks bots for their choice. The process starts at the first question."""

    def __init__(self) -> None:
        self._executor: Executor | None = None

    async def choose(
        self, bot: str, setup: Setup, log: Sequence[Entry], seat: Seat, seed: str
    ) -> str:
        """The notation of what the bot would do in this seat."""
        loop = asyncio.get_running_loop()
        question = (bot, _plain(setup), tuple(log), seat, seed)
        for _ in range(_ATTEMPTS):
            executor = self._start()
            try:
                return await loop.run_in_executor(executor, think, *question)
            except (BrokenProcessPool, OSError):
                self._drop(executor)
        return await asyncio.to_thread(think, *question)

    def close(self) -> None:
        """End the process."""
        if self._executor is not None:
            self._drop(self._executor)

    def _start(self) -> Executor:
        if self._executor is None:
            try:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(1, context, initializer=_begin)
            except (OSError, NotImplementedError):  # a machine that allows no further process
                self._executor = ThreadPoolExecutor(1, "bots")
        return self._executor

    def _drop(self, executor: Executor) -> None:
        if self._executor is executor:
            self._executor = None
        executor.shutdown(wait=False, cancel_futures=True)


def think(bot: str, setup: Setup, log: Sequence[Entry], seat: Seat, seed: str) -> str:
    """The bot's choice after this log; the bot is shown what its seat may see, and no more."""
    game = _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))
    state = replay(game, log)
    chooser = BOTS[bot](game, seat, Random(f"{seed}/{len(log)}"))
    return str(chooser.choose(game.view(state, seat), game.legal_actions(state)))


@lru_cache(maxsize=32)
def _game(name: str, seats: int, variant: str, options: tuple[tuple[str, int], ...]) -> AnyGame:
    return make(Setup(name, seats, variant, dict(options)))


def _plain(setup: Setup) -> Setup:
    """The same set-up, fit to be handed to another process."""
    return Setup(setup.game, setup.seats, setup.variant, dict(setup.options))


def _begin() -> None:
    """The process ends with the server, not by Ctrl-C; also when the server was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
