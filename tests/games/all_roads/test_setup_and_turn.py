"""Set-up and the turn (ROA-S1 to ROA-T5), and the end (ROA-E1 to ROA-E4)."""

from collections import Counter
from random import Random

import pytest

from quadriga.core import CHANCE, BadSetup, GameClass, Setup
from quadriga.games.all_roads import AllRoads
from tests.games.all_roads.boxes import game_with
from tests.games.all_roads.positions import BLUE, COLOURS, FULL, RED, Position, position, start
from tests.games.all_roads.test_examples import (
    BLUE_TILES,
    CLOSED_BUT_ONE,
    blue_to_act,
    finished,
)
from tests.games.positions import played

TWO, THREE, FOUR = (AllRoads(seats=n) for n in (2, 3, 4))


def test_all_roads_is_a_game_of_the_registry() -> None:
    kind: GameClass = AllRoads
    assert kind.name == "all_roads"
    assert kind.setups() == [
        Setup("all_roads", 2),
        Setup("all_roads", 3),
        Setup("all_roads", 4),
        Setup("all_roads", 2, "full_length"),
        Setup("all_roads", 2, "cooperative"),
        Setup("all_roads", 3, "cooperative"),
        Setup("all_roads", 4, "cooperative"),
    ]
    for setup in kind.setups():
        assert kind(seats=setup.seats, variant=setup.variant).setup == setup


@pytest.mark.rule("ROA-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_sit_and_seat_1_starts(seats: int) -> None:
    game = AllRoads(seats=seats)
    assert game.seats == seats
    assert start(game).drawn().to_act == RED


@pytest.mark.rule("ROA-S1")
@pytest.mark.parametrize(
    ("seats", "variant", "words"),
    [
        (1, "standard", "All Roads is for 2 or 3 or 4 at the table, not 1."),
        (5, "standard", "All Roads is for 2 or 3 or 4 at the table, not 5."),
        (3, "full_length", "All Roads has no variant 'full_length' for 3"),
        (2, "solo", "All Roads has no variant 'solo' for 2"),
    ],
)
def test_other_tables_are_refused(seats: int, variant: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        AllRoads(seats=seats, variant=variant)


@pytest.mark.rule("ROA-S2")
def test_colours_by_seat_with_all_their_tiles_and_tokens() -> None:
    for game in (TWO, THREE, FOUR):
        seats = start(game).seen().seats
        assert [s.supplies[0].colour for s in seats] == list(COLOURS[: game.seats])
        for seat in seats:
            assert seat.unplayed == tuple(f"t{n:02}" for n in range(1, 13))
            (left,) = seat.supplies
            assert (left.house, left.villa, left.spa, left.monument) == FULL


@pytest.mark.rule("ROA-S3")
def test_rome_alone_lies_on_the_map() -> None:
    now = start(THREE)
    assert now.seen().tiles == ()
    assert (len(now.state.land), now.tokens) == (2, {})


@pytest.mark.rule("ROA-S4")
def test_every_player_draws_four_in_seat_order() -> None:
    now = start(THREE)
    for seat, hand in enumerate(("t01 t02 t03 t04", "t02 t03 t04 t05", "t09 t10 t11 t12")):
        assert (now.asked, now.to_act) == ("dealing", CHANCE)
        assert now.state.phase.seat == seat  # type: ignore[union-attr]
        now = now.after(f"draw {hand}")
    assert (now.asked, now.to_act) == ("laying", RED)
    assert now.seen(1).hand == ("t02", "t03", "t04", "t05")
    assert [(seat.hand, seat.stack) for seat in now.seen().seats] == [(4, (8,))] * 3


@pytest.mark.rule("ROA-S4")
def test_every_set_of_four_is_equally_likely() -> None:
    game, rng = game_with(lambda data: data["constants"].update(hand=2)), Random(8)
    state = game.initial()
    counts = Counter(str(game.sample_chance(state, rng)) for _ in range(6_600))
    assert set(counts) == {str(action) for action in game.legal_actions(state)}
    assert len(counts) == 66
    assert all(60 < n < 145 for n in counts.values())


@pytest.mark.rule("ROA-T1")
def test_turns_go_clockwise_and_end_with_the_draw() -> None:
    now, order = start(THREE).drawn(), []
    for _ in range(6):
        order.append(now.to_act)
        now = turn(now)
        if now.asked == "drawing":
            assert now.state.phase.seat == order[-1]  # type: ignore[union-attr]
            now = now.drawn()
    assert order == [0, 1, 2, 0, 1, 2]


def turn(now: Position) -> Position:
    """The position after two tiles, with all houses that are offered."""
    now = now.after(now.legal[0])
    now = now.after(now.legal[0])
    while now.asked == "building":
        now = now.after(now.legal[0])
    return now


@pytest.mark.rule("ROA-T2")
def test_a_player_plays_two_tiles_and_the_second_may_join_the_first() -> None:
    now = position(TWO, RED, "t01 t02 t12", "t01", tiles="")
    first = now.after("place t12 0,-1 r0")
    assert (first.asked, first.to_act) == ("laying", RED)
    assert "t12" not in " ".join(first.legal)
    assert any(" 0,-2 " in line for line in first.legal)
    assert not any(" 0,-2 " in line for line in now.legal)
    assert first.after(first.legal[0]).asked != "laying"


@pytest.mark.rule("ROA-T2")
def test_tiles_per_turn_are_read_from_the_data_file() -> None:
    def three(data: dict[str, dict[str, int]]) -> None:
        data["constants"].update(tiles_per_turn=3, draw_per_turn=3)

    now = start(game_with(three)).drawn()
    for _ in range(3):
        assert (now.asked, now.to_act) == ("laying", RED)
        now = now.after(now.legal[0])
    assert now.asked != "laying"
    assert now.seen().turns == 4


@pytest.mark.rule("ROA-T4")
def test_two_tiles_are_drawn_until_the_stack_is_empty() -> None:
    now, sizes = start(TWO).drawn(), []
    while not now.is_over:
        seat = now.to_act
        now = turn(now)
        if seat == RED:
            before = now.seen().seats[0]
            now = now.drawn()
            after = now.seen().seats[0]
            sizes.append((before.hand, after.hand, sum(after.stack)))
        now = now.drawn()
    assert sizes == [(2, 4, 6), (2, 4, 4), (2, 4, 2), (2, 4, 0), (2, 2, 0), (0, 0, 0)]


@pytest.mark.rule("ROA-T4")
def test_what_is_left_is_drawn_where_it_is_less() -> None:
    now = position(TWO, RED, "t01 t02 t03", "t01", stacks=[("t12",), ()])
    now = turn(now)
    assert now.legal == ["draw t12"]
    assert now.after("draw t12").to_act == BLUE
    for other in ((), ("t12",)):
        none = turn(position(TWO, RED, "t01 t02 t03", "t01", stacks=[(), other]))
        assert (none.asked, none.to_act) == ("laying", BLUE)


@pytest.mark.rule("ROA-T5")
def test_tiles_have_no_owner_and_tokens_keep_their_colour() -> None:
    # Blue closes a loop through tiles of everybody around red's house: it stays red.
    now = blue_to_act().after(*BLUE_TILES)
    assert now.tokens["2,-1/4"] == "red spa"
    assert "colour" not in type(now.seen().tiles[0]).__struct_fields__


@pytest.mark.rule("ROA-E1")
def test_the_game_ends_with_the_turn_of_the_last_tile() -> None:
    for game in (TWO, THREE, FOUR):
        *_, last = played(game, Random(game.seats))
        assert game.to_act(last) is None
        if last.frontier:
            assert len(last.land) == 2 + 12 * game.seats
        assert last.stacks == ((),) * game.seats


@pytest.mark.rule("ROA-E1")
def test_houses_are_still_built_after_the_last_tile() -> None:
    now = position(TWO, RED, "t12", "", tiles=CLOSED_BUT_ONE, stacks=[(), ()])
    now = now.after("place t12 1,-1 r0")
    assert now.asked == "building"
    assert now.after("done").is_over


@pytest.mark.rule("ROA-E2")
def test_points_are_those_of_the_tokens_on_the_map() -> None:
    now = finished(red=(6, 5, 2, 2), blue=(7, 6, 3, 3))
    assert now.scores == (1 + 2 + 3 + 4, 0)
    assert position(TWO, RED, "", "", red=(0, 0, 0, 0)).scores == (40, 0)


@pytest.mark.rule("ROA-E2")
def test_points_are_read_from_the_data_file() -> None:
    game = game_with(lambda data: data["token"][3].update(points=10))
    state = position(game, RED, "", "", red=(7, 6, 3, 1)).state
    assert game.scores(state) == (20, 0)


@pytest.mark.rule("ROA-E3")
@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [
        ((6, 6, 3, 3), (7, 6, 3, 3), (1.0, 0.0)),
        ((7, 6, 3, 2), (3, 6, 3, 3), (1.0, 0.0)),  # 4 points each: a monument, 4 houses
        ((3, 6, 3, 3), (6, 6, 2, 3), (0.0, 1.0)),  # a spa and a house beat 4 houses
        ((5, 5, 3, 3), (3, 6, 3, 3), (1.0, 0.0)),  # a villa and 2 houses beat 4 houses
        ((3, 6, 3, 3), (3, 6, 3, 3), (0.5, 0.5)),
    ],
)
def test_the_highest_score_wins_then_monuments_spas_villas(
    red: tuple[int, int, int, int], blue: tuple[int, int, int, int], winners: tuple[float, ...]
) -> None:
    now = finished(red=red, blue=blue)
    assert now.game.rewards(now.state) == winners


@pytest.mark.rule("ROA-E3")
def test_nobody_has_won_before_the_end() -> None:
    assert TWO.rewards(start(TWO).state) == (0.0, 0.0)


@pytest.mark.rule("ROA-E4")
def test_scores_are_open_all_through_the_game() -> None:
    for state in played(THREE, Random(3)):
        for seat in (None, 0, 1, 2):
            seen = Position(THREE, state).seen(seat)
            assert tuple(s.points for s in seen.seats) == THREE.scores(state)
