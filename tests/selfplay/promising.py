"""The tiny game, in which a hand promises points that are not counted yet."""

from collections.abc import Mapping, Sequence

from quadriga.core import Terms
from tests.tiny.game import Knowledge, State, Tiny


class PromisingKnowledge(Knowledge):
    """A seat can expect its points so far, and something for the number and values of its cards."""

    learned_key = "promising"
    feature_tables: Mapping[str, int] = {"hand": 2}

    @property
    def unlearned(self) -> Knowledge:
        return self

    def terms(self, state: State) -> Sequence[Terms]:
        return [Terms((), 0, (len(hand), sum(hand))) for hand in state.hands]


class Promising(Tiny):
    """The game with a promising hand."""

    @property
    def knowledge(self) -> PromisingKnowledge:
        return PromisingKnowledge(self)
