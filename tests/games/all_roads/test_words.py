"""The game in words: prompts, labels, sentences, refusals, previews."""

import pytest

from quadriga.core import Illegal, Seat, recognise
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.outlook import Verdict
from quadriga.games.all_roads.preview import Built, Preview
from quadriga.games.all_roads.telling import Digest
from tests.games.all_roads.positions import BLUE, RED, YELLOW, Position, position, start
from tests.games.all_roads.test_examples import (
    BLUE_TILES,
    CLOSED_BUT_ONE,
    RED_TILES,
    YELLOW_TILES,
    blue_to_act,
    finished,
    red_to_act,
    yellow_to_act,
)

TWO = AllRoads(seats=2)


def sentence(now: Position, line: str, seat: Seat | None) -> str:
    action = recognise(now.game, now.state, line)
    after = now.game.apply(now.state, action)
    return now.game.guide.sentence(now.state, action, after, seat)


def preview(now: Position, line: str) -> Preview:
    return now.game.guide.preview(now.state, recognise(now.game, now.state, line))


def label(now: Position, line: str) -> str:
    return now.game.guide.label(now.state, recognise(now.game, now.state, line))


def prompt(now: Position, seat: Seat | None) -> str:
    return now.game.guide.prompt(now.state, seat)


def test_prompts() -> None:
    now = red_to_act()
    assert prompt(now, RED) == "Place your first tile so that one of its roads joins the network."
    assert prompt(now, BLUE) == "Red places the first tile of a turn."
    now = now.after(RED_TILES[0])
    assert prompt(now, RED).startswith("Place your second tile")
    now = now.after(RED_TILES[1])
    assert prompt(now, RED) == "Build a house on any of 2 places, or say that you are done."
    assert prompt(now, None) == "Red may build houses."
    now = now.after("done")
    assert prompt(now, RED) == "Tiles are drawn for you."
    assert prompt(now, None) == "Tiles are drawn for red."


def test_labels() -> None:
    now = red_to_act()
    assert label(now, RED_TILES[0]) == "Place t11 at 1,-1, turned by 180°"
    assert label(start(TWO).drawn(), start(TWO).drawn().legal[0]).startswith("Place t")
    now = now.after(*RED_TILES)
    assert label(now, "house 1,-1/1") == "Build a house on the dead end 1,-1/1"
    assert label(now, "house 2,-1/4") == "Build a house on the dead end 2,-1/4 at a hot spring"
    assert label(now, "done") == "Build no more houses"
    route = blue_to_act().after(*BLUE_TILES)
    assert label(route, "house 3,-3") == "Build a house on the trade route at 3,-3"


def test_sentences_of_the_round_of_the_rulebook() -> None:
    now = blue_to_act()
    assert sentence(now, BLUE_TILES[0], None) == "Blue placed t01 at 3,-3."
    now = now.after(BLUE_TILES[0])
    assert sentence(now, BLUE_TILES[1], None) == (
        "Blue placed t05 at 3,-2 and closed a loop of 5 tiles. Red's house at 2,-1/4 became a spa. "
        "Blue built a villa (Red +2, Blue +2)."
    )
    assert sentence(now, BLUE_TILES[1], RED) == (
        "Blue placed t05 at 3,-2 and closed a loop of 5 tiles. Your house at 2,-1/4 became a spa. "
        "Blue built a villa (You +2, Blue +2)."
    )
    now = now.after(BLUE_TILES[1])
    assert (
        sentence(now, "house 3,-3", BLUE)
        == "You built a house on the trade route at 3,-3 (You +1)."
    )
    assert sentence(now, "done", BLUE) == "You built no more houses."
    now = yellow_to_act().after(YELLOW_TILES[0])
    assert sentence(now, YELLOW_TILES[1], None) == (
        "Yellow placed t06 at 0,-1 and closed a loop of 3 tiles. "
        "Yellow built a monument (Yellow +4)."
    )
    assert sentence(now, YELLOW_TILES[1], YELLOW).startswith("You placed t06")


def digest(now: Position, line: str) -> Digest | None:
    action = recognise(now.game, now.state, line)
    return now.game.guide.digest(now.state, action, now.game.apply(now.state, action), None)


def test_digests_of_the_round_of_the_rulebook() -> None:
    now = blue_to_act()
    assert digest(now, BLUE_TILES[0]) == Digest((0, 0, 0, 0), "3,-3")
    now = now.after(BLUE_TILES[0])
    brought = digest(now, BLUE_TILES[1])
    assert brought is not None
    assert (brought.gains, brought.cell) == ((2, 2, 0, 0), "3,-2")
    assert [len(loop) for loop in brought.loops] == [5]
    assert brought.builds == (
        Built("2,-2/0", Kind.VILLA, "blue", BLUE),
        Built("2,-1/4", Kind.SPA, "red", RED, was=Kind.HOUSE),
    )
    now = now.after(BLUE_TILES[1])
    assert digest(now, "house 3,-3") == Digest(
        (0, 1, 0, 0), builds=(Built("3,-3", Kind.HOUSE, "blue", BLUE),)
    )
    assert digest(now, "done") == Digest((0, 0, 0, 0))
    now = now.after("done")
    assert digest(now, now.legal[0] if now.legal else "draw t02 t04") is None
    now = yellow_to_act().after(YELLOW_TILES[0])
    brought = digest(now, YELLOW_TILES[1])
    assert brought is not None
    assert brought.builds == (Built("", Kind.MONUMENT, "yellow", YELLOW, loop=0),)


def test_sentences_of_the_end() -> None:
    now = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    now = now.after("place t01 1,-1 r3")
    assert sentence(now, "done", None) == (
        "Red built no more houses. The map is closed: nobody can play any more. "
        "The game is over. Red and Blue share the victory with 0 points each."
    )


@pytest.mark.parametrize(
    ("red", "blue", "words", "verdict"),
    [
        ((6, 6, 3, 3), (7, 6, 3, 3), "Red wins with 1 point.", Verdict((0,), 1)),
        (
            (5, 2, 2, 0),
            (3, 4, 0, 1),
            "Red wins: more monuments (3 to 2) at 25 points each.",
            Verdict((0,), 25, Kind.MONUMENT, 3, 2),
        ),
        (
            (1, 2, 2, 1),
            (4, 2, 1, 1),
            "Blue wins: more spas (2 to 1) at 25 points each.",
            Verdict((1,), 25, Kind.SPA, 2, 1),
        ),
        (
            (5, 5, 3, 3),
            (3, 6, 3, 3),
            "Red wins: more villas (1 to 0) at 4 points each.",
            Verdict((0,), 4, Kind.VILLA, 1, 0),
        ),
        (
            (6, 6, 3, 3),
            (6, 6, 3, 3),
            "Red and Blue share the victory with 1 point each.",
            Verdict((0, 1), 1),
        ),
    ],
)
def test_the_end_explains_the_tie_break(
    red: tuple[int, int, int, int],
    blue: tuple[int, int, int, int],
    words: str,
    verdict: Verdict,
) -> None:
    now = finished(red=red, blue=blue)
    assert now.game.guide.outlook(now.state, None).verdict == verdict
    assert prompt(now, None) == f"The game is over. {words}"
    assert now.game.guide.headline(now.state)[0].endswith("won")


def test_who_wins_reads_it_so() -> None:
    now = finished(red=(6, 6, 3, 3))
    assert prompt(now, RED) == "The game is over. You win with 1 point."


def test_headlines() -> None:
    assert TWO.guide.headline(start(TWO).state) == ("Turn 1 of 6", "0 : 0 points")
    assert red_to_act().game.guide.headline(yellow_to_act().state) == (
        "Turn 1 of 6",
        "4 : 3 : 0 : 0 points",
    )
    done = finished(red=(6, 6, 3, 3))
    assert TWO.guide.headline(done.state) == ("Red won", "1 : 0 points")


def test_refusals_say_why() -> None:
    now = position(TWO, RED, "t01 t03", "t01", tiles="t12 0,-1 r0")
    for line, words in {
        "place t05 1,-1 r0": "t05 is not in your hand: you have t01 and t03.",
        "place t01 0,-1 r0": "There is a tile at 0,-1 already. Choose an empty cell.",
        "place t01 9,9 r0": "No road of the network leads to 9,9. Roads lead to",
        "place t03 1,-1 r5": "t03 looks the same when turned less: say r2.",
        "place t01 0,-2 r3": "Turned so, no road of t01 joins the network at 0,-2. Turn it.",
        "place t01": "'place t01' is not a choice now. Choose one of: place t01",
        "house 0,0/4": "'house 0,0/4' is not a choice now.",
        "place t01 999,0 r0": "'place t01 999,0 r0' is not a choice now.",
    }.items():
        with pytest.raises(Illegal) as refused:
            recognise(TWO, now.state, line)
        assert refused.value.message.startswith(words), line
    dealing = TWO.guide.refusal(TWO.initial(), "draw t99")
    assert dealing == "'draw t99' is not a choice now: tiles are drawn from a stack."
    offered = red_to_act().after(*RED_TILES)
    said = offered.game.guide.refusal(offered.state, "house 9,9")
    assert said.endswith("Choose one of: house 1,-1/1, house 2,-1/4, done.")


def test_previews_say_who_gains_what() -> None:
    now = blue_to_act()
    assert preview(now, BLUE_TILES[0]) == Preview((0, 0, 0, 0))
    now = now.after(BLUE_TILES[0])
    assert preview(now, BLUE_TILES[1]) == Preview(
        gains=(2, 2, 0, 0),
        loops=(("3,-3", "2,-2", "1,-1", "2,-1", "3,-2"),),
        builds=(
            Built("2,-2/0", Kind.VILLA, "blue", 1),
            Built("2,-1/4", Kind.SPA, "red", 0, was=Kind.HOUSE),
        ),
        offers=("3,-3",),
    )
    assert preview(now.after(BLUE_TILES[1]), "house 3,-3") == Preview((0, 1, 0, 0))
    assert preview(now.after(BLUE_TILES[1]), "done") == Preview((0, 0, 0, 0))
    then = yellow_to_act().after(YELLOW_TILES[0])
    brought = preview(then, YELLOW_TILES[1])
    assert brought.gains == (0, 0, 4, 0)
    assert brought.builds == (Built("", Kind.MONUMENT, "yellow", 2, loop=0),)
    assert brought.offers == ("0,-1/5", "0,0/4")


def test_a_preview_says_that_the_map_would_be_closed() -> None:
    now = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    assert preview(now, "place t12 1,-1 r0").ends
    assert len(preview(now, "place t12 1,-1 r0").offers) == 5


def test_previews_agree_with_what_happens() -> None:
    now = start(AllRoads(seats=3)).drawn()
    for n in range(60):
        if now.is_over:
            break
        line = now.legal[n * 7 % len(now.legal)]
        brought, before = preview(now, line), now.scores
        last = now.asked == "laying" and len(now.seen().moment.fresh) == 1  # type: ignore[union-attr]
        after = now.after(line)
        if last or now.asked == "building":
            gains = tuple(b - a for a, b in zip(before, after.scores, strict=True))
            assert brought.gains == gains
        if last and after.asked == "building":
            assert brought.offers == after.seen().moment.offers  # type: ignore[union-attr]
        now = after.drawn()


def test_the_outlook_counts_everything() -> None:
    now = yellow_to_act().after(*YELLOW_TILES)
    look = now.game.guide.outlook(now.state, None)
    assert [seat.points for seat in look.seats] == [4, 3, 4, 0]
    assert look.seats[0].built == {Kind.HOUSE: 1, Kind.VILLA: 0, Kind.SPA: 1, Kind.MONUMENT: 0}
    assert look.seats[2].left == {Kind.HOUSE: 7, Kind.VILLA: 6, Kind.SPA: 3, Kind.MONUMENT: 2}
    # Four points each, but yellow has a monument.
    assert [seat.ahead for seat in look.seats] == [False, False, True, False]
    assert [(seat.hand, seat.stack) for seat in look.seats] == [(4, 6), (4, 6), (2, 8), (4, 6)]
    assert [(end.place, end.spring, end.taken) for end in look.dead_ends] == [
        ("2,-2/0", False, True),
        ("0,-1/5", False, False),
        ("1,-1/1", False, True),
        ("2,-1/4", True, True),
        ("0,0/4", False, False),
    ]
    assert [(len(loop.loop), loop.has_roads, loop.has_monument) for loop in look.loops] == [
        (5, True, False),
        (3, False, True),
    ]
    assert "-1,1" in look.open_cells
    assert (look.unbuilt.of, look.unbuilt.value, look.verdict) == (160, 160 - 11, None)
