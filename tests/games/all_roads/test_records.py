"""Recorded games: finished ones of every set-up, and one of every way to end."""

from pathlib import Path

import pytest

from quadriga.core import BadRecord
from quadriga.core.records import load, read, write
from quadriga.core.verification import verify
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.rules.state import Over
from tests.walks import RECORDS

PATHS = sorted((RECORDS / AllRoads.name).glob("*.txt"))


def game_of(path: Path) -> AllRoads:
    setup = load(path).record.setup
    return AllRoads(seats=setup.seats, variant=setup.variant)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_to_its_result(path: Path) -> None:
    reading = load(path)
    state = verify(game_of(path), reading)
    assert isinstance(state.phase, Over)
    assert write(reading.record) == path.read_text("utf-8")


def test_there_is_a_record_of_every_set_up() -> None:
    assert {game_of(path).setup.variant for path in PATHS} >= {"full_length", "cooperative"}
    recorded = [(s.seats, s.variant) for s in (load(path).record.setup for path in PATHS)]
    assert {(s.seats, s.variant) for s in AllRoads.setups()} == set(recorded)


@pytest.mark.rule("ROA-P6")
def test_one_record_ends_with_a_closed_map() -> None:
    closed = [path for path in PATHS if not verify(game_of(path), load(path)).frontier]
    assert [path.stem for path in closed] == ["standard-4-closed-map"]


def test_a_line_that_does_not_play_is_named() -> None:
    path = next(path for path in PATHS if path.stem == "standard-2-greedy")
    lines = path.read_text("utf-8").splitlines()
    n = next(n for n, line in enumerate(lines) if " place " in line)
    lines[n] = lines[n].rsplit(" ", 2)[0] + " 30,30 r0"
    with pytest.raises(BadRecord, match=f"line {n + 1}: No road of the network leads to 30,30"):
        verify(game_of(path), read("\n".join(lines).encode()))
