"""All Roads in the terminal: a turn step by step, input of all kinds, and what is kept."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from tests.terminal.roads import KEPT, asked, lines_of, opened, words_of
from tests.terminal.running import randomly, run, run_really

pytestmark = pytest.mark.slow


def _randomly_typed(lines: list[str]) -> list[str]:
    """The same choices as notation, as answers one by one, or as answers on one line."""
    typed, rng = list[str](), Random(0)
    for line in lines:
        words = words_of(line)
        typed += rng.choice([[line], words, [" ".join(words)]])
    return typed


def test_the_real_program_plays_alike_each_time(data: Path) -> None:
    command = asked("you,greedy", "standard", "7")
    first, second = (run_really(data / name, *command, typed="1\n" * 90) for name in "ab")
    assert first == second
    assert (first.status, first.err) == (0, "")
    assert first.out.startswith("A new game of All Roads. Type help")
    assert re.search(r"\n +1\. \w+ +2\. \w+\n", first.out)
    assert first.out.splitlines()[-2].endswith("points.")


@pytest.mark.parametrize("seed", ["1", "2"])
def test_answers_do_the_same_as_notation(tmp_path: Path, seed: str) -> None:
    command = asked("you,random", "standard", seed)
    lines = lines_of("you,random", "standard", seed, randomly)
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    assert run(*command, "--record", str(one), typed=lines).status == 0
    typed = _randomly_typed(lines)
    assert len(typed) > len(lines)
    # A question with one answer is passed over, so a word may be left that says nothing new.
    outcome = run(*command, "--record", str(other), typed=typed)
    assert outcome.status == 0
    assert max(map(cell_len, outcome.out.splitlines()[:-1])) <= 80
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize(
    ("players", "variant", "seed"),
    [
        ("you,random", "standard", "1"),
        ("random,you,random,random", "standard", "2"),
        ("you,random", "full_length", "3"),
        ("you,random,random", "cooperative", "4"),
    ],
)
def test_no_line_is_wider_than_80(players: str, variant: str, seed: str) -> None:
    lines = lines_of(players, variant, seed, randomly)
    typed = [
        word
        for line in lines
        for word in ("news", words_of(line)[0], "back", line)
        if word == line or not word.startswith("house")
    ]
    # The log only grows, and each of its lines is news first.
    for n in range(len(typed) - 1, 0, -19):
        typed[n:n] = ["help", "log", "board"]
    out = run(*asked(players, variant, seed), typed=typed).out
    assert "The game is over." in out
    wide = {line for line in out.splitlines() if cell_len(line) > 80}
    assert not wide
    assert all(line == line.rstrip() or line.endswith("help): ") for line in out.splitlines())


def test_what_others_draw_is_never_told() -> None:
    lines = lines_of("you,random,random", "standard", "5", randomly)
    typed = [word for line in lines for word in ("log", "news", line)]
    out = run(*asked("you,random,random", "standard", "5"), typed=typed).out
    drew = set(re.findall(r"· (\w+) drew ([^.]*)\.", " ".join(out.split())))
    assert {who for who, _ in drew} == {"You", "random"}
    assert all(re.fullmatch(r"[24] tiles", what) for who, what in drew if who != "You")
    assert all(what.startswith("a tile with ") for who, what in drew if who == "You")


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_screen_does_not_depend_on_the_hand_of_another(data: Path, turns: int) -> None:
    """Two games that differ in the last draw of the other seat alone look the same."""
    lines = lines_of("you,random", "standard", "6", randomly)
    placed = [n for n, line in enumerate(lines) if line.startswith("place")][2 * turns]
    command = asked("you,random", "standard", "6")
    run(*command, typed=lines[:placed])
    kept = data / KEPT
    text = kept.read_text("utf-8")
    *_, drawn = re.findall(r"^\* (draw .*)$", text, re.MULTILINE)
    unplayed = _unplayed_by_blue(text)
    others = sorted(unplayed - set(drawn.split(" ")[1:]))[: len(drawn.split(" ")) - 1]
    assert others, "the other seat has tiles in its stack"
    before, _, following = text.rpartition(drawn)
    typed = ["news", "log", "hint", "board", "help", "1", "back", "foo", "place t01 9,9 r0"]
    shown = []
    for draw in (drawn, " ".join(["draw", *others])):
        kept.write_text(f"{before}{draw}{following}", "utf-8")
        shown.append(run("play", "all_roads", typed=typed).out)
    assert shown[0] == shown[1]
    assert shown[0].count("Your hand") == 2


def _unplayed_by_blue(text: str) -> set[str]:
    """The tiles that the second seat could still draw, had it not drawn the last ones."""
    table = opened("you,random", "standard", "6")
    every = set(table.game.view(table.state, None).seats[1].unplayed)
    played = set(re.findall(r"^2 place (\w+)", text, re.MULTILINE))
    draws = re.findall(r"^\* draw (.*)$", text, re.MULTILINE)
    held = {tile for draw in draws[1:-1:2] for tile in draw.split(" ")}
    return every - played - held


def test_the_board_shows_the_whole_table() -> None:
    out = run(*asked("you,greedy", "standard", "3")).out
    for words in (
        "· You drew a tile with a sharp bend and a trade route, a tile with a straight",
        "spring.\n· greedy drew 4 tiles.\n",
        "All Roads · Turn 1 of 6 · 0 : 0",
        "  0         ■══ROME═■\n",
        " -1   0,-1            2,-1\n",
        "                    Points  On the map   Left to build  Hand  Stack\n",
        " →  R red   you          0  0h 0v 0s 0m  7h 6v 3s 3m       4      8\n",
        "    B blue  greedy       0  0h 0v 0s 0m  7h 6v 3s 3m       4      8\n",
        " Your hand   in your stack 8 tiles: t02 t03 t04 t05 t08 t09 t10 t12\n",
        "     t01          t06          t07          t11\n",
        "      ◇────    ────●────        ●────    ────●────\n",
        "Which tile? Counted as if your turn ended with it.\n",
        "\n  4 t11            20 ways, nothing yet\n",
    ):
        assert words in out


def test_a_pipe_that_knows_only_ascii(data: Path) -> None:
    command = asked("you,greedy", "standard", "3")
    outcome = run_really(data, *command, typed="t11\n1\n", PYTHONIOENCODING="ascii")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.isascii()
    assert "  0         #==ROME=#\n" in outcome.out
    assert "?" not in outcome.out.replace("tile?", "").replace("cell?", "").replace("how?", "")


def test_a_placement_is_asked_step_by_step(data: Path) -> None:
    typed = ["1", "back", "t06", "3", "back", "t07 1,1", "2"]
    out = run(*asked("you,greedy", "standard", "3"), typed=typed).out
    for words in (
        "\nt01: on which cell?\n  1 0,-1           2 ways, nothing yet\n",
        "\nt06 at -1,1: turned how?\n    1: r2        2: r3        3: r5\n",
        "\nt07 at 1,1: turned how?\n",
        "\n  2 r2, by 120°    nothing yet\n",
        "Your choice (1-3, back, or help): 2\n\n· You laid a tile with three evenly spread roads",
        "Add your second tile to the network.\nWhich tile?\n",
    ):
        assert words in out
    assert "1 place t07 1,1 r2\n" in (data / KEPT).read_text("utf-8")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of a choice, or help."),
        ("5", "There is no choice 5: type 1 to 4."),
        ("back", "'back' is not a choice now."),
        ("t02", "'t02' is not a choice now."),
        ("t01 9,9", "'t01 9,9' is not a choice now."),
        ("t01 0,-1 r0 r0", "is not a choice now."),
        ("place t02 0,-1 r0", "t02 is not in your hand: you have t01, t06, t07 and t11."),
        ("place t01 9,9 r0", "No road of the network leads to 9,9."),
        ("place t01 0,-1 r3", "Turned so, no road of t01 joins the network at 0,-1. Turn it."),
        ("house 0,0/1", "'house 0,0/1' is not a choice now."),
        ("place t01 0,-1 r0" + "0" * 300, "is not a choice now."),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(data: Path, line: str, answer: str) -> None:
    outcome = run(*asked("you,greedy", "standard", "3"), typed=[line])
    assert outcome.status == 0
    assert answer in " ".join(outcome.out.split())
    assert outcome.out.count("Your choice (1-") == 2
    assert (data / KEPT).read_text("utf-8").count("\n1 ") == 0


def test_a_hint_is_a_line_that_can_be_typed(data: Path) -> None:
    out = run(*asked("you,greedy", "standard", "3"), typed=["hint"]).out
    found = re.search(r"1\. `(place [^`]*)`: Place", out)
    assert found
    again = run("play", "all_roads", typed=[found[1]])
    assert "· You laid" in again.out


def test_undo_within_a_turn(data: Path) -> None:
    first, second, house, *_ = lines_of("you,random", "standard", "3", randomly)
    assert house.startswith("house")
    typed = ["undo", first, "t07", "undo", first, second, "undo", second, house, "undo"]
    out = run(*asked("you,random", "standard", "3"), typed=typed).out
    refusal = "Nothing to take back: somebody else has acted since your choice."
    assert out.count(refusal) == 1
    assert out.count("There is nothing to take back yet.") == 1
    taken = re.findall(r"Taken back: ([^(]*) \(([^)]*)\)", " ".join(out.split()))
    assert taken == [
        (
            "You laid a tile with a sharp bend and a trade route",
            "right beside Rome, to the north-east",
        ),
        (
            "You laid a tile with three evenly spread roads and a hot spring",
            "right beside Rome, to the north",
        ),
    ]
    text = (data / KEPT).read_text("utf-8")
    assert f"\n1 {first}\n1 {second}\n1 {house}\n* draw" in text


def test_a_game_full_of_undos_ends_like_the_game_without(tmp_path: Path) -> None:
    command = ("you,random", "standard", "8")
    lines, typed = lines_of(*command, randomly), list[str]()
    for now, following in zip(lines, [*lines[1:], "end"], strict=True):
        building = following.startswith("house") or (following == "done" and now != "done")
        first = now.startswith("place") and following.startswith("place") and len(typed) == 0
        typed += [now, "undo", now] if building or first else [now]
    plain, undone = tmp_path / "plain.txt", tmp_path / "undone.txt"
    assert run(*asked(*command), "--record", str(plain), typed=lines).status == 0
    outcome = run(*asked(*command), "--record", str(undone), typed=typed)
    assert outcome.out.count("Taken back: ") == (len(typed) - len(lines)) // 2 >= 2
    assert plain.read_bytes() == undone.read_bytes()


def test_a_game_left_after_every_choice_goes_on_as_if_in_one_go(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.txt", tmp_path / "pieces.txt"
    lines = lines_of("random,you", "standard", "9", randomly)
    run(*asked("random,you", "standard", "9"), "--record", str(whole), typed=lines)
    run(*asked("random,you", "standard", "9"))
    for line in lines:
        out = run("play", "all_roads", "--record", str(pieces), typed=[line]).out
        assert out.startswith("All Roads goes on where you left it.")
    assert whole.read_bytes() == pieces.read_bytes()


def test_coming_back_tells_what_happened_since_the_last_turn() -> None:
    lines = lines_of("you,random,random", "standard", "2", randomly)
    run(*asked("you,random,random", "standard", "2"), typed=lines[:4])
    news = run("play", "all_roads", typed=["quit"]).out.partition("─")[0]
    assert " ".join(news.split()).count(" laid a tile ") >= 4
    assert "· random laid a tile " in news
    assert "· You drew a tile with " in news


def test_the_end_of_a_cooperative_game() -> None:
    lines = lines_of("you,random", "cooperative", "1", randomly)
    out = run(*asked("you,random", "cooperative", "1"), typed=lines).out
    assert " Together: 0 of 80 points built; still to build: 38 tokens worth 80 points.\n" in out
    assert re.search(r"\n  Houses, 1 each +\d+ +\d+\n", out)
    assert re.search(r"The game is over\. \d+ of 80 points were built together; \d+ tokens", out)
    assert "wins" not in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "you"], "not 1"),
        (["--players", "you,greedy,greedy", "--variant", "full_length"], "full_length"),
        (["--variant", "quick"], "has no variant 'quick'"),
        (["--players", "you,Greedy"], "Nobody called 'Greedy'"),
        (["--players", "you,livia"], "The name of a person begins with a capital letter"),
        (["--players", "you,L" + "i" * 40], "at most 40 signs"),
        (["--players", "you,Li\x1bvia"], "Nobody called"),
    ],
)
def test_wrong_arguments_are_refused(data: Path, arguments: list[str], message: str) -> None:
    outcome = run("play", "all_roads", *arguments, typed=["1"])
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err
    assert not data.exists()
