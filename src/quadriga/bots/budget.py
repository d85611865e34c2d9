"""How long a bot may search: in processor time or in playouts."""

from time import thread_time
from typing import Final

from msgspec import Struct

UNLIMITED: Final = float("inf")


class Budget(Struct, frozen=True):
    """The limits of one search; with `playouts` alone its result depends on the seed only."""

    seconds: float = UNLIMITED
    playouts: float = UNLIMITED

    def __post_init__(self) -> None:
        if self.seconds == self.playouts == UNLIMITED:
            raise ValueError("a search needs an end: give it seconds or playouts")

    def shared(self, crowd: int) -> "Budget":
        """The part of each if so many share the time."""
        return Budget(self.seconds / crowd, self.playouts)


class Meter:
    """Measures the share of a budget that has been used; runs from its creation."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = thread_time() if budget.seconds != UNLIMITED else 0.0
        self.playouts = 0

    def used(self) -> float:
        """The share of the budget that has been used; 1 or more when it is spent."""
        share = self.playouts / self._budget.playouts
        if self._budget.seconds == UNLIMITED:
            return share
        return max(share, (thread_time() - self._started) / self._budget.seconds)
