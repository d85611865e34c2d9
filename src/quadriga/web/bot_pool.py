"""Runs bots in a separate process, so that they do not block the server."""

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


class BotPool:
    """A pool of one process, which is started with the first call of `choose`."""

    def __init__(self) -> None:
        self._executor: Executor | None = None

    async def choose(
        self, bot: str, setup: Setup, log: Sequence[Entry], seat: Seat, seed: str
    ) -> str:
        """The notation of the action that `bot` chooses for `seat` after `log`.

        A pool that breaks is started again once; after that the bot runs in a thread.
        """
        loop = asyncio.get_running_loop()
        arguments = (bot, _picklable(setup), tuple(log), seat, seed)
        for _ in range(_ATTEMPTS):
            executor = self._get_executor()
            try:
                return await loop.run_in_executor(executor, bot_choice, *arguments)
            except (BrokenProcessPool, OSError):
                self._discard(executor)
        return await asyncio.to_thread(bot_choice, *arguments)

    def close(self) -> None:
        """Stop the process."""
        if self._executor is not None:
            self._discard(self._executor)

    def _get_executor(self) -> Executor:
        if self._executor is None:
            try:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(1, context, initializer=_initialise)
            except (OSError, NotImplementedError):  # a machine that allows no further process
                self._executor = ThreadPoolExecutor(1, "bots")
        return self._executor

    def _discard(self, executor: Executor) -> None:
        if self._executor is executor:
            self._executor = None
        executor.shutdown(wait=False, cancel_futures=True)


def bot_choice(bot: str, setup: Setup, log: Sequence[Entry], seat: Seat, seed: str) -> str:
    """The notation of the bot's choice after `log`; the bot gets only the view of its seat."""
    game = _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))
    state = replay(game, log)
    chooser = BOTS[bot](game, seat, Random(f"{seed}/{len(log)}"))
    return str(chooser.choose(game.view(state, seat), game.legal_actions(state)))


@lru_cache(maxsize=32)
def _game(name: str, seats: int, variant: str, options: tuple[tuple[str, int], ...]) -> AnyGame:
    return make(Setup(name, seats, variant, dict(options)))


def _picklable(setup: Setup) -> Setup:
    """The same set-up with options that can be pickled."""
    return Setup(setup.game, setup.seats, setup.variant, dict(setup.options))


def _initialise() -> None:
    """Initialise the process: ignore Ctrl-C, and exit when the server exits or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
