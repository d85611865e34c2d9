"""Asks bots in processes of their own, watched over: no table waits for a process that hangs.

Games come first, then hints, then reviews: each kind has processes of its own, and the system lets
those of games go before the others. So a bot that is to move waits for no answer of another kind,
and the others get what processor time games leave.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar
from zlib import crc32

from quadriga.core import Unavailable
from quadriga.house.ports import Asker
from quadriga.house.thinking.questions import (
    CheckMove,
    ChooseMove,
    FindBest,
    PrepareCheck,
    Question,
)
from quadriga.language import message
from quadriga.server.bots.bot_process import BotFailed, BotProcess, ProcessLost
from quadriga.server.bots.fair_turns import FairTurns

T = TypeVar("T")

MAX_PROCESSES: Final = 4
"""Processes for games. One keeps what it knows of every game, some 130 MB."""

HINT_NICE: Final = 5
"""A process for hints gets a quarter of a processor that a game needs as well. With less, hints
fail on a machine that is busy otherwise."""

REVIEW_NICE: Final = 10
"""A process for reviews gets a third of what one for hints does."""

MAX_CROWD: Final = 32
"""Where more than so many share the time of a process, quick bots move for all of them."""

TURN_SECONDS: Final = 8.0
"""A question that is not answered by then is given up, and a quick bot moves."""

HINT_SECONDS: Final = 30.0
"""Who asks for a hint waits longer where others wait too, but not for a process that hangs."""

REVIEW_SECONDS: Final = 30.0
"""A review may take so long where games leave little processor time."""

CHECK_SECONDS: Final = 4.0
"""Who waits longer to hear what a choice would cost has played it by then."""

NOTE_SECONDS: Final = 5.0
"""Between two lines of the log about questions without answers; they come in crowds."""

_ATTEMPTS: Final = 2


class TooLate(Exception):
    """A question was not answered in time."""


class StillStarting(Exception):
    """A question was not answered in time, because the process has not started yet."""


FAILURES: Final = (TooLate, StillStarting, BotFailed, ProcessLost)
"""Why a question may have no answer."""

log = logging.getLogger(__name__)


class BotPool:
    """Processes for bots, started when they are first needed: one a core, less one for the server,
    for games, one for hints and one for reviews.

    The bots of a match are always asked in the same process, which keeps the plan of their turn.
    Who waits for a process is let in by turns between the owners of their matches, or between those
    who ask.
    """

    def __init__(self, processes: int | None = None) -> None:
        wanted = usual_processes() if processes is None else processes
        self.workers = [Worker() for _ in range(wanted)]
        self.hints = Worker(HINT_NICE)
        self.reviews = Worker(REVIEW_NICE, REVIEW_SECONDS)
        self._is_closed = False
        self._quick_turns = asyncio.Lock()
        self._unsaid = 0
        self._said = -NOTE_SECONDS
        self._tasks: set[asyncio.Task[Any]] = set()

    async def ask(self, question: Question[T], asker: Asker) -> T:
        """The answer; a quick bot moves for one that does not answer in time.

        Raises `Unavailable` if there is no other answer, and once the pool is closed.
        """
        worker, seconds = self._worker(question)
        try:
            return await self._answer(worker, asker, question, seconds)
        except FAILURES as error:
            self._note(error, question)
            hurried = question.hurried()
            if hurried is None:
                raise Unavailable(message("refused-hint-late")) from error
        async with self._quick_turns:
            return await self.run(hurried.answer)

    async def run(self, work: Callable[[], T]) -> T:
        """The result of work, done in a thread."""
        return await asyncio.to_thread(work)

    def _worker(self, question: Question[Any]) -> tuple["Worker", float]:
        """Who answers a question, and in how many seconds at most."""
        match question:
            case ChooseMove():
                number = crc32(question.position.match.encode()) % len(self.workers)
                return self.workers[number], TURN_SECONDS
            case FindBest():
                return self.hints, HINT_SECONDS
            case PrepareCheck() | CheckMove():
                return self.hints, CHECK_SECONDS
            case _:
                return self.reviews, REVIEW_SECONDS

    def close(self) -> None:
        """Stop the processes; whoever waits for an answer, or asks later, is refused."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for worker in (*self.workers, self.hints, self.reviews):
            worker.close()

    def _note(self, error: Exception, question: Question[Any]) -> None:
        """Log a question without an answer; that a process takes its time to start is no fault."""
        self._unsaid += 1
        if monotonic() - self._said < NOTE_SECONDS:
            return
        level = logging.INFO if isinstance(error, StillStarting) else logging.WARNING
        if isinstance(question, ChooseMove):
            what = f"a quick bot moves for the {question.bot}"
        else:
            what = f"{type(question).__name__} is not answered"
        text = "%s in match %s: %s (%d since the last line about this)"
        log.log(level, text, what, question.position.match, error, self._unsaid)
        self._said, self._unsaid = monotonic(), 0

    async def _answer(
        self, worker: "Worker", asker: Asker, question: Question[T], seconds: float
    ) -> T:
        """The answer of a worker; raises one of `FAILURES`, after `seconds` at the latest.

        Whoever asks may leave. A question that waits is dropped then, but a process that has begun
        is busy until it has answered.
        """
        if self._is_closed:
            raise Unavailable(message("server-stopping"))
        begun = asyncio.Event()
        task = asyncio.create_task(worker.ask(question, asker, begun))
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        try:
            await asyncio.wait([task], timeout=seconds)
        finally:
            if not begun.is_set():
                task.cancel()
        if not task.done():
            worker.check_started()
            raise TooLate("no answer in time")
        if task.cancelled():
            raise Unavailable(message("server-stopping"))
        return task.result()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # of no interest where nobody waits for it any more


class Worker:
    """One process and those who wait for it; a process that is lost is replaced.

    One that has not answered after `seconds` is taken to hang.
    """

    def __init__(self, nice: int = 0, seconds: float = TURN_SECONDS) -> None:
        self.process: BotProcess | None = None
        self.seconds = seconds
        self._nice = nice
        self._turns = FairTurns()

    async def ask(self, question: Question[T], asker: Asker, begun: asyncio.Event) -> T:
        """The answer; raises one of `FAILURES`. Sets `begun` when a process is asked."""
        async with self._turns.turn(*asker) as crowd:
            hurried = question.hurried() if crowd > MAX_CROWD else None
            return await self._ask((hurried or question).shared(crowd), begun)

    def check_started(self) -> None:
        """Raise `StillStarting` while there is a process that cannot be asked yet."""
        if self.process is not None and not self.process.is_ready:
            raise StillStarting("the process of the bots is still starting")

    def close(self) -> None:
        """Kill the process; the next question starts another one."""
        if self.process is not None:
            self.process.close()
            self.process = None

    async def _ask(self, question: Question[T], begun: asyncio.Event) -> T:
        for attempt in range(_ATTEMPTS):
            try:
                process = self.process = self.process or BotProcess(self._nice)
            except OSError:  # a machine that allows no further process
                begun.set()
                return await asyncio.to_thread(question.answer)
            try:
                await process.ready()
                begun.set()
                return await self._watched(process, question)
            except ProcessLost as error:
                self.close()
                if attempt == _ATTEMPTS - 1:
                    raise
                log.warning("a process of the bots is started anew: %s", error)
        raise AssertionError("the last attempt returns or raises")

    async def _watched(self, process: BotProcess, question: Question[T]) -> T:
        try:
            async with asyncio.timeout(self.seconds):
                return await process.ask(question.answer)
        except TimeoutError as error:
            self.close()  # it hangs
            raise TooLate("no answer in time") from error
        except asyncio.CancelledError:
            self.close()  # it still works on what nobody waits for any more
            raise


def usual_processes() -> int:
    """One a core of this process, less one for the server, but at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min((cores or 1) - 1, MAX_PROCESSES))
