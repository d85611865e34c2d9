"""One task writes for everybody: what arrives meanwhile goes into the next transaction."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.core import Refusal, Unavailable
from quadriga.store import failures
from quadriga.store.advancing import advance
from quadriga.store.engine import WRITES
from quadriga.store.jobs import Advance, Job

MOST: Final = 500
"""Jobs in one transaction; SQLite allows some 30,000 parameters a statement."""


class Waiting(Struct, eq=False):
    """A job, and who waits for it to be durable."""

    job: Job
    done: asyncio.Future[None]


class Writer:
    """Commits jobs in the order in which they came; each is reported once it is durable."""

    def __init__(self, engine: AsyncEngine, where: str) -> None:
        self._engine = engine
        self._where = where
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, job: Job) -> None:
        """Return when the job is durable; its refusal if it cannot be."""
        if self._closing or self._task is None:
            raise Unavailable("The server is stopping. Try again in a moment.")
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._take()
            error = await self._commit(batch)
            if error is not None and len(batch) > 1:
                # Tried again one by one, a job which cannot be written harms itself alone.
                for waiting in batch:
                    self._fail(waiting, await self._commit([waiting]))
            elif error is not None:
                self._fail(batch[0], error)

    def _take(self) -> list[Waiting]:
        """The next jobs; the second of a match has to wait for the first."""
        batch: list[Waiting] = []
        later: list[Waiting] = []
        busy: set[str] = set()
        while self._waiting and len(batch) < MOST:
            waiting = self._waiting.popleft()
            if isinstance(waiting.job, Advance):
                if waiting.job.match in busy:
                    later.append(waiting)
                    continue
                busy.add(waiting.job.match)
            batch.append(waiting)
        self._waiting.extendleft(reversed(later))
        return batch

    async def _commit(self, batch: Sequence[Waiting]) -> Exception | None:
        """Write a batch and tell those who wait; the error if nothing of it was written."""
        try:
            late = await self._transaction([waiting.job for waiting in batch])
        except Exception as error:
            return error
        for waiting in batch:
            job = waiting.job
            self._fail(waiting, late.get(job.match) if isinstance(job, Advance) else None)
            if not waiting.done.done():
                waiting.done.set_result(None)
        return None

    async def _transaction(self, jobs: Sequence[Job]) -> Mapping[str, Refusal]:
        async with self._engine.connect() as plain:
            connection = await plain.execution_options(**{WRITES: True})
            async with connection.begin():
                for job in jobs:
                    if not isinstance(job, Advance):
                        await job.write(connection)
                moves = [job for job in jobs if isinstance(job, Advance)]
                return await advance(connection, moves) if moves else {}

    def _fail(self, waiting: Waiting, error: Exception | None) -> None:
        if error is None or waiting.done.done():
            return
        if isinstance(error, DBAPIError):
            error = failures.unavailable(error, self._where)
        waiting.done.set_exception(error)
