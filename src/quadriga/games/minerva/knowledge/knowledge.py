"""What bots know about Minerva."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from quadriga.core import Advice, Game, Seat
from quadriga.games.minerva.knowledge import taught, weights
from quadriga.games.minerva.knowledge.evaluation import evaluation
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.determinize import determinize
from quadriga.games.minerva.rules.state import State
from quadriga.games.minerva.rules.tables import Tables
from quadriga.games.minerva.rules.view import View
from quadriga.kit.plain_knowledge import OtherWorth, PlainKnowledge

ADVICE: Final = Advice(
    width=16, foresight=12, rivalry=0.0, playouts=16, oversight=0.8, slip=0.5, doubt=8
)


class Knowledge(PlainKnowledge[State, Action, View]):
    """Estimates made by hand."""

    def __init__(self, game: Game[State, Action, View], tables: Tables) -> None:
        super().__init__(game, ADVICE)
        self._tables = tables
        self._evaluation = evaluation(tables)
        self.taught = OtherWorth(self, partial(taught.taught, tables))

    def determinize(self, view: View, rng: Random) -> State:
        """The position that `view` shows; nothing is hidden, so there is only one."""
        return determinize(self._tables, view)

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the points that `seat` will have, less a share of the others'."""
        return self._evaluation.worth(state, seat)

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        """`worth` after each of these actions."""
        return self._evaluation.worths(state, actions, seat, self.game.apply)

    def expected(self, state: State) -> list[float]:
        """The points that each seat can expect at the end.

        `worth` compares the choices of one turn. It sees the lines of today, and not how much
        longer they will be in later rounds.
        """
        later = weights.ALONE if self._tables.solo else weights.AMONG_OTHERS
        share, residence, assistant = later[self._tables.rounds - state.round]
        expected = []
        for seat, city in enumerate(state.cities):
            points = self._evaluation.score(city)
            promise = self._evaluation.worth(state, seat) - points
            sure = points + share * promise
            expected.append(sure + residence * city.residences + assistant * city.hand)
        return expected
