"""The entries of all tables while they are learned."""

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Changes: TypeAlias = Mapping[int, float]
"""What was added to each entry that changed."""


CALM: Final = 20
"""Entries that share the way to a target; fewer leave a part of it, or single results decide."""


class Weights:
    """The value of a position is `base` and the sum of its entries."""

    def __init__(self, base: float, values: list[float]) -> None:
        self.base = base
        self.values = values

    def value(self, entries: Sequence[int]) -> float:
        """The value of a position with these entries."""
        return self.base + sum(map(self.values.__getitem__, entries))

    def learn(self, entries: Sequence[int], target: float, rate: float) -> None:
        """Move the value of a position towards `target`, by this share of the way or less."""
        values = self.values
        step = rate * (target - self.value(entries)) / max(len(entries), CALM)
        for entry in entries:
            values[entry] += step

    def packed(self) -> bytes:
        """The entries, eight bytes each, to be kept in a file or sent to another process."""
        return array("d", self.values).tobytes()

    @classmethod
    def unpacked(cls, base: float, packed: bytes) -> "Weights":
        """The weights with these entries."""
        return cls(base, list(array("d", packed)))

    def changes_since(self, before: "Weights") -> Changes:
        """What differs from `before`."""
        pairs = enumerate(zip(self.values, before.values, strict=True))
        return {entry: value - old for entry, (value, old) in pairs if value != old}

    def add(self, all_changes: Sequence[Changes]) -> None:
        """Take over what several learners changed, each entry by the mean of those who did."""
        learners = Counter(entry for changes in all_changes for entry in changes)
        for changes in all_changes:
            for entry, change in changes.items():
                self.values[entry] += change / learners[entry]
