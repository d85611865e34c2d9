"""Recorded games are played to the results that they had."""

from pathlib import Path

import pytest

from quadriga.core.records import load, write
from quadriga.core.verification import verify
from quadriga.games import GAMES, make
from tests.records.wishes import IMPERATOR, played
from tests.walks import RECORDS

FILES = sorted(RECORDS.glob("*/*.txt"))


def test_there_are_recorded_games_of_every_game() -> None:
    assert {path.parent.name for path in FILES} == {*GAMES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_plays_to_its_result(path: Path) -> None:
    reading = load(path)
    game = make(reading.record.setup)
    state = verify(game, reading)
    assert (game.to_act(state) is None) == (reading.record.result is not None)
    assert write(reading.record) == path.read_text("utf-8")


@pytest.mark.parametrize("name", IMPERATOR)
def test_a_recorded_game_shows_what_it_is_there_for(name: str) -> None:
    setup, shows = IMPERATOR[name]
    record = load(RECORDS / "imperator" / f"{name}.txt").record
    assert record.setup == setup
    assert shows(record.result, played(setup, record.entries))


def test_every_recorded_game_is_there_for_something() -> None:
    assert {path.stem for path in (RECORDS / "imperator").glob("*.txt")} == {*IMPERATOR}


@pytest.mark.parametrize("name", GAMES)
def test_every_set_up_has_a_recorded_game(name: str) -> None:
    setups = [load(path).record.setup for path in (RECORDS / name).glob("*.txt")]
    assert all(setup in setups for setup in GAMES[name].setups())
