"""A message for many sockets."""

from typing import Any


class SharedMessage:
    """A text message for many sockets; a server keeps what it makes of it in `frames`."""

    __slots__ = ("frames", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frames: dict[Any, Any] = {}
