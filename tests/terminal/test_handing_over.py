"""Several people at one terminal: the hand of one is hidden from the next."""

import re
from pathlib import Path

import pytest

from quadriga.terminal.display.window import TOP
from tests.terminal.roads import asked, lines_of
from tests.terminal.running import randomly, run
from tests.terminal.terminals import terminal
from tests.terminal.test_screen import ANSI

pytestmark = pytest.mark.slow

PEOPLE = "Cornelia,random,Livia"
CLEAR = "\x1b[3J"


def test_a_pipe_gets_a_line_and_types_nothing_for_it() -> None:
    lines = lines_of(PEOPLE, "standard", "3", randomly)
    outcome = run(*asked(PEOPLE, "standard", "3"), typed=lines)
    assert (outcome.status, outcome.err) == (0, "")
    passed = re.findall(r"^Pass the keyboard to (.*)\.$", outcome.out, re.MULTILINE)
    assert passed == ["Cornelia", "Livia"] * 6
    assert outcome.out.count("\nSo far:\n") == 2
    assert outcome.out.count("\nSince your last turn:\n") == 10
    assert "\x1b" not in outcome.out
    assert "The game is over." in outcome.out


def test_each_reads_their_own_draws_alone() -> None:
    lines = lines_of(PEOPLE, "standard", "3", randomly)
    out = run(*asked(PEOPLE, "standard", "3"), typed=lines).out
    first, *turns = re.split(r"^Pass the keyboard to ", out, flags=re.MULTILINE)
    assert not re.search(r"drew t", first)
    for turn in turns:
        named = re.findall(r"^· (\w+) drew t\d\d", turn, re.MULTILINE)
        assert named in ([], ["You"])
        other = "Red" if turn.startswith("Livia") else "Yellow"
        assert not re.search(rf"· {other} drew t", turn)


def test_people_without_a_name_are_seats() -> None:
    out = run(*asked("you,you", "cooperative", "3"), typed=["quit"]).out
    assert "Pass the keyboard to seat 1.\n" in out


def test_one_person_hands_nothing_over() -> None:
    assert "Pass the keyboard" not in run(*asked("Livia,random", "standard", "3")).out


def _first_turn(folder: Path, people: str, seed: str) -> list[str]:
    """What is typed in the first turn of the first seat."""
    record = folder / "game.txt"
    lines = lines_of(people, "standard", seed, randomly)
    run(*asked(people, "standard", seed), "--record", str(record), typed=lines)
    played = record.read_text("utf-8").partition("\n2 ")[0]
    return re.findall(r"^1 (.*)$", played, re.MULTILINE)


def test_a_terminal_is_cleared(tmp_path: Path, data: Path) -> None:
    lines = _first_turn(tmp_path, "Cornelia,Livia", "3")
    with terminal(data, *asked("Cornelia,Livia", "standard", "3")) as screen:
        screen.wait_for("Pass the keyboard to Cornelia, then press Enter: ")
        screen.type("\n")
        for line in lines:
            screen.wait_for("or help): ")
            screen.type(f"{line}\n")
        screen.wait_for("Pass the keyboard to Livia, then press Enter: ")
        screen.resize(80, 60)  # What is drawn anew is as secret as what stood there before.
        screen.wait_for(TOP)
        screen.wait_for("Pass the keyboard to Livia, then press Enter: ")
        screen.settle()
        between = ANSI.sub("", screen.shown.rpartition(CLEAR)[2])
        assert "Your hand" not in between
        assert "· Cornelia laid " in between
        assert not re.search(r"drew t\d", between)
        screen.type("\n")
        screen.wait_for("Your hand")
        screen.wait_for("or help): ")
        own = ANSI.sub("", screen.shown.rpartition(CLEAR)[2])
        assert "· You drew a " in own
        assert own.count("Your hand") == 1
        screen.type("\x1b[A\n")
        screen.wait_for("Type the number of a choice, or help.")
        screen.type("quit\n")
        assert screen.ended() == 0
        assert screen.glass.wrapped == 0


def test_leaving_while_it_is_handed_over(data: Path) -> None:
    with terminal(data, *asked("Cornelia,Livia", "standard", "3")) as screen:
        screen.wait_for("then press Enter: ")
        screen.type("quit\n")
        assert screen.ended() == 0
        assert "The game is kept" in screen.shown
        assert "Your hand" not in screen.shown
