"""Runs bots in processes of their own, so that they do not block the server."""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import Random
from typing import Final, TypeVar
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace as replaced

from quadriga.bots import BOTS, AnyBot
from quadriga.bots.analysis import Analyst, Assessment, worth_telling
from quadriga.bots.budget import Budget
from quadriga.bots.search import SearchBot
from quadriga.core import AnyGame, Entry, Seat, Setup, replay
from quadriga.games import make
from quadriga.kit.processes import serve_parent

T = TypeVar("T")

_ATTEMPTS: Final = 2

MAX_PROCESSES: Final = 4
"""A process keeps what it knows of every game, some 100 MB."""

MAX_BOTS: Final = 32
"""Bots that a process keeps with their plans and what they remember, some 10 MB each."""

ANALYSIS: Final = Budget(seconds=1.0)
"""The processor time of an analysis."""

MAX_SUGGESTIONS: Final = 3
"""The best choices of an analysis are told, at most so many."""


class Question(Struct, frozen=True):
    """What a bot is asked: to choose for `seat` after `log`; without a `bot`, what is best there.

    `match` tells tables apart, `seed` their luck, and `crowd` is how many wait for the same
    process: a bot that thinks for a time takes its part of it.
    """

    match: str
    bot: str
    setup: Setup
    log: tuple[Entry, ...]
    seat: Seat
    seed: str
    crowd: int = 1


class BotPool:
    """A process for each core, started when it is first needed.

    The bots of a match are always asked in the same process, which keeps the plan of their turn.
    """

    def __init__(self, processes: int | None = None) -> None:
        wanted = min(os.cpu_count() or 1, MAX_PROCESSES) if processes is None else processes
        self._workers = [_Worker() for _ in range(wanted)]

    async def choose(
        self, match: str, bot: str, setup: Setup, log: Sequence[Entry], seat: Seat, seed: str
    ) -> str:
        """The notation of the action that `bot` chooses for `seat` after `log`."""
        asked = Question(match, bot, _picklable(setup), tuple(log), seat, seed)
        return await self._worker(match).ask(bot_choice, asked)

    async def analyse(
        self, match: str, setup: Setup, log: Sequence[Entry], seat: Seat, seed: str
    ) -> list[Assessment[str]]:
        """The best choices of `seat` after `log` by their notations, the best first."""
        asked = Question(match, "", _picklable(setup), tuple(log), seat, seed)
        return await self._worker(match).ask(best_choices, asked)

    def close(self) -> None:
        """Stop the processes."""
        for worker in self._workers:
            worker.close()

    def _worker(self, match: str) -> "_Worker":
        return self._workers[crc32(match.encode()) % len(self._workers)]


class _Worker:
    """One process; a second question waits until the first is answered."""

    def __init__(self) -> None:
        self.executor: Executor | None = None
        self._waiting = 0

    async def ask(self, answer: Callable[[Question], T], asked: Question) -> T:
        """The answer; a process that breaks is started again once, then a thread answers."""
        self._waiting += 1
        try:
            asked = replaced(asked, crowd=self._waiting)
            loop = asyncio.get_running_loop()
            for _ in range(_ATTEMPTS):
                executor = self._get_executor()
                try:
                    return await loop.run_in_executor(executor, answer, asked)
                except (BrokenProcessPool, OSError):
                    self._discard(executor)
            return await asyncio.to_thread(answer, asked)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        if self.executor is not None:
            self._discard(self.executor)

    def _get_executor(self) -> Executor:
        if self.executor is None:
            try:
                context = multiprocessing.get_context("spawn")
                self.executor = ProcessPoolExecutor(1, context, initializer=serve_parent)
            except (OSError, NotImplementedError):  # a machine that allows no further process
                self.executor = ThreadPoolExecutor(1, "bots")
        return self.executor

    def _discard(self, executor: Executor) -> None:
        if self.executor is executor:
            self.executor = None
        executor.shutdown(wait=False, cancel_futures=True)


def bot_choice(asked: Question) -> str:
    """The notation of the bot's choice; the bot gets only the view of its seat."""
    game = _game_of(asked.setup)
    state = replay(game, asked.log)
    bot = _bot(game, asked)
    return str(bot.choose(game.view(state, asked.seat), game.legal_actions(state)))


def best_choices(asked: Question) -> list[Assessment[str]]:
    """The best choices that were compared; the analyst gets only the view of its seat."""
    game, seat = _game_of(asked.setup), asked.seat
    state = replay(game, asked.log)
    analyst = Analyst(game, seat, _rng(asked))
    view, legal = game.view(state, seat), game.legal_actions(state)
    found = analyst.analyse(view, legal, ANALYSIS.shared(asked.crowd))
    return [
        Assessment(
            str(one.action),
            one.points,
            one.result,
            one.worlds,
            tuple(map(str, one.line)),
            one.reason,
        )
        for one in worth_telling(found, MAX_SUGGESTIONS)
    ]


_bots: Final[OrderedDict[tuple[str, str, Seat], AnyBot]] = OrderedDict()


def _bot(game: AnyGame, asked: Question) -> AnyBot:
    """The bot that was asked before for this seat, with the plan of its turn, or a new one."""
    key = asked.match, asked.bot, asked.seat
    bot = _bots.pop(key, None)
    if bot is None:
        bot = BOTS[asked.bot](game, asked.seat, _rng(asked))
    _bots[key] = bot
    if len(_bots) > MAX_BOTS:
        _bots.popitem(last=False)
    if isinstance(bot, SearchBot):
        bot.crowd = asked.crowd
    return bot


def _rng(asked: Question) -> Random:
    return Random(f"{asked.seed}/{len(asked.log)}")


def _game_of(setup: Setup) -> AnyGame:
    return _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))


@lru_cache(maxsize=32)
def _game(name: str, seats: int, variant: str, options: tuple[tuple[str, int], ...]) -> AnyGame:
    return make(Setup(name, seats, variant, dict(options)))


def _picklable(setup: Setup) -> Setup:
    """The same set-up with options that can be pickled."""
    return Setup(setup.game, setup.seats, setup.variant, dict(setup.options))
