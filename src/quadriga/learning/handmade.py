"""Games and bots without anything learned, to compare with."""

from collections.abc import Sequence
from random import Random
from typing import Any

from quadriga.bots.search import SearchBot
from quadriga.core import AnyGame, AnyLearnableExpected, AnyLearnableWorth, Seat
from quadriga.learning.lessons import learns_expected, learns_worth


class HandmadeWorth:
    """A game with its hand-made `worth` in place of the learned one."""

    def __init__(self, game: AnyLearnableWorth) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def worth(self, state: Any, seat: Seat) -> float:
        """`worth` without anything learned."""
        return self._game.handmade_worth(state, seat)

    def worths(self, state: Any, actions: Sequence[Any], seat: Seat) -> list[float]:
        """`worth` after each of these actions."""
        return [self.worth(self._game.apply(state, action), seat) for action in actions]

    def expected(self, state: Any) -> list[float]:
        """What `worth` says."""
        return [self.worth(state, Seat(n)) for n in range(self._game.seats)]


class HandmadeExpected:
    """A game with its hand-made `expected` in place of the learned one."""

    def __init__(self, game: AnyLearnableExpected) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def expected(self, state: Any) -> Sequence[float]:
        """`expected` without anything learned."""
        return self._game.handmade_expected(state)


def without_learning(game: AnyGame) -> Any:
    """The same game as if nothing had been learned."""
    if learns_worth(game):
        return HandmadeWorth(game)
    return HandmadeExpected(game) if learns_expected(game) else game


class HandmadeSearch(SearchBot[Any, Any, Any]):
    """The search with hand-made values, for the arena; compare it with `search:seconds=0`."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, playouts: int = 32) -> None:
        super().__init__(without_learning(game), seat, rng, seconds=0, playouts=playouts)
