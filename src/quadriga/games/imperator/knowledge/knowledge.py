"""What bots know about Imperator: a `worth` that was learned from self-play."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Final

from quadriga.core import Advice, Game, Seat
from quadriga.games.imperator.box.components import Resource
from quadriga.games.imperator.knowledge import evaluation, taught
from quadriga.games.imperator.knowledge.features import HOPED_POINTS, Features
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.actions import Action, Conquer, Lose
from quadriga.games.imperator.rules.state import Drawing, Over, State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.games.imperator.rules.view import View, position
from quadriga.kit.learned import values_of
from quadriga.kit.plain_knowledge import OtherWorth, PlainKnowledge

ADVICE: Final = Advice(width=6, distinct=True, horizon=5, playouts=100, oversight=1.0)


class Knowledge(PlainKnowledge[State, Action, View]):
    """Without `learned`, or with other component data, `worth` is the hand-made estimate."""

    learned_key = "standard"
    hoped_result = HOPED_POINTS

    def __init__(
        self, game: Game[State, Action, View], tables: Tables, *, learned: bool = True
    ) -> None:
        super().__init__(game, ADVICE)
        self._tables = tables
        self._features = _features(tables)
        self.feature_tables = self._features.sizes
        self._values = values_of(__package__, self) if learned else None
        self.taught = OtherWorth(self, lambda state, seat: taught.taught(tables, state))

    @cached_property
    def unlearned(self) -> "Knowledge":
        """The same with the estimate of the greedy player in the specification."""
        return Knowledge(self.game, self._tables, learned=False)

    def determinize(self, view: View, rng: Random) -> State:
        """The position that `view` shows; there is only one, since a deck has no order."""
        return position(self._tables, view)

    def features(self, state: State, seat: Seat) -> list[int]:
        """The index in each table, for a position between turns."""
        return self._features.of(state)

    def worth(self, state: State, seat: Seat) -> float:
        """The points to expect; within a turn, those after the best way to end it."""
        values = self._values
        if values is None:
            return evaluation.worth(self._tables, state)
        match state.phase:
            case Drawing():
                return values.value(self._features.of(state))
            case Over():
                return float(scoring.score(self._tables, state))
            case _:
                return max(self.worths(state, self.game.legal_actions(state), seat))

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        """`worth` after each action; regions that give the same resource are judged once."""
        found: dict[Resource | type[Lose], float] = {}
        apply, worths = self.game.apply, []
        for action in actions:
            kind = _kind(self._tables, action)
            worth = None if kind is None else found.get(kind)
            if worth is None:
                worth = self.worth(apply(state, action), seat)
                if kind is not None:
                    found[kind] = worth
            worths.append(worth)
        return worths

    def expected(self, state: State) -> list[float]:
        """The `worth` of each seat."""
        return [self.worth(state, Seat(n)) for n in range(self.game.seats)]


def _kind(tables: Tables, action: Action) -> Resource | type[Lose] | None:
    """What all actions share that lead to positions of the same worth; None if only one does."""
    if isinstance(action, Conquer):
        return tables.region[action.region].gives
    return Lose if isinstance(action, Lose) else None


_features = lru_cache(maxsize=16)(Features)
