"""Sockets that many can be sent one message through: framed and compressed once for all of them.

By ASGI alone, each message is decoded to text, awaited, framed and compressed for each socket.
A server with sockets that can do better names them in the scope of a connection, as an extension
of ASGI.
"""

from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from quadriga.web.compression import Context, SharedDeflate, SharedDeflateFactory

OUTLET: Final = "quadriga.outlet"
"""The name of the extension in the scope of a connection: its `Outlet`."""


class SharedMessage:
    """A text message for many sockets; those that compress alike get the same frame."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._frames: dict[Context | None, tuple[bytes, Context | None]] = {}

    def frame(self, deflate: SharedDeflate | None) -> bytes:
        """The message as it is sent next over a socket with this compression."""
        before = None if deflate is None else deflate.context
        if before not in self._frames:
            extensions = [] if deflate is None else [deflate]
            made = Frame(Opcode.TEXT, self.text).serialize(mask=False, extensions=extensions)
            self._frames[before] = made, None if deflate is None else deflate.context
        frame, after = self._frames[before]
        if deflate is not None and after is not None:
            deflate.context = after
        return frame


class Outlet(Protocol):
    """A socket that takes whole messages without being waited for."""

    @property
    def is_open(self) -> bool:
        """Whether it takes a message now; not while its reader is slow."""

    def put(self, message: SharedMessage) -> None:
        """Send a message; only while it `is_open`."""


class OutletProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSockets, each with an `Outlet`: itself."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [SharedDeflateFactory()]

    @property
    def is_open(self) -> bool:
        """Whether there is room in the buffer of the connection, and nobody has closed it."""
        is_connected = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_connected and self.writable.is_set()

    def put(self, message: SharedMessage) -> None:
        """Write the frame of the message."""
        deflate = next(iter(self.conn.extensions), None)
        assert deflate is None or isinstance(deflate, SharedDeflate)
        self.transport.write(message.frame(deflate))

    async def send(self, message: Any) -> None:
        """Send for the application, to which a socket that has been closed is a browser gone.

        uvicorn closes one itself whose browser is silent for long or sends nonsense, and calls it
        a fault of the application if it sends before it has read so.
        """
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    async def run_asgi(self) -> None:
        """Run the application, which finds the outlet in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[OUTLET] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[OUTLET]  # so that nothing waits for the collector


def outlet_of(scope: Any) -> Outlet | None:
    """The outlet of a connection; None if the server has none."""
    found: Outlet | None = scope.get("extensions", {}).get(OUTLET)
    return found
