"""The tiny game, in which a hand promises points that are not counted yet."""

from collections.abc import Mapping, Sequence

from quadriga.core import Terms
from tests.tiny.game import State, Tiny


class Promising(Tiny):
    """A seat can expect its points so far, and something for the number and values of its cards."""

    lesson = "promising"

    @property
    def feature_tables(self) -> Mapping[str, int]:
        return {"hand": 2}

    def terms(self, state: State) -> Sequence[Terms]:
        return [Terms((), 0, (len(hand), sum(hand))) for hand in state.hands]

    def handmade_expected(self, state: State) -> Sequence[float]:
        return [float(points) for points in self.scores(state)]
