"""Knowledge with a default for everything, and knowledge with another `worth`."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Generic, cast

from quadriga.core import Advice, Game, Knowledge, Seat
from quadriga.core.typevars import A, S, V

USUAL: Final = Advice()


class PlainKnowledge(Generic[S, A, V]):
    """A position is worth the points so far; a game overrides what it knows better.

    A game that hides anything has to override `determinize`.
    """

    def __init__(self, game: Game[S, A, V], advice: Advice = USUAL) -> None:
        self.game = game
        self.advice = advice
        self.taught: Knowledge[S, A, V] = self

    def determinize(self, view: V, rng: Random) -> S:
        """The view itself: where nothing is hidden, it may be the position."""
        return cast(S, view)

    def worth(self, state: S, seat: Seat) -> float:
        """The points so far."""
        return float(self.game.scores(state)[seat])

    def worths(self, state: S, actions: Sequence[A], seat: Seat) -> Sequence[float]:
        """`worth` after each of these actions."""
        apply, worth = self.game.apply, self.worth
        return [worth(apply(state, action), seat) for action in actions]

    def expected(self, state: S) -> Sequence[float]:
        """The points so far."""
        return [*map(float, self.game.scores(state))]


class OtherWorth(PlainKnowledge[S, A, V]):
    """The knowledge of a game with another `worth`, such as the one that its lesson teaches."""

    def __init__(self, known: Knowledge[S, A, V], worth: Callable[[S, Seat], float]) -> None:
        super().__init__(known.game, known.advice)
        self._known = known
        self._worth = worth

    def determinize(self, view: V, rng: Random) -> S:
        """A position consistent with `view`."""
        return self._known.determinize(view, rng)

    def worth(self, state: S, seat: Seat) -> float:
        """The other estimate."""
        return self._worth(state, seat)
