import os
import re
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

from quadriga.games import GAMES
from quadriga.terminal.boards import BOARDS
from tests.terminal.running import (
    KEPT,
    Choose,
    environment,
    greedily,
    lines_of,
    program,
    randomly,
    run,
    run_really,
    with_the_senate,
)
from tests.terminal.terminals import terminal

pytestmark = pytest.mark.slow

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*3[1-7]m")


def test_every_game_has_a_board() -> None:
    assert set(BOARDS) == set(GAMES)


@pytest.mark.parametrize(
    ("seed", "standing", "choose"),
    [("1", None, greedily), ("8", 2, randomly), ("9", -4, with_the_senate)],
)
def test_no_line_is_wider_than_80(
    seed: str, standing: int | None, choose: Choose, quick_hints: None
) -> None:
    options = {} if standing is None else {"standing": standing}
    lines = lines_of(seed, choose, **options)
    asked = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    typed = [
        word for n, line in enumerate(lines) for word in ("help", "hint", "log", line)[3 * n % 4 :]
    ]
    out = run("play", "imperator", "--seed", seed, *asked, typed=typed).out
    assert out.count("Still to come") == len(lines) + 1
    assert max(map(cell_len, out.splitlines())) <= 80
    assert all(line == line.rstrip() or line.endswith("help): ") for line in out.splitlines())


@pytest.mark.parametrize("more", [{}, {"FORCE_COLOR": "1"}, {"COLUMNS": "200"}])
def test_a_pipe_gets_plain_lines(data: Path, more: dict[str, str]) -> None:
    outcome = run_really(data, "play", "imperator", "--seed", "7", typed="1\nhelp\nfoo\n", **more)
    assert outcome.status == 0
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", outcome.out)
    assert max(map(cell_len, outcome.out.splitlines())) <= 80


def test_a_pipe_that_knows_only_ascii(data: Path) -> None:
    outcome = run_really(data, "play", "imperator", "--seed", "7", PYTHONIOENCODING="ascii")
    assert (outcome.status, outcome.err) == (0, "")
    assert " Culture  1 #........    Military 1 #........" in outcome.out
    assert outcome.out.isascii()


def test_a_pipe_that_is_closed_early(data: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        done = subprocess.run(
            program("play", "imperator", "--bot", "greedy", "--seed", "7"),
            stdin=subprocess.DEVNULL,
            stdout=closed,
            stderr=subprocess.PIPE,
            env=environment(data),
            check=False,
        )
    assert b"Traceback" not in done.stderr


def widest(shown: str) -> int:
    """The widest line, without colours; what is typed stands after a prompt."""
    return max(cell_len(ANSI.sub("", line).rstrip("\r")) for line in shown.split("\n"))


def test_a_terminal_has_colours_and_80_columns(data: Path) -> None:
    with terminal(data, "play", "imperator", "--seed", "7") as screen:
        screen.wait_for("or help): ")
        screen.type("1\n")
        screen.wait_for("turn 2 of 7")
        screen.wait_for("or help): ")
        screen.type("quit\n")
        assert screen.ended() == 0
        assert COLOUR.search(screen.shown)
        assert widest(screen.shown) <= 80
        assert "The game is kept" in screen.shown


def test_no_color_is_respected(data: Path) -> None:
    with terminal(data, "play", "imperator", "--seed", "7", NO_COLOR="1") as screen:
        screen.wait_for("or help): ")
        screen.type("quit\n")
        assert screen.ended() == 0
        assert not COLOUR.search(screen.shown)


@pytest.mark.parametrize("how", ["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_keeps_the_game(data: Path, how: str) -> None:
    with terminal(data, "play", "imperator", "--seed", "7") as screen:
        screen.wait_for("or help): ")
        screen.type("1\n")
        screen.wait_for("turn 2 of 7")
        screen.wait_for("or help): ")
        if how == "Ctrl-D":
            screen.type("\x04")
        else:
            screen.interrupt()
        assert screen.ended() == 0
        assert "Traceback" not in screen.shown
        assert "The game is kept" in screen.shown
    assert "Period I, turn 2 of 7" in run("play", "imperator").out


def test_watching_needs_no_key(data: Path) -> None:
    watch = ("play", "imperator", "--bot", "greedy", "--seed", "3", "--delay", "0.01")
    with terminal(data, *watch, size=(80, 24)) as screen:
        for turn in (1, 2, 3):
            screen.wait_for(f"turn {turn} of 7")
        screen.wait_for("The game is over")
        assert screen.ended() == 0
        assert "type one" not in screen.shown  # nobody is asked for anything
    assert not (data / KEPT).exists()


def test_a_replay_continues_with_enter(data: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "game.txt")
    run("play", "imperator", "--bot", "random", "--seed", "3", "--record", record)
    with terminal(data, "replay", record, "--step") as screen:
        screen.wait_for("Enter goes on, quit stops: ")
        screen.type("\n")
        screen.wait_for("Conquered Gaul for 1 military")
        screen.wait_for("Enter goes on, quit stops: ")
        screen.type("quit\n")
        assert screen.ended() == 0
        assert "Result" not in screen.shown
