"""Bots that search to the end of their own turn."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Generic

from quadriga.bots.players.oversight import seems_best
from quadriga.bots.search.plan import Plan
from quadriga.bots.search.turns import Turn, best_turns
from quadriga.core import AnyGame, Game, Knowledge, Seat
from quadriga.core.typevars import A, S, V

CONSIDERED: Final = 16
"""The number of best turns among which an oversight chooses."""


class GreedyBot(Generic[S, A, V]):
    """Chooses the turn that ends in the highest `worth`, and keeps to it.

    Hidden information is sampled once a turn with `Knowledge.determinize`. The bot misjudges each
    turn by about `oversight` points.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        knowledge: Knowledge[S, A, V] | None = None,
        *,
        oversight: float = 0.0,
    ) -> None:
        self._knowledge = knowledge or game.knowledge
        self._seat = seat
        self._rng = rng
        self._oversight = oversight
        self._plan: Plan[S, A, V] = Plan(game, seat)

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The next action of the planned turn, or the first of a new one."""
        action = self._plan.next(view, legal)
        if action is not None:
            return action
        world = self._knowledge.determinize(view, self._rng)
        return self._plan.follow(world, self._best_turn(world, legal).actions)

    def _best_turn(self, world: S, legal: Sequence[A]) -> Turn[S, A]:
        most = CONSIDERED if self._oversight else 1
        turns = best_turns(self._knowledge, world, legal, self._seat, most)
        return turns[seems_best([turn.worth for turn in turns], self._oversight, self._rng)]


class Pupil(GreedyBot[Any, Any, Any]):
    """Judges turns by `Knowledge.taught`, to measure what the lesson of a game teaches.

    It plays in the arena only: people meet the levels.
    """

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng, game.knowledge.taught)
