"""The points that each seat can expect at the end, by what was learned from many games.

`worth` sees what lies there, not how much a seat will still build, and it counts on forums more
than they bring. This module says what is looked at to correct it; the numbers are learned, and
stand in `learned.json`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from quadriga.core import Terms
from quadriga.games.carpe_diem.evaluation import Evaluation
from quadriga.games.carpe_diem.state import State
from quadriga.games.carpe_diem.tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    BAKERY,
    CHIMNEYS,
    FOUNTAIN,
    MARKET,
    VILLA,
    Tables,
)

WIDTH: Final = 8
"""Numbers of a seat: see `Expectation`."""


class Expectation:
    """What `worth` misses, as the sum of terms of a table.

    The table `to_come` has a row for each number of turns and forums that a seat has before it:
    a constant, each point of `worth`, each good, coin and bread, each completed landscape, dwelling
    or villa, each single building, and each chimney.
    """

    def __init__(self, tables: Tables, evaluation: Evaluation) -> None:
        self._seats = range(tables.seats)
        self._to_come = evaluation.to_come
        phases = tables.box.phases
        rows = phases.count * (phases.rounds + 1) + 1
        self.sizes: Mapping[str, int] = {"to_come": rows * WIDTH}

    def missing(self, state: State, worths: Sequence[float]) -> list[Terms]:
        """What the worth of each seat misses, as long as the game goes on."""
        return [self._missing(state, seat, worths[seat]) for seat in self._seats]

    def _missing(self, state: State, seat: int, worth: float) -> Terms:
        purse, owned = state.purses[seat], state.districts[seat].owned
        numbers = (
            1,
            worth,
            sum(purse.goods),
            purse.coins,
            purse.bread,
            owned[ANY_LANDSCAPE] + owned[ANY_DWELLING] + owned[VILLA],
            owned[MARKET] + owned[BAKERY] + owned[FOUNTAIN],
            owned[CHIMNEYS],
        )
        return Terms((), sum(self._to_come(state, seat)) * WIDTH, numbers)
