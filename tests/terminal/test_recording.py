from pathlib import Path
from unittest.mock import patch

import pytest

from quadriga.games.imperator import Imperator
from tests.terminal.running import KEPT, lines_of, randomly, run, run_really

pytestmark = pytest.mark.slow


def test_a_record_is_written_and_plays(tmp_path: Path, data: Path) -> None:
    record = tmp_path / "game.txt"
    lines = lines_of("3", randomly)
    played = run_really(
        data, "play", "imperator", "--seed", "3", "--record", str(record), typed="\n".join(lines)
    )
    assert (played.status, played.err) == (0, "")
    assert played.out.endswith(f"\nThe record of this game is in {record}\n")
    text = record.read_text("utf-8")
    components = f"components {Imperator().fingerprint}"
    assert text.startswith(
        f"quadriga record 1\ngame imperator\nrules 1\n{components}\nvariant standard\n"
    )
    assert [line[2:] for line in text.splitlines() if line.startswith("1 ")] == lines
    verified = run_really(data, "replay", str(record), "--verify")
    assert verified.status == 0
    assert verified.out.startswith("verified: ")


def test_a_game_that_was_left_has_a_record_too(tmp_path: Path, data: Path) -> None:
    record = tmp_path / "game.txt"
    run("play", "imperator", "--record", str(record), typed=["1"])
    assert record.read_text("utf-8").endswith("\nresult unfinished\n")
    assert (data / KEPT).exists()
    run("play", "imperator", "--record", str(record), typed=["1"])
    assert run("replay", str(record), "--verify").out == (
        "verified: 5 entries, result unfinished\n"
    )


@pytest.mark.parametrize("content", [b"my diary", b"\x00\xff", b"quadriga record 1\ncut"])
def test_what_is_no_record_is_not_written_over(tmp_path: Path, data: Path, content: bytes) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_bytes(content)
    outcome = run("play", "imperator", "--record", str(diary), typed=["1"])
    assert (outcome.status, outcome.out) == (2, "")
    assert "is no record, so it is not written over" in outcome.err
    assert diary.read_bytes() == content
    assert not data.exists()


def test_an_empty_file_may_become_a_record(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert run("play", "imperator", "--record", str(tmp_path / "empty")).status == 0
    assert run("replay", str(tmp_path / "empty"), "--verify").status == 0


@pytest.mark.parametrize("name", ["missing/game.txt", ".", "x" * 300, "file/game.txt"])
def test_a_record_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, data: Path, name: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    outcome = run("play", "imperator", "--record", str(tmp_path / name), typed=["1"])
    assert (outcome.status, outcome.out) == (2, "")
    assert "Choose another name for --record." in outcome.err
    assert not data.exists()


def test_a_record_that_fails_at_the_end_keeps_the_game(tmp_path: Path, data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed="1\n" * 23)
    full = OSError(28, "No space left on device")
    with patch("quadriga.terminal.commands.play_command.write_whole", side_effect=full):
        outcome = run("play", "imperator", "--record", str(tmp_path / "game.txt"), typed=["1"])
    assert outcome.status == 2
    assert "cannot be written (No space left on device)" in outcome.err
    kept = data / "terminal" / "imperator.1.record"
    assert kept.read_text("utf-8").endswith("\nresult 1\n")


@pytest.mark.parametrize("bot", ["novice", "citizen", "greedy", "random"])
def test_watching_a_bot(tmp_path: Path, data: Path, bot: str) -> None:
    record = tmp_path / "game.txt"
    watch = ("play", "imperator", "--bot", bot, "--seed", "3", "--record", str(record))
    first = run(*watch)
    assert first.status == 0
    assert first.out.startswith(f"Imperator, played by {bot}. Ctrl-C stops.\n")
    assert "· Turn 1: Conquest, Colossus and Senate.\n" in first.out
    assert "Your choice" not in first.out
    assert run("replay", str(record), "--verify").status == 0
    assert f"\nseat 1 {bot}\n" in record.read_text("utf-8")
    assert run(*watch) == first
    assert not data.exists()


def test_watching_leaves_the_kept_game_alone(data: Path) -> None:
    run("play", "imperator", typed=["1"])
    kept = (data / KEPT).read_bytes()
    assert run("play", "imperator", "--bot", "greedy").status == 0
    assert (data / KEPT).read_bytes() == kept


def test_players_can_all_be_bots() -> None:
    assert "Your choice" not in run("play", "imperator", "--players", "greedy").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "There is no game called 'chess'. The games are: imperator"),
        (["imperator", "--variant", "quick"], "has no variant 'quick'"),
        (["imperator", "--option", "standing=9"], "cannot have standing 9"),
        (["imperator", "--option", "standing"], "write NAME=NUMBER, such as standing=2"),
        (["imperator", "--option", "standing=two"], "write NAME=NUMBER"),
        (["imperator", "--option", "luck=1"], "has no option 'luck'; it knows: standing"),
        (["imperator", "--players", "you,greedy"], "not 2"),
        (
            ["imperator", "--players", "livia"],
            "a bot, novice, citizen, senator, emperor, greedy, pupil, random or search.",
        ),
        (["imperator", "--players", ""], "Nobody called ''"),
        (["imperator", "--bot", "deep"], "Nobody called 'deep'"),
        (["imperator", "--bot", "greedy", "--players", "you"], "not allowed with"),
        (["imperator", "--seed", ""], "A seed is 1 to 80"),
        (["imperator", "--seed", "a\nb"], "A seed is 1 to 80"),
        (["imperator", "--seed", "x" * 81], "A seed is 1 to 80"),
        ([], "the following arguments are required: GAME"),
    ],
)
def test_wrong_arguments_are_refused(data: Path, arguments: list[str], message: str) -> None:
    outcome = run("play", *arguments, typed=["1"])
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err
    assert not data.exists()


PROGRAM = f"exec:sh {Path(__file__).resolve().parents[2]}/examples/bots/by_word.sh"
CLASS = "examples.bots.one_step:OneStep:noise=0.5"


@pytest.mark.parametrize("bot", [PROGRAM, CLASS])
def test_watching_a_bot_of_somebody_else(bot: str) -> None:
    watch = ("play", "imperator", "--bot", bot, "--seed", "3")
    first = run(*watch)
    assert (first.status, first.err) == (0, "")
    assert "did not decide" not in first.out
    assert run(*watch) == first


def test_a_kept_game_remembers_bots_by_their_whole_names(data: Path) -> None:
    new = ("play", "minerva", "--players", f'you,"{PROGRAM}",{CLASS}', "--seed", "3")
    assert run(*new, typed=["quit"]).status == 0
    kept = (data / "terminal/minerva.record").read_text("utf-8")
    assert f"\n# bot 2 {PROGRAM}\n# bot 3 {CLASS}\n" in kept
    outcome = run("play", "minerva", typed=["1"] * 3 + ["quit"])
    assert (outcome.status, outcome.err) == (0, "")
    again = (data / "terminal/minerva.record").read_text("utf-8")
    assert f"\n# bot 2 {PROGRAM}\n# bot 3 {CLASS}\n" in again
    assert "\n2 " in again


def test_the_faults_of_a_bot_are_told() -> None:
    out = run("play", "imperator", "--bot", "exec:sh -c 'exit 7'", "--seed", "3").out
    told = "exec:sh -c 'exit 7' did not decide (exit: ended with 7), so the greedy bot did."
    assert told in " ".join(out.split())
