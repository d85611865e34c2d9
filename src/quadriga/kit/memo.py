"""A dictionary that computes missing values."""

from collections.abc import Callable
from typing import TypeVar

from quadriga.core.typevars import V

K = TypeVar("K")


class Memo(dict[K, V]):
    """A dictionary that calls `work_out` for each missing key and keeps the value.

    With `most` it never holds more values than that: it is emptied when it is full.
    """

    def __init__(self, work_out: Callable[[K], V], most: int | None = None) -> None:
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: K) -> V:
        value = self._work_out(key)
        if self._most is not None and len(self) >= self._most:
            self.clear()
        self[key] = value
        return value
