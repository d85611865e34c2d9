"""A message that many are sent."""

from typing import Any


class SharedMessage:
    """A text message for many sockets; `frames` is where a server keeps what it made of it."""

    __slots__ = ("frames", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frames: dict[Any, Any] = {}
