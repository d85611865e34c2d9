"""Carpe Diem keeps every law, in every set-up."""

from typing import Any, cast

import pytest

from quadriga.core import GameClass, Setup
from quadriga.games.carpe_diem import CarpeDiem
from tests.games.carpe_diem.census import census
from tests.laws import CENSUS, LAWS, hold
from tests.walks import recorded

EXAMPLES_OF_THE_USUAL, EXAMPLES = 8, 3
SETUPS = CarpeDiem.setups()
REGISTERED: GameClass = CarpeDiem
"""The class satisfies what the registry asks for, as mypy checks."""


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.seats))
def test_carpe_diem_keeps_the_law(setup: Setup, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, Any], CENSUS), CarpeDiem.name, census)
    game = CarpeDiem(seats=setup.seats, variant=setup.variant)
    assert game.setup == setup
    hold(LAWS[law], game, EXAMPLES_OF_THE_USUAL if setup == SETUPS[0] else EXAMPLES)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.seats))
def test_there_is_a_recorded_game_of_every_set_up(setup: Setup) -> None:
    assert recorded(setup)


def test_the_class_makes_the_game_that_a_setup_names() -> None:
    assert REGISTERED.name == "carpe_diem"
    assert [setup.seats for setup in REGISTERED.setups()] == [2, 3, 4]
    assert REGISTERED(seats=3, variant="standard").setup == SETUPS[1]
