"""A quick client for thousands of sockets: a benchmark shall measure the server, not itself."""

import asyncio
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

_TEXT: Final = 0x81
_COMPRESSED: Final = 0x40
_PING: Final = 0x9
_PONG: Final = 0x8A


class Socket(asyncio.Protocol):
    """One WebSocket; `heard` is called with the payload of every text message.

    With `compressed` the server is asked to compress them, and `Inflated` reads those that are.
    Others only confirm a move and are left out.
    """

    def __init__(
        self,
        path: str,
        host: str,
        cookie: str,
        heard: Callable[[bytes], None],
        *,
        compressed: bool = False,
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._is_compressed = compressed
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if compressed else ""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{offer}Cookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Read the answer to the request first, then frames."""
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._buffer[:end], bytes(self._buffer[:end])
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Read one frame, if the whole of it has come; servers send it unmasked and in one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size > 125:
            start += 2 if size == 126 else 8
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + size])
        kind = first & 0xF
        del buffer[: start + size]
        if kind == 1 and (first & _COMPRESSED or not self._is_compressed):
            self._heard(payload)
        elif kind == _PING:
            self._send(_PONG, payload)
        return True

    def say(self, text: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        if length < 126:
            size = bytes([0x80 | length])
        elif length < 1 << 16:
            size = b"\xfe" + length.to_bytes(2, "big")
        else:
            size = b"\xff" + length.to_bytes(8, "big")
        # A mask of zeros is a mask, and leaves the payload as it is.
        self._transport.write(bytes([kind]) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Drop the connection."""
        if self._transport is not None:
            self._transport.abort()


class Inflated:
    """Calls `heard` with the text of each compressed message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)

    def __call__(self, payload: bytes) -> None:
        """Read the next message."""
        self._heard(self._inflate.decompress(payload + b"\0\0\xff\xff"))


async def connect(
    address: str,
    path: str,
    cookie: str,
    heard: Callable[[bytes], None],
    *,
    compressed: bool = False,
) -> Socket:
    """An open WebSocket to `path` of the server at `address`."""
    host = urlsplit(address).netloc
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, host, cookie, heard, compressed=compressed), name, int(port)
    )
    await socket.opened
    return socket
