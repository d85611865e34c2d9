"""The board fits the window, follows it as it is resized, and what does not fit can be seen."""

import re
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

from quadriga.core import Setup
from quadriga.games import GAMES, make
from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.terminal.boards.board import Choice, Importance, Part
from quadriga.terminal.display.fitting import Frame, fit, lines_of
from quadriga.terminal.display.menu import Menu
from quadriga.terminal.display.output import Moment, Watcher
from quadriga.terminal.display.pages import BACK, COMMANDS
from quadriga.terminal.display.screen import QUIT_WORDS
from quadriga.terminal.display.window import TOP
from tests.quick_games import decisions
from tests.terminal.running import SEED, run
from tests.terminal.seated import asked
from tests.terminal.terminals import Pty, terminal

pytestmark = pytest.mark.slow

SMALL, LARGE = (80, 24), (100, 40)
ASKS = re.compile(r"^Your choice \(1-(\d+).*\): $")
MORE = re.compile(r"^More: (.*?) \(type one, or\b", re.MULTILINE)

PAGE = re.compile(r"^Page \d+ of \d+\. Enter goes on; or your choice:$")
TABLES = {
    "imperator": ("you", "standard"),
    "all_roads": ("you,random,random,random", "standard"),
    "minerva": ("you,random,random,random", "standard"),
    "carpe_diem": ("you,random,random,random", "standard"),
}
"""The largest table of each game."""


def asks(lines: list[str]) -> bool:
    """Whether the program waits for a choice."""
    return bool(lines) and ASKS.match(f"{lines[-1]} ") is not None


def drawn_anew(screen: Pty, lines: list[str]) -> bool:
    """Whether the program waits for a choice below a new drawing."""
    return TOP in screen.new and asks(lines)


def is_over(lines: list[str]) -> bool:
    return any("The game is over" in line or "Rome has fallen" in line for line in lines)


def fits(screen: Pty, *, choices: bool = True) -> None:
    """Nothing scrolled out at the top or was wrapped, and all that a decision needs is there."""
    glass, lines = screen.glass, screen.glass.lines
    assert (glass.scrolled, glass.wrapped) == (0, 0)
    assert len(lines) < glass.rows  # The cursor has a row to go to.
    assert lines[0].startswith("──")
    assert not choices or any(line.startswith("  1 ") for line in lines)


def test_every_game_has_a_largest_table() -> None:
    assert set(TABLES) == set(GAMES)


def resize(screen: Pty, columns: int, rows: int) -> None:
    """Resize the window, and wait until it is drawn anew."""
    screen.resize(columns, rows)
    screen.wait_for(TOP)
    screen.wait_for("Your choice (1-")
    screen.settle()


def named(lines: list[str]) -> list[str]:
    """The parts of which something is left out, as they are named."""
    told = MORE.search("\n".join(lines))
    return told[1].split(", ") if told else []


def read(screen: Pty, part: str) -> list[str]:
    """All pages of a part, and back to the decision."""
    screen.type(f"{part}\n")
    text, number, pages = list[str](), 0, 1
    while number < pages:
        number += 1
        screen.wait_for(f"Page {number} of ")
        *lines, last = screen.wait_until(lambda lines: PAGE.match(lines[-1]) is not None)
        fits(screen, choices=False)
        pages = int(last.split(" ")[3].rstrip("."))
        text += lines[1:]
        screen.type("\n")
    screen.wait_for("Your choice")
    screen.wait_until(asks)
    return text


@pytest.mark.parametrize("game", TABLES)
def test_every_decision_of_a_game_fits_the_window(game: str, data: Path) -> None:
    rng, number, left_out = Random(3), 0, set[str]()
    with terminal(data, *asked(game, *TABLES[game], "3"), size=SMALL) as screen:
        while asks(screen.wait_until(lambda lines: drawn_anew(screen, lines) or is_over(lines))):
            number += 1
            fits(screen)
            if number % 16 == 8:
                resize(screen, *(LARGE if screen.glass.rows == SMALL[1] else SMALL))
                fits(screen)
            for part in named(screen.glass.lines):
                if part not in left_out:
                    assert read(screen, part), f"{part} shows nothing"
                    left_out.add(part)
            last = ASKS.match(f"{screen.glass.lines[-1]} ")
            assert last
            screen.type(f"{rng.randint(1, int(last[1]))}\n")
        assert number > 20
        assert left_out > {"news", "seats" if game != "imperator" else "works"}


def test_what_is_typed_is_kept_when_the_window_is_resized(data: Path) -> None:
    with terminal(data, *asked("minerva", "you", "standard", "1"), size=SMALL) as screen:
        headline = screen.wait_until(asks)[0]
        resize(screen, 29, 24)
        screen.wait_until(lambda lines: "…" in lines[0] and asks(lines))
        resize(screen, *SMALL)
        screen.wait_until(lambda lines: lines[0] == headline and asks(lines))
        screen.type("residence 0,")
        screen.wait_for("residence 0,")
        for size in (LARGE, (120, 50), SMALL):
            resize(screen, *size)
            lines = screen.wait_until(lambda lines: lines[-1].endswith("help): residence 0,"))
            fits(screen)
            assert bool(named(lines)) == (size != (120, 50)), size
        screen.type("-1\n")
        screen.wait_for("You built a residence above the Fountain.")
        screen.wait_until(asks)
        screen.type("quit\n")
        assert screen.ended() == 0


def test_a_part_is_shown_whole_page_by_page(data: Path) -> None:
    command = asked("minerva", "you", "standard", "1")
    asked_for = ("market", "help")
    printed = run(*command, typed=[*asked_for, "quit"]).out.split("Your choice (1-3, or help): ")
    with terminal(data, "play", "minerva", size=SMALL) as screen:
        screen.wait_until(asks)
        for words, whole in zip(asked_for, printed[1:], strict=False):
            lines = [line for line in whole.splitlines()[1:] if line]
            assert [line for line in read(screen, words) if line] == lines
        assert len(lines) > SMALL[1]
        assert len(read(screen, "board")) > SMALL[1]
        screen.type("quit\n")
        assert screen.ended() == 0


def test_a_terminal_without_a_cursor_gets_lines(data: Path) -> None:
    with terminal(data, "play", "imperator", "--seed", SEED, size=SMALL, TERM="dumb") as screen:
        screen.wait_for("or help): ")
        screen.type("quit\n")
        assert screen.ended() == 0
        assert "\x1b" not in screen.shown
        assert "Still to come" in screen.shown


# ---- the fitting, without a terminal -------------------------------------------------------------

CONSOLE = Console(width=200, color_system=None, force_terminal=False)


def drawing(height: int, sign: str, width: int = 30) -> RenderableType:
    return Text("\n".join([sign * width] * height), no_wrap=True)


def fitted(parts: Sequence[Part], columns: int, rows: int, choices: int = 3) -> list[str]:
    """The lines of a frame with these parts."""
    menu = tuple(Choice(f"choice {n}", Text("nothing")) for n in range(1, choices + 1))
    frame = Frame(Text("head"), tuple(parts), (Text("prompt"),), menu)
    found = fit(frame, CONSOLE, Translator("en", "minerva"), columns, rows)
    return ["".join(segment.text for segment in line).rstrip() for line in found.lines]


def part(name: str, importance: Importance, *drawings: RenderableType) -> Part:
    return Part(name, message("board-part", part=name), importance, drawings)


def test_what_the_decision_is_about_comes_first() -> None:
    parts = [
        part("legend", Importance.LATER, drawing(3, "l")),
        part("market", Importance.SOON, drawing(9, "m"), drawing(2, "s")),
        part("others", Importance.NOW, drawing(8, "o"), drawing(4, "n")),
    ]
    signs = {line[0] for line in fitted(parts, 50, 12) if line and line[0] in "lmosn"}
    assert signs == {"s", "n"}
    assert "More: legend, market, others (type one, or board)" in fitted(parts, 50, 12)
    signs = {line[0] for line in fitted(parts, 50, 20) if line and line[0] in "lmosn"}
    assert signs == {"l", "s", "o"}
    assert "More: market (type one, or board)" in fitted(parts, 50, 20)
    assert not any(line.startswith("More") for line in fitted(parts, 50, 30))


def test_a_wide_window_has_parts_side_by_side() -> None:
    parts = [part(name, Importance.NOW, drawing(10, name[0])) for name in ("market", "others")]
    beside = f"{'m' * 30}  {'o' * 30}"
    assert fitted(parts, 80, 16).count(beside) == 10
    assert beside not in fitted(parts, 80, 40)
    assert beside not in fitted(parts, 60, 16)


def test_however_small_the_window_it_is_never_overflown() -> None:
    parts = [part("market", Importance.NOW, drawing(30, "m", 90))]
    for columns, rows in ((80, 24), (40, 10), (20, 5), (5, 1)):
        lines = fitted(parts, columns, rows, choices=40)
        assert len(lines) <= rows
        assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("limit", [3, 5, 9, 40])
@pytest.mark.parametrize("columns", [30, 80, 130])
def test_each_choice_is_on_some_page(limit: int, columns: int) -> None:
    choices = [Choice(f"choice {'x' * (n % 20)}", Text("brings " * (n % 5))) for n in range(33)]
    seen, start = list[int](), 0
    while True:
        menu = Menu(CONSOLE, choices, columns, start)
        lines = [line.plain for line in menu.lines(limit, Text("more"))]
        assert len(lines) <= limit
        assert max(map(len, lines)) <= columns
        seen += [int(found) for line in lines for found in re.findall(r"(\d+) choice", line)]
        start = menu.next_start(limit)
        if not start:
            break
        assert lines[-1] == "more"
    assert seen == list(range(1, 34))


@pytest.mark.parametrize("game", TABLES)
def test_the_parts_of_a_board(game: str) -> None:
    """Their names are nothing else that is typed, and a shorter drawing is not higher."""
    rules = make(Setup(game, len(TABLES[game][0].split(","))))
    names = tuple(f"player{n}" for n in range(rules.seats))
    taken = {*COMMANDS, BACK, *QUIT_WORDS}
    for state, seat in islice(decisions(rules, Random(3), sense=0), 0, None, 30):
        watcher = Watcher(rules, seat, names, "de")
        parts = Moment(watcher, state).parts
        ids = {part.id for part in parts}
        assert len(ids) == len(parts)
        words = {str(action).split(" ")[0] for action in rules.legal_actions(state)}
        assert not ids & (taken | words)
        for part in parts:
            assert watcher.translator.text(part.name)
            drawn = [lines_of(CONSOLE, drawing, 80) for drawing in part.drawings]
            heights = [len(lines) for lines in drawn]
            assert heights == sorted(heights, reverse=True), part.id
            assert max(Segment.get_line_length(line) for line in drawn[-1]) <= 80
