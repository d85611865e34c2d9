"""Minerva keeps every law, in every set-up."""

from typing import Any, cast, get_args

import pytest

from quadriga.core import GameClass, Setup, replay_entry
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.state import Phase
from tests.games.minerva.census import census
from tests.laws import CENSUS, LAWS, hold
from tests.walks import recorded

EXAMPLES = 4
SETUPS = Minerva.setups()
GAME: GameClass = Minerva


def name_of(setup: Setup) -> str:
    return f"{setup.seats}-{setup.variant}"


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_minerva_keeps_the_law(setup: Setup, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, Any], CENSUS), Minerva.name, census)
    game = Minerva(seats=setup.seats, variant=setup.variant)
    assert game.setup == setup
    hold(LAWS[law], game, EXAMPLES)


def test_there_is_a_set_up_for_one_to_four() -> None:
    assert sorted(setup.seats for setup in SETUPS) == [1, 2, 3, 4]
    assert GAME.name == "minerva"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_there_is_a_recorded_game_of_every_set_up(setup: Setup) -> None:
    assert recorded(setup)


def test_recorded_games_meet_every_phase() -> None:
    met: set[type] = set()
    for setup in SETUPS:
        game = Minerva(seats=setup.seats)
        for reading in recorded(setup):
            state = game.initial()
            for entry in reading.record.entries:
                met.add(type(state.phase))
                state = replay_entry(game, state, entry)
            met.add(type(state.phase))
    assert met == {*get_args(Phase)}
