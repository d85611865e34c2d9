from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.running import GAME, SEED, run, run_really

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game."""
    folder = tmp_path_factory.mktemp("record")
    record, data = folder / "game.txt", folder / "data"
    play = ("play", "imperator", "--seed", SEED, "--data", str(data), "--record", str(record))
    run(*play, typed=GAME)
    return record.read_text("utf-8")


@pytest.fixture
def record(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    return path


def test_a_record_is_shown(record: Path) -> None:
    outcome = run("replay", str(record))
    assert (outcome.status, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert lines[0] == "Imperator, standard, rules 1"
    assert lines[1] == "seat 1: you"
    assert lines[3].startswith("· Turn 1: ")
    assert outcome.out.count("Still to come") == 1
    assert "\n The Senate" not in outcome.out
    assert " The Senate is complete." in outcome.out
    assert lines[-1] == "Result: 10."


def test_each_step_is_drawn(record: Path) -> None:
    out = run("replay", str(record), "--step").out
    entries = sum(line[:2] in ("* ", "1 ") for line in record.read_text("utf-8").splitlines())
    assert out.count("Still to come") == entries + 1


def test_an_unfinished_record_is_shown(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    run("play", "imperator", "--seed", "7", "--option", "standing=2", "--record", str(record))
    out = run("replay", str(record)).out
    assert out.startswith("Imperator, standard, standing 2, rules 1\n")
    assert out.endswith("The game is not finished.\nResult: unfinished.\n")


def test_a_record_is_verified(record: Path, text: str) -> None:
    expected = (0, "verified: 60 entries, result 10\n", "")
    assert run("replay", str(record), "--verify") == expected
    assert run("replay", "-", "--verify", typed=text) == expected
    windows = text.replace("\n", "\r\n").encode()
    assert run("replay", "-", "--verify", typed=windows) == expected
    commented = f"# found in a drawer\n\n{text}# the end\n"
    assert run("replay", "-", "--verify", typed=commented) == expected


def _line(text: str, words: str) -> int:
    return text.splitlines().index(words) + 1


def test_the_line_that_goes_wrong_is_named(tmp_path: Path, data: Path, text: str) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(text.replace("\n1 raise senate_b\n", "\n1 raise colossus_a\n"), "utf-8")
    outcome = run_really(data, "replay", str(wrong), "--verify")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{wrong}: line {_line(text, '1 raise senate_b')}: ")


def test_a_wrong_record_is_shown_up_to_its_wrong_line(text: str) -> None:
    outcome = run("replay", "-", typed=text.replace("\n1 raise senate_b\n", "\n1 raise rome\n"))
    assert outcome.status == 1
    assert outcome.out.count("·") == _line(text, "1 raise senate_b") - _line(text, "---") - 1
    assert outcome.err.startswith("standard input: line ")


Spoil = Callable[[str], str]

WRONG: dict[str, tuple[Spoil, str]] = {
    "result edited": (lambda t: t.replace("result 10", "result 16"), "the result is 10, not 16."),
    "result left out": (lambda t: t.replace("result 10\n", ""), "it was cut short"),
    "cut short": (lambda t: t[: len(t) // 2].rpartition("\n")[0] + "\n", "it was cut short"),
    "unknown game": (lambda t: t.replace("game imperator", "game chess"), "no game called 'chess'"),
    "newer rules": (lambda t: t.replace("rules 1\n", "rules 2\n"), "Update the program"),
    "unknown option": (lambda t: t.replace("seat 1", "option luck 7\nseat 1"), "option 'luck'"),
    "no seat": (lambda t: t.replace("seat 1 you\n", ""), "1 at the table, not 0"),
    "wrong actor": (lambda t: t.replace("* draw", "1 draw", 1), "chance is to act here"),
    "more after the end": (lambda t: t + "1 pay\n", "nothing may follow the result"),
}


@pytest.mark.parametrize("how", WRONG)
@pytest.mark.parametrize("options", [[], ["--verify"], ["--step"]])
def test_records_that_go_wrong(text: str, how: str, options: list[str]) -> None:
    spoil, message = WRONG[how]
    outcome = run("replay", "-", *options, typed=spoil(text))
    assert outcome.status == 1
    assert message in outcome.err
    assert outcome.err.count("\n") == 1


NO_RECORDS = {
    "nothing": b"",
    "only comments": b"# a\n# b\n",
    "text": b"In the consulship of Julius and Caesar\n",
    "binary": bytes(range(256)) * 10,
    "control signs": b"quadriga record 1\n\x1b[2J\n",
    "another encoding": "quadriga récord".encode("utf-16"),
    "a newer format": b"quadriga record 3\n",
}


@pytest.mark.parametrize("what", NO_RECORDS)
@pytest.mark.parametrize("options", [[], ["--verify"]])
def test_files_that_are_no_records(tmp_path: Path, what: str, options: list[str]) -> None:
    path = tmp_path / "file"
    path.write_bytes(NO_RECORDS[what])
    outcome = run("replay", str(path), *options)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith(f"{path}: ")
    assert outcome.err.count("\n") == 1


def test_a_file_of_100_megabytes(tmp_path: Path, text: str) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.write(text.encode())
        file.truncate(100 << 20)
    outcome = run("replay", str(path), "--verify")
    assert (outcome.status, outcome.out) == (2, "")
    assert "too large to be a record" in outcome.err


def test_standard_input_without_end() -> None:
    outcome = run("replay", "-", typed=b"#" * (3 << 20))
    assert outcome.status == 2
    assert outcome.err.startswith("standard input: This file is too large")


@pytest.mark.parametrize(
    ("name", "message"),
    [("missing", "No such file or directory"), (".", "Is a directory"), ("x" * 300, "too long")],
)
def test_files_that_cannot_be_read(tmp_path: Path, name: str, message: str) -> None:
    outcome = run("replay", str(tmp_path / name), "--verify")
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err


def test_a_name_cannot_steer_the_terminal(text: str) -> None:
    outcome = run("replay", "-", typed=text.replace("seat 1 you", "seat 1 \x9b2Jyou"))
    assert outcome.status == 2
    assert "plain text" in outcome.err
    assert "\x9b" not in outcome.out + outcome.err
