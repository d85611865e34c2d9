"""Sockets that share messages: framed and compressed once for many.

By ASGI alone, each message is decoded, awaited, framed and compressed for each socket. So a capable
server names its sockets in the connection's scope, as an extension of ASGI.

A socket has a budget of frames, including pings and empty ones; whoever exceeds it is cut off
before the rest is read.
"""

import math
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from quadriga.house.rendering.messages import SharedMessage
from quadriga.server.uvicorn.compression import Context, SharedDeflate, SharedDeflateFactory
from quadriga.server.uvicorn.lines import LINE, Line

OUTLET: Final = "quadriga.outlet"
"""The name of the extension in the scope of a connection: its `Outlet`."""

_COMPRESSED: Final = 0b0100_0000
"""The bit in a frame's first byte that says so (RFC 7692, 6)."""

PIECE_BYTES: Final = 1024
"""How much is read at once; one read may bring 256 KiB, which could be 40,000 frames."""

STRANGERS_PART: Final = 10
"""A stranger's socket gets one part of this many: it only listens."""

TOO_MANY: Final = 1013
"""The close code after too many frames: come back later."""


def frame_of(message: SharedMessage, deflate: SharedDeflate | None) -> bytes:
    """The message as the next frame of a socket, shared by those that compress alike."""
    before = None if deflate is None else deflate.context
    if before not in message.frames:
        message.frames[before] = _framed(message.text, before)
    frame: bytes
    frame, after = message.frames[before]
    if deflate is not None:
        deflate.context = after
    return frame


def _framed(text: bytes, before: Context | None) -> tuple[bytes, Context | None]:
    """The frame after what was sent, and the context after it."""
    if before is None:
        return Frame(Opcode.TEXT, text).serialize(mask=False), None
    frame = bytearray(Frame(Opcode.TEXT, before.compressed(text)).serialize(mask=False))
    frame[0] |= _COMPRESSED
    return bytes(frame), before.after(text)


class Outlet(Protocol):
    """A socket that takes whole messages without waiting."""

    @property
    def is_open(self) -> bool:
        """Whether it takes a message now; not while its reader is slow."""

    def put(self, message: SharedMessage) -> None:
        """Send a message; only while it `is_open`."""

    async def put_when_open(self, message: SharedMessage) -> None:
        """Send a message once the reader has taken the last; raises `OSError` if it's gone."""


class OutletProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets, each with an `Outlet`: itself."""

    is_idle = False
    """Somebody always listens."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [SharedDeflateFactory()]
        self._line: Line | None = None
        self._received, self._since = 0, self.loop.time()
        self._allowed = math.inf

    def attach(self, line: Line) -> None:
        """Take over the handshake's line, with a stranger's budget."""
        self._line = line
        rate = line.lines.limits.frames
        self._allowed = math.inf if rate is None else rate.burst // STRANGERS_PART

    def data_received(self, data: bytes) -> None:
        """Read data, and close the connection where uvicorn forgets to.

        It ignores a request that can't open a socket: the connection would stay open, and the
        server fail over it when it stops. And it answers text that isn't UTF-8 although the browser
        is about to go.
        """
        try:
            self._read(data)
        except InvalidState:
            self.transport.close()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _read(self, data: bytes) -> None:
        """Read frames within the budget."""
        for start in range(0, len(data), PIECE_BYTES):
            piece = data[start : start + PIECE_BYTES]
            self.conn.receive_data(piece)
            # Each read costs something, though it is not a whole frame.
            self._received += max(1, len(self.conn.events)) + (start > 0)
            if self._received > self._allowed and self._has_too_many():
                self.conn.fail(TOO_MANY, "too_many")
                self.handle_parser_exception()
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            self.handle_events()

    def _has_too_many(self) -> bool:
        """Whether more frames have come than allowed by now.

        Time is checked only here, so that a frame costs next to nothing. A socket that was silent
        for long may have twice its burst.
        """
        rate = None if self._line is None else self._line.lines.limits.frames
        if self._line is None or rate is None:
            return False
        part = 1 if self._line.is_known else STRANGERS_PART
        now = self.loop.time()
        forgiven = (now - self._since) * rate.per_minute / 60 / part
        self._received, self._since = max(0, int(self._received - forgiven)), now
        self._allowed = rate.burst // part
        return self._received > self._allowed

    @property
    def is_held_up(self) -> bool:
        """Whether the buffer is full."""
        return not self.writable.is_set()

    def pause_writing(self) -> None:
        """Stop writing, and reading pings, until most has been read."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()
        if self._line is not None:
            self._line.lines.hold_up(self._line)

    def resume_writing(self) -> None:
        """Write and read again."""
        if self._line is not None:
            self._line.lines.go_on(self._line)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        super().resume_writing()

    async def receive(self) -> Any:
        """The next message for the application; reading pauses while nobody reads ours."""
        message = await super().receive()
        if self.is_held_up and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        if self._line is not None:
            self._line.lines.remove(self._line)
        super().connection_lost(exc)

    @property
    def is_open(self) -> bool:
        """Whether there is room in the buffer of the connection, and nobody has closed it."""
        is_connected = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_connected and self.writable.is_set()

    def put(self, message: SharedMessage) -> None:
        """Write the frame of the message."""
        deflate = next(iter(self.conn.extensions), None)
        assert deflate is None or isinstance(deflate, SharedDeflate)
        self.transport.write(frame_of(message, deflate))

    async def put_when_open(self, message: SharedMessage) -> None:
        """Write the frame of the message once there is room in the buffer."""
        await self.writable.wait()
        if not self.is_open:
            raise ClientDisconnected
        self.put(message)

    async def send(self, message: Any) -> None:
        """Send for the application; a closed socket counts as a browser gone.

        uvicorn closes sockets that are silent for long or send nonsense, and would blame an
        application that sends before it knows.
        """
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    async def run_asgi(self) -> None:
        """Run the application, which finds the outlet in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions |= {OUTLET: self, LINE: self._line}
        try:
            await super().run_asgi()
        finally:
            del extensions[OUTLET], extensions[LINE]  # so that nothing waits for the collector


def outlet_of(scope: Any) -> Outlet | None:
    """The outlet of a connection; None if the server has none."""
    found: Outlet | None = scope.get("extensions", {}).get(OUTLET)
    return found
