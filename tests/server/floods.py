"""Floods as one greedy client makes them, each in a process of its own, bounded in time and count.

`python -m tests.server.floods KIND HOST:PORT SECONDS` runs one. It ends by itself, and floods no
other machine than this.
"""

import os
import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Final

from quadriga.server.guard.limits import Limits, Rate

MASK: Final = b"\0\0\0\0"
PING: Final = b"\x89\x80" + MASK
LONG_PING: Final = b"\x89\xfd" + MASK + b"x" * 125
BEGINNING: Final = b"\x01\x80" + MASK
EMPTY: Final = b"\x00\x80" + MASK
TEXT: Final = b"\x81\x82" + MASK + b"{}"
"""Frames as a browser sends them, with a mask that changes nothing."""

MOST_CONNECTIONS: Final = 50_000
"""How often a flood connects before it gives up."""


def request(path: str, *headers: str) -> bytes:
    """A request as it is sent."""
    return "\r\n".join((f"GET {path} HTTP/1.1", "Host: x", *headers, "", "")).encode()


HANDSHAKE: Final = request(
    "/api/me/socket",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)
READ: Final = request("/api/schema/openapi.json", "Accept-Encoding: gzip")
LARGE: Final = request("/api/schema/openapi.json")
CHUNKS: Final = (
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 40_000
)
"""A body in as many parts as it has bytes."""

MADE_UP: Final = request("/api/home", f"Cookie: quadriga={'x' * 43}")


@dataclass(frozen=True)
class Kind:
    """What each connection of a flood sends: `parts` one after the other, the last for ever."""

    connections: int
    parts: Sequence[bytes]
    waits: int = 0
    """For so many answers it waits before it sends on."""

    reads: bool = True
    """Whether it reads any more after that."""


ALWAYS: Final = 1 << 30

KINDS: Final = {
    "pings": Kind(1, [HANDSHAKE, PING * 20_000], waits=1),
    "unread_pongs": Kind(1, [HANDSHAKE, LONG_PING * 500], waits=1, reads=False),
    "empty_frames": Kind(1, [HANDSHAKE, BEGINNING, EMPTY * 20_000], waits=1),
    "messages": Kind(1, [HANDSHAKE, TEXT * 10_000], waits=1),
    "sockets": Kind(100, [HANDSHAKE, PING * 100], waits=1),
    "reads": Kind(300, [READ], waits=ALWAYS),
    "made_up_cookies": Kind(300, [MADE_UP], waits=ALWAYS),
    "chunks": Kind(50, [CHUNKS]),
    "unread_answers": Kind(1500, [LARGE * 50], reads=False),
    "half_requests": Kind(1500, [LARGE[:30], b""], reads=False),
}
"""Every flood by its name."""


class Greedy:
    """One connection of a flood."""

    def __init__(self, address: tuple[str, int], kind: Kind) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.connect_ex(address)
        self._kind = kind
        self._answers = self._part = 0
        self._left = kind.parts[0]

    @property
    def events(self) -> int:
        """What to wait for: to send, or to read and to see that the connection is closed."""
        reads = self._kind.reads or not self._left or self._answers < self._kind.waits
        return selectors.EVENT_WRITE * bool(self._left) | selectors.EVENT_READ * reads

    def act(self, mask: int) -> None:
        """Send and read what there is; raises `OSError` when the server has closed it."""
        if mask & selectors.EVENT_READ:
            if not self.socket.recv(1 << 20):
                raise ConnectionResetError
            self._answers += 1
            if not self._left and self._answers <= self._kind.waits:
                self._send_next()
        if mask & selectors.EVENT_WRITE:
            self._left = self._left[self.socket.send(self._left) :]
            if not self._left and self._answers >= self._kind.waits:
                self._send_next()

    def _send_next(self) -> None:
        self._part = min(self._part + 1, len(self._kind.parts) - 1)
        self._left = self._kind.parts[self._part]


def flood(kind: Kind, address: tuple[str, int], seconds: float) -> int:
    """Keep the connections busy, and replace those that are closed; how many were made."""
    assert address[0].startswith("127."), "only this machine is flooded"
    end, made = time.monotonic() + seconds, 0
    with selectors.DefaultSelector() as selector:
        while time.monotonic() < end:
            for _ in range(min(50, kind.connections - len(selector.get_map()))):
                if made < MOST_CONNECTIONS:
                    greedy = Greedy(address, kind)
                    selector.register(greedy.socket, greedy.events, greedy)
                    made += 1
            for key, mask in selector.select(0.05):
                greedy = key.data
                try:
                    greedy.act(mask)
                    selector.modify(greedy.socket, greedy.events, greedy)
                except BlockingIOError:
                    pass
                except OSError:
                    selector.unregister(greedy.socket)
                    greedy.socket.close()
        for key in list(selector.get_map().values()):
            key.data.socket.close()
    return made


def usual_limits(*names: str) -> Iterator[str]:
    """The options that switch limits on again, as they are for everybody."""
    for name in names:
        limit = getattr(Limits(), name)
        number = f"{limit.burst}/{limit.per_minute}" if isinstance(limit, Rate) else limit
        yield from ("--limit", f"{name}={number}")


class Flood:
    """A flood that goes on in its own process inside a `with` block."""

    def __init__(self, kind: str, netloc: str, seconds: float) -> None:
        command = [sys.executable, "-m", "tests.server.floods", kind, netloc, str(seconds)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> "Flood":
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "begins\n"
        return self

    @property
    def goes_on(self) -> bool:
        """Whether its time is not over."""
        return self._process.poll() is None

    def __exit__(
        self, kind: type[BaseException] | None, _: object, __: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.communicate()


def main() -> None:
    """Flood as the arguments say."""
    kind, netloc, seconds = sys.argv[1:]
    host, _, port = netloc.partition(":")
    os.nice(5)  # the server and those who measure it come first
    print("begins", flush=True)
    print(flood(KINDS[kind], (host, int(port)), float(seconds)), "connections")


if __name__ == "__main__":
    main()
