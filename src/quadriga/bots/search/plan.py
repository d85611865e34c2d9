"""The rest of a planned turn."""

from collections.abc import Sequence
from typing import Generic

from quadriga.core import Game, Seat
from quadriga.core.typevars import A, S, V


class Plan(Generic[S, A, V]):
    """The actions still to come, each with the view it is meant for; others drop it."""

    def __init__(self, game: Game[S, A, V], seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._steps: list[tuple[V, A]] = []

    def follow(self, world: S, actions: Sequence[A]) -> A:
        """Plan these actions from a position that fits the present view; returns the first."""
        game, steps = self._game, []
        for action in actions:
            steps.append((game.view(world, self._seat), action))
            world = game.apply(world, action)
        (_, first), *self._steps = steps
        return first

    def next(self, view: V, legal: Sequence[A]) -> A | None:
        """The only legal action, or the one that is planned for this view, or None."""
        if len(legal) == 1:
            return legal[0]
        while self._steps:
            expected, action = self._steps.pop(0)
            if expected == view:
                return action
        return None
