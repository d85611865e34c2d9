"""The entries of all tables while they are learned."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

Changes: TypeAlias = Mapping[int, float]
"""What was added to each entry that changed."""


CALM: Final = 20
"""The least number of entries that a change is divided by, so that single results don't decide."""


class Weights(Struct):
    """The value of a position is `base` plus the sum of its entries.

    Only every `step`th entry counts, from the `first` on: a learner that uses some of the tables
    develops a style of its own.
    """

    base: float
    values: list[float]
    first: int = 0
    step: int = 1

    def value(self, entries: Sequence[int]) -> float:
        """The value of a position with these entries."""
        return self.base + sum(map(self.values.__getitem__, entries[self.first :: self.step]))

    def learn(self, entries: Sequence[int], target: float, rate: float) -> None:
        """Move the value of a position towards `target`, by at most this share of the way."""
        values, own = self.values, entries[self.first :: self.step]
        change = rate * (target - self.value(entries)) / max(len(own), CALM)
        for entry in own:
            values[entry] += change

    def copy(self) -> "Weights":
        """Weights that can be changed without changing these."""
        return Weights(self.base, [*self.values], self.first, self.step)

    def changes_since(self, before: "Weights") -> Changes:
        """The differences from `before`."""
        pairs = enumerate(zip(self.values, before.values, strict=True))
        return {entry: value - old for entry, (value, old) in pairs if value != old}

    def add(self, all_changes: Sequence[Changes]) -> None:
        """Add the changes of several learners, for each entry the mean of those that changed it."""
        learners = Counter(entry for changes in all_changes for entry in changes)
        for changes in all_changes:
            for entry, change in changes.items():
                self.values[entry] += change / learners[entry]
