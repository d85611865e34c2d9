"""How long a bot may search: in processor time, in playouts, and at most in time that passes."""

from time import monotonic, thread_time
from typing import Final

from msgspec import Struct

UNLIMITED: Final = float("inf")


class Budget(Struct, frozen=True):
    """The limits of one search; with `playouts` alone its result depends on the seed only.

    `patience` is how many seconds may pass, for those who wait at a machine that is busy.
    """

    seconds: float = UNLIMITED
    playouts: float = UNLIMITED
    patience: float = UNLIMITED

    def __post_init__(self) -> None:
        if self.seconds == self.playouts == UNLIMITED:
            raise ValueError("a search needs an end: give it seconds or playouts")

    def shared(self, crowd: int) -> "Budget":
        """The part of each if so many share the time."""
        return Budget(self.seconds / crowd, self.playouts, self.patience)

    def part(self, count: int) -> "Budget":
        """One of `count` equal parts of everything."""
        return Budget(self.seconds / count, self.playouts / count, self.patience / count)


class Meter:
    """Measures the share of a budget that has been used; runs from its creation."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = thread_time() if budget.seconds != UNLIMITED else 0.0
        self._began = monotonic() if budget.patience != UNLIMITED else 0.0
        self.playouts = 0

    def used(self) -> float:
        """The share of the budget that has been used; 1 or more when it is spent."""
        budget = self._budget
        share = self.playouts / budget.playouts
        if budget.seconds != UNLIMITED:
            share = max(share, (thread_time() - self._started) / budget.seconds)
        if budget.patience != UNLIMITED:
            share = max(share, (monotonic() - self._began) / budget.patience)
        return share
