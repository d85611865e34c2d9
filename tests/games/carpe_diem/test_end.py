"""End scoring and winning (CAR-E1 to CAR-E8)."""

import pytest
from msgspec.structs import replace

from quadriga.games.carpe_diem.box.grid import LINES, cell, line, text
from tests.games.carpe_diem.positions import A, B, Position, begun

EVERYTHING = "3,4: k09 r2, 3,5: k09 r0, 5,2: k12 r1, 6,2: k13 r3, 4,1: k04 r2, 2,2: k05 r2"
FRAME = ("p10", "p01", "p05", "p05")


def framed() -> Position:
    """The district of CAR-X44."""
    tiles = f"{EVERYTHING}, 2,3: k05 r0"
    return begun(2).with_district(tiles, frame=FRAME)


@pytest.mark.rule("CAR-E1")
def test_everything_adds_up() -> None:
    at = framed().with_purse(A, vp=20, fish=2, coins=1, bread=1, stored=["w01"])
    at = at.with_bar((7, [A]), (0, [B])).with_fountains("f17 f11")
    assert at.lines(A)._asdict() == {
        "collected": 20,
        "items": 2,
        "prestige": 7,
        "frame": 7,
        "fountains": 4,
        "villas": 3,
    }
    assert at.scores[A] == 43


@pytest.mark.rule("CAR-E2")
@pytest.mark.rule("CAR-X41")
def test_two_items_are_a_point() -> None:
    at = begun(2).with_purse(A, fish=1, herbs=1, coins=1, bread=1, stored=["w01"])
    assert at.lines(A).items == 2
    assert begun(2).with_purse(A, coins=1).lines(A).items == 0
    assert begun(2).with_purse(A, stored=["w01", "k04"]).lines(A).items == 1
    for thing in ("fish", "herbs", "grapes", "chicken", "coins", "bread"):
        assert begun(2).with_purse(A, **{thing: 3}).lines(A).items == 1


@pytest.mark.rule("CAR-E3")
def test_prestige_counts_its_space() -> None:
    assert begun(2).with_bar((13, [A]), (20, [B])).lines(A).prestige == 13


@pytest.mark.rule("CAR-E4")
@pytest.mark.rule("CAR-X44")
def test_frame_goals_ask_for_a_completed_structure_in_their_line() -> None:
    at = framed()
    assert at.lines(A).frame == 7
    assert "pond 4,1 open 4,2" in at.structures()


@pytest.mark.rule("CAR-E4")
@pytest.mark.rule("CAR-X45")
def test_positions_count_clockwise_and_a_goal_scores_once() -> None:
    def cells(side: int, position: int) -> set[str]:
        bit = line(side, position)
        every = ((x, y) for x in range(1, 7) for y in range(1, 7))
        return {text(cell(x, y)) for x, y in every if LINES[cell(x, y)] & bit}

    assert cells(0, 2) == {f"2,{y}" for y in range(1, 7)}
    assert cells(1, 2) == {f"{x},2" for x in range(1, 7)}
    assert cells(2, 2) == {f"5,{y}" for y in range(1, 7)}
    assert cells(3, 2) == {f"{x},5" for x in range(1, 7)}
    more = f"{EVERYTHING}, 2,3: k05 r0, 3,1: k09 r1, 4,1: k09 r3"
    at = begun(2).with_district(more.replace("4,1: k04 r2, ", ""), frame=FRAME)
    assert at.state.districts[0].owned[5] == 2
    assert at.lines(A).frame == 7


@pytest.mark.rule("CAR-E4")
def test_one_structure_may_serve_several_goals_on_all_sides() -> None:
    # A granary in column 3 and rows 4 and 5: p10 asks for position 3, p08 for 5, p09 for 6.
    tiles = "3,4: k09 r2, 3,5: k09 r0"
    assert begun(2).with_district(tiles, frame=("p10", "p08", "p01", "p02")).lines(A).frame == 8
    assert begun(2).with_district(tiles, frame=("p01", "p10", "p02", "p08")).lines(A).frame == 0
    assert begun(2).with_district(tiles, frame=("p01", "p02", "p03", "p10")).lines(A).frame == 4
    assert begun(2).with_district(tiles, frame=("p01", "p02", "p10", "p03")).lines(A).frame == 0


@pytest.mark.rule("CAR-E5")
@pytest.mark.rule("CAR-X46")
def test_fountain_cards_score_for_every_completed_structure() -> None:
    at = begun(2).with_owned(A, merchant=1, garden=2, market=3, villa=2)
    assert at.with_fountains("f09 f03 f19 f17").lines(A).fountains == 16
    three = begun(2).with_owned(A, merchant=3).with_fountains("f09 f10")
    assert three.lines(A).fountains == 12
    opened = begun(2).with_district("3,4: k05 r0").with_fountains("f03")
    assert opened.lines(A).fountains == 0


@pytest.mark.rule("CAR-E6")
@pytest.mark.rule("CAR-X42")
def test_only_completed_villas_score() -> None:
    completed = "1,1: k13 r1, 2,1: k12 r3, 1,2: k14 r1, 2,2: k13 r3, 1,3: k14 r1, 2,3: k13 r3"
    opened = "4,4: k14 r0, 6,6: k14 r0, 4,5: k12 r2, 6,4: k12 r0"
    at = begun(2).with_district(f"{completed}, {opened}")
    assert at.lines(A).villas == 17
    assert at.state.districts[0].owned[12] == 21
    assert at.state.districts[0].owned[8] == 3


@pytest.mark.rule("CAR-E6")
@pytest.mark.rule("CAR-X43")
def test_the_villa_chart() -> None:
    chart = begun(2).game.tables.chart
    assert {n: chart[n] for n in (2, 3, 4, 5, 6, 12, 13, 20)} == {
        2: 1,
        3: 3,
        4: 5,
        5: 7,
        6: 9,
        12: 21,
        13: 23,
        20: 37,
    }


def tied(writs: tuple[int, int], bar: tuple[int, int]) -> Position:
    """Two seats with 90 points each, so many writs left, on these spaces of the bar."""
    at = begun(2).over()
    if bar[0] == bar[1]:
        at = at.with_bar((bar[0], [B, A]))
    else:
        at = at.with_bar((bar[0], [A]), (bar[1], [B]))
    for seat in (A, B):
        cells = at.of(seat).writs[writs[seat] :]
        tiles = ", ".join(f"{cell}: w01 r0" for cell in cells)
        at = at.with_district(tiles, seat=seat)
        at = at.with_purse(seat, vp=90 - bar[seat])
    assert at.scores == (90, 90)
    return at


@pytest.mark.rule("CAR-E7")
@pytest.mark.rule("CAR-E8")
@pytest.mark.rule("CAR-X47")
def test_ties_go_to_writs_left_then_to_less_prestige() -> None:
    assert tied((1, 2), (12, 14)).winners == (B,)
    assert tied((1, 1), (14, 12)).winners == (B,)
    both = tied((1, 1), (12, 12))
    assert both.winners == (A, B)
    assert both.game.rewards(both.state) == (0.5, 0.5)
    assert both.game.result(both.state) == "90 90, won by seat 1 and seat 2"


def test_the_panels_of_the_seats_say_the_places_of_the_end() -> None:
    def places(at: Position) -> list[int]:
        return [one.place for one in at.game.guide.outlook(at.state, A).seats]

    ended = tied((1, 2), (12, 14))
    assert places(ended) == [2, 1]
    assert places(tied((1, 1), (12, 12))) == [1, 1]
    playing = replace(ended.state, phase=begun(2).state.phase)
    assert places(Position(ended.game, playing)) == [1, 1], "before the end only points count"


@pytest.mark.rule("CAR-E7")
def test_the_highest_total_wins() -> None:
    at = begun(3).over().with_purse(A, vp=50).with_purse(B, vp=51).with_bar((0, [0, 1, 2]))
    assert at.winners == (B,)
    assert at.game.rewards(at.state) == (0.0, 1.0, 0.0)
    assert at.game.result(at.state) == "50 51 13, won by seat 2"
