"""Asks bots in their own processes, watched over: no table waits for a process that hangs.

Games come first, then hints, then reviews: each kind has its own processes, with its own priority.
So a bot's move never waits for a hint, and hints get the processor time that games leave.
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
"""Processes for games, some 130 MB each."""

HINT_NICE: Final = 5
"""Hints get a quarter of a processor that games want too; with less, they fail on a busy
machine."""

REVIEW_NICE: Final = 10
"""Reviews get a third of what hints get."""

MAX_CROWD: Final = 32
"""If more share the time of a process, quick bots move for all of them."""

TURN_SECONDS: Final = 8.0
"""Unanswered by then, a question is given up, and a quick bot moves."""

HINT_SECONDS: Final = 30.0
"""People wait longer for a hint in a queue, but not for a process that hangs."""

REVIEW_SECONDS: Final = 30.0
"""The same for a review, for when games leave little processor time."""

CHECK_SECONDS: Final = 4.0
"""After that people have made their choice."""

NOTE_SECONDS: Final = 5.0
"""Between two log lines about unanswered questions; they come in crowds."""

_ATTEMPTS: Final = 2


class TooLate(Exception):
    """A question wasn't answered in time."""


class StillStarting(Exception):
    """A question wasn't answered in time, as the process is still starting."""


FAILURES: Final = (TooLate, StillStarting, BotFailed, ProcessLost)
"""Why a question may have no answer."""

log = logging.getLogger(__name__)


class BotPool:
    """Processes for bots, started on demand: see `usual_processes`, one for hints, one for reviews.

    A match always uses the same process, which keeps the plan of a bot's turn. The owners of
    matches, or those who ask, get fair turns.
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
        """The answer, from a quick bot if the right one is late; raises `Unavailable`."""
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
        """The worker for a question, and its time limit in seconds."""
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
        """Stop the processes; questions are refused from now on."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for worker in (*self.workers, self.hints, self.reviews):
            worker.close()

    def _note(self, error: Exception, question: Question[Any]) -> None:
        """Log an unanswered question."""
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

        If the caller is cancelled, a waiting question is dropped, but a busy process finishes.
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
    """One process and its queue; replaced when lost, or without an answer after `seconds`."""

    def __init__(self, nice: int = 0, seconds: float = TURN_SECONDS) -> None:
        self.process: BotProcess | None = None
        self.seconds = seconds
        self._nice = nice
        self._turns = FairTurns()

    async def ask(self, question: Question[T], asker: Asker, begun: asyncio.Event) -> T:
        """The answer; raises one of `FAILURES`. Sets `begun` when a process starts on it."""
        async with self._turns.turn(*asker) as crowd:
            hurried = question.hurried() if crowd > MAX_CROWD else None
            return await self._ask((hurried or question).shared(crowd), begun)

    def check_started(self) -> None:
        """Raise `StillStarting` while the process starts."""
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
    """One process per core, minus one for the server, but at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min((cores or 1) - 1, MAX_PROCESSES))
