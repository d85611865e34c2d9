"""The entries of all tables while they are learned."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

Changes: TypeAlias = Mapping[int, float]
"""What was added to each entry that changed."""


CALM: Final = 20
"""Entries that share the way to a target; fewer leave a part of it, or single results decide."""


class Weights(Struct):
    """The value of a position is `base` and the sum of its entries.

    Of these only every `step`th counts, from the `first` on: who looks at some of the tables only
    comes to another style than who looks at others.
    """

    base: float
    values: list[float]
    first: int = 0
    step: int = 1

    def value(self, entries: Sequence[int]) -> float:
        """The value of a position with these entries."""
        return self.base + sum(map(self.values.__getitem__, entries[self.first :: self.step]))

    def learn(self, entries: Sequence[int], target: float, rate: float) -> None:
        """Move the value of a position towards `target`, by this share of the way or less."""
        values, own = self.values, entries[self.first :: self.step]
        change = rate * (target - self.value(entries)) / max(len(own), CALM)
        for entry in own:
            values[entry] += change

    def copy(self) -> "Weights":
        """Weights that can be changed while these stay."""
        return Weights(self.base, [*self.values], self.first, self.step)

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
