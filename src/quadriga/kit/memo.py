"""Dictionaries that remember: what was worked out, or what was used recently."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """A dictionary that calls `work_out` for each missing key and keeps the value.

    With `most` it never holds more values than that: when full, it is emptied.
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


class Lru(Generic[K, V]):
    """Values by key that forget the least recently used, to keep within a total `weight` of `most`.

    By default each value weighs 1.
    """

    def __init__(self, most: int, weight: Callable[[V], int] = lambda _: 1) -> None:
        self._most = most
        self._weight = weight
        self._total = 0
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value of `key`, which counts as a use; None if it was forgotten."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Keep `value` for `key`; the least recently used values make room."""
        self.pop(key)
        self._values[key] = value
        self._total += self._weight(value)
        while self._total > self._most and len(self._values) > 1:
            self.pop(next(iter(self._values)))

    def pop(self, key: K) -> V | None:
        """Forget `key` and return its value, or None."""
        value = self._values.pop(key, None)
        if value is not None:
            self._total -= self._weight(value)
        return value
