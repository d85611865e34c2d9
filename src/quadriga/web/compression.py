"""How the messages of sockets are compressed: once for all that were sent the same before.

A compressor of its own for each socket, as `websockets` has it, does the same work again for each.
Here none is kept. A message is compressed by a new one whose dictionary is what the socket was sent
last, which the other side has in its window: so the result follows from the message and from what
was sent before it, and nothing else.
"""

import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame

LEVEL: Final = 1
"""Zlib's quickest. It takes half of the processor time of the usual level or less."""

MEMORY_LEVEL: Final = 6
CLIENT_WINDOW_BITS: Final = 12
"""What pages send is short, and the window for it is kept for each socket."""

CONTEXT_BYTES: Final = 8 * 1024
"""How much of what was sent last is the dictionary. Four times as much saves a tenth of the bytes
and takes twice the time."""

_END: Final = 4
"""The bytes of an empty block, which are not sent (RFC 7692, 7.2.1)."""


class Context(NamedTuple):
    """What the compression of a message depends on besides the message."""

    window_bits: int
    is_kept: bool
    sent: bytes = b""

    def compressed(self, text: bytes) -> bytes:
        """`text` as the payload of a frame."""
        deflate = zlib.compressobj(
            LEVEL, zlib.DEFLATED, -self.window_bits, MEMORY_LEVEL, zdict=self.sent
        )
        return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-_END]

    def after(self, text: bytes) -> "Context":
        """The context of the next message."""
        if not self.is_kept:
            return self
        return self._replace(sent=(self.sent + text[-CONTEXT_BYTES:])[-CONTEXT_BYTES:])


class SharedDeflate(PerMessageDeflate):
    """The compression of one socket; `context` is all that it remembers of what was sent."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # so that no compressor is kept
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        self.context = Context(agreed.local_max_window_bits, not agreed.local_no_context_takeover)

    def encode(self, frame: Frame) -> Frame:
        """Compress a message of one frame, which all messages of ours are."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        text = bytes(frame.data)
        payload = self.context.compressed(text)
        self.context = self.context.after(text)
        return Frame(frame.opcode, payload, rsv1=True)


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
