"""The four levels at which people meet our bots, the same in every game."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from quadriga.bots.bot import MakeBot
from quadriga.bots.players.greedy import GreedyBot
from quadriga.bots.players.hasty import HastyBot
from quadriga.bots.search.search import SearchBot
from quadriga.core import AnyGame, Seat


class Citizen(GreedyBot[Any, Any, Any]):
    """The best turn at sight, with the `slip` that the game advises."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
        super().__init__(game, seat, rng, oversight=game.knowledge.advice.slip)


class Senator(SearchBot[Any, Any, Any]):
    """A quick search: `playouts` of them, by default as many as the game advises."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, playouts: int = 0) -> None:
        limit = playouts or game.knowledge.advice.playouts
        super().__init__(game, seat, rng, seconds=0, playouts=limit)


class Emperor(SearchBot[Any, Any, Any]):
    """A search that takes about a second."""

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, *, seconds: float = 0.9, playouts: int = 0
    ) -> None:
        super().__init__(game, seat, rng, seconds=seconds, playouts=playouts)


LEVELS: Final[Mapping[str, MakeBot]] = {
    "novice": HastyBot,
    "citizen": Citizen,
    "senator": Senator,
    "emperor": Emperor,
}
"""The levels by name, the weakest first; docs/reference/bots.md tells how they differ."""

USUAL_LEVEL: Final = "citizen"
"""The default level of an opponent."""
