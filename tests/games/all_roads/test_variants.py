"""The full-length game of two (ROA-F1 to ROA-F4) and the cooperative game (ROA-C1 to ROA-C4)."""

from collections import Counter
from random import Random

import pytest

from quadriga.core import Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.rules.state import Laying
from tests.games.all_roads.boxes import changed, game_with
from tests.games.all_roads.positions import BLUE, RED, Position, position, start
from tests.games.all_roads.test_examples import CLOSED_BUT_ONE
from tests.games.positions import played
from tests.wording import english

LONG = AllRoads(seats=2, variant="full_length")
TOGETHER = AllRoads(seats=3, variant="cooperative")
SET = tuple(f"t{n:02}" for n in range(1, 13))


@pytest.mark.rule("ROA-F1")
def test_each_seat_plays_two_colours() -> None:
    seats = start(LONG).seen().seats
    assert [[s.colour for s in seat.supplies] for seat in seats] == [
        ["yellow", "green"],
        ["blue", "red"],
    ]
    assert all(seat.unplayed == tuple(sorted(SET * 2)) for seat in seats)


@pytest.mark.rule("ROA-F1")
def test_the_colours_are_read_from_the_data_file() -> None:
    game = game_with(
        lambda data: data["full_length"].update(colours=[["red", "green"], ["yellow", "blue"]]),
        variant="full_length",
    )
    assert [s.colour for s in start(game).seen().seats[1].supplies] == ["yellow", "blue"]
    assert changed()["full_length"]["colours"][0] == ["yellow", "green"]


@pytest.mark.rule("ROA-F2")
def test_one_set_lies_on_the_other_and_the_game_has_twelve_turns() -> None:
    now = start(LONG).drawn()
    assert [(seat.hand, seat.stack) for seat in now.seen().seats] == [(4, (8, 12))] * 2
    assert now.seen().turns == 12
    states = list(played(LONG, Random(4)))
    assert len(states[-1].land) == 2 + 48
    turns = [s for s in states if isinstance(s.phase, Laying) and not s.phase.fresh]
    assert Counter(s.phase.seat for s in turns) == {0: 12, 1: 12}  # type: ignore[union-attr]


@pytest.mark.rule("ROA-F2")
@pytest.mark.rule("ROA-F4")
def test_the_first_twelve_tiles_are_one_complete_set() -> None:
    state, rng, drawn = LONG.initial(), Random(11), [Counter[str](), Counter[str]()]
    while LONG.to_act(state) is not None:
        legal = LONG.legal_actions(state)
        action = rng.choice(legal)
        if str(action).startswith("draw"):
            tiles = drawn[state.phase.seat]  # type: ignore[union-attr]
            tiles.update(str(action).split(" ")[1:])
            assert max(tiles.values()) <= (1 if tiles.total() <= 12 else 2)
        state = LONG.apply(state, action)
    assert drawn == [Counter(SET * 2)] * 2


@pytest.mark.rule("ROA-F2")
def test_a_draw_that_uses_up_the_upper_set_goes_on_with_the_lower() -> None:
    now = position(
        LONG, RED, "t01 t02 t03", "t01", stacks=[("t12", " ".join(SET)), (" ".join(SET),)]
    )
    now = now.after(now.legal[0])
    now = now.after(now.legal[0])
    while now.asked == "building":
        now = now.after("done")
    draws = set(now.legal)
    assert len(draws) == 12
    assert all("t12" in line for line in draws)
    assert "draw t12 t12" in draws
    assert now.after("draw t03 t12").seen().seats[0].stack == (11,)
    for line in ("draw t03 t04", "draw t12", "draw t12 t03", "draw t03 t03 t12"):
        assert LONG.outcome(now.state, line) is None
    sampled = {str(LONG.sample_chance(now.state, Random(seed))) for seed in range(200)}
    assert sampled == draws


@pytest.mark.rule("ROA-F3")
def test_two_colours_are_one_supply() -> None:
    tiles = "t08 2,-1 r2; t06 1,1 r4"
    now = position(
        LONG,
        RED,
        "t10 t11",
        "t01",
        tiles=tiles,
        stacks=[(), ()],
        yellow=(1, 6, 3, 3),
        green=(7, 6, 3, 3),
    )
    now = now.after("place t11 1,-1 r3", "place t10 2,-2 r5", "house 1,-1/1")
    assert now.tokens == {"1,-1/1": "yellow house"}
    # Yellow has run out: the next house is green.
    now = now.after("house 2,-1/4")
    assert now.tokens["2,-1/4"] == "green house"
    assert now.scores == (6 + 2, 0)  # six houses of yellow stood before


@pytest.mark.rule("ROA-F3")
def test_a_returned_house_goes_back_to_its_own_colour() -> None:
    tiles = "t08 2,-1 r2; t06 1,1 r4; t11 1,-1 r3; t10 2,-2 r5"
    now = position(
        LONG,
        BLUE,
        "t01",
        "t01 t05",
        tiles=tiles,
        tokens={"2,-1/4": "green house"},
        stacks=[(), ()],
        yellow=(7, 6, 3, 3),
        green=(6, 6, 3, 3),
    ).after("place t01 3,-3 r1", "place t05 3,-2 r1")
    # The new spa is of the owner's first colour, the house returns to green.
    assert now.tokens["2,-1/4"] == "yellow spa"
    assert now.supply("green") == (7, 6, 3, 3)
    assert now.supply("yellow") == (7, 6, 2, 3)
    # Without spas of either colour a villa is taken; one in the second colour is enough.
    assert now.tokens["2,-2/0"] == "blue villa"


@pytest.mark.rule("ROA-F3")
def test_the_second_colour_is_used_before_a_lesser_token() -> None:
    tiles = "t08 2,-1 r2; t06 1,1 r4; t11 1,-1 r3; t10 2,-2 r5"
    now = position(
        LONG,
        BLUE,
        "t01",
        "t01 t05",
        tiles=tiles,
        tokens={"2,-1/4": "yellow house"},
        stacks=[(), ()],
        yellow=(6, 6, 0, 3),
        green=(7, 6, 2, 3),
        blue=(7, 0, 3, 3),
        red=(7, 1, 3, 3),
    ).after("place t01 3,-3 r1", "place t05 3,-2 r1")
    assert now.tokens["2,-1/4"] == "green spa"
    assert now.tokens["2,-2/0"] == "red villa"
    assert now.supply("yellow") == (7, 6, 0, 3)


@pytest.mark.rule("ROA-F3")
@pytest.mark.rule("ROA-B6")
def test_a_house_that_cannot_be_improved_keeps_its_colour() -> None:
    now = position(
        LONG,
        BLUE,
        "t01",
        "t01 t05",
        tiles="t08 2,-1 r2; t06 1,1 r4; t11 1,-1 r3; t10 2,-2 r5",
        tokens={"2,-1/4": "green house"},
        stacks=[(), ()],
        yellow=(7, 0, 0, 3),
        green=(6, 0, 0, 3),
    ).after("place t01 3,-3 r1", "place t05 3,-2 r1")
    assert now.tokens["2,-1/4"] == "green house"
    assert (now.supply("yellow"), now.supply("green")) == ((7, 0, 0, 3), (6, 0, 0, 3))


@pytest.mark.rule("ROA-F4")
def test_a_guess_keeps_to_what_the_complete_set_tells() -> None:
    # Seat 2 has drawn 14 tiles and played 11 different ones: t12 must be in its hand.
    rest = " ".join(name for name in SET if name not in ("t03", "t04"))
    state = position(LONG, RED, "t01", "t03 t04 t12", stacks=[(), (rest,)]).state
    seen = LONG.view(state, Seat(0))
    hands = Counter[tuple[str, ...]]()
    for seed in range(150):
        guess = LONG.knowledge.determinize(seen, Random(seed))
        hand = LONG.tables.ids(guess.hands[1])
        assert "t12" in hand
        assert all(len(set(tiles)) == len(tiles) for tiles in guess.stacks[1])
        hands[hand] += 1
    assert len(hands) > 20


@pytest.mark.rule("ROA-C1")
def test_cooperative_play_follows_the_standard_rules() -> None:
    standard = AllRoads(seats=3)
    for seed in range(3):
        rng, other = Random(seed), Random(seed)
        for one, two in zip(played(TOGETHER, rng), played(standard, other), strict=True):
            assert one == two
    state = list(played(TOGETHER, Random(5)))[-1]
    assert len(set(TOGETHER.rewards(state))) == 1
    assert [s.supplies[0].colour for s in start(TOGETHER).seen().seats] == [
        "red",
        "blue",
        "yellow",
    ]


@pytest.mark.rule("ROA-C2")
def test_hands_are_not_shown_in_the_cooperative_game() -> None:
    now = start(TOGETHER).after("draw t01 t02 t03 t04", "draw t05 t06 t07 t08").drawn()
    assert now.seen(0).hand == ("t01", "t02", "t03", "t04")
    assert now.seen(1).hand == ("t05", "t06", "t07", "t08")
    assert now.seen(None).hand == ()
    assert now.seen(0).seats[1].hand == 4


def ended(red: tuple[int, int, int, int], blue: tuple[int, int, int, int]) -> Position:
    game = AllRoads(seats=2, variant="cooperative")
    now = position(game, RED, "t12", "", tiles=CLOSED_BUT_ONE, stacks=[(), ()], red=red, blue=blue)
    now = now.after("place t12 1,-1 r0")
    return now.after("done") if now.asked == "building" else now


@pytest.mark.rule("ROA-C3")
def test_the_result_is_what_is_left() -> None:
    perfect = ended((0, 0, 0, 0), (0, 0, 0, 0))
    assert perfect.game.result(perfect.state) == "80 of 80, 0 tokens left"
    said = english("all_roads", perfect.game.guide.prompt(perfect.state, RED))
    assert said == "The game is over. Every token stands on the map: a perfect game."
    some = ended((0, 2, 0, 0), (1, 0, 0, 1))
    assert some.game.result(some.state) == "71 of 80, 4 tokens left"
    assert some.game.guide.outlook(some.state, None).unbuilt.value == 9


@pytest.mark.rule("ROA-C4")
def test_every_seat_has_the_share_that_was_built() -> None:
    some = ended((0, 2, 0, 0), (1, 0, 0, 1))
    assert some.game.rewards(some.state) == (71 / 80, 71 / 80)
    assert TOGETHER.rewards(TOGETHER.initial()) == (0.0, 0.0, 0.0)
