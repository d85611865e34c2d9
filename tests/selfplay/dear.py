"""The tiny game with dear rolls: it is better to cover cards, which points so far do not show."""

from collections.abc import Mapping, Sequence

from quadriga.core import Seat
from quadriga.selfplay.weights import Weights
from tests.tiny.game import Knowledge, Over, State, Tiny

LAID, POINTS = 9, 40
MIDDLE = POINTS // 2


class DearKnowledge(Knowledge):
    """With `weights` the learned values, else the points so far."""

    learned_key = "dear"
    hoped_result = 5.0
    feature_tables: Mapping[str, int] = {"laid": LAID, "points": POINTS}

    def __init__(self, game: "Dear", weights: Weights | None) -> None:
        super().__init__(game)
        self.weights = weights

    @property
    def unlearned(self) -> Knowledge:
        return Knowledge(Dear())

    def features(self, state: State, seat: Seat) -> Sequence[int]:
        mine, other = state.opened[seat], state.opened[1 - seat]
        points = sum(mine) + sum(state.covered[seat]) - sum(other)
        return [3 * len(mine) + len(state.covered[seat]), LAID + MIDDLE + points]

    def worth(self, state: State, seat: Seat) -> float:
        if self.weights is None or isinstance(state.phase, Over):
            return super().worth(state, seat)
        return self.weights.value(self.features(state, seat))


class Dear(Tiny):
    """A covered card counts its value and three times the roll, an open one 1 more."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(seats=2, hand=2)
        self.weights = weights

    @property
    def knowledge(self) -> DearKnowledge:
        return DearKnowledge(self, self.weights)

    def scores(self, state: State) -> tuple[int, ...]:
        more = 3 * state.phase.rolled if isinstance(state.phase, Over) else 0
        return tuple(
            sum(opened) + len(opened) + sum(covered) + more * len(covered)
            for opened, covered in zip(state.opened, state.covered, strict=True)
        )
