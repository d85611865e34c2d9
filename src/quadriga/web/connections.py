"""HTTP connections that must send their requests in time, and make room for others.

A connection costs a file descriptor before it has sent anything. Without a deadline, a thousand
half-sent requests would keep everybody else out.
"""

import asyncio
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quadriga.web.limits import Limits

RESERVED_FILES: Final = 200
"""File descriptors that are not for connections: database, page, processes of bots."""

MIN_CONNECTIONS: Final = 50
"""Connections that are let in however few files the system allows."""

_INCOMPLETE: Final = (h11.IDLE, h11.SEND_BODY)


class Waiting:
    """The connections of a server that have not sent a whole request yet, the oldest first."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._timers: dict[DeadlineProtocol, asyncio.TimerHandle] = {}

    def begin(self, connection: "DeadlineProtocol") -> None:
        """Await a request, unless one is awaited already."""
        if connection not in self._timers:
            timer = connection.loop.call_later(self._seconds, connection.abort)
            self._timers[connection] = timer

    def end(self, connection: "DeadlineProtocol") -> None:
        """Await no request any more."""
        timer = self._timers.pop(connection, None)
        if timer is not None:
            timer.cancel()

    def make_room(self, connections: int) -> None:
        """Close the connection that has waited longest if there are too many."""
        if connections > self._most:
            oldest = next(iter(self._timers))
            oldest.abort()


class DeadlineProtocol(H11Protocol):
    """uvicorn's HTTP, with a deadline for requests that have begun to arrive."""

    def __init__(self, waiting: Waiting, **options: Any) -> None:
        super().__init__(**options)
        self._waiting = waiting

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self._waiting.begin(self)
        self._waiting.make_room(len(self.connections))

    def data_received(self, data: bytes) -> None:
        """Await the rest of a request, if this is not all of it."""
        super().data_received(data)
        is_http = self.transport.get_protocol() is self  # and has not become a socket
        if is_http and self.conn.their_state in _INCOMPLETE and not self.transport.is_closing():
            self._waiting.begin(self)
        else:
            self._waiting.end(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Await nothing."""
        self._waiting.end(self)
        super().connection_lost(exc)

    def abort(self) -> None:
        """Close the connection at once."""
        self._waiting.end(self)
        self.transport.abort()


def http_protocol(limits: Limits) -> Any:
    """What makes the protocol of each connection of a server with these limits."""
    most = min(limits.connections, max(_max_files() - RESERVED_FILES, MIN_CONNECTIONS))
    return partial(DeadlineProtocol, Waiting(most, limits.request_seconds))


def _max_files() -> int:
    """The number of files that this process may have open, raised as far as it is allowed."""
    try:
        import resource
    except ImportError:  # There is no such limit on Windows.
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1_000_000
