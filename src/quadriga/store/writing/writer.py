"""Commits the jobs of all matches, many in one transaction."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from quadriga.core import Unavailable
from quadriga.house.commands import Advance
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.database import Database
from quadriga.store.writing.dispatch import Job, write_all

MAX_JOBS: Final = 500
"""Jobs in one transaction; SQLite allows some 30,000 parameters a statement."""


log = logging.getLogger(__name__)


class PendingJob(Struct, eq=False):
    """A job, and the future that is done once the job is committed or refused."""

    job: Job
    done: asyncio.Future[None]


class Writer:
    """Commits jobs in order; those that arrive during a commit form the next batch."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._failing = False
        self._queue: deque[PendingJob] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write the jobs in the queue, then stop the task."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, job: Job) -> None:
        """Return once the job is committed; raises `Stale` or `Unavailable` if it can't be."""
        if self._closing or self._task is None:
            raise Unavailable(message("server-stopping"))
        pending = PendingJob(job, asyncio.get_running_loop().create_future())
        self._queue.append(pending)
        self._wake.set()
        await pending.done

    async def _run(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = self._take()
            error = await self._commit(batch)
            if isinstance(error, Unavailable):
                for pending in batch:
                    self._fail(pending, error)
            elif error is not None and len(batch) > 1:
                # One by one now, so that only the job that can't be written fails.
                for pending in batch:
                    self._fail(pending, await self._commit([pending]))
            elif error is not None:
                self._fail(batch[0], error)

    def _take(self) -> list[PendingJob]:
        """The next jobs of the queue, at most one `Advance` of each match."""
        batch: list[PendingJob] = []
        later: list[PendingJob] = []
        busy: set[str] = set()
        while self._queue and len(batch) < MAX_JOBS:
            pending = self._queue.popleft()
            if isinstance(pending.job, Advance):
                if pending.job.match in busy:
                    later.append(pending)
                    continue
                busy.add(pending.job.match)
            batch.append(pending)
        self._queue.extendleft(reversed(later))
        return batch

    async def _commit(self, batch: Sequence[PendingJob]) -> Exception | None:
        """Write a batch and complete its futures; returns the error that rolled it back, if any."""
        try:
            self._database.check()
            late = await self._database.write(
                partial(write_all, [pending.job for pending in batch])
            )
            # SQLite commits into a deleted file as if it were still there.
            self._database.check()
        except Exception as error:
            return error
        if self._failing:
            self._failing = False
            log.warning("%s can be written again", self._database.name)
        for pending in batch:
            job = pending.job
            self._fail(pending, late.get(job.match) if isinstance(job, Advance) else None)
            if not pending.done.done():
                pending.done.set_result(None)
        return None

    def _fail(self, pending: PendingJob, error: Exception | None) -> None:
        if error is None or pending.done.done():
            return
        is_outage = isinstance(error, (Unavailable, *self._database.errors))
        is_outage &= not isinstance(error, IntegrityError)
        if isinstance(error, self._database.errors):
            error = failures.unavailable(error, self._database.name)
        if is_outage and not self._failing:
            self._failing = True
            log.error("nothing can be written: %s", error)
        pending.done.set_exception(error)
