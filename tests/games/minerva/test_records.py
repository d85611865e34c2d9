"""Recorded games: finished ones of every number of players, with every phase in them."""

import re
from pathlib import Path
from typing import get_args

import pytest

from quadriga.core import BadRecord, replay_entry
from quadriga.core.records import load, read
from quadriga.core.verification import verify
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.rules.state import Over, Phase
from tests.walks import RECORDS

PATHS = sorted((RECORDS / Minerva.name).glob("*.txt"))


def game_of(path: Path) -> Minerva:
    return Minerva(seats=load(path).record.setup.seats)


def test_a_finished_game_is_recorded_for_every_number_of_players() -> None:
    ends = {game.seats: verify(game, load(path)) for path in PATHS for game in [game_of(path)]}
    assert sorted(ends) == [1, 2, 3, 4]
    assert all(isinstance(end.phase, Over) for end in ends.values())


def test_recorded_games_meet_every_phase() -> None:
    met: set[type] = set()
    for path in PATHS:
        game = game_of(path)
        state = game.initial()
        for entry in load(path).record.entries:
            met.add(type(state.phase))
            state = replay_entry(game, state, entry)
        met.add(type(state.phase))
    assert met == {*get_args(Phase)}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    ("beginning", "wrong", "message"),
    [
        ("build ", "build palace", "'build palace' is not a choice now"),
        ("residence ", "residence 90,90", "No tile of your city shares a side with that cell"),
        ("activate ", "activate north", "Choose up, right, down or left"),
        ("at ", "at 0,0", "There is a tile on that cell already"),
    ],
)
def test_a_line_that_does_not_play_is_named(
    path: Path, beginning: str, wrong: str, message: str
) -> None:
    lines = path.read_text("utf-8").splitlines()
    n = next(n for n, line in enumerate(lines) if re.match(rf"\d {beginning}", line))
    lines[n] = f"{lines[n][:2]}{wrong}"
    with pytest.raises(BadRecord, match=f"line {n + 1}: {message}"):
        verify(game_of(path), read("\n".join(lines).encode()))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_another_draw_makes_another_game(path: Path) -> None:
    """A reveal that names a tile which is not in the stack any more is refused."""
    lines = path.read_text("utf-8").splitlines()
    n = max(n for n, line in enumerate(lines) if line.startswith("* reveal"))
    lines[n] = "* reveal wheat-field"
    with pytest.raises(BadRecord, match=f"line {n + 1}: "):
        verify(game_of(path), read("\n".join(lines).encode()))
