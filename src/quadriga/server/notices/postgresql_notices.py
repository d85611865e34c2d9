"""Notices by LISTEN and NOTIFY of PostgreSQL, on one connection that is restored when lost.

Nothing is queued without a connection: afterwards all servers know that they may have missed
something, and read the store.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.house.notices import news
from quadriga.house.notices.news import MISSED, Notice

CHANNEL: Final = "quadriga"

PAUSE_SECONDS: Final = 0.5
"""Time until another attempt to connect."""

NOTIFY_SECONDS: Final = 5.0
"""A statement that takes longer means that the database server is gone."""

MAX_NOTICES: Final = 500
"""Notices that are sent with one statement."""

_NOTIFY: Final = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"

log = logging.getLogger(__name__)


class PostgresqlNotices:
    """Sends and receives notices; after a gap, this server receives `MISSED`."""

    def __init__(self, engine: AsyncEngine, errors: tuple[type[Exception], ...]) -> None:
        self._engine = engine
        self._errors: tuple[type[Exception], ...] = (*errors, TimeoutError)
        self._receive: Callable[[Notice], None] = lambda _: None
        self._outbox: deque[str] = deque()
        self._work = asyncio.Event()
        self._connection: Any = None
        self._is_lost = False

    def send(self, notice: Notice) -> None:
        """Send a notice to the others soon, if they can be reached."""
        if self._connection is not None:
            self._outbox.append(news.encode(notice).decode())
            self._work.set()

    @asynccontextmanager
    async def receiving(self, receive: Callable[[Notice], None]) -> AsyncIterator[None]:
        """Call `receive` with what others send, inside the `async with` block."""
        self._receive = receive
        task = asyncio.create_task(self._run(), name="notices")
        try:
            yield
        finally:
            if self._connection is not None:
                with suppress(*self._errors):
                    await self._send(self._connection)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                async with self._engine.connect() as pooled:
                    raw = await pooled.get_raw_connection()
                    try:
                        await self._serve(raw.driver_connection)
                    finally:
                        # It listens, so nobody else may use it.
                        self._connection = None
                        await pooled.invalidate()
            except self._errors as error:
                log.info("other servers are not heard: %s", error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _serve(self, connection: Any) -> None:
        """Listen and send until the connection is lost."""
        self._is_lost = False
        self._outbox.clear()
        connection.add_termination_listener(self._lose)
        # A notice that is lost with the power is of no use afterwards.
        await connection.execute("SET synchronous_commit = off")
        await connection.add_listener(CHANNEL, self._hear)
        self._connection = connection
        self._receive(MISSED)  # nothing was sent or received until now
        while not self._is_lost:
            await self._work.wait()
            self._work.clear()
            await self._send(connection)

    async def _send(self, connection: Any) -> None:
        while self._outbox and not self._is_lost:
            some = [self._outbox.popleft() for _ in range(min(len(self._outbox), MAX_NOTICES))]
            await connection.execute(_NOTIFY, CHANNEL, some, timeout=NOTIFY_SECONDS)

    def _hear(self, connection: Any, pid: int, _channel: str, text: str) -> None:
        if pid == connection.get_server_pid():
            return  # it is our own
        try:
            notice = news.decode(text.encode())
        except msgspec.MsgspecError:
            log.warning("a notice of another server is not understood: is it another version?")
            return
        self._receive(notice)

    def _lose(self, _connection: Any) -> None:
        self._is_lost = True
        self._work.set()
