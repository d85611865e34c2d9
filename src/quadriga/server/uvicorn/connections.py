"""Connections that send and read in time, and make room for others.

A connection costs a file descriptor before it has sent anything, and memory for each answer that
nobody reads. Without deadlines, a few thousand of them would keep everybody else out.
"""

import asyncio
import socket
import struct
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from heapq import nsmallest
from typing import Any, Final, Protocol

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from quadriga.server.guard.buckets import STRANGERS, customer, owners_of
from quadriga.server.guard.limits import Limits
from quadriga.server.uvicorn.outlets import LINE, OutletProtocol

RESERVED_FILES: Final = 200
"""File descriptors that are not for connections: database, page, processes of bots."""

MIN_CONNECTIONS: Final = 50
"""Connections that are let in however few files the system allows."""

LEAST_READ_BYTES: Final = 16 * 1024
"""What a slow reader must take in `Limits.reading_seconds`, unless less than that is left."""

MAX_UNREAD_BYTES: Final = 256 * 1024 * 1024
"""What slow readers may leave unread altogether."""

PIECE_BYTES: Final = 4 * 1024
"""How much is taken apart at once; one read may bring 256 KiB."""

MAX_AHEAD_BYTES: Final = 256 * 1024
"""What a connection may send once its request has arrived or is answered, until the next begins."""

_AT_ONCE: Final = struct.pack("ii", 1, 0)
"""To linger for no time: the other side is told that the connection is reset."""

_INCOMPLETE: Final = (h11.IDLE, h11.SEND_BODY)


class Speaker(Protocol):
    """The protocol of a connection, HTTP or WebSocket."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for anything that was asked for on it."""

    @property
    def is_held_up(self) -> bool:
        """Whether its buffer is full because nobody reads."""


class Line:
    """One connection, and who it counts for."""

    def __init__(self, lines: "Lines", transport: asyncio.Transport) -> None:
        self.lines = lines
        self.transport = transport
        self.owners: Sequence[tuple[str, int]] = ()
        self.is_known = False
        self._waits: asyncio.Future[None] | None = None
        self._is_given_up = False

    @property
    def speaker(self) -> Speaker:
        """The protocol that is spoken now: what began as a request may have become a socket."""
        speaker: Any = self.transport.get_protocol()
        return speaker  # type: ignore[no-any-return]

    @property
    def rank(self) -> int:
        """Those of the lowest rank make room first: strangers, and of these who asks nothing."""
        return 2 * self.is_known + (not self.speaker.is_idle)

    def belongs_to(self, person: str, address: str, others: str = STRANGERS) -> None:
        """Count it for a person, or if that is empty for `others` at an address."""
        self.is_known = bool(person)
        self.lines.count(self, owners_of(person, address, others))

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait, at most so long; whether to go on.

        Nobody goes on whose connection is lost, or when the server stops meanwhile.
        """
        if self._is_given_up:
            return False
        loop = asyncio.get_running_loop()
        waits = self._waits = loop.create_future()
        timer = None if seconds is None else loop.call_later(seconds, self.wake)
        try:
            await waits
        finally:
            if timer is not None:
                timer.cancel()
        return not self._is_given_up

    def wake(self) -> bool:
        """End the waiting; whether anybody waited."""
        if self._waits is None or self._waits.done():
            return False
        self._waits.set_result(None)
        return True

    def give_up(self) -> None:
        """Let nobody wait any more."""
        self._is_given_up = True
        self.wake()

    def close(self) -> None:
        """Close the connection at once, whatever is still to be written.

        Otherwise the system, too, would keep what nobody reads, up to megabytes, for minutes.
        """
        self.lines.remove(self)
        if self.transport.get_write_buffer_size() > 0:
            raw = self.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.transport.abort()


class Lines:
    """The connections of a server; closes those of whoever has too many or does not read."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._most = min(limits.connections, max(_max_files() - RESERVED_FILES, MIN_CONNECTIONS))
        # The oldest first, each.
        self._all: dict[Line, None] = {}
        self._owned: defaultdict[str, dict[Line, None]] = defaultdict(dict)
        # Those that nobody reads, with the bytes that waited when they were last looked at.
        self._unread: dict[Line, int | None] = {}
        self._next_look: asyncio.TimerHandle | None = None

    def add(self, line: Line) -> None:
        """Count a new connection, for which another may have to go."""
        self._all[line] = None
        over = len(self._all) - self._most
        if over > 0:
            # A few more than needed, so that they are not all looked through for each newcomer.
            self._close_some(over + self._most // 100, self._all, line)
        if self._next_look is None:
            self._look_later()

    def remove(self, line: Line) -> None:
        """Count a connection no more."""
        line.give_up()
        self._all.pop(line, None)
        self._unread.pop(line, None)
        self.count(line, ())

    def count(self, line: Line, owners: Sequence[tuple[str, int]]) -> None:
        """Count a connection for these, and close another one of theirs if it is too many."""
        if owners == line.owners or (owners and line not in self._all):
            return
        for owner, _ in line.owners:
            del self._owned[owner][line]
            if not self._owned[owner]:
                del self._owned[owner]
        line.owners = owners
        for owner, factor in owners:
            group = self._owned[owner]
            group[line] = None
            most = self.limits.connections_each
            if most is not None and len(group) > most * factor:
                self._close_some(1, group, line)

    def hold_up(self, line: Line) -> None:
        """Note that nobody reads what is written; too much of it is not kept in memory."""
        self._unread.setdefault(line, None)
        if sum(one.transport.get_write_buffer_size() for one in self._unread) > MAX_UNREAD_BYTES:
            self._close_some(1, self._unread)

    def go_on(self, line: Line) -> None:
        """Note that most of what was written has been read."""
        self._unread.pop(line, None)

    def _close_some(self, count: int, among: Iterable[Line], but: Line | None = None) -> None:
        """Close some: of the lowest rank, of whoever has most of them, and the oldest."""
        others = [line for line in among if line is not but]
        for line in nsmallest(count, others, key=self._order):
            line.close()

    def _order(self, line: Line) -> tuple[int, int]:
        most = max((len(self._owned[owner]) for owner, _ in line.owners), default=0)
        return line.rank, -most

    def _look_later(self) -> None:
        loop = asyncio.get_running_loop()
        self._next_look = loop.call_later(self.limits.reading_seconds, self.look)

    def look(self) -> None:
        """Close the connections whose readers have taken too little since the last look.

        Nothing is added while a buffer is full, or after the connection was closed by us, so what
        is missing was read.
        """
        for line in list(self._all):
            if not line.transport.is_closing() and not line.speaker.is_held_up:
                continue
            left, before = line.transport.get_write_buffer_size(), self._unread.get(line)
            if before is not None and left > max(0, before - LEAST_READ_BYTES):
                line.close()
            else:
                self._unread[line] = left
        self._next_look = None
        if self._all:
            self._look_later()


class DeadlineProtocol(H11Protocol):
    """uvicorn's HTTP, with a deadline for requests that have begun to arrive."""

    def __init__(self, lines: Lines, **options: Any) -> None:
        super().__init__(**options)
        self._lines = lines
        self._deadline: asyncio.TimerHandle | None = None
        self._begun: Any = None
        self._ahead = 0
        self._is_deaf = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self.line = Line(self._lines, transport)
        self._await_request()
        self._lines.add(self.line)
        host = "" if self.client is None else self.client[0]
        if not self._is_proxy(host):
            self.line.belongs_to("", customer(host))

    def _is_proxy(self, host: str) -> bool:
        """Whether others speak through it, whom only their requests tell apart."""
        app: Any = self.app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts

    @property
    def is_idle(self) -> bool:
        """Whether no request has arrived that is not answered yet."""
        return self._deadline is not None or self.cycle is None or self.cycle.response_complete

    @property
    def is_held_up(self) -> bool:
        """Whether the buffer is full."""
        return self.flow.write_paused

    def data_received(self, data: bytes) -> None:
        """Await the rest of a request, if this is not all of it."""
        for start in range(0, len(data), PIECE_BYTES):
            if self._is_deaf or self.transport.is_closing():
                return
            self._read(data[start : start + PIECE_BYTES])

    def _read(self, data: bytes) -> None:
        is_answered = self.cycle is not None and self.cycle.response_complete
        if is_answered or self.conn.their_state is h11.DONE:
            self._ahead += len(data)
            if self._ahead > MAX_AHEAD_BYTES:
                self.line.close()
                return
        super().data_received(data)
        is_http = self.transport.get_protocol() is self  # and has not become a socket
        if is_http and self.conn.their_state in _INCOMPLETE and not self.transport.is_closing():
            self._await_request()
        else:
            self._await_nothing()

    def handle_events(self) -> None:
        """Begin the next request, if there is one; its scope has the line."""
        super().handle_events()
        if self.scope is not self._begun:
            self._begun, self._ahead = self.scope, 0
            extensions: dict[str, Any] = {LINE: self.line}
            self.scope["extensions"] = extensions
            if any(name == b"transfer-encoding" for name, _ in self.headers):
                # A body in thousands of parts is refused, and none of it is read (`check_json`).
                self._is_deaf, self.cycle.keep_alive = True, False

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the line over to the socket."""
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if isinstance(protocol, OutletProtocol):
            protocol.attach(self.line)

    def shutdown(self) -> None:
        """Keep nobody waiting when the server stops, and wait for nobody who does not read."""
        super().shutdown()
        self.line.give_up()
        if self.is_held_up:
            self.line.close()

    def pause_writing(self) -> None:
        """Write no more until most of it has been read."""
        super().pause_writing()
        self._lines.hold_up(self.line)

    def resume_writing(self) -> None:
        """Write again."""
        self._lines.go_on(self.line)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Await nothing."""
        self._await_nothing()
        self._lines.remove(self.line)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request; the application may be about to answer the part before.

        uvicorn lets both of them answer, which fails.
        """
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)

    def _await_request(self) -> None:
        if self._deadline is None:
            seconds = self._lines.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self.line.close)

    def _await_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def http_protocol(limits: Limits) -> Any:
    """What makes the protocol of each connection of a server with these limits."""
    return partial(DeadlineProtocol, Lines(limits))


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
