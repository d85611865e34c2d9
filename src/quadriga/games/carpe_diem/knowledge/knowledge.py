"""What bots know about Carpe Diem."""

from collections.abc import Sequence
from functools import lru_cache, partial
from random import Random
from typing import Final, cast

from quadriga.core import Advice, Game, Seat
from quadriga.games.carpe_diem.knowledge import taught
from quadriga.games.carpe_diem.knowledge.evaluation import Evaluation
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.determinize import determinize
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import Tables
from quadriga.games.carpe_diem.rules.view import View
from quadriga.kit.plain_knowledge import OtherWorth, PlainKnowledge

Moves = Sequence[a.Move]
Placements = Sequence[a.Place | a.Store]

ADVICE: Final = {
    2: Advice(width=20, horizon=4, furthest=12, variety=3.0, playouts=6, oversight=1.2, doubt=8),
    3: Advice(width=24, horizon=6, furthest=18, playouts=4, oversight=1.2, doubt=8),
    4: Advice(width=24, horizon=8, furthest=20, playouts=4, oversight=1.2, doubt=4),
}
"""By the number of players."""


_evaluation = lru_cache(maxsize=16)(Evaluation)


class Knowledge(PlainKnowledge[State, a.Action, View]):
    """Estimates made by hand."""

    def __init__(self, game: Game[State, a.Action, View], tables: Tables) -> None:
        super().__init__(game, ADVICE[tables.seats])
        self._tables = tables
        self._evaluation = _evaluation(tables)
        self.taught = OtherWorth(self, partial(taught.taught, tables))

    def determinize(self, view: View, rng: Random) -> State:
        """Sample a position consistent with `view`: hidden fountain cards are dealt at random."""
        return determinize(self._tables, view, rng)

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the final points of `seat`."""
        return self._evaluation.worth(state, seat)

    def worths(self, state: State, actions: Sequence[a.Action], seat: Seat) -> Sequence[float]:
        """`worth` after each of these actions."""
        phase = state.phase
        if isinstance(phase, s.Placing) and phase.seat == seat:
            return self._evaluation.worths_of_places(state, cast(Placements, actions))
        if isinstance(phase, s.Moving) and phase.seat == seat:
            return self._evaluation.worths_of_moves(state, cast(Moves, actions))
        return super().worths(state, actions, seat)

    def expected(self, state: State) -> Sequence[float]:
        """`worth` and what it misses on average; at the end the points."""
        if isinstance(state.phase, s.Over):
            return super().expected(state)
        missed = self._evaluation.missed(state)
        return [self.worth(state, Seat(n)) + missed for n in range(self._tables.seats)]
