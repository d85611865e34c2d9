"""Whole games of Carpe Diem in the terminal."""

import re
from collections import Counter
from functools import cache, partial
from pathlib import Path

import pytest
from rich.cells import cell_len

from quadriga.games.carpe_diem import CarpeDiem
from tests.games.carpe_diem.wording import text
from tests.terminal import seated
from tests.terminal.running import randomly, run, run_really
from tests.terminal.seated import words_of

pytestmark = pytest.mark.slow

NAMES = {card: text(said) for card, said in CarpeDiem.box().words.fountain_cards.items()}
"""What each fountain card says."""

KEPT = "terminal/carpe_diem.record"

asked = partial(seated.asked, "carpe_diem")
lines_of = partial(seated.lines_of, "carpe_diem")


def played(players: str, seed: str) -> list[str]:
    """What the people of a table type, choosing anything."""
    return lines_of(players, "standard", seed, randomly)


def test_answers_do_the_same_as_notation(tmp_path: Path) -> None:
    record, lines = tmp_path / "game.txt", played("you,random", "2")
    typed = [" ".join(words_of(line)) for line in lines]
    command = asked("you,random", "standard", "2")
    assert run(*command, "--record", str(record), typed=typed).status == 0
    entries = record.read_text("utf-8").partition("---\n")[2].splitlines()
    assert [entry[2:] for entry in entries if entry.startswith("1 ")] == lines


@cache
def whole_game() -> str:
    """All that is shown in a game with a bot, by every command."""
    typed = played("you,random", "1")
    for n in range(len(typed), 0, -9):
        typed[n:n] = ["help", "news", "log", "board"]
    return run(*asked("you,random", "standard", "1"), typed=typed).out


def test_no_line_is_wider_than_80() -> None:
    out = whole_game()
    assert "The game is over." in out
    assert not {line for line in out.splitlines() if cell_len(line) > 80}
    assert all(line == line.rstrip() or line.endswith("help): ") for line in out.splitlines())


def test_the_real_program_plays_alike_each_time(data: Path) -> None:
    command = asked("you,greedy", "standard", "7")
    first, second = (run_really(data / name, *command, typed="1\n" * 40) for name in "ab")
    assert first == second
    assert (first.status, first.err) == (0, "")
    assert "Carpe Diem · Phase 2 of 4" in first.out


def test_the_board_shows_the_whole_table() -> None:
    out = run(*asked("you,greedy", "standard", "5"), typed=["start 3", "go right", "take 1"]).out
    for words in (
        "Carpe Diem · Phase 1 of 4, round 1 of 7 · 8 : 9",
        "        ┌────1────┬────2────┬────3────┬────4────┬────5────┬────6────┐\n",
        " vill 3 3         │         │         │         │    w    │         │ pond 3\n",
        "        4    w    │         │  3,4    │         │         │         │\n",
        " Ring        Seats     1             2             3             4\n",
        "           1 2         gard↑→ vill1↓ vill1↑↓       vine↑ vill1↓  craf↑ vill2←\n",
        " left      2           admi↑ vill2→↓ bake ",
        "           3 1         pond↑ vine↓ ",
        " right     4           merc↑ farm↓ ",
        " Bottom row    1 admi  2 vine  3 vill1  4 mark  5 vill3 ",
        " Forum   +3 what a marker would bring you now; [1] a marker; step: 1 prestige\n",
        "                     → coin step       −8 → 7 VP\n",
        "                     → coin bread step −8    grape chicken\n",
        "            Total VP Bar Forum Fish Herbs Grapes Chicken Coin Bread Cards\n",
        " → 1 you        8  8   0    2.    0     0      0       0    0     0     0\n",
        "   2 greedy     9  9   0    1.    0     0      0       0    0     0     0\n",
        " You built     0 tiles; 9 writs left\n",
        " Score so far  8 collected = 8 VP\n",
        "  1 Go left to the upper middle blueprint             4 tiles\n",
        "   ┌──merc───┐   ┌─────────┐   ┌──farm───┐   ┌─────────┐\n"
        "   │    ●    │   │  bake   │   │    ●    │   │  mark   │\n"
        "   └──farm───┘   └─────────┘   └──farm───┘   └─────────┘\n",
        "  1 Take a merchant and a farmyard                    fits in 4 ways\n",
        "    your tile\n   ┌──merc───┐\n   │    ●    │\n   └──farm───┘\n",
        "On which cell?\n  1 3,4            4 ways, nothing yet\n",
        "  2 store          set aside; half a point at the end\n",
    ):
        assert words in out


def test_a_placement_is_asked_step_by_step(data: Path) -> None:
    typed = ["start 3", "go right", "take 1", "1", "back", "3,4", "2"]
    out = run(*asked("you,greedy", "standard", "5"), typed=typed).out
    question = "On 3,4: turned how?\n      1: r0         2: r1         3: r2         4: r3\n"
    assert out.count(question) == 2
    assert "   │    ●    │ farm   ●  merc  │    ●    │ merc   ●  farm\n" in out
    assert "  2 r1, by 90°     nothing yet\n" in out
    assert "Your choice (1-4, back, or help): 2\n" in out
    assert "· You placed a merchant and a farmyard in the fourth row, third from the left.\n" in out
    assert "1 place 3,4 r1\n" in (data / KEPT).read_text("utf-8")
    assert "farm   ●  merc 4,4 " in run("play", "carpe_diem").out


def test_a_pipe_that_knows_only_ascii(data: Path) -> None:
    command = asked("you,greedy", "standard", "5")
    typed = "start 3\ngo right\ntake 1\n3,4\n1\n"
    outcome = run_really(data, *command, typed=typed, PYTHONIOENCODING="ascii")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.isascii()
    assert "        +----1----+----2----+" in outcome.out
    assert "merc^ farmv" in outcome.out
    assert "?" not in outcome.out.replace("cell?", "").replace("how?", "").replace("+?", "")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of a choice, or help."),
        ("3", "There is no choice 3: type 1 to 2."),
        ("back", "'back' is not a choice now."),
        ("9,9", "'9,9' is not a choice now."),
        ("3,4 r9", "'3,4 r9' is not a choice now."),
        (
            "place 3,3 r0",
            "The first tile goes on the shovel, in the fourth row, third from the left.",
        ),
        ("craft 1", "Only who completes a craftsman takes a tile of the bottom row."),
        ("place 3,4 r0" + "0" * 300, "is not a choice now."),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(data: Path, line: str, answer: str) -> None:
    typed = ["start 3", "go right", "take 1", line]
    outcome = run(*asked("you,greedy", "standard", "5"), typed=typed)
    assert outcome.status == 0
    assert answer in " ".join(outcome.out.split())
    assert "1 take 1\n---\n" in (data / KEPT).read_text("utf-8")


def test_a_hint_is_a_line_that_can_be_typed() -> None:
    typed = ["start 3", "go right", "take 1", "hint"]
    out = run(*asked("you,greedy", "standard", "5"), typed=typed).out
    found = re.search(r"1\. `(place [^`]*)`: Place", out)
    assert found
    assert "· You placed" in run("play", "carpe_diem", typed=[found[1]]).out


def test_undo_within_a_turn(data: Path) -> None:
    typed = ["start 3", "undo", "go right", "undo", "go right", "take 1", "undo", "take 1"]
    out = run(*asked("you,greedy", "standard", "5"), typed=typed).out
    assert re.findall(r"^Taken back: (.*)$", out, re.MULTILINE) == [
        "You went right to the lower right blueprint.",
        "You took a merchant and a farmyard.",
    ]
    assert "Nothing to take back: somebody else has acted since your choice." in out
    assert "\n1 go right\n1 take 1\n---\n" in (data / KEPT).read_text("utf-8")


def parts_of(lines: list[str]) -> list[list[str]]:
    """The lines cut after the first two choices of each kind, and after every fourth choice."""
    parts, met = [list[str]()], Counter[str]()
    for line in lines:
        kind, last = line.split(" ")[0], parts[-1]
        met[kind] += 1
        last.append(line)
        if met[kind] <= 2 or len(last) == 4:
            parts.append([])
    return [part for part in parts if part]


def test_a_game_left_after_every_kind_of_choice_goes_on_as_if_in_one_go(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.txt", tmp_path / "pieces.txt"
    command, lines = asked("random,you", "standard", "9"), played("random,you", "9")
    run(*command, "--record", str(whole), typed=lines)
    run(*command)
    for part in parts_of(lines):
        out = run("play", "carpe_diem", "--record", str(pieces), typed=part).out
        assert out.startswith("Carpe Diem goes on where you left it.")
    assert whole.read_bytes() == pieces.read_bytes()


# ---- secrets -------------------------------------------------------------------------------------


def test_fountain_cards_of_others_are_never_told_before_the_end() -> None:
    out = whole_game()
    drew = set(re.findall(r"· (You|random) drew ([^.]*)\.", out))
    returned = set(re.findall(r"· (You|random) returned ([^.]*)\.", out))
    assert {who for who, _ in drew} == {who for who, _ in returned} == {"You", "random"}
    for who, what in drew | returned:
        assert ("for each" in what) == (who == "You")


def test_a_screen_does_not_depend_on_the_cards_of_another(data: Path) -> None:
    """Two games that differ in what the other seat drew alone look the same."""
    log = seated.finished("carpe_diem", "you,random", "standard", "1", randomly).log
    returned = next(n for n, entry in enumerate(log) if entry.actor == 1 and "return" in entry.text)
    mine = [entry.text for entry in log[:returned] if entry.actor == 0]
    run(*asked("you,random", "standard", "1"), typed=mine)
    kept = data / KEPT
    kept_text = kept.read_text("utf-8")
    drawn = f"* {log[returned - 1].text}\n2 {log[returned].text}\n"
    assert drawn.startswith("* fountain f")
    assert drawn in kept_text
    unseen = {f"f{n:02}" for n in range(1, 25)} - set(re.findall(r"f\d\d", kept_text))
    one, two = sorted(unseen)[:2]
    shown = []
    for other in (drawn, f"* fountain {one} {two}\n2 return {two}\n"):
        kept.write_text(kept_text.replace(drawn, other), "utf-8")
        typed = ["news", "log", "hint", "board", "help", "foo", "1"]
        shown.append(run("play", "carpe_diem", typed=typed).out)
    assert shown[0] == shown[1]
    assert "· random drew 2 fountain cards.\n" in shown[0]


def test_people_at_one_terminal_see_their_own_cards_alone(tmp_path: Path) -> None:
    people, record = "Livia,Cornelia", tmp_path / "game.txt"
    command = asked(people, "standard", "4")
    out = run(*command, "--record", str(record), typed=played(people, "4")).out
    entries = record.read_text("utf-8")
    drawn = {
        name: {
            NAMES[card]
            for draw in re.findall(rf"^\* (fountain .*)\n{seat}", entries, re.MULTILINE)
            for card in draw.split(" ")[1:]
        }
        for seat, name in enumerate(people.split(","), start=1)
    }
    parts = re.split(r"^Pass the keyboard to (Livia|Cornelia)\.$", out, flags=re.MULTILINE)
    turns, seen = list(zip(parts[1::2], parts[2::2], strict=True)), set[str]()
    assert len(turns) > 56
    for who, part in turns[:-1]:
        shown = set(re.findall(r"\d VP for each \w+", part))
        assert shown <= drawn[who]
        seen |= shown
    assert seen == drawn["Livia"] | drawn["Cornelia"]
