"""The worked examples of the specification, section 3."""

import pytest

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from tests.games.all_roads.boxes import DATA, tile
from tests.games.all_roads.plane import Plane
from tests.games.all_roads.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Position,
    cells_of,
    drawn,
    position,
    start,
)

FOUR = AllRoads(seats=4)
TWO = AllRoads(seats=2)


# ---- the round of the rulebook -----------------------------------------------------------------


def green_to_act() -> Position:
    return position(
        FOUR,
        GREEN,
        "t01 t05 t10 t11",
        "t01 t02 t05 t12",
        "t02 t05 t06 t12",
        "t01 t06 t08 t12",
    )


def red_to_act() -> Position:
    return green_to_act().after("place t08 2,-1 r2", "place t06 1,1 r4").drawn()


RED_TILES = ("place t11 1,-1 r3", "place t10 2,-2 r5")
BLUE_TILES = ("place t01 3,-3 r1", "place t05 3,-2 r1")
YELLOW_TILES = ("place t05 1,-2 r0", "place t06 0,-1 r3")


def blue_to_act() -> Position:
    return red_to_act().after(*RED_TILES, "house 1,-1/1", "house 2,-1/4").drawn()


def yellow_to_act() -> Position:
    return blue_to_act().after(*BLUE_TILES, "house 3,-3").drawn()


@pytest.mark.rule("ROA-X1")
def test_roa_x1_green_builds_nothing() -> None:
    now = green_to_act().after("place t08 2,-1 r2", "place t06 1,1 r4")
    assert (now.asked, now.tokens) == ("drawing", {})
    assert (now.drawn().to_act, now.state.ends) == (RED, {})


@pytest.mark.rule("ROA-X1")
def test_roa_x1_red_builds_two_houses() -> None:
    now = red_to_act().after(*RED_TILES)
    assert now.legal == ["house 1,-1/1", "house 2,-1/4", "done"]
    ends = {hexes.text(place): spring for place, spring in now.state.ends.items()}
    assert ends == {"2,-1/4": True, "1,-1/1": False}
    now = now.after("house 1,-1/1", "house 2,-1/4")
    assert now.scores == (2, 0, 0, 0)
    assert (now.asked, now.tokens) == ("drawing", {"1,-1/1": "red house", "2,-1/4": "red house"})


@pytest.mark.rule("ROA-X1")
def test_roa_x1_the_map() -> None:
    state = red_to_act().after(*RED_TILES).state
    joints = sum((lie & 63).bit_count() for lie in state.land.values())
    assert joints == 2 * 5
    assert FOUR.guide.outlook(state, None).loops == ()
    assert sum(sides.bit_count() for sides in state.frontier.values()) == 10


@pytest.mark.rule("ROA-X2")
def test_roa_x2_blue_closes_a_loop_of_five() -> None:
    now = blue_to_act().after(*BLUE_TILES)
    (loop,) = FOUR.guide.outlook(now.state, None).loops
    assert cells_of(loop.loop) == "3,-3 2,-2 3,-2 1,-1 2,-1"
    assert loop.has_roads
    assert now.tokens == {"2,-1/4": "red spa", "2,-2/0": "blue villa", "1,-1/1": "red house"}
    assert now.legal == ["house 3,-3", "done"]
    assert now.supply("red") == (6, 6, 2, 3)
    now = now.after("house 3,-3")
    assert now.scores == (4, 3, 0, 0)


@pytest.mark.rule("ROA-X3")
def test_roa_x3_yellow_builds_a_monument_and_two_houses() -> None:
    now = yellow_to_act().after(*YELLOW_TILES)
    assert now.tokens["1,-2 2,-2 1,-1"] == "yellow monument"
    now = now.after("house 0,-1/5", "house 0,0/4")
    assert now.scores == (4, 3, 6, 0)
    assert now.supply("red") == (6, 6, 2, 3)
    assert now.supply("blue") == (6, 5, 3, 3)
    assert now.supply("yellow") == (5, 6, 3, 2)


# ---- maps --------------------------------------------------------------------------------------

TRIANGLE = "0,0: 0 1; 1,0: 2 3; 0,1: 4 5"
X5 = "0,0: 0 1; 1,0: 1 3; 0,1: 0 4; 1,1: 3 4"
X6 = X5.replace("1,0: 1 3", "1,0: 1 2 3")
X7 = X6.replace("0,1: 0 4", "0,1: 0 4 5")
X8 = "1,0: 2 4; 0,1: 3 5; -1,1: 0 4; -1,0: 1 5; 0,-1: 0 2; 1,-1: 1 3"
X9 = X8.replace("1,0: 2 4", "1,0: 2 3 4")
X11 = X9.replace("0,1: 3 5", "0,1: 3 4 5")
SIX = "0,-1 1,-1 -1,0 1,0 -1,1 0,1"

RING = """
    -2,0: 0 1 5; -2,1: 1 4; -2,2: 0 4; -1,2: 0 3; 0,2: 3 5; 1,1: 2 5
    2,0: 2 4; 2,-1: 1 4; 2,-2: 1 3; 1,-2: 0 3; 0,-2: 0 2; -1,-1: 2 5
"""
X13 = RING + "-1,0: 0 3; 0,0: 0 1 3; 1,0: 2 3, route 2 3; 0,1: 4 5"
X27 = (
    RING.replace("-2,0: 0 1 5", "-2,0: 1 5").replace("-1,-1: 2 5", "-1,-1: 0 1 2 5")
    + "0,-1: 2 3, route 2 3; -1,0: 4 5"
)


@pytest.mark.rule("ROA-X4")
def test_roa_x4_three_tiles_around_a_corner() -> None:
    now = drawn(TRIANGLE)
    assert (now.sizes, now.built()) == ([3], {"0,0 1,0 0,1": "blue monument", "offers": ""})
    assert drawn(TRIANGLE, smallest=4).built() == {"offers": ""}


@pytest.mark.rule("ROA-X5")
def test_roa_x5_a_loop_of_four() -> None:
    now = drawn(X5)
    assert (now.sizes, now.built()) == ([4], {"0,0 1,0 0,1 1,1": "blue monument", "offers": ""})


@pytest.mark.rule("ROA-X6")
def test_roa_x6_a_dead_end_inside() -> None:
    now = drawn(X6)
    assert (now.sizes, now.built()) == ([4], {"1,0/2": "blue villa", "offers": ""})


@pytest.mark.rule("ROA-X7")
def test_roa_x7_two_triangles() -> None:
    both = {"0,0 1,0 0,1": "blue monument", "1,0 0,1 1,1": "blue monument", "offers": ""}
    assert (drawn(X7).sizes, drawn(X7).built()) == ([3, 3], both)
    assert drawn(X7, new="1,1").built() == {"1,0 0,1 1,1": "blue monument", "offers": ""}


@pytest.mark.rule("ROA-X8")
def test_roa_x8_a_loop_around_a_hole() -> None:
    now = drawn(X8)
    assert (now.sizes, now.built()) == ([6], {SIX: "blue monument", "offers": ""})
    assert hexes.cell(0, 0) not in now.frontier


@pytest.mark.rule("ROA-X9")
def test_roa_x9_an_open_road_leads_in() -> None:
    now = drawn(X9)
    assert (now.sizes, now.built()) == ([6], {"offers": ""})


@pytest.mark.rule("ROA-X10")
def test_roa_x10_a_tile_inside_an_old_loop() -> None:
    now = drawn(X9 + "; 0,0: 0 2", new="0,0")
    assert now.sizes == [6]
    assert now.built() == {"offers": "0,0/2"}


@pytest.mark.rule("ROA-X11")
def test_roa_x11_a_tile_divides_a_loop() -> None:
    now = drawn(X11 + "; 0,0: 0 1", new="0,0")
    assert sorted(len(loop.sides) for loop in now.new_loops) == [3, 7]
    built = now.built()
    assert built.pop("offers") == ""
    assert list(built.values()) == ["blue monument"] * 2


@pytest.mark.rule("ROA-X12")
def test_roa_x12_dead_ends_inside_an_old_loop() -> None:
    one = drawn(X11 + "; 0,0: 0", new="0,0")
    assert (one.sizes, one.built()) == ([6], {"offers": "0,1/4"})
    two = drawn(X11 + "; 0,0: 0 3", new="0,0")
    assert two.built() == {"offers": "0,0/3 0,1/4"}


@pytest.mark.rule("ROA-X13")
def test_roa_x13_a_triangle_hangs_in_a_ring() -> None:
    now = drawn(X13)
    assert now.sizes == [3, 12]
    assert {len(loop.sides): loop.is_clear for loop in now.loops} == {3: True, 12: False}
    assert drawn(X13, new="0,1").built() == {
        "0,0 1,0 0,1": "blue monument",
        "offers": "1,0",
    }
    assert drawn(X13.replace(", route 2 3", ""), new="0,1").built()["offers"] == ""
    built = drawn(X13, new="2,-2").built({"1,0": "red house"})
    assert built == {"1,0": "red villa", "offers": ""}


@pytest.mark.rule("ROA-X14")
def test_roa_x14_two_groups_on_one_tile() -> None:
    now = drawn("0,0: 0 1 | 3 4; 1,0: 2 3; 0,1: 4 5")
    assert (now.sizes, now.built()) == ([3], {"0,0 1,0 0,1": "blue monument", "offers": ""})
    assert sorted(now.plane.open_roads) == [((0, 0), 3), ((0, 0), 4)]


@pytest.mark.rule("ROA-X15")
def test_roa_x15_romes_own_joint_counts() -> None:
    now = drawn("0,0: 0 1 2 3 4 5; 1,0: 0 1 2 3 4 5; 1,-1: 1 2", new="1,-1")
    assert now.sizes == [3]
    assert now.built()["1,-1 0,0 1,0"] == "blue monument"


@pytest.mark.rule("ROA-X27")
def test_roa_x27_a_triangle_touches_the_ring_at_one_tile() -> None:
    now = drawn(X27)
    assert now.sizes == [3, 12]
    house = {"0,-1": "red house"}
    assert drawn(X27, new="2,-2").built(house) == {"0,-1": "red villa", "offers": ""}
    assert drawn(X27, new="-1,0").built(house) == {
        "0,-1": "red house",
        "-1,-1 0,-1 -1,0": "blue monument",
        "offers": "",
    }


# ---- playing tiles -----------------------------------------------------------------------------


def alone(tiles: str) -> Position:
    return position(TWO, RED, tiles, "t01 t02 t03 t04")


@pytest.mark.rule("ROA-X16")
def test_roa_x16_the_first_choices() -> None:
    first = start(TWO).state
    open_cells = {hexes.cell_text(cell) for cell in first.frontier}
    assert open_cells == {"-1,1", "0,-1", "1,1", "2,-1"}
    assert alone("t03").legal == [
        "place t03 0,-1 r1",
        "place t03 2,-1 r2",
        "place t03 -1,1 r2",
        "place t03 1,1 r1",
    ]
    counts = [len(alone(f"t{n:02}").legal) for n in range(1, 13)]
    assert counts == [8, 8, 4, 12, 12, 12, 12, 16, 16, 16, 20, 4]
    assert len(alone("t01 t06 t10 t12").legal) == 40


@pytest.mark.rule("ROA-X17")
def test_roa_x17_rotations() -> None:
    tables = TWO.tables
    for name in tables.names:
        turns = [n for tile, n in tables.face_of if tile == tables.number[name]]
        expected = {"t03": [0, 1, 2], "t12": [0]}.get(name, [0, 1, 2, 3, 4, 5])
        assert turns == expected, name


def x18(first: str = "t01 t02 t04 t06", second: str = "t01 t02 t04 t05") -> Position:
    now = start(TWO).after(f"draw {first}", f"draw {second}")
    now = now.after("place t01 0,-1 r0", "place t02 1,-1 r1", "house 1,-1/1").drawn()
    now = now.after("place t04 2,-1 r1", "place t02 2,0 r2", "house 2,-1/3").drawn()
    return now.after("place t04 1,1 r3", "place t06 0,1 r3")


@pytest.mark.rule("ROA-X18")
def test_roa_x18_the_last_open_roads() -> None:
    now = x18()
    assert now.tokens["2,-1 1,0 2,0 1,1"] == "red monument"
    assert now.legal == ["house 0,1/5", "house 2,0", "done"]
    now = now.after("house 0,1/5", "house 2,0")
    assert now.scores == (7, 1)
    assert list(map(hexes.cell_text, now.state.frontier)) == ["-1,1"]
    now = now.drawn()
    assert now.to_act == BLUE
    places = [line for line in now.legal if line.startswith("place t01")]
    assert places == ["place t01 -1,1 r0", "place t01 -1,1 r4"]


@pytest.mark.rule("ROA-X18")
def test_roa_x18_the_last_tile_may_close_the_map() -> None:
    tiles = "t01 0,-1 r0; t02 1,-1 r1; t04 2,-1 r1; t02 2,0 r2; t04 1,1 r3; t06 0,1 r3"
    last = position(TWO, BLUE, "", "t01", tiles=tiles, stacks=[(), ()])
    assert last.legal == ["place t01 -1,1 r0", "place t01 -1,1 r4", "place t01 -1,1 r5"]
    more = position(TWO, BLUE, "t02", "t01", tiles=tiles, stacks=[(), ()])
    assert more.legal == ["place t01 -1,1 r0", "place t01 -1,1 r4"]


CLOSED_BUT_ONE = (
    "t01 -1,1 r5; t03 0,1 r0; t01 1,1 r3; t02 0,-1 r5; t04 1,-2 r0; t02 2,-2 r1; t02 2,-1 r2"
)


@pytest.mark.rule("ROA-X19")
def test_roa_x19_all_placements_close_the_map() -> None:
    now = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    assert now.legal == [
        "place t01 1,-1 r3",
        "place t01 1,-1 r4",
        "place t05 1,-1 r1",
        "place t05 1,-1 r3",
        "place t05 1,-1 r4",
        "place t12 1,-1 r0",
    ]
    for line in now.legal:
        after = now.after(line)
        assert not after.state.frontier
        while not after.is_over:
            assert after.asked == "building"
            after = after.after("done")
    now = now.after("place t12 1,-1 r0")
    assert now.legal == [*(f"house 1,-1/{k}" for k in (0, 1, 2, 3, 5)), "done"]
    assert now.tokens == {}
    assert now.after(*now.legal[:-1]).is_over


# ---- running out -------------------------------------------------------------------------------


@pytest.mark.rule("ROA-X20")
def test_roa_x20_without_spas_and_villas() -> None:
    before = blue_to_act()
    no_spas = before.with_supply(red=(5, 6, 0, 3)).after(*BLUE_TILES)
    assert no_spas.tokens["2,-1/4"] == "red villa"
    assert no_spas.supply("red") == (6, 5, 0, 3)
    neither = before.with_supply(red=(5, 0, 0, 3)).after(*BLUE_TILES)
    assert neither.tokens["2,-1/4"] == "red house"
    assert neither.supply("red") == (5, 0, 0, 3)


@pytest.mark.rule("ROA-X20")
def test_roa_x20_blue_without_villas() -> None:
    before = blue_to_act()
    houses = before.with_supply(blue=(7, 0, 3, 3)).after(*BLUE_TILES)
    assert houses.tokens["2,-2/0"] == "blue house"
    assert houses.legal == ["house 3,-3", "done"]
    last = before.with_supply(blue=(1, 0, 3, 3)).after(*BLUE_TILES)
    assert last.tokens["2,-2/0"] == "blue house"
    assert last.asked == "drawing"
    none = before.with_supply(blue=(0, 0, 3, 3)).after(*BLUE_TILES)
    assert "2,-2/0" not in none.tokens
    assert none.asked == "drawing"


@pytest.mark.rule("ROA-X21")
def test_roa_x21_the_returned_house_is_used_at_once() -> None:
    before = position(
        FOUR,
        RED,
        "t01 t02 t05 t12",
        "t01 t02 t05 t12",
        "t01 t02 t05 t12",
        "t01 t02 t05 t12",
        tiles="t08 2,-1 r2; t06 1,1 r4; t11 1,-1 r3; t10 2,-2 r5",
        tokens={"1,-1/1": "red house", "2,-1/4": "red house"},
        red=(0, 6, 3, 3),
    )
    now = before.after(*BLUE_TILES)
    assert now.tokens["2,-1/4"] == "red spa"
    assert now.tokens["2,-2/0"] == "red villa"
    assert now.supply("red") == (1, 5, 2, 3)
    assert now.legal == ["house 3,-3", "done"]
    assert now.after("house 3,-3").supply("red")[0] == 0


@pytest.mark.rule("ROA-X22")
def test_roa_x22_without_a_monument_the_area_stays_empty() -> None:
    now = yellow_to_act().with_supply(yellow=(7, 6, 3, 0)).after(*YELLOW_TILES)
    assert not any("monument" in token for token in now.tokens.values())
    assert now.legal == ["house 0,-1/5", "house 0,0/4", "done"]
    # Even with a monument again in the supply, the old loop is not formed anew.
    later = now.with_supply(green=(7, 6, 3, 3)).after("done").drawn()
    assert later.to_act == GREEN
    laid = later.after(*(next_line(later, 2)))
    assert not any("1,-2 2,-2 1,-1" in place for place in laid.tokens)


def next_line(now: Position, count: int) -> list[str]:
    """The first so many placements, one after the other."""
    lines: list[str] = []
    for _ in range(count):
        lines.append(now.legal[0])
        now = now.after(lines[-1])
    return lines


@pytest.mark.rule("ROA-X23")
def test_roa_x23_a_route_on_an_old_loop() -> None:
    text = """
        0,0: 0 1 5; 1,0: 2 3, route 2 3; 0,1: 0 4 5
        1,-1: 0 2; 2,-1: 1 3; 2,0: 2 4; 1,1: 3 5
    """
    now = drawn(text, new="2,0")
    assert now.sizes == [3, 7]
    ring = "1,-1 2,-1 0,0 1,0 2,0 0,1 1,1"
    assert now.built() == {ring: "blue monument", "offers": "1,0"}
    kept = now.built({"1,0": "red house"})
    assert kept == {"1,0": "red house", ring: "blue monument", "offers": ""}


@pytest.mark.rule("ROA-X24")
def test_roa_x24_every_selection_has_one_spelling() -> None:
    now = yellow_to_act().after(*YELLOW_TILES)
    assert now.legal == ["house 0,-1/5", "house 0,0/4", "done"]
    assert now.after("house 0,0/4").asked == "drawing"
    assert now.after("house 0,-1/5").legal == ["house 0,0/4", "done"]


# ---- the end -----------------------------------------------------------------------------------


def finished(**supplies: tuple[int, int, int, int]) -> Position:
    """A game of two that is over, with these supplies."""
    now = position(TWO, RED, "t12", "", tiles=CLOSED_BUT_ONE, stacks=[(), ()])
    return now.with_supply(**supplies).after("place t12 1,-1 r0", "done")


@pytest.mark.rule("ROA-X25")
def test_roa_x25_ties() -> None:
    # 25 points: 3 monuments, 1 spa, 4 villas, 2 houses; 2 monuments, 3 spas, 2 villas, 4 houses.
    now = finished(red=(5, 2, 2, 0), blue=(3, 4, 0, 1))
    assert now.scores == (25, 25)
    assert now.game.rewards(now.state) == (1.0, 0.0)
    # 2 monuments each; 1 spa, 4 villas, 6 houses; 2 spas, 4 villas, 3 houses.
    now = finished(red=(1, 2, 2, 1), blue=(4, 2, 1, 1))
    assert now.scores == (25, 25)
    assert now.game.rewards(now.state) == (0.0, 1.0)
    same = finished(red=(5, 2, 2, 0), blue=(5, 2, 2, 0))
    assert same.game.rewards(same.state) == (0.5, 0.5)


@pytest.mark.rule("ROA-X26")
def test_roa_x26_cooperative() -> None:
    game = AllRoads(seats=2, variant="cooperative")
    now = position(
        game,
        RED,
        "t12",
        "",
        tiles=CLOSED_BUT_ONE,
        stacks=[(), ()],
        red=(0, 1, 0, 1),
        blue=(0, 1, 0, 0),
    ).after("place t12 1,-1 r0")
    assert now.is_over
    left = game.guide.outlook(now.state, None).unbuilt
    assert (left.tokens, left.value, left.of) == (3, 8, 80)
    assert game.rewards(now.state) == (72 / 80, 72 / 80)
    assert game.result(now.state) == "72 of 80, 3 tokens left"


def test_the_examples_use_the_tiles_of_the_data_file() -> None:
    assert tile(DATA, "t11")["roads"] == [[0, 1, 2, 3, 4]]
    assert Plane().dead_ends == {}
    assert YELLOW == 2
