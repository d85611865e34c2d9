"""Recorded games: finished ones of every set-up, one broken off, one with two rewards at once."""

from pathlib import Path

import pytest

from quadriga.core import BadRecord
from quadriga.core.records import load, read
from quadriga.core.verification import verify
from quadriga.games.carpe_diem import CarpeDiem
from tests.games.carpe_diem.wording import text
from tests.walks import RECORDS

PATHS = sorted((RECORDS / CarpeDiem.name).glob("*.txt"))


def game_of(path: Path) -> CarpeDiem:
    return CarpeDiem(seats=load(path).record.setup.seats)


def test_there_is_a_finished_record_of_every_set_up() -> None:
    finished = [path for path in PATHS if load(path).record.result]
    assert {game_of(path).seats for path in finished} == {2, 3, 4}
    assert [path.stem for path in PATHS if path not in finished] == ["2-unfinished"]


def test_every_choice_is_met_in_a_record() -> None:
    lines = [entry.text for path in PATHS for entry in load(path).record.entries]
    assert {line.split(" ")[0] for line in lines} == {
        *("boards", "frames", "start", "forum", "tiles", "row", "go", "bread", "take", "place"),
        *("store", "reward", "craft", "fountain", "return", "visit", "first", "pay"),
    }
    assert any(line.startswith("pay bread") for line in lines)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("go right", "go straight", "'go straight' is not a choice now"),
        ("take 1", "take 5", "'take 5' is not a choice now"),
        ("result ", "result 1 ", "the result is"),
        ("tiles w", "tiles k99 w", "cannot come up now"),
    ],
)
def test_a_changed_record_is_refused_with_its_line(old: str, new: str, words: str) -> None:
    path = RECORDS / CarpeDiem.name / "2-greedy.txt"
    changed = path.read_text("utf-8").replace(old, new, 1)
    with pytest.raises(BadRecord) as refused:
        verify(game_of(path), read(changed.encode()))
    assert words in text(refused.value.message)
    assert refused.value.line > 1
