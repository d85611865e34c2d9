import re
from pathlib import Path

import pytest

from tests.terminal.running import GAME, KEPT, PROMPT, SEED, lines_of, randomly, run, run_really

pytestmark = pytest.mark.slow

KEPT_AS = "The game is kept: `quadriga replay imperator.1` shows it again.\n"


def test_a_whole_game_from_a_pipe(data: Path) -> None:
    outcome = run_really(data, "play", "imperator", "--seed", "7", typed="1\n" * 60)
    assert (outcome.status, outcome.err) == (0, "")
    out = outcome.out
    assert out.startswith("A new game of Imperator. Type help")
    assert "· Turn 1: Call for tribute, Hippodrome and Triumphal arc.\n" in out
    assert "\n  6 Raise the Hippodrome: pay 1 culture" in out
    assert "\n Culture  1 ■□□□□□□□□    Military 1 ■□□□□□□□□    Industry 1 ■□□□□□□□□\n" in out
    assert f"{PROMPT}6, or help): 1\n\n· Call for tribute: took 1 culture and 1 industry.\n" in out
    assert "· Invasion III: paid 7 military. The game is over: 1 point, Nero.\n" in out
    assert re.search(r"\n  Regions  1 point a region, Rome included +1\n.*\n  Total +1\n", out)
    assert out.endswith("\nThe game is over: 1 point, Nero.\n" + KEPT_AS)
    assert out.count(PROMPT) == 24
    assert not (data / KEPT).exists()


def test_the_same_seed_deals_the_same_game() -> None:
    first, second, other = (
        run("play", "imperator", "--new", "--seed", seed, typed="1\n" * 60).out.splitlines()[:-1]
        for seed in ("mare nostrum", "mare nostrum", "mare")
    )
    assert first == second != other


def test_the_board_shows_the_whole_table() -> None:
    out = run("play", "imperator", "--seed", "7").out
    for words in (
        "■ Rome",
        "□ Gaul (1 industry)",
        "□□ Great lighthouse",
        "□ Marching camp 2 more military",
        "□ I pay 2 or lose 1  □ II pay 5 or lose 1  □ III pay 7 or lose 2",
        "I comes after 6 more turns. You have 1 military, 1 short",
        "Score so far  1 (Regions 1): Nero; 9 more for Tiberius.",
        "Still to come 18 cards: Conquest ×2, Call for tribute, Gardens",
        "Discard pile  0 cards",
        "╭─── Call for tribute ───╮",
        "│ 1 culture, 1 industry  │",
        "× Needs 3 culture, you │",
        "  1 Take 1 culture and 1 industry (Call for tribute)  C1→2  I1→2",
    ):
        assert words in out


def test_notation_does_the_same_as_numbers() -> None:
    by_number = run("play", "imperator", "--seed", "7", typed=["2", "quit"])
    by_notation = run("play", "imperator", "--new", "--seed", "7", typed=["  TAKE  hippodrome_b"])
    sentence = "· Hippodrome: took 1 military and 1 industry."
    assert sentence in by_number.out
    assert sentence in by_notation.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of a choice, or help."),
        ("0", "There is no choice 0: type 1 to 6."),
        ("7", "There is no choice 7: type 1 to 6."),
        ("9" * 150, "There is no choice 999999999: type 1 to 6."),
        ("-1", "'-1' is not a choice now."),
        ("²", "'²' is not a choice now."),
        ("take rome", "'take rome' is not a choice now. Choose one of: take tribute_a"),
        ("raise triumphal_arc_b", "Triumphal arc: needs 3 culture, you have 1."),
        ("x" * 5000, "is not a choice now."),
        ("\x1b[2J", "is not a choice now."),
        ("draw mine", "'draw mine' is not a choice now."),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(data: Path, line: str, answer: str) -> None:
    outcome = run("play", "imperator", "--seed", "7", typed=[line])
    assert outcome.status == 0
    assert answer in " ".join(outcome.out.split())
    assert outcome.out.count(PROMPT) == 2
    assert outcome.out.count("Period I, turn 1 of 7") == 1
    assert "\x1b" not in outcome.out
    assert (data / KEPT).read_text("utf-8").count("\n1 ") == 0


def test_bytes_that_are_no_text_are_wrong_input_too() -> None:
    outcome = run("play", "imperator", "--seed", "7", typed=b"\xff\xfe\x00\n1\n")
    assert outcome.status == 0
    assert "is not a choice now" in outcome.out
    assert "Period I, turn 2 of 7" in outcome.out


def test_help_tells_the_commands_and_the_rules_of_this_moment() -> None:
    out = run("play", "imperator", "--seed", "7", typed=["help"]).out
    for word in ("undo", "hint", "board", "log", "quit", "`take tribute_a`"):
        assert word in out.partition("What you can type")[2]
    words = " ".join(out.split())
    assert "A turn · Draw 3 cards." in words
    assert "From 16 points on you are Augustus" not in words


def test_the_rules_are_told_chapter_by_chapter() -> None:
    out = run("play", "imperator", "--seed", "7", typed=["rules"]).out
    words = " ".join(out.split())
    assert "At the start all 21 cards are shuffled" in words
    assert "The end · After invasion III you score 1 point" in words
    assert "From 16 points on you are Augustus" in words


def test_the_log_is_everything_that_happened() -> None:
    out = run("play", "imperator", "--seed", "7", typed=["1", "1", "log"]).out
    log = out.rpartition("help): log\n")[2].splitlines()
    assert log[:5] == [
        "· Turn 1: Call for tribute, Hippodrome and Triumphal arc.",
        "· Call for tribute: took 1 culture and 1 industry.",
        "· Turn 2: Colossus, Triumphal arc and Colosseum.",
        "· Colossus: took 2 military.",
        "· Turn 3: Conquest, Conquest and Senate.",
    ]


def test_enter_after_a_hint_plays_its_best() -> None:
    out = run("play", "imperator", "--seed", "7", typed=["", "hint", "", ""]).out
    assert out.count("Type the number of a choice, or help.") == 2, "before the hint, and after it"
    assert "or Enter for the best): \n\n· Triumphal arc: took 2 military.\n" in out


def test_a_hint_names_a_choice_and_makes_none(data: Path) -> None:
    out = run("play", "imperator", "--seed", "7", typed=["hint"]).out
    hint = out.partition("Best now:\n")[2].splitlines()
    assert [line[:2] for line in hint if line[:1].isdigit()] == ["1.", "2.", "3."]
    assert " ".join(hint[:2]).startswith("1. 3: Take 2 military (Triumphal arc). Can then")
    assert "points less." in " ".join(hint)
    assert (data / KEPT).read_text("utf-8").count("\n1 ") == 0


def test_the_board_is_drawn_again() -> None:
    out = run("play", "imperator", "--seed", "7", typed=["board"]).out
    assert out.count("Period I, turn 1 of 7") == 2


def test_nothing_can_be_taken_back_once_cards_were_drawn() -> None:
    out = run("play", "imperator", "--seed", "7", typed=["undo", "1", "undo"]).out
    assert out.count("There is nothing to take back yet.") == 1
    assert out.count("Nothing to take back: something was revealed since your choice.") == 1


def test_undo_at_a_split_and_at_an_invasion(data: Path) -> None:
    split = next(n for n, line in enumerate(GAME) if line.startswith("book"))
    invasion = GAME.index("pay")
    for at in (split, invasion):
        typed = [*GAME[:at], "undo", "log"]
        out = run("play", "imperator", "--new", "--seed", SEED, typed=typed).out
        assert out.count("Taken back: ") == 1
        kept = (data / KEPT).read_text("utf-8")
        assert kept.count("\n1 ") == at - 1
        assert f"1 {GAME[at - 1]}\n" not in kept.partition("\n---\n")[2].splitlines()[-3:]


def test_a_game_full_of_undos_ends_like_the_game_without(tmp_path: Path) -> None:
    typed: list[str] = []
    for now, following in zip(GAME, [*GAME[1:], ""], strict=True):
        after_it = following.startswith(("book", "spend", "pay", "lose"))
        typed += [now, "undo", now] if after_it else [now]
    plain, undone = tmp_path / "plain.txt", tmp_path / "undone.txt"
    play = ("play", "imperator", "--new", "--seed", SEED, "--record")
    assert run(*play, str(plain), typed=GAME).status == 0
    outcome = run(*play, str(undone), typed=typed)
    assert outcome.out.count("Taken back: ") == len(typed) // 2 - len(GAME) // 2 > 5
    assert plain.read_bytes() == undone.read_bytes()


def test_rome_falls(tmp_path: Path) -> None:
    games = ((seed, lines_of(seed, randomly)) for seed in map(str, range(50)))
    seed, lines = next(game for game in games if game[1][-1] == "lose rome")
    record = tmp_path / "record.txt"
    out = run("play", "imperator", "--seed", seed, "--record", str(record), typed=lines).out
    assert "Rome falls: the game is lost" in out
    assert "Rome falls\nYour choice (1-1, or help): lose rome\n" in out
    assert "\n\nRome has fallen. The game is lost.\n" in out
    assert "Total" not in out
    assert record.read_text("utf-8").endswith("\nresult lost\n")


def test_a_campaign_stage_has_its_target() -> None:
    play = ("play", "imperator", "--seed", "7", "--option", "standing=-4")
    out = run(*play, typed="1\n" * 60).out
    assert "Military 2" in out
    assert "This stage asks for 12." in out
    assert " Score         Target 12 missed\n" in out
