"""Asks bots in processes of their own, watched over: no table waits for a process that hangs."""

import asyncio
import logging
import os
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar
from zlib import crc32

from msgspec.structs import replace as replaced

from quadriga.bots.analysis import Assessment
from quadriga.bots.review import Verdict
from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.web.bot_answers import Question, best_choices, bot_choice, check, prepare, verdict
from quadriga.web.bot_process import BotFailed, BotProcess, ProcessLost
from quadriga.web.fair_turns import FairTurns

T = TypeVar("T")

MAX_PROCESSES: Final = 4
"""A process keeps what it knows of every game, some 100 MB."""

QUICK_BOT: Final = "greedy"
"""Who moves in place of a bot that does not answer: it takes milliseconds."""

MAX_CROWD: Final = 32
"""Where more than so many share the time of a process, quick bots move for all of them."""

TURN_SECONDS: Final = 8.0
"""A question that is not answered by then is given up, and a quick bot moves."""

HINT_SECONDS: Final = 30.0
"""Who asks for a hint waits longer where others wait too, but not for a process that hangs."""

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
    """Processes for bots, started when they are first needed: one a core, less one for the server.

    The bots of a match are always asked in the same process, which keeps the plan of their turn.
    Who waits for a process is let in by turns between the owners of their matches.
    """

    def __init__(self, processes: int | None = None) -> None:
        wanted = usual_processes() if processes is None else processes
        self.workers = [Worker() for _ in range(wanted)]
        self._quick_turns = asyncio.Lock()
        self._unsaid = 0
        self._said = -NOTE_SECONDS
        self._tasks: set[asyncio.Task[Any]] = set()

    async def choose(self, owner: str, asked: Question) -> str:
        """The notation of what the bot chooses, or a quick one if it does not answer in time."""
        try:
            return await self._answer(owner, bot_choice, asked, TURN_SECONDS)
        except FAILURES as error:
            self._note(error, f"a quick bot moves for the {asked.bot} of match {asked.match}")
        async with self._quick_turns:
            return await asyncio.to_thread(bot_choice, replaced(asked, bot=QUICK_BOT))

    async def analyse(self, owner: str, asked: Question) -> list[Assessment[str]]:
        """The best choices by their notations, the best first; raises `Unavailable`."""
        try:
            return await self._answer(owner, best_choices, asked, HINT_SECONDS)
        except FAILURES as error:
            self._note(error, f"there is no hint for match {asked.match}")
            raise Unavailable(message("refused-hint-late")) from error

    async def review(self, owner: str, asked: Question) -> Verdict[str]:
        """What a decision has cost, in notations; raises `Unavailable`."""
        try:
            return await self._answer(owner, verdict, asked, HINT_SECONDS)
        except FAILURES as error:
            self._note(error, "there is no review of a decision")
            raise Unavailable(message("refused-hint-late")) from error

    async def prepare(self, owner: str, asked: Question) -> None:
        """Think ahead about a decision, in the process that is asked to `check` it."""
        try:
            await self._answer(owner, prepare, asked, CHECK_SECONDS)
        except FAILURES as error:
            self._note(error, f"nobody has thought ahead for match {asked.match}")

    async def check(self, owner: str, asked: Question) -> Verdict[str]:
        """What a choice would cost, in notations; raises `Unavailable`."""
        try:
            return await self._answer(owner, check, asked, CHECK_SECONDS)
        except FAILURES as error:
            self._note(error, f"no choice is checked for match {asked.match}")
            raise Unavailable(message("refused-hint-late")) from error

    def close(self) -> None:
        """Stop the processes; whatever is asked of them is cancelled."""
        for task in self._tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()

    def _note(self, error: Exception, what: str) -> None:
        """Log a question without an answer; that a process takes its time to start is no fault."""
        self._unsaid += 1
        if monotonic() - self._said < NOTE_SECONDS:
            return
        level = logging.INFO if isinstance(error, StillStarting) else logging.WARNING
        log.log(level, "%s: %s (%d since this was said last)", what, error, self._unsaid)
        self._said, self._unsaid = monotonic(), 0

    async def _answer(
        self, owner: str, answer: Callable[[Question], T], asked: Question, seconds: float
    ) -> T:
        worker = self.workers[crc32(asked.match.encode()) % len(self.workers)]
        # Whoever asks may leave, but a process that has begun is busy until it has answered.
        task = asyncio.create_task(worker.ask(owner, answer, asked, seconds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)


class Worker:
    """One process and those who wait for it; a process that is lost is replaced."""

    def __init__(self) -> None:
        self.process: BotProcess | None = None
        self._turns = FairTurns()

    async def ask(
        self, owner: str, answer: Callable[[Question], T], asked: Question, seconds: float
    ) -> T:
        """The answer; raises one of `FAILURES`, after `seconds` at the latest."""
        try:
            async with asyncio.timeout(seconds), self._turns.turn(owner) as crowd:
                bot = QUICK_BOT if asked.bot and crowd > MAX_CROWD else asked.bot
                return await self._ask(answer, replaced(asked, bot=bot, crowd=crowd))
        except TimeoutError as error:
            if self.process is not None and not self.process.is_ready:
                raise StillStarting("the process of the bots is still starting") from error
            raise TooLate("no answer in time") from error

    def close(self) -> None:
        """Kill the process; the next question starts another one."""
        if self.process is not None:
            self.process.close()
            self.process = None

    async def _ask(self, answer: Callable[[Question], T], asked: Question) -> T:
        for attempt in range(_ATTEMPTS):
            try:
                process = self.process = self.process or BotProcess()
            except OSError:  # a machine that allows no further process
                return await asyncio.to_thread(answer, asked)
            try:
                await process.ready()
                return await self._watched(process, answer, asked)
            except ProcessLost as error:
                self.close()
                if attempt == _ATTEMPTS - 1:
                    raise
                log.warning("a process of the bots is started anew: %s", error)
        raise AssertionError("the last attempt returns or raises")

    async def _watched(
        self, process: BotProcess, answer: Callable[[Question], T], asked: Question
    ) -> T:
        try:
            async with asyncio.timeout(TURN_SECONDS):
                return await process.ask(answer, asked)
        except (asyncio.CancelledError, TimeoutError):
            self.close()  # it still works on what nobody waits for any more
            raise


def usual_processes() -> int:
    """One a core of this process, less one for the server, but at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min((cores or 1) - 1, MAX_PROCESSES))
