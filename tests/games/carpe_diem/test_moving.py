"""Phases, moving and taking (CAR-P1 to CAR-P8, CAR-M1 to CAR-M9)."""

from itertools import pairwise
from random import Random

import pytest

from quadriga.core import CHANCE
from tests.games.carpe_diem.positions import A, B, C, Position, begun, start

FULL = "w01 w02 w03 w04"


def ring(*spaces: int) -> dict[int, str]:
    return dict.fromkeys(spaces, FULL)


def walk(seats: int, seed: int = 0) -> list[tuple[Position, str]]:
    """A random game: every position with the line that was chosen."""
    at, rng, steps = start(seats), Random(seed), []
    while at.to_act is not None:
        if at.to_act is CHANCE:
            line = str(at.game.sample_chance(at.state, rng))
        else:
            line = rng.choice(at.legal)
        steps.append((at, line))
        at = at.after(line)
    return [*steps, (at, "")]


@pytest.mark.rule("CAR-P1")
@pytest.mark.rule("CAR-P2")
@pytest.mark.rule("CAR-P5")
@pytest.mark.rule("CAR-P8")
@pytest.mark.rule("CAR-X52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_times_seven_rounds_and_a_forum(seats: int) -> None:
    turns: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    visits: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    for at, line in walk(seats):
        phase = at.seen().phase
        if at.asked == "moving":
            assert not visits[phase], "the forum comes after the building"
            turns[phase].append(at.to_act)
            assert at.seen().round == (len(turns[phase]) - 1) // seats + 1
        elif line.startswith("visit"):
            assert len(turns[phase]) == 7 * seats
            visits[phase].append(at.to_act)
    for phase in range(1, 5):
        first = (phase - 1) % seats
        assert turns[phase] == [(first + n) % seats for n in range(7 * seats)]
        assert sorted(visits[phase]) == list(range(seats))
    assert at.asked == "over"


@pytest.mark.rule("CAR-P3")
def test_a_turn_goes_move_take_place_prestige_rewards() -> None:
    at = begun(2).with_district("3,4: k08 r0, 4,4: w01 r0, 4,3: w01 r0, 4,2: w01 r0")
    at = at.with_ring({2: "k08 w02 w03 w04", 3: FULL}).moving(A, 1)
    at = at.after("go right")
    assert at.asked == "taking"
    at = at.after("take 1")
    assert at.asked == "placing"
    # On 3,3 the tile completes a merchant; 3,3 has no writ, so only the reward follows.
    at = at.after("place 3,3 r2")
    assert at.of(A).coins == 1
    assert at.to_act == B
    assert at.asked == "moving"


@pytest.mark.rule("CAR-P4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_every_blueprint_one_tile_a_player_is_taken(seats: int) -> None:
    taken = dict.fromkeys(range(1, 8), 0)
    for at, line in walk(seats, seed=seats):
        if line.startswith("take"):
            taken[at.of(at.to_act).patrician] += 1
        if at.asked == "visiting":
            assert not any(tile for slots in at.seen().ring for tile in slots)
        if line.startswith("tiles") and at.seen().phase > 1:
            assert {*taken.values()} == {seats}
            taken = dict.fromkeys(range(1, 8), 0)


@pytest.mark.rule("CAR-P6")
@pytest.mark.rule("CAR-P7")
def test_the_next_deal_comes_after_the_token_and_leaves_the_rest() -> None:
    steps, deals = walk(3, seed=5), []
    for (before, line), (after, _) in pairwise(steps):
        if line.startswith("tiles"):
            backs = {tile[0] for slots in after.seen().ring for tile in slots}
            deals.append((after.seen().phase, backs, before.seen().starter))
            for name in ("order", "markers", "forum"):
                assert getattr(before.seen(), name) == getattr(after.seen(), name)
            for seat in range(3):
                assert before.of(seat).patrician == after.of(seat).patrician
            if after.seen().phase > 1:
                assert before.seen().row == after.seen().row
    assert deals == [(1, {"w"}, 0), (2, {"w"}, 1), (3, {"w"}, 2), (4, {"k"}, 0)]
    assert not after.seen().white
    assert not after.seen().black


@pytest.mark.rule("CAR-P7")
def test_nothing_but_the_token_changes_between_phases() -> None:
    steps = walk(2, seed=3)
    for (before, _), (after, line) in pairwise(steps):
        if line.startswith("tiles") and after.seen().phase > 1:
            old, new = before.seen(), after.seen()
            for name in ("row", "forum", "markers"):
                assert getattr(new, name) == getattr(old, name)
            assert sum(marker.seat is not None for marker in new.markers) == 2 * (new.phase - 1)
            assert [seat.patrician for seat in new.seats] == [seat.patrician for seat in old.seats]


@pytest.mark.rule("CAR-M1")
@pytest.mark.rule("CAR-X25")
def test_the_ring_is_a_circle() -> None:
    at = begun(2)
    for space in range(1, 8):
        moved = at.moving(A, space)
        assert moved.after("go right").of(A).patrician == space % 7 + 1
        assert moved.after("go left").of(A).patrician == (space - 2) % 7 + 1
    assert at.moving(A, 7).after("go right").of(A).patrician == 1
    assert at.moving(A, 1).after("go left").of(A).patrician == 7


@pytest.mark.rule("CAR-M2")
def test_standing_still_is_no_move() -> None:
    assert begun(2).asked == "moving"
    assert begun(2).legal == ["go left", "go right"]
    assert begun(2).after("go left").of(A).patrician == 7


@pytest.mark.rule("CAR-M3")
@pytest.mark.rule("CAR-M5")
@pytest.mark.rule("CAR-X23")
def test_empty_blueprints_are_passed_over() -> None:
    at = begun(2).with_ring(ring(1, 2, 3, 6, 7)).moving(A, 3)
    assert at.legal == ["go left", "go right"]
    assert at.after("go left").of(A).patrician == 2
    assert at.after("go right").of(A).patrician == 6
    at = at.with_purse(A, bread=1)
    breads = [f"bread {n}" for n in (1, 2, 3, 6, 7)]
    assert at.legal == ["go left", "go right", *breads]
    jumped = at.after("bread 3")
    assert (jumped.of(A).patrician, jumped.of(A).bread) == (3, 0)
    assert jumped.asked == "taking", "at most one bread a turn is paid so"
    assert at.after("go left").of(A).bread == 1


@pytest.mark.rule("CAR-M4")
@pytest.mark.rule("CAR-X24")
def test_left_and_right_may_end_on_one_space() -> None:
    for only in (1, 4):
        at = begun(2).with_ring(ring(only)).moving(A, 1)
        assert at.legal == ["go left", "go right"]
        assert at.after("go left").of(A).patrician == only
        assert at.after("go right").of(A).patrician == only
        assert at.after("go left").of(A).bread == 0


@pytest.mark.rule("CAR-M6")
def test_any_number_of_patricians_may_stand_on_one_space() -> None:
    at = begun(3).with_(patricians=(3, 3, 4)).moving(C, 4).with_purse(C, bread=1)
    assert at.after("go left").of(C).patrician == 3
    assert at.after("bread 3").of(C).patrician == 3
    poor = at.with_purse(C)
    assert poor.legal == ["go left", "go right"]
    assert poor.after("go left").of(C).patrician == 3


@pytest.mark.rule("CAR-M7")
def test_while_a_phase_lasts_there_is_a_blueprint_with_a_tile() -> None:
    for seats in (2, 3, 4):
        for at, _ in walk(seats, seed=seats + 10):
            if at.asked == "moving":
                assert any(tile for slots in at.seen().ring for tile in slots)


@pytest.mark.rule("CAR-M8")
def test_one_tile_of_the_blueprint_reached_is_taken() -> None:
    at = begun(4).with_ring({2: "w05 - w07 w05", 3: FULL}).moving(A, 1).after("go right")
    assert at.legal == ["take 1", "take 3", "take 4"]
    at = at.after("take 3")
    assert at.seen().moment.tile == "w07"  # type: ignore[union-attr]
    assert at.seen().ring[1] == ("w05", "", "", "w05")


@pytest.mark.rule("CAR-M9")
@pytest.mark.rule("CAR-X26")
def test_with_two_players_the_second_taking_empties_a_blueprint() -> None:
    row = begun(2).seen().row
    at = begun(2).with_ring({5: "w01 w02 w03 w04", 6: FULL}).moving(A, 4)
    at = at.after("go right", "take 2")
    assert at.seen().ring[4] == ("w01", "", "w03", "w04")
    at = at.after("store").moving(B, 4).after("go right", "take 1")
    assert at.asked == "placing"
    assert at.seen().ring[4] == ("", "", "", "")
    assert at.seen().removed == ("w03", "w04")
    assert at.seen().row == row
    assert len(walk(2)[-1][0].seen().removed) == 4 * 14


@pytest.mark.rule("CAR-M9")
@pytest.mark.rule("CAR-X27")
def test_with_three_players_the_last_tile_leaves_and_with_four_none() -> None:
    at = begun(3).with_ring({5: FULL, 6: FULL})
    for seat, slot in ((A, 2), (B, 1), (C, 4)):
        at = at.moving(seat, 4).after("go right", f"take {slot}")
        if seat != C:
            assert not at.seen().removed
            at = at.after("store")
    assert at.seen().removed == ("w03",)
    assert at.seen().ring[4] == ("", "", "", "")
    assert len(walk(3)[-1][0].seen().removed) == 4 * 7
    assert not walk(4)[-1][0].seen().removed
