"""The open connections of a server, and who each counts for.

A connection costs a file descriptor before it has sent anything, and memory for each unread answer:
a few thousand of them would keep everybody else out.
"""

import asyncio
import socket
import struct
from collections import defaultdict
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from typing import Any, Final, Protocol

from quadriga.server.guard.buckets import STRANGERS, owners_of
from quadriga.server.guard.limits import Limits

LINE: Final = "quadriga.line"
"""The name of the extension in the scope of a connection: its `Line`."""

RESERVED_FILES: Final = 200
"""File descriptors reserved for the database, the page and bots."""

MIN_CONNECTIONS: Final = 50
"""Connections that are let in however few files the system allows."""

LEAST_READ_BYTES: Final = 16 * 1024
"""What a slow reader must take in `Limits.reading_seconds`, unless less than that is left."""

MAX_UNREAD_BYTES: Final = 256 * 1024 * 1024
"""What slow readers may leave unread altogether."""

_AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Linger for no time: the connection is reset."""


class Speaker(Protocol):
    """The protocol of a connection, HTTP or WebSocket."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for an answer on it."""

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
        """The protocol now: a request may have become a socket."""
        speaker: Any = self.transport.get_protocol()
        return speaker  # type: ignore[no-any-return]

    @property
    def rank(self) -> int:
        """The lowest rank makes room first: idle strangers."""
        return 2 * self.is_known + (not self.speaker.is_idle)

    def belongs_to(self, person: str, address: str, others: str = STRANGERS) -> None:
        """Count it for a person, or if that is empty for `others` at an address."""
        self.is_known = bool(person)
        self.lines.count(self, owners_of(person, address, others))

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait, at most `seconds`; False if the connection is lost or the server stops."""
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

        Otherwise the system, too, would keep unread megabytes for minutes.
        """
        self.lines.remove(self)
        if self.transport.get_write_buffer_size() > 0:
            raw = self.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.transport.abort()


class Lines:
    """All connections; closes those of people who have too many or don't read."""

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
        """Count a new connection; another one may have to go."""
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
        """Count a connection for these owners, and close another one of theirs if needed."""
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
        """Note that nobody reads; too much unread isn't kept in memory."""
        self._unread.setdefault(line, None)
        if sum(one.transport.get_write_buffer_size() for one in self._unread) > MAX_UNREAD_BYTES:
            self._close_some(1, self._unread)

    def go_on(self, line: Line) -> None:
        """Note that most of what was written has been read."""
        self._unread.pop(line, None)

    def _close_some(self, count: int, among: Iterable[Line], but: Line | None = None) -> None:
        """Close some: of the lowest rank, of the owner with the most, the oldest."""
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
        """Close connections whose readers have taken too little since the last look.

        Nothing is added while a buffer is full, or after we closed the connection, so what is
        missing was read.
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


def _max_files() -> int:
    """The most files that this process may have open, raised as far as possible."""
    try:
        import resource
    except ImportError:  # There is no such limit on Windows.
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1_000_000
