"""Whatever a person types or opens, the program answers in words: a bounded, seeded fuzz.

Altered copies are tried in `tests/store/test_backups.py`, nonsense over the network in
`tests/server/guard/test_malformed.py`.
"""

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from quadriga.cli import _parser
from quadriga.store.sql_store import VARIABLE
from quadriga.store.sqlite.integrity import prepare
from tests.store.test_integrity import OLDEST, database_of
from tests.terminal.running import KEPT, Outcome, run, run_really

pytestmark = pytest.mark.slow

TEXTS = (
    "x" * 1001,
    "é" * 3000,
    "x/" * 1900,
    "9" * 5000,
    "a=" + "9" * 5000,
    f"random:{'x' * 3000}={'9' * 3000}",
    "\udcff\udcfe",  # how Python reads bytes of a command line that are no text
    "\x1b[2J",
    "{ $x }",
    "\n",
    "",
)
RECORD = Path("tests/records/imperator/won-nero.txt").read_text("utf-8")

COMMANDS: Mapping[str, Mapping[str, str]] = {
    "serve": {},
    "backup": {"file": "copy"},
    "restore": {"file": "copy"},
    "play": {"game": "imperator"},
    "games": {},
    "replay": {"file": "game.record"},
    "arena": {"game": "imperator", "bots": "random"},
    "learn": {"game": "none"},  # so that it ends soon
}
"""Every command, with what it cannot do without."""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which every command has something to work with."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    prepare(tmp_path / "data" / "quadriga.sqlite3")
    Path("game.record").write_text(RECORD, "utf-8")
    return tmp_path


def parsers() -> Mapping[str, argparse.ArgumentParser]:
    (commands,) = (action for action in _parser()._actions if action.dest == "command")
    assert isinstance(commands.choices, dict)
    return commands.choices


def arguments(command: str) -> Iterator[argparse.Action]:
    """All arguments of a command that take a text."""
    return (action for action in parsers()[command]._actions if action.nargs != 0)


def called(command: str, action: argparse.Action, text: str) -> list[str]:
    """The command line with this text for one of its arguments."""
    needed = dict(COMMANDS[command])
    if not action.option_strings:
        return [command, *{**needed, action.dest: text}.values()]
    return [command, *needed.values(), f"{action.option_strings[-1]}={text}"]


def answered(outcome: Outcome) -> None:
    """It has ended by itself, and has said what is wrong if something is."""
    assert outcome.status in (0, 1, 2)
    assert "Traceback" not in outcome.out + outcome.err
    assert outcome.status == 0 or outcome.err, outcome
    assert len(outcome.err) < 40_000


def test_every_command_is_tried() -> None:
    assert parsers().keys() == COMMANDS.keys()


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "arena"])
def test_whatever_is_typed_is_answered_in_words(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command == "serve":  # which would not end by itself
        monkeypatch.setenv(VARIABLE, "no address")
    for action in arguments(command):
        for text in TEXTS:
            answered(run(*called(command, action, text), typed=["1", "quit"]))


def test_whatever_an_arena_is_asked_is_answered_in_words() -> None:
    played = {"--journal", "--json", "--records", "--ray"}
    for action in arguments("arena"):
        if not played.intersection(action.option_strings):
            for text in TEXTS:
                answered(run(*called("arena", action, text), "--seats=9"))
    for option in played - {"--ray"}:
        answered(run("arena", "imperator", "random", "--games=1", f"{option}={'x' * 3000}"))


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "games", "play"])
def test_a_folder_that_cannot_be(command: str) -> None:
    for text in ("x" * 300, "x" * 3000, "game.record/x"):
        needed = COMMANDS[command].values()
        outcome = run(command, *needed, f"--data={text}", typed=["quit"])
        answered(outcome)
        assert outcome.status == 2 or command == "games"


def test_names_that_are_no_text_are_said(place: Path) -> None:
    """As bytes of a real command line, through real pipes."""
    data = place / "data"
    made = run_really(data, "backup", "\udcff")
    assert (made.status, made.err) == (0, "")
    assert made.out.startswith("\\udcff has everything")
    for arguments in (("restore", "\udcff"), ("play", "imperator", "--record=\udcfe")):
        outcome = run_really(data, *arguments, LANGUAGE="de", typed="quit\n")
        assert (outcome.status, outcome.err) == (0, ""), outcome


def lengthened(record: str, rng: Random) -> str:
    """The record with a long text somewhere in one of its lines."""
    lines = record.splitlines()
    number = rng.randrange(len(lines))
    words = lines[number].split(" ")
    words[rng.randrange(len(words))] = rng.choice(("x", "é", "9", "_")) * rng.choice((1001, 30_000))
    lines[number] = " ".join(words)
    return "\n".join(lines) + "\n"


def test_a_record_with_long_texts_is_read_or_refused_in_words(place: Path) -> None:
    rng = Random(1001)
    kept = place / "data" / KEPT
    kept.parent.mkdir(exist_ok=True)
    for language in ("en", "de"):
        for _ in range(30):
            text = lengthened(RECORD, rng)
            Path("long.record").write_text(text, "utf-8")
            kept.write_text(text, "utf-8")
            for how in ((), ("--verify",)):
                outcome = run("replay", "long.record", *how, "--language", language)
                answered(outcome)
            listed = run("games", "--language", language)
            answered(listed)
            assert listed.status == 0
            assert "imperator" in listed.out
            answered(run("play", "imperator", "--language", language, typed=["quit"]))
            answered(run("play", "imperator", "--record=long.record", "--new", typed=["quit"]))


def test_a_database_that_is_no_text_is_refused_in_words(place: Path) -> None:
    """SQLite quotes what is wrong, in bytes that cannot be read."""
    data = place / "elsewhere"
    data.mkdir()
    file = data / "quadriga.sqlite3"
    database_of(file, OLDEST)
    content = file.read_bytes()
    file.write_bytes(content.replace(b"CREATE TABLE", b"CREATE \xff\xfe\xff\xfe\xff"))
    for arguments in (
        ("serve", "--port=0", "--data=elsewhere"),
        ("backup", "copy", "--data=elsewhere"),
        ("restore", str(file)),
    ):
        outcome = run(*arguments)
        assert outcome.status == 2
        assert "is damaged" in outcome.err
