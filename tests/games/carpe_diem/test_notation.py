"""Notation, labels, sentences and refusals (section 4)."""

from random import Random

import pytest

from quadriga.core import Illegal, play
from tests.games.carpe_diem.positions import A, B, Position, begun, start
from tests.games.carpe_diem.wording import text


def test_a_turn_in_full() -> None:
    at = begun(2).with_ring({2: "w01 w02 k11 w04", 3: "w01 w01 w01 w01"}).moving(A, 1)
    at = at.with_district("3,4: k11 r0").with_row(rest="k05")
    at = at.after("go right", "take 3", "place 3,3 r2", "craft 4", "place 4,3 r2")
    assert at.to_act == B


def test_a_visit_in_full() -> None:
    at = begun(2).with_forum({6: "a01", 7: "c05"}).with_owned(A, chimneys=2)
    at = at.with_purse(A, fish=4, bread=3).visiting(A, [B])
    at = at.after("visit 6-7", "first 7", "pay bread 0", "pay 2 bread 1")
    assert at.of(A).vp == 8 + 2 + 12
    assert at.to_act == B


def test_equal_tiles_in_two_slots_are_two_choices() -> None:
    at = begun(2).with_ring({2: "w01 w01 w01 w01", 3: "w01 w01 w01 w01"}).moving(A, 1)
    assert at.after("go right").legal == ["take 1", "take 2", "take 3", "take 4"]


def test_a_point_with_one_choice_is_asked_all_the_same() -> None:
    at = begun(2).with_fountains("", pile="f04").holding("w03").after("place 3,4 r0")
    at = at.after("fountain f04")
    assert at.legal == ["return f04"]
    last = begun(2).with_(markers=(*[A] * 8, -1)).visiting(A)
    assert last.legal == ["visit 10-11"]


def test_bread_is_listed_also_for_spaces_that_go_would_reach() -> None:
    at = begun(2).with_purse(A, bread=1)
    assert at.legal == ["go left", "go right", *(f"bread {n}" for n in range(1, 8))]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("place 3,4 r0", "There is already a tile in the fourth row, third from the left."),
        ("place 5,5 r0", "The cell in the fifth row, second from the right has no tile beside it."),
        (
            "place 3,3 r0",
            "It does not fit so in the third row, third from the left. "
            "Below, the tile there shows pond, this one grass. Turn it.",
        ),
        (
            "place 2,4 r1",
            "It does not fit so in the fourth row, second from the left. "
            "On the right, the tile there shows grass, this one pond. Turn it.",
        ),
        ("place 9,9 r0", "'place 9,9 r0' is not a choice now. Choose one of: place 3,3 r2"),
        ("shop", "'shop' is not a choice now."),
    ],
)
def test_a_placement_that_is_not_legal_is_refused_with_the_reason(line: str, words: str) -> None:
    at = begun(2).with_district("3,4: w09 r0").holding("k04")
    with pytest.raises(Illegal) as refused:
        play(at.game, at.state, line)
    assert text(refused.value.message).startswith(words)


@pytest.mark.parametrize(
    ("at", "line", "words"),
    [
        (
            begun(2).holding("k04"),
            "place 1,1 r0",
            "The first tile goes on the shovel, in the fourth row, third from the left.",
        ),
        (
            begun(2).with_district("3,5: w01 r0").holding("k04"),
            "place 3,6 r2",
            "It does not fit so in the bottom row, third from the left. "
            "Below, the frame asks for grass, this one shows pond. Turn it.",
        ),
        (
            begun(2).with_district("3,4: w01 r0").holding("w09"),
            "place 2,4 r2",
            "The tile looks the same when turned less: say place 2,4 r0.",
        ),
        (begun(2), "bread 3", "You have no bread to pay for this move. Go left or right."),
        (
            begun(2).with_ring({1: "w01 w01 w01 w01", 5: "w01 w01 w01 w01"}).with_purse(A, bread=1),
            "bread 3",
            "The upper right blueprint is empty. "
            "These have tiles: upper left and lower middle-right.",
        ),
        (start(2), "boards board1", "'boards board1' cannot come up now."),
        (begun(2).with_purse(A, bread=1), "bread 9", "'bread 9' is not a choice now."),
    ],
)
def test_other_refusals(at: Position, line: str, words: str) -> None:
    with pytest.raises(Illegal) as refused:
        play(at.game, at.state, line)
    assert text(refused.value.message).startswith(words)


def said(at: Position, line: str, seat: int | None = None) -> str:
    """The sentence of a line, as seat 1 or another reads it."""
    action = next(
        (a for a in at.game.legal_actions(at.state) if str(a) == line), None
    ) or at.game.outcome(at.state, line)
    assert action is not None
    after = at.game.apply(at.state, action)
    return text(at.game.guide.sentence(at.state, action, after, seat), seat)  # type: ignore[arg-type]


def test_sentences_say_what_happened_and_what_it_brought() -> None:
    at = begun(2).with_ring({2: "w53 w02 k04 w04", 3: "w01 w01 w01 w01"}).moving(A, 1)
    at = at.with_district("4,2: k04 r2")
    assert said(at, "go right", A) == "You went right to the upper middle blueprint."
    paid = at.with_purse(A, bread=1)
    assert said(paid, "bread 3") == (
        "Red paid bread and went to the upper right blueprint (−1 bread)."
    )
    at = at.after("go right")
    assert said(at, "take 1", B) == "Red took a pond and a villa with 1 chimney."
    second = at.with_ring({2: "w53 w02 k04 -", 3: "w01 w01 w01 w01"})
    assert said(second, "take 3") == "Red took a pond; the last 2 tiles there left the game."
    third = begun(3).with_ring({2: "- w02 k04 -", 3: "w01 w01 w01 w01"}).moving(A, 1)
    assert said(third.after("go right"), "take 3").endswith("; the last tile there left the game.")
    at = at.after("take 3")
    assert said(at, "place 4,3 r0", A) == (
        "You placed a pond in the third row, third from the right: "
        "completed a pond of 2 tiles, took the writ (+1 fish, +1 prestige)."
    )
    assert said(at, "store") == "Red stored a pond."
    last = at.with_(turn=13)
    assert said(last, "store").endswith("The forum of phase 1 begins.")


def test_sentences_keep_fountain_cards_secret() -> None:
    at = begun(2).holding("w03").after("place 3,4 r0")
    assert said(at, "fountain f09 f20", A) == (
        "You drew 2 VP for each merchant and 2 VP for each market."
    )
    assert said(at, "fountain f09 f20", B) == "Red drew 2 fountain cards."
    at = at.after("fountain f09 f20")
    assert said(at, "return f09", A) == "You returned 2 VP for each merchant."
    assert said(at, "return f09", B) == "Red returned a fountain card."


def test_sentences_of_the_forum() -> None:
    at = begun(2).with_forum({6: "a01", 7: "c02"}).with_owned(A, chimneys=3)
    at = at.with_purse(A, fish=4, bread=3).visiting(A, [B])
    assert said(at, "visit 6-7") == (
        "Red put a marker between “2 fish: 4 VP” and “3 chimneys: 1 coin and 1 prestige”."
    )
    at = at.after("visit 6-7")
    assert said(at, "first 7") == (
        "Red began with “3 chimneys: 1 coin and 1 prestige” (+1 coin, +1 prestige)."
    )
    at = at.after("first 7", "pay bread 0")
    assert said(at, "pay 2 bread 1", A) == (
        "You paid 2 sets in goods and coins and 1 set in bread for “2 fish: 4 VP” "
        "(−4 fish, −3 bread, +12 VP)."
    )
    assert said(at, "pay 0 bread 0").startswith("Red paid nothing for “2 fish: 4 VP”")


def test_the_last_sentence_says_how_the_game_ended() -> None:
    at = begun(2).with_forum({6: "d01", 7: "d02"}).with_purse(A, vp=50)
    at = at.with_(stage=4).visiting(A).after("visit 6-7")
    words = said(at, "first 6", A)
    assert (
        words == "You began with “1 merchant: 3 VP” (−8 VP). The game is over. You win with 42 VP."
    )
    over = at.after("first 6")
    prompt = over.game.guide.prompt(over.state, B)
    assert text(prompt, B) == "The game is over. Red wins with 42 VP."
    headline = over.game.guide.headline(over.state)
    assert text(headline.title) == "Red wins with 42 VP."
    assert (headline.scores, headline.winners) == ((42, 9), (A,))


def test_chance_is_told_too() -> None:
    at = start(2)
    assert said(at, "boards board1 board2") == "The district boards were handed out."
    at = at.after("boards board1 board2")
    assert said(at, "frames p01 p02 p03 p04", A) == "Your frame was put together."
    at = at.drawn().after("start 1", "start 2")
    for words in ("The forum was laid out.", "Phase 1 begins: the blueprints were filled."):
        line = str(at.game.sample_chance(at.state, Random(0)))
        assert said(at, line) == words
        at = at.after(line)
    assert said(at, str(at.game.sample_chance(at.state, Random(0)))) == "The bottom row was filled."


def labels(at: Position) -> list[str]:
    guide = at.game.guide
    return [text(guide.label(at.state, action)) for action in at.game.legal_actions(at.state)]


def test_labels_say_what_a_choice_means() -> None:
    at = begun(2).with_ring({2: "w53 w02 k04 w04", 5: "w01 w01 w01 w01"}).moving(A, 1)
    assert labels(at.with_purse(A, bread=1)) == [
        "Go left to the lower middle-right blueprint",
        "Go right to the upper middle blueprint",
        "Pay bread and go to the upper middle blueprint",
        "Pay bread and go to the lower middle-right blueprint",
    ]
    assert labels(at.after("go right"))[0] == "Take a pond and a villa with 1 chimney"
    assert labels(begun(2).holding("w09")) == [
        "Place it in the fourth row, third from the left, not turned",
        "Place it in the fourth row, third from the left, a quarter turn to the right",
        "Store it",
    ]
    forum = begun(2).with_forum({2: "a01", 3: "d22"}).with_purse(A, fish=2, bread=3).visiting(A)
    assert labels(forum)[0] == (
        "Between “2 fish: 4 VP” and “1 market and 1 bakery: 1 coin and 1 prestige”"
    )
    first = forum.after("visit 2-3")
    assert labels(first)[0] == "First “2 fish: 4 VP”"
    assert labels(first.after("first 2")) == [
        "Pay nothing, and lose points",
        "Pay 1 set in bread",
        "Pay 1 set in goods and coins",
        "Pay 1 set in goods and coins and 1 set in bread",
    ]
    assert labels(first.after("first 3")) == ["Pay no bread", "Pay 1 set in bread"]
    assert labels(start(2).drawn())[0] == "Begin on the upper left space"


def test_prompts_say_whose_turn_it_is() -> None:
    guide, state = begun(2).game.guide, begun(2).state
    assert text(guide.prompt(state, A), A) == "Move your patrician left or right."
    assert text(guide.prompt(begun(2).with_purse(A, bread=1).state, A), A).endswith(
        "or pay bread to go anywhere."
    )
    assert text(guide.prompt(state, B), B) == "Red moves."
    assert text(guide.prompt(start(2).state, B), B) == "The district boards are handed out."
    headline = guide.headline(state)
    assert (text(headline.title), headline.scores) == ("Phase 1 of 4, round 1 of 7", (8, 9))
    forum = guide.headline(begun(2).visiting(A).state)
    assert text(forum.title) == "Phase 1 of 4, forum"


def test_a_shared_or_narrow_victory_is_told() -> None:
    game = begun(2).game
    even = begun(2).over().with_purse(A, vp=9)
    assert text(game.guide.prompt(even.state, A), A).endswith(
        "You and Blue share the victory with 9 VP each."
    )
    assert text(game.guide.prompt(even.state, B), B).endswith(
        "Red and you share the victory with 9 VP each."
    )
    writs = even.with_district("1,1: w01 r0", seat=B)
    assert text(game.guide.prompt(writs.state, A), A).endswith(
        "You win: 9 VP each, but more writs left."
    )
    less = even.with_purse(A, vp=8).with_bar((1, [A]), (0, [B]))
    assert text(game.guide.prompt(less.state, A), A).endswith(
        "Blue wins: 9 VP each, but less prestige."
    )
