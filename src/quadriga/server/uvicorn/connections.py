"""HTTP connections with deadlines: they have to send and read in time."""

import asyncio
from functools import partial
from typing import Any, Final

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from quadriga.server.guard.buckets import customer
from quadriga.server.guard.limits import Limits
from quadriga.server.uvicorn.lines import LINE, Line, Lines
from quadriga.server.uvicorn.outlets import OutletProtocol

PIECE_BYTES: Final = 4 * 1024
"""How much is parsed at once; one read may bring 256 KiB."""

MAX_AHEAD_BYTES: Final = 256 * 1024
"""What a connection may send ahead of its next request."""

_INCOMPLETE: Final = (h11.IDLE, h11.SEND_BODY)


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
        """Whether it is a trusted proxy, whose requests tell people apart."""
        app: Any = self.app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts

    @property
    def is_idle(self) -> bool:
        """Whether no request waits for an answer."""
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
        """Stop waiting, for readers too, when the server stops."""
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
        """Refuse a malformed request; uvicorn fails if the application is answering the last
        one.
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
