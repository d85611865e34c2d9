"""A dictionary of bounded size that forgets what was used least recently."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from quadriga.core.typevars import V

K = TypeVar("K", bound=Hashable)


class Lru(Generic[K, V]):
    """Values by key, at most `most` of them, or of that total `weight`."""

    def __init__(self, most: int, weight: Callable[[V], int] = lambda _: 1) -> None:
        self._most = most
        self._weight = weight
        self._total = 0
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def get(self, key: K) -> V | None:
        """The value of `key`, which counts as used now; None if it was forgotten."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Keep `value` in place of what `key` had; the least recently used make room."""
        self.pop(key)
        self._values[key] = value
        self._total += self._weight(value)
        while self._total > self._most and len(self._values) > 1:
            self.pop(next(iter(self._values)))

    def pop(self, key: K) -> V | None:
        """Forget `key`; the value that it had, or None."""
        value = self._values.pop(key, None)
        if value is not None:
            self._total -= self._weight(value)
        return value
