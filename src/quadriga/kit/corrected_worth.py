"""The points that seats can expect at the end: what `worth` says, corrected by what was learned."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from quadriga.core import AnyGame, Seat, Terms
from quadriga.kit.learned import NO_TERMS, Values

S = TypeVar("S")


class CorrectedWorth(Generic[S]):
    """What a game's `worth` says of each seat, and what it misses of the points at the end.

    `missing` names for each seat the terms of what `worth` misses, given the position and what
    `worth` says of every seat. It is not asked once the game is over: nothing is missing then.
    """

    def __init__(self, game: AnyGame, missing: Callable[[S, Sequence[float]], list[Terms]]) -> None:
        self._game = game
        self._seats = [Seat(n) for n in range(game.seats)]
        self._missing = missing

    def worths(self, state: S) -> list[float]:
        """What `worth` says of each seat."""
        return [self._game.worth(state, seat) for seat in self._seats]

    def terms(self, state: S) -> list[Terms]:
        """The terms of what `worth` misses, for each seat."""
        return self._terms(state, self.worths(state))

    def expected(self, state: S, learned: Values | None) -> list[float]:
        """The points that each seat can expect; what `worth` says if nothing was learned."""
        worths = self.worths(state)
        if learned is None:
            return worths
        rows = zip(worths, self._terms(state, worths), strict=True)
        return [worth + learned.prediction(terms) for worth, terms in rows]

    def _terms(self, state: S, worths: Sequence[float]) -> list[Terms]:
        if self._game.to_act(state) is None:
            return [NO_TERMS for _ in worths]
        return self._missing(state, worths)
