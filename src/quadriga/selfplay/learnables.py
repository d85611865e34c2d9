"""What can be learned of a game, and in which of two ways."""

from typing import Any

from quadriga.core import AnyLearnable, BadComponents, Setup
from quadriga.core.learning import learns, learns_worth
from quadriga.games import GAMES, make
from quadriga.selfplay.method import Method
from quadriga.selfplay.prediction_rounds import PredictionRounds
from quadriga.selfplay.table_rounds import TableRounds


def learnables(name: str) -> list[AnyLearnable]:
    """The first knowledge with each `learned_key`; raises a refusal if nothing can be learned."""
    setups = GAMES[name].setups() if name in GAMES else [Setup(name, 1)]
    found: dict[str, AnyLearnable] = {}
    for knowledge in (make(setup).knowledge for setup in setups):
        if not learns(knowledge):
            raise BadComponents(f"{name}: the game names no features to learn from.")
        found.setdefault(knowledge.learned_key, knowledge)
    return [*found.values()]


def method_for(knowledge: AnyLearnable) -> type[Method[Any, Any]]:
    """How it is learned."""
    return TableRounds if learns_worth(knowledge) else PredictionRounds
