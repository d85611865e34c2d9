"""The searches of bench/searches play legal games."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from bench.searches.gumbel import GumbelTurns
from bench.searches.open_loop import OpenLoop
from bench.searches.postponed import Postponed
from quadriga.core import Seat
from quadriga.games import GAMES
from tests.games.positions import match

SEARCHES: list[Any] = [OpenLoop, GumbelTurns, Postponed]


class Checked:
    """Makes few playouts, and checks that what is chosen is legal."""

    def __init__(self, search: Any, game: Any, seat: Seat, rng: Random) -> None:
        self._bot = search(game, seat, rng, seconds=0, playouts=3, horizon=1)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        action = self._bot.choose(view, legal)
        assert action in legal
        return action


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("name", ["all_roads", "carpe_diem", "imperator"])
def test_a_search_plays_a_game_to_its_end(name: str, search: Any) -> None:
    game = GAMES[name]()
    assert game.result(match(game, [partial(Checked, search)] * game.seats, "literature"))
