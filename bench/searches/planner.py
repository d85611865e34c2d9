"""What the searches of this folder share: they plan whole turns within a time."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from quadriga.bots.search.budget import UNLIMITED, Budget, Meter
from quadriga.bots.search.plan import Plan
from quadriga.bots.search.playouts import Playouts, judge
from quadriga.core import CHANCE, AnyGame, Seat


class TurnPlanner(ABC):
    """Plans a turn in `seconds` of processor time or so many `playouts`, and keeps to it.

    It looks `horizon` turns further on, 0 for as many as the game advises.
    """

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, seconds: float, playouts: int, horizon: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.horizon = horizon or game.knowledge.advice.horizon
        self.playouts = Playouts(game.knowledge, game.knowledge.advice.breadth)
        self._budget = Budget(seconds or UNLIMITED, playouts or UNLIMITED)
        self._plan: Plan[Any, Any, Any] = Plan(game, seat)

    @abstractmethod
    def best_turn(self, view: Any, legal: Sequence[Any], meter: Meter) -> Sequence[Any]:
        """The actions of the turn that was found when `meter` was used up."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The next action of the turn that was planned, or of one that is planned now."""
        action = self._plan.next(view, legal)
        if action is not None:
            return action
        actions = self.best_turn(view, legal, Meter(self._budget))
        return self._plan.follow(self.game.knowledge.determinize(view, self.rng), actions)

    def margin(self, state: Any, seat: Seat) -> float:
        """By how many points `seat` can expect to be ahead."""
        return judge(self.game.knowledge, state, seat).margin

    def after_chance(self, state: Any, rng: Random) -> Any:
        """The position in which a seat is to act, or the end."""
        while self.game.to_act(state) is CHANCE:
            state = self.game.apply(state, self.game.sample_chance(state, rng))
        return state

    def after(self, state: Any, actions: Sequence[Any]) -> Any:
        """The position after these actions."""
        for action in actions:
            state = self.game.apply(state, action)
        return state
