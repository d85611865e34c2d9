"""A bot that knows nothing learned, to compare with."""

from random import Random
from typing import Any

from quadriga.bots.search.search import SearchBot
from quadriga.core import AnyGame, AnyKnowledge, Seat
from quadriga.core.learning import learns


def without_learning(knowledge: AnyKnowledge) -> AnyKnowledge:
    """The same as if nothing had been learned."""
    return knowledge.unlearned if learns(knowledge) else knowledge


class HandmadeSearch(SearchBot[Any, Any, Any]):
    """The search with hand-made values, for the arena; compare it with `search:seconds=0`."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, playouts: int = 32) -> None:
        handmade = without_learning(game.knowledge)
        super().__init__(game, seat, rng, handmade, seconds=0, playouts=playouts)
