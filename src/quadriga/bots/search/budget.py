"""How long a bot may search: processor time, playouts and wall time."""

from time import monotonic, thread_time
from typing import Final

from msgspec import Struct

UNLIMITED: Final = float("inf")


class Budget(Struct, frozen=True):
    """The limits of one search; with `playouts` alone, its result depends only on the seed.

    `seconds` are of processor time. `patience` is wall time, for people who wait.
    """

    seconds: float = UNLIMITED
    playouts: float = UNLIMITED
    patience: float = UNLIMITED

    def __post_init__(self) -> None:
        if self.seconds == self.playouts == UNLIMITED:
            raise ValueError("a search needs an end: give it seconds or playouts")

    def shared(self, crowd: int) -> "Budget":
        """The budget of each of `crowd` searches that share the time."""
        return Budget(self.seconds / crowd, self.playouts, self.patience)

    def part(self, count: int) -> "Budget":
        """One of `count` equal parts of everything."""
        return Budget(self.seconds / count, self.playouts / count, self.patience / count)


class Meter:
    """Measures how much of a budget has been used since the meter was made."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = thread_time() if budget.seconds != UNLIMITED else 0.0
        self._began = monotonic() if budget.patience != UNLIMITED else 0.0
        self.playouts = 0

    def used(self) -> float:
        """The used share of the budget; 1 or more once it is spent."""
        budget = self._budget
        share = self.playouts / budget.playouts
        if budget.seconds != UNLIMITED:
            share = max(share, (thread_time() - self._started) / budget.seconds)
        if budget.patience != UNLIMITED:
            share = max(share, (monotonic() - self._began) / budget.patience)
        return share
