"""The points that seats can expect: the hand-made ones, corrected by what was learned."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from quadriga.core import AnyLearnableExpected, Terms
from quadriga.kit.learned import NO_TERMS, Values

S = TypeVar("S")


class Corrected(Generic[S]):
    """What a game's `handmade_expected` says of each seat, and what it misses of the final points.

    `missing` names for each seat the terms of what is missed, given the position and what is
    expected of every seat. It is not asked once the game is over: nothing is missing then.
    """

    def __init__(
        self, game: AnyLearnableExpected, missing: Callable[[S, Sequence[float]], list[Terms]]
    ) -> None:
        self._game = game
        self._missing = missing

    def terms(self, state: S) -> list[Terms]:
        """The terms of what `handmade_expected` misses, for each seat."""
        return self._terms(state, self._game.handmade_expected(state))

    def expected(self, state: S, learned: Values | None) -> Sequence[float]:
        """The points that each seat can expect; the hand-made ones if nothing was learned."""
        handmade = self._game.handmade_expected(state)
        if learned is None:
            return handmade
        rows = zip(handmade, self._terms(state, handmade), strict=True)
        return [points + learned.prediction(terms) for points, terms in rows]

    def _terms(self, state: S, handmade: Sequence[float]) -> list[Terms]:
        if self._game.to_act(state) is None:
            return [NO_TERMS for _ in handmade]
        return self._missing(state, handmade)
