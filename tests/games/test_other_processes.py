"""Games, positions and views go to another process and come back as they were."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from msgspec.structs import replace

from quadriga.core import AnyGame, Seat
from quadriga.games import GAMES, make
from quadriga.games.all_roads import AllRoads
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.imperator import Imperator
from quadriga.games.minerva import Minerva
from tests.walks import chosen

STEPS = 30


@pytest.fixture(scope="module")
def other() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


def goes_on(game: AnyGame, state: Any) -> tuple[AnyGame, Any, Any]:
    """The game, and the position and view after some more steps that are always the same."""
    for number in range(STEPS):
        if game.to_act(state) is None:
            break
        state = game.apply(state, chosen(game, state, number))
    return game, state, game.view(state, Seat(0))


def with_part(box: Any, part: str, **fields: Any) -> Any:
    """A box in which some fields of a part are others."""
    return replace(box, **{part: replace(getattr(box, part), **fields)})


CHANGED: tuple[AnyGame, ...] = (
    Imperator(box=with_part(Imperator.box(), "game", hand=4)),
    AllRoads(box=with_part(AllRoads.box(), "constants", hand=5)),
    Minerva(box=with_part(Minerva.box(), "residence", per_player=8)),
    CarpeDiem(box=with_part(CarpeDiem.box(), "amounts", forum_penalty=5)),
)
"""Each game with other component data."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_plays_on_in_another_process(other: ProcessPoolExecutor, name: str) -> None:
    for setup in GAMES[name].setups():
        game = make(setup)
        _, state, _ = goes_on(game, game.initial())
        assert other.submit(goes_on, game, state).result() == goes_on(game, state)


@pytest.mark.parametrize("game", CHANGED, ids=lambda game: game.name)
def test_changed_component_data_goes_along(other: ProcessPoolExecutor, game: AnyGame) -> None:
    back, state, view = other.submit(goes_on, game, game.initial()).result()
    assert (back, state, view) == goes_on(game, game.initial())
    assert back.tables.box == game.tables.box  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", CHANGED, ids=lambda game: game.name)
def test_a_game_with_other_component_data_is_another_game(game: AnyGame) -> None:
    assert game != make(game.setup)
    assert make(game.setup) == make(game.setup)
    assert hash(make(game.setup)) == hash(make(game.setup))


def test_a_game_with_another_setup_is_another_game() -> None:
    games = [make(setup) for name in GAMES for setup in GAMES[name].setups()]
    assert len({*games}) == len(games)
    assert all((a == b) is (n == m) for n, a in enumerate(games) for m, b in enumerate(games))
