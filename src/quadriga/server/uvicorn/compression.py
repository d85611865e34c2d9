"""Compresses the messages of sockets, once for all that were sent the same before.

`websockets` keeps a compressor for each socket, which does the same work again each time. Here a
message is compressed by a new one, whose dictionary is what the socket was sent last and the other
side still has. So the result depends on the message and on what was sent before it, nothing else.

What one person writes is never compressed together with what another may not see, or sizes would
tell: people could say a guess and watch whether the next frame gets shorter. Names are copied
uncompressed and blanked in the dictionary; table talk isn't compressed.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame

from quadriga.house.rendering.compressed import names_apart

LEVEL: Final = 1
"""Zlib's quickest takes at most half of the usual processor time."""

MEMORY_LEVEL: Final = 6
CLIENT_WINDOW_BITS: Final = 12
"""Pages send little, and a window is kept for each socket."""

CONTEXT_BYTES: Final = 8 * 1024
"""How much of what was sent last is the dictionary; four times as much saves a tenth of the bytes,
and takes twice the time."""

_END: Final = 4
"""The bytes of an empty block, which aren't sent (RFC 7692, 7.2.1)."""


class Context(NamedTuple):
    """What compression depends on besides the message."""

    window_bits: int
    is_kept: bool
    sent: bytes = b""

    def compressed(self, text: bytes) -> bytes:
        """`text` as the payload of a frame."""
        window, payload = self.sent, b""
        for number, piece in enumerate(names_apart(text)):
            if number % 2:
                payload += _stored(piece)
                window += bytes(len(piece))
            else:
                payload += self._deflated(piece, window[-CONTEXT_BYTES:])
                window += piece
        return payload[:-_END]

    def _deflated(self, text: bytes, window: bytes) -> bytes:
        deflate = zlib.compressobj(
            LEVEL, zlib.DEFLATED, -self.window_bits, MEMORY_LEVEL, zdict=window
        )
        return deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH)

    def after(self, text: bytes) -> "Context":
        """The context of the next message; names are zeros in it, which no JSON can refer to."""
        if not self.is_kept:
            return self
        pieces = names_apart(text)
        pieces[1::2] = [bytes(len(names)) for names in pieces[1::2]]
        return self._replace(sent=(self.sent + b"".join(pieces)[-CONTEXT_BYTES:])[-CONTEXT_BYTES:])


def _stored(text: bytes) -> bytes:
    """A stored block: a copy of `text` (RFC 1951, 3.2.4), after a flush."""
    length = len(text)
    return struct.pack("<BHH", 0, length, length ^ 0xFFFF) + text


class SharedDeflate(PerMessageDeflate):
    """The compression of one socket; it remembers only `context`."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # so that no compressor is kept
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        self.context = Context(agreed.local_max_window_bits, not agreed.local_no_context_takeover)

    def encode(self, frame: Frame) -> Frame:
        """Leave single messages uncompressed; table talk, which others write, is among them."""
        return frame


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on compression by `SharedDeflate`."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=CLIENT_WINDOW_BITS)

    def process_request_params(
        self, params: Sequence[Any], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[Any], PerMessageDeflate]:
        """The answer to what a browser offers, and the compression then."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(agreed)
