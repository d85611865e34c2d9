"""The tiny game with dear rolls: it is better to cover cards, which points so far do not show."""

from collections.abc import Mapping, Sequence

from quadriga.core import Seat
from quadriga.learning.weights import Weights
from tests.tiny.game import Action, Over, State, Tiny

LAID, POINTS = 9, 40
MIDDLE = POINTS // 2


class Dear(Tiny):
    """A covered card counts its value and three times the roll, an open one 1 more."""

    lesson = "dear"
    hoped_result = 5.0

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(seats=2, hand=2)
        self.weights = weights

    def scores(self, state: State) -> tuple[int, ...]:
        more = 3 * state.phase.rolled if isinstance(state.phase, Over) else 0
        return tuple(
            sum(opened) + len(opened) + sum(covered) + more * len(covered)
            for opened, covered in zip(state.opened, state.covered, strict=True)
        )

    @property
    def feature_tables(self) -> Mapping[str, int]:
        return {"laid": LAID, "points": POINTS}

    def features(self, state: State, seat: Seat) -> Sequence[int]:
        mine, other = state.opened[seat], state.opened[1 - seat]
        points = sum(mine) + sum(state.covered[seat]) - sum(other)
        return [3 * len(mine) + len(state.covered[seat]), LAID + MIDDLE + points]

    def handmade_worth(self, state: State, seat: Seat) -> float:
        return float(self.scores(state)[seat])

    def worth(self, state: State, seat: Seat) -> float:
        if self.weights is None or isinstance(state.phase, Over):
            return self.handmade_worth(state, seat)
        return self.weights.value(self.features(state, seat))

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        return [self.worth(self.apply(state, action), seat) for action in actions]
