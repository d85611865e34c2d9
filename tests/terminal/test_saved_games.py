import os
import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.terminal import seated
from tests.terminal.running import (
    GAME,
    KEPT,
    PROMPT,
    SEED,
    environment,
    program,
    randomly,
    run,
    run_really,
)

pytestmark = pytest.mark.slow


def _kept_files(data: Path) -> list[str]:
    return sorted(path.name for path in (data / "terminal").iterdir())


def test_quit_keeps_the_game_and_the_next_play_takes_it_up(data: Path) -> None:
    left = run("play", "imperator", "--seed", "7", typed=["1", "quit"])
    assert left.status == 0
    assert left.out.endswith("The game is kept: `quadriga play imperator` takes it up again.\n")
    again = run("play", "imperator")
    assert again.status == 0
    assert again.out.startswith("Imperator goes on where you left it.")
    elsewhere = run("play", "minerva", "--data", str(data / "my games"), typed=["quit"]).out
    named = re.search(r"`quadriga (play minerva --data .*)` takes it up again", elsewhere)
    assert named
    assert run(*shlex.split(named[1])).out.startswith("Minerva goes on where you left it.")
    assert "· Call for tribute: took 1 culture and 1 industry.\n" in again.out
    assert "Period I, turn 2 of 7" in again.out
    assert (data / KEPT).exists()


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_ways_to_quit(word: str) -> None:
    assert "The game is kept" in run("play", "imperator", typed=[word, "1"]).out


def test_a_game_left_after_every_choice_is_dealt_like_the_game_in_one_go(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.txt", tmp_path / "pieces.txt"
    run("play", "imperator", "--seed", SEED, "--record", str(whole), typed=GAME)
    run("play", "imperator", "--seed", SEED)
    for line in GAME:
        run("play", "imperator", "--record", str(pieces), typed=[line])
    assert whole.read_bytes() == pieces.read_bytes()


def test_undo_works_after_coming_back() -> None:
    run("play", "imperator", "--seed", SEED, typed=GAME[: GAME.index("pay")])
    assert "Taken back: " in run("play", "imperator", typed=["undo"]).out


def test_nothing_shown_is_lost_when_the_process_is_killed(data: Path) -> None:
    process = subprocess.Popen(
        program("play", "imperator", "--seed", "7"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(data),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n3\n")
    process.stdin.flush()
    shown = b""
    while b"turn 4 of 7" not in shown:
        shown += process.stdout.read(1)
    process.kill()
    process.communicate()
    again = run_really(data, "play", "imperator")
    assert again.status == 0
    assert "Period I, turn 4 of 7" in again.out
    first = run("play", "imperator", "--new", "--seed", "7", typed="1\n1\n3\n").out
    table = first.rpartition("Period I, turn 4 of 7")[2].partition(PROMPT)[0]
    assert table in again.out


def test_a_crash_while_writing_leaves_the_game_as_it_was(data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    before = (data / KEPT).read_bytes()
    with patch("os.fsync", side_effect=OSError(28, "No space left on device")):
        outcome = run("play", "imperator", typed=["1"])
    assert outcome.status == 2
    assert "cannot be written (No space left on device)" in outcome.err
    assert (data / KEPT).read_bytes() == before
    assert _kept_files(data) == ["imperator.lock", "imperator.record"]


def test_what_half_a_write_left_behind_does_no_harm(data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    (data / "terminal" / ".imperator.record.quadriga-new").write_bytes(b"quadriga rec")
    assert "Period I, turn 3 of 7" in run("play", "imperator", typed=["1"]).out
    assert _kept_files(data) == ["imperator.lock", "imperator.record"]


def test_a_finished_game_is_kept_and_shown_again(data: Path) -> None:
    outcome = run("play", "imperator", "--seed", "7", typed="1\n" * 60)
    assert outcome.status == 0
    assert outcome.out.endswith("`quadriga replay imperator.1` shows it again.\n")
    assert not (data / KEPT).exists()
    assert run("replay", "imperator.1").out.endswith("1 point, Nero.\nResult: 1.\n")
    assert run("replay", "imperator.1", "--verify", "--data", str(data / "other")).status == 2
    assert run("play", "imperator").out.startswith("A new game")
    refused = run("play", "imperator.1")
    assert (refused.status, refused.out) == (2, "")
    assert "has ended: `quadriga replay imperator.1` shows it." in refused.err


def test_a_game_that_was_set_aside_is_taken_up_again(data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    run("play", "imperator", "--new", typed=["1", "1"])
    kept = (data / KEPT).read_bytes()
    again = run("play", "imperator.1", typed=["quit"])
    assert again.out.startswith("The game that was kept is set aside: `quadriga play imperator.2`")
    assert "Period I, turn 2 of 7" in again.out
    assert _kept_files(data) == ["imperator.2.record", "imperator.lock", "imperator.record"]
    assert (data / "terminal" / "imperator.2.record").read_bytes() == kept
    before = _kept_files(data)
    for name in ("imperator.1", "imperator.7"):
        refused = run("play", name)
        assert refused.status == 2
        assert f"No game is kept as {name}: `quadriga games` lists those that are." in refused.err
    assert "would begin another one" in run("play", "imperator.2", "--seed", "3").err
    anew = run("play", "imperator.2", "--new")
    assert anew.status == 2
    assert "begin another one by `quadriga play imperator --new`" in anew.err
    assert _kept_files(data) == before


def test_of_finished_games_the_latest_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.terminal.commands.games_command.MAX_FINISHED", 2)
    lines = seated.lines_of("all_roads", "you,random", "standard", "4", randomly)
    command = seated.asked("all_roads", "you,random", "standard", "4")
    run("play", "imperator", "--seed", "7", typed="1\n" * 60)
    run("play", "imperator", "--seed", "7", typed="1\n" * 60)
    run(*command, typed=lines)
    listed = run("games").out.partition("Finished")[2].splitlines()[1:]
    assert [line.split()[0] for line in listed] == ["imperator.2", "all_roads.1"]


def test_all_games_are_listed(data: Path) -> None:
    assert "kept" not in run("games").out
    run("play", "imperator", "--seed", "7", typed="1\n" * 60)
    run("play", "carpe_diem", "--players", "you,novice", typed=["quit"])
    run("play", "carpe_diem", "--new", typed=["quit"])
    (data / "terminal" / "minerva.record").write_text("no record", "utf-8")
    outcome = run("games")
    assert outcome.status == 0
    lines = [" ".join(line.split()) for line in outcome.out.splitlines()]
    assert "all_roads All Roads 2 to 4 players variants standard, full_length and" in lines
    waiting = lines.index("Left and kept (`quadriga play carpe_diem.1` goes on)")
    assert lines[waiting + 1].startswith("carpe_diem Phase 1 of 4")
    assert lines[waiting + 2].startswith("carpe_diem.1 Phase 1 of 4")
    assert lines[waiting + 2].endswith("you and novice")
    assert lines[waiting + 3].startswith("minerva")
    assert lines[-1] == "imperator.1 Nero · 1 you"
    assert "imperator" in run("play", "--help").out


def test_a_game_that_ended_as_the_process_died_is_shown_to_its_end(data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed="1\n" * 23)
    with patch(
        "quadriga.terminal.commands.saved_games.SaveSlot.set_aside", return_value="imperator.9"
    ):
        run("play", "imperator", typed=["1"])
    assert (data / KEPT).read_text("utf-8").endswith("result 1\n")
    assert "\nThe game is over: 1 point, Nero.\n" in run("play", "imperator").out
    assert not (data / KEPT).exists()


def test_new_sets_the_kept_game_aside(data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    kept = (data / KEPT).read_bytes()
    outcome = run("play", "imperator", "--new")
    assert "is set aside: `quadriga play imperator.1` takes it up again.\n" in outcome.out
    assert "Period I, turn 1 of 7" in outcome.out
    assert (data / "terminal" / "imperator.1.record").read_bytes() == kept
    run("play", "imperator", "--new")
    assert (data / "terminal" / "imperator.1.record").read_bytes() == kept
    assert (data / "terminal" / "imperator.2.record").exists()


@pytest.mark.parametrize(
    "options", [["--seed", "7"], ["--option", "standing=0"], ["--players", "you"]]
)
def test_a_kept_game_is_not_replaced_by_other_options(data: Path, options: list[str]) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    kept = (data / KEPT).read_bytes()
    outcome = run("play", "imperator", *options, typed=["1"])
    assert outcome.status == 2
    assert f"and {options[0]} would begin another one" in outcome.err
    assert "--new" in outcome.err
    assert (data / KEPT).read_bytes() == kept


DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "edited": lambda text: text.replace(b"take tribute_a", b"take mine"),
    "cut short": lambda text: text[: len(text) // 2],
    "emptied": lambda text: b"",
    "binary": lambda text: b"\x00\x01\x02" * 100,
    "huge": lambda text: text + b"#" * (2 << 20),
    "newer": lambda text: text.replace(b"rules 1", b"rules 99"),
    "another game": lambda text: text.replace(b"game imperator", b"game minerva"),
}


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_game_is_refused_and_left_alone(data: Path, how: str) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    kept = data / KEPT
    kept.write_bytes(DAMAGED[how](kept.read_bytes()))
    damaged = kept.read_bytes()
    outcome = run("play", "imperator", typed=["1"])
    assert outcome.status == 2
    assert f"The kept game {kept} cannot be taken up: " in outcome.err
    assert "--new" in outcome.err
    assert outcome.out == ""
    assert kept.read_bytes() == damaged
    assert run("play", "imperator", "--new").status == 0
    assert (data / "terminal" / "imperator.1.record").read_bytes() == damaged


def test_a_draw_that_was_cut_off_is_dealt_again_alike(data: Path) -> None:
    run("play", "imperator", "--seed", "7", typed=["1"])
    kept = data / KEPT
    whole = kept.read_text("utf-8")
    lines = whole.splitlines(keepends=True)
    kept.write_text("".join([*lines[:-3], *lines[-2:]]), "utf-8")
    assert run("play", "imperator").status == 0
    assert kept.read_text("utf-8") == whole


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    outcome = run("play", "imperator", "--data", str(tmp_path / "file" / "data"), typed=["1"])
    assert outcome.status == 2
    assert outcome.out == ""
    assert "cannot be written (Not a directory)" in outcome.err
    assert "--data FOLDER or QUADRIGA_DATA" in outcome.err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unwritable for root")
def test_a_folder_without_permission(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    outcome = run("play", "imperator", "--data", str(tmp_path / "locked"), typed=["1"])
    assert (outcome.status, outcome.out) == (2, "")
    assert "cannot be written (Permission denied)" in outcome.err


def test_data_names_the_folder(tmp_path: Path, data: Path) -> None:
    run("play", "imperator", "--data", str(tmp_path / "elsewhere"), typed=["1"])
    assert (tmp_path / "elsewhere" / KEPT).exists()
    assert not data.exists()


def test_one_game_in_two_terminals_is_refused(data: Path) -> None:
    with subprocess.Popen(
        program("play", "imperator"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(data),
    ) as first:
        assert first.stdout is not None
        first.stdout.read(1)
        while not (data / KEPT).exists():
            first.stdout.read(1)
        second = run("play", "imperator", typed=["1"])
        first.communicate()
    assert second.status == 2
    assert "is being played in another terminal" in second.err
    assert run("play", "imperator").status == 0
