"""What bots know about All Roads, with an `expected` that was learned from self-play."""

from collections.abc import Sequence
from functools import cached_property, partial
from operator import add
from random import Random
from typing import Final, cast

from msgspec.structs import replace

from quadriga.core import Advice, Game, Seat, Terms
from quadriga.games.all_roads.knowledge import evaluation, taught
from quadriga.games.all_roads.knowledge.expectation import Expectation
from quadriga.games.all_roads.rules.actions import Action, Done, House, Lay
from quadriga.games.all_roads.rules.determinize import determinize
from quadriga.games.all_roads.rules.state import Building, Laying, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import View
from quadriga.kit.learned import values_of
from quadriga.kit.plain_knowledge import OtherWorth, PlainKnowledge

_SHARED: Final = Advice(endgame=True, oversight=0.3)
_OF_TWO: Final = replace(_SHARED, width=16, pool=64, horizon=2, breadth=4, trust=3, playouts=3)
_OF_THREE: Final = replace(
    _SHARED, width=12, pool=32, horizon=3, breadth=3, trust=1, scatter=1.0, playouts=6
)
ADVICE: Final = {2: _OF_TWO, 3: _OF_THREE, 4: replace(_OF_THREE, horizon=4)}
"""By the number of players."""

ADVICE_TOGETHER: Final = replace(_OF_THREE, scatter=0.0, rivalry=0.0)
"""For the cooperative game, where all have the same points."""


class Knowledge(PlainKnowledge[State, Action, View]):
    """What a position is worth, and what each seat can expect at the end.

    Without `learned`, or with other component data than those of `learned.json`, a seat expects its
    points so far.
    """

    def __init__(
        self, game: Game[State, Action, View], tables: Tables, *, learned: bool = True
    ) -> None:
        cooperative = tables.variant is Variant.COOPERATIVE
        super().__init__(game, ADVICE_TOGETHER if cooperative else ADVICE[tables.seats])
        self._tables = tables
        self._expectation = Expectation(tables)
        self.feature_tables = self._expectation.sizes
        self.learned_key = f"{tables.seats} {Variant.STANDARD if cooperative else tables.variant}"
        self._values = values_of(__package__, self) if learned else None
        self.taught = OtherWorth(self, partial(taught.taught, tables))

    @cached_property
    def unlearned(self) -> "Knowledge":
        """The same with the points so far as `expected`."""
        return Knowledge(self.game, self._tables, learned=False)

    def determinize(self, view: View, rng: Random) -> State:
        """Sample a position consistent with `view`."""
        return determinize(self._tables, view, rng)

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the position for `seat`, in points."""
        return evaluation.worth(self._tables, state, seat)

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> Sequence[float]:
        """`worth` after each of these actions."""
        tables, phase = self._tables, state.phase
        stays_open = not tables.faces.can_be_apart and len(state.frontier) > 1
        if isinstance(phase, Laying) and phase.seat == seat and stays_open:
            placements = cast(Sequence[Lay], actions)
            return evaluation.worths_of_tiles(tables, state, phase, placements)
        if isinstance(phase, Building) and phase.seat == seat:
            choices = cast(Sequence[House | Done], actions)
            return evaluation.worths_of_houses(tables, state, phase, choices)
        return super().worths(state, actions, seat)

    def terms(self, state: State) -> list[Terms]:
        """What each seat may still gain."""
        return self._expectation.terms(state)

    def expected(self, state: State) -> list[float]:
        """The points that each seat can expect at the end; together everybody has the sum."""
        points = [*map(float, self.game.scores(state))]
        if self._values is not None:
            points = [*map(add, points, map(self._values.prediction, self.terms(state)))]
        cooperative = self._tables.variant is Variant.COOPERATIVE
        return [sum(points)] * len(points) if cooperative else points

    def tile_worth(self, tile: int) -> float:
        """What an unplayed tile adds to the points that a seat can expect."""
        return 0.0 if self._values is None else self._values.entry(tile)
