"""Litestar's channels over LISTEN and NOTIFY of PostgreSQL, on one connection that is made again.

While there is no connection nothing is kept for later: once there is one again, all servers are
told that they may have missed something, and look into the store.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.house.notices.hub import CHANNEL

PAUSE_SECONDS: Final = 0.5
"""Time until another attempt to connect."""

NOTIFY_SECONDS: Final = 5.0
"""A statement that takes longer means that the database server is gone."""

MAX_NOTICES: Final = 500
"""Notices that are sent with one statement."""

_NOTIFY: Final = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"

log = logging.getLogger(__name__)


class NotifyBackend(ChannelsBackend):
    """Takes what is published to this server at once and to the others through the database.

    After a gap this server is told `missed`.
    """

    def __init__(
        self, engine: AsyncEngine, errors: tuple[type[Exception], ...], missed: bytes
    ) -> None:
        self._engine = engine
        self._errors: tuple[type[Exception], ...] = (*errors, TimeoutError)
        self._missed = missed
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._outbox: deque[str] = deque()
        self._work = asyncio.Event()
        self._connection: Any = None
        self._is_lost = False
        self._task: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._run(), name="notices")

    async def on_shutdown(self) -> None:
        """Send what is left, and close the connection."""
        connection = self._connection
        if connection is not None:
            with suppress(*self._errors):
                await self._send(connection)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell this server at once, and the others soon."""
        for channel in channels:
            self._received.put_nowait((channel, data))
        if self._connection is not None:
            self._outbox.append(data.decode())
            self._work.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Do nothing: there is one channel, which is always listened to."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Do nothing."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What this server and the others have published."""
        while True:
            yield await self._received.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []

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
        # What was published until now was not sent.
        self._received.put_nowait((CHANNEL, self._missed))
        while not self._is_lost:
            await self._work.wait()
            self._work.clear()
            await self._send(connection)

    async def _send(self, connection: Any) -> None:
        while self._outbox and not self._is_lost:
            some = [self._outbox.popleft() for _ in range(min(len(self._outbox), MAX_NOTICES))]
            await connection.execute(_NOTIFY, CHANNEL, some, timeout=NOTIFY_SECONDS)

    def _hear(self, connection: Any, pid: int, channel: str, told: str) -> None:
        if pid != connection.get_server_pid():  # else it is our own
            self._received.put_nowait((channel, told.encode()))

    def _lose(self, _connection: Any) -> None:
        self._is_lost = True
        self._work.set()
