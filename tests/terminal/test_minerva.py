"""Whole games of Minerva in the terminal, and what its drawing shows."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga.core import Seat
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box.components import Tile
from quadriga.language.translator import Translator
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.city import NARROWEST
from quadriga.terminal.display import output, pages
from quadriga.terminal.display.output import Moment, Watcher
from tests.games.minerva.positions import Position, duel, solo
from tests.terminal import seated
from tests.terminal.running import greedily, randomly, run, run_really

pytestmark = pytest.mark.slow

KEPT = "terminal/minerva.record"
ENGLISH = Translator("en", "minerva")

asked = partial(seated.asked, "minerva")
lines_of = partial(seated.lines_of, "minerva")


def drawn(where: Position, seat: int | None = 0, width: int = 80) -> str:
    """The table of a position as a seat, or somebody beside it, sees it."""
    names = ("Gaius", "Livia", "Titus", "Marcus")[: where.game.seats]
    watcher = Watcher(where.game, None if seat is None else Seat(seat), names)
    return shown(output.position(Moment(watcher, where.state)), width)


def shown(part: Any, width: int = 80) -> str:
    """Something as a pipe gets it."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(part)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


# ---- whole games ---------------------------------------------------------------------------------


def test_words_one_by_one_do_the_same_as_notation(tmp_path: Path) -> None:
    command = asked("you", "standard", "8")
    lines = lines_of("you", "standard", "8", greedily)
    turns = ("build", "residence", "assist", "take-coins")
    typed = [
        word
        for line in lines
        for word in ([line.split(" ")[0], line] if line.startswith(turns) else [line])
    ]
    assert len(typed) > len(lines)
    record = tmp_path / "game.txt"
    outcome = run(*command, "--record", str(record), typed=typed)
    assert outcome.status == 0
    assert "What will you do?" in outcome.out
    entries = record.read_text("utf-8").partition("---\n")[2].splitlines()
    assert [entry[2:] for entry in entries if entry.startswith("1 ")] == lines


@pytest.mark.parametrize(("players", "seed"), [("you", "3"), ("you,random,random,random", "5")])
def test_no_line_is_wider_than_80(players: str, seed: str, quick_hints: None) -> None:
    lines = lines_of(players, "standard", seed, randomly)
    typed = lines.copy()
    for n in range(len(typed), 0, -6):
        typed[n:n] = ["help", "news", "hint"]
    out = run(*asked(players, "standard", seed), typed=typed).out
    assert "The game is over." in out
    assert not {line for line in out.splitlines() if cell_len(line) > 80}
    assert all(line == line.rstrip() or line.endswith("help): ") for line in out.splitlines())


def test_the_real_program_plays_alike_each_time(data: Path) -> None:
    command = asked("you,greedy", "standard", "7")
    first, second = (run_really(data / name, *command, typed="pass\n1\n" * 20) for name in "ab")
    assert first == second
    assert (first.status, first.err) == (0, "")
    assert first.out.startswith("A new game of Minerva. Type help")
    assert first.out.splitlines()[-2].endswith("points.")


def test_bots_alone(data: Path) -> None:
    outcome = run(*asked("random,random", "standard", "2"))
    assert outcome.out.startswith("Minerva, played by random.")
    assert "The game is over." in outcome.out
    assert not data.exists()


def test_a_pipe_that_knows_only_ascii(data: Path) -> None:
    typed = "build\n1\n1\nresidence\n1\n"
    command = asked("you,random", "standard", "3")
    outcome = run_really(data, *command, typed=typed, PYTHONIOENCODING="ascii")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.isascii()
    assert "theater: 1>2, 2>4" in outcome.out


# ---- a turn, step by step ------------------------------------------------------------------------


def test_an_action_is_asked_step_by_step(data: Path) -> None:
    typed = ["build", "back", "residence", "0,-1", "2", "undo"]
    out = run(*asked("you", "standard", "1"), typed=typed).out
    for words in (
        "\nBuild which tile?\n",
        "\nA residence on which cell?\n  1 0,-1           down 1 free choice\n",
        "\n· You built a residence above the Fountain.\n",
        "Choose the direction in which the residence activates your facilities.",
        "\n· You activated the line to the right.\n",
        "Taken back: You activated the line to the right.",
    ):
        assert words in out
    assert "1 residence 0,-1\n" in (data / KEPT).read_text("utf-8")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("9", "There is no choice 9: type 1 to 3."),
        ("assist 0,0", "You have no assistant in hand."),
        ("build library", "The Library is not in the market."),
        ("residence 5,5", "No tile of your city shares a side with that cell."),
        ("residence 0,0", "There is a tile on that cell already."),
        ("at 1,0", "'at 1,0' is not a choice now."),
        ("build", "Build which tile?"),
        ("x" * 300, "is not a choice now."),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(data: Path, line: str, answer: str) -> None:
    outcome = run(*asked("you", "standard", "1"), typed=[line])
    assert outcome.status == 0
    assert answer in " ".join(outcome.out.split())
    assert (data / KEPT).read_text("utf-8").count("\n1 ") == 0


def test_a_hint_is_a_line_that_can_be_typed() -> None:
    out = run(*asked("you", "standard", "1"), typed=["hint"]).out
    found = re.search(r"1\. `([^`]*)`: ", out)
    assert found
    assert "\n· You " in run("play", "minerva", typed=[found[1]]).out


def test_the_rules_have_the_figures_of_the_data_file() -> None:
    where = solo()
    watcher = Watcher(where.game, Seat(0), ("Gaius",))
    text = " ".join(shown(pages.rules(watcher)).split())
    for words in ("6 rounds", "3 denarii instead", "at most 6 of each", "Emperor Augustus"):
        assert words in text


# ---- the drawing ---------------------------------------------------------------------------------


def test_the_market_says_what_a_tile_costs_now() -> None:
    where = duel(market="theater theater mine bathhouse", row="temple-wood", has="1 wood 3 denarii")
    out = drawn(where)
    assert re.search(r"c Theater ×2 +2W +1W 3d +gain 2 theater points", out)
    assert re.search(r"p Mine +free +free +gain 1 ore", out)
    assert re.search(r"s Bathhouse +2S +× 6d +when built: use up to 3 facilities", out)
    assert re.search(
        r"T Temple of Silvanus +2G 2S 1O +× 15d +2 VP for each wood you hold, now", out
    )


def test_what_must_be_sold_is_told() -> None:
    out = drawn(duel(market="mine statue", has="2 wood 1 stone 2 denarii"))
    assert re.search(r"c Statue +2S +1S 3d, sell 1 ", out)


def test_who_looks_on_sees_no_price_and_every_city() -> None:
    out = drawn(duel("0,0 fountain; 1,0 theater", market="mine"), None)
    assert "You pay" not in out
    assert re.search(r"\n Gaius’s city +0\n", out)
    assert re.search(r"\n Livia’s city +0\n", out)
    assert out.count("Fountain") == 2


def test_the_city_is_a_grid() -> None:
    where = solo(
        "0,0 fountain; 1,0 theater; 0,1 R; 1,1 temple-cultural-around; 1,2 R", assisted="1,2"
    )
    out = drawn(where)
    grid = out[out.index("Your city") :].splitlines()[1:]
    assert grid[0].split() == ["-1", "0", "1", "2"]
    assert grid[1].split() == ["-1", "0,-1", "1,-1"]
    assert grid[2].split() == ["0", "-1,0", "Fountain", "Theater", "2,0"]
    assert grid[3].split() == ["p", "1any", "c", "2the"]
    assert grid[4].split() == ["1", "-1,1", "[R]", "Apollo", "2,1"]
    assert grid[5].split() == ["T", "2VP"]
    assert grid[6].split() == ["2", "0,2", "[Ra]", "2,2"]


def test_a_wide_city_is_drawn_in_parts() -> None:
    row = "; ".join(f"{x},0 {'mine' if x else 'fountain'}" for x in range(20))
    out = drawn(solo(row))
    assert "from west to east, part 1 of 2" in out
    assert len(re.findall(r"\bMine\b", out)) == 19
    assert max(map(cell_len, out.splitlines())) <= 80


def test_where_cells_are_narrow_a_free_one_is_a_dot() -> None:
    row = "; ".join(f"{-x},-9 {'mine' if x else 'fountain'}" for x in range(12))
    out = drawn(solo(row))
    assert "-10,-8" not in out
    assert "·" in out


def test_the_races() -> None:
    out = drawn(duel(has="2 glory", number=3).giving("1 glory", 1))
    assert "theater: 1→2, 2→4, 3→6, 4→7, 5→8" in out
    assert "Glory         1st 6 VP you (2 tokens), 2nd 3 VP Livia (1 token)" in out
    assert "6 more in this glory step" in out
    assert "your next costs 5 denarii or 1 glory" in out


def test_alone_the_round_is_the_rival() -> None:
    assert "7 VP for 4 tokens, 3 VP for fewer; you have 1" in drawn(solo(number=4, has="1 glory"))


def test_passing_shows_in_order_and_tax() -> None:
    where = duel().after("pass")
    out = drawn(where, 1)
    assert "1 Gaius, 2 free; who goes on pays 1 denarius an action" in out
    assert re.search(r"Gaius +0 .* order 1\n", out)


def test_solitaire_pairs() -> None:
    where = solo(market="theater library garden coins", has="2 wood")
    out = drawn(where)
    assert re.search(r"\n 1 +c Theater .*\n 1 +c Library ", out)
    assert re.search(r"\n 2 +c Garden .*\n(?: {30}.*\n)* 2 +3 denarii ", out)


def test_in_the_middle_of_a_turn_the_market_is_left_out() -> None:
    where = duel(market="mine theater")
    assert "What it does" in drawn(where)
    placing = where.after("build mine")
    assert "What it does" not in drawn(placing)
    assert "What it does" in drawn(placing, 1)


def test_the_end_ranks_the_seats() -> None:
    where = duel(number=6, has="9 denarii").giving("30 denarii", 1).after("pass", "pass")
    watcher = Watcher(where.game, Seat(0), ("Gaius", "Livia"))
    out = shown(pages.ending(Moment(watcher, where.state)))
    assert re.search(r"\n +1\. Livia +2\. Gaius\n", out)
    for line in ("Culture tiles +0 +0", "Left over +10 +3", "Order tile +0 +3", "Total +10 +6"):
        assert re.search(rf"\n +{line}\n", out)
    assert out.rstrip().endswith("Livia wins with 10 points.")


def test_short_names_tell_tiles_apart() -> None:
    box, width = Minerva.box(), NARROWEST - 1
    names = [
        (
            signs.short_name(ENGLISH.form(box.words.tiles[tile.id].name, "short"), width),
            signs.kind(ENGLISH, tile.category),
        )
        for tile in signs.tiles_of(box).values()
    ]
    assert len({*names}) == len(names)
    assert all(len(name) <= width for name, _ in names)


def _tile(name: str) -> Tile:
    return signs.tiles_of(Minerva.box())[name]


@pytest.mark.parametrize(
    ("tile", "effect"),
    [
        ("farm", "2G"),
        ("villa", "1G+1W"),
        ("harbor", "1any+1d"),
        ("markets", "1d/G"),
        ("mint", "O>4d"),
        ("colosseum", "2=>2gl"),
        ("garden", "1cul"),
        ("theater", "2the"),
        ("circus", ""),
        ("trading-post", ""),
    ],
)
def test_short_effects(tile: str, effect: str) -> None:
    assert signs.short_effect(ENGLISH, _tile(tile)) == effect
