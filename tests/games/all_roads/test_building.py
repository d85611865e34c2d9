"""The building steps (ROA-B1 to ROA-B11)."""

import pytest

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from tests.games.all_roads.positions import FULL, drawn, position
from tests.games.all_roads.test_examples import (
    BLUE_TILES,
    RED_TILES,
    X6,
    X7,
    X13,
    YELLOW_TILES,
    blue_to_act,
    red_to_act,
    yellow_to_act,
)

FOUR = AllRoads(seats=4)

# A loop of 4 around two dead ends: one at a spring of 0,1, one plain.
TWO_ENDS = "0,0: 0 1; 1,0: 1 3; 0,1: 0 4 5; 1,1: 3 4"
SPRING = "0,0: 0 1; 1,0: 1 2 3; 0,1: 0 4, springs 5; 1,1: 3 4"


@pytest.mark.rule("ROA-B1")
def test_houses_inside_become_villas_or_spas_of_their_owner() -> None:
    plain, at_spring = drawn(X6, new="1,1"), drawn(SPRING, new="1,1")
    house = {"1,0/2": "red house"}
    assert plain.built(house) == {"1,0/2": "red villa", "offers": ""}
    assert at_spring.built(house) == {"1,0/2": "red spa", "offers": ""}


@pytest.mark.rule("ROA-B1")
@pytest.mark.rule("ROA-G6")
def test_only_the_side_that_stops_the_road_is_beside_it() -> None:
    elsewhere = SPRING.replace("springs 5", "springs 1 2 3")
    own = SPRING.replace("1,0: 1 2 3", "1,0: 1 2 3, springs 0 4 5").replace(", springs 5;", ";")
    for text in (elsewhere, own):
        assert drawn(text).built({"1,0/2": "red house"})["1,0/2"] == "red villa"


@pytest.mark.rule("ROA-B1")
def test_villas_and_spas_are_never_changed() -> None:
    for kind in ("villa", "spa"):
        built = drawn(SPRING, new="1,1").built({"1,0/2": f"red {kind}"})
        assert built["1,0/2"] == f"red {kind}"


@pytest.mark.rule("ROA-B1")
def test_a_house_is_upgraded_only_once_a_turn() -> None:
    # Two loops, one inside the other, both closed this turn: the house is inside both.
    within = drawn(X13, new="2,-2 0,1").built({"1,0": "red house"})
    assert within["1,0"] == "red villa"
    counts = blue_to_act().after(*BLUE_TILES)
    assert counts.supply("red") == (6, 6, 2, 3)


@pytest.mark.rule("ROA-B1")
def test_a_house_outside_or_on_the_loop_stays() -> None:
    outside = "0,0: 0 1 3; 1,0: 2 3; 0,1: 4 5; -1,0: 5"
    assert drawn(outside).built({"0,0/3": "red house"})["0,0/3"] == "red house"
    on_loop = "0,0: 0 1, route 0 1; 1,0: 2 3; 0,1: 4 5"
    assert drawn(on_loop).built({"0,0": "red house"})["0,0"] == "red house"


@pytest.mark.rule("ROA-B1")
def test_a_route_with_one_side_on_the_loop_is_not_inside() -> None:
    # The road through 1,0 leaves the loop towards the inside: its side 4 is a joint of the loop.
    text = """
        0,0: 0 1; 1,0: 1 2 3, route 1 2; 0,1: 0 4; 1,1: 3 4
    """
    assert drawn(text).built({"1,0": "red house"})["1,0"] == "red house"


@pytest.mark.rule("ROA-B1")
def test_a_route_between_two_loops_closed_at_once_is_inside_neither() -> None:
    # Its road separates two areas, both newly formed: no single loop has it inside.
    text = X7.replace("1,0: 1 2 3", "1,0: 1 2 3, route 2 3")
    assert drawn(text).built({"1,0": "red house"})["1,0"] == "red house"


# Two rings of 6 meet at 0,0, and a road leads from it into each of them.
TWO_RINGS = """
    1,-2: 1 3; 0,-2: 0 2; -1,-1: 1 5; -1,0: 0 4; 1,-1: 2 4
    0,0: 0 1 2 3 4 5, route 1 4
    1,0: 1 3; 1,1: 2 4; 0,2: 3 5; -1,2: 0 4; -1,1: 1 5
"""


@pytest.mark.rule("ROA-B1")
def test_a_route_must_be_inside_one_and_the_same_loop() -> None:
    now = drawn(TWO_RINGS)
    assert now.sizes == [6, 6]
    assert now.built({"0,0": "red house"})["0,0"] == "red house"


@pytest.mark.rule("ROA-B2")
def test_bare_dead_ends_inside_get_a_villa_or_a_spa_of_the_player() -> None:
    assert drawn(X6).built() == {"1,0/2": "blue villa", "offers": ""}
    assert drawn(SPRING).built() == {"1,0/2": "blue spa", "offers": ""}
    # An old dead end counts as well, when a new loop encloses it.
    assert drawn(X6, new="1,1").built() == {"1,0/2": "blue villa", "offers": ""}


@pytest.mark.rule("ROA-B2")
def test_dead_ends_inside_an_old_loop_get_nothing() -> None:
    old = X6 + "; 2,0: 3 4; 2,-1: 1 2"
    assert drawn(old, new="2,0 2,-1").built() == {"offers": "2,-1/2 2,0/3"}


@pytest.mark.rule("ROA-B3")
def test_a_monument_for_every_new_loop_without_roads_inside() -> None:
    assert list(drawn(X7).built().values()).count("blue monument") == 2
    one = drawn(X7).built(blue=(7, 6, 3, 1))
    assert one == {"0,0 1,0 0,1": "blue monument", "offers": ""}
    assert drawn(X7).built(blue=(7, 6, 3, 0)) == {"offers": ""}


@pytest.mark.rule("ROA-B3")
@pytest.mark.rule("ROA-G12")
@pytest.mark.parametrize("road", ["dead end", "open road", "joint"])
def test_no_monument_where_a_road_lies_inside(road: str) -> None:
    ring = {
        "dead end": "1,0: 2 3 4; 0,1: 3 5; -1,1: 0 4; -1,0: 1 5; 0,-1: 0 2; 1,-1: 1 3; 0,0: 3",
        "open road": "1,0: 2 3 4; 0,1: 3 5; -1,1: 0 4; -1,0: 1 5; 0,-1: 0 2; 1,-1: 1 3",
        "joint": "1,0: 2 3 4; 0,1: 3 5; -1,1: 0 4; -1,0: 1 5; 0,-1: 0 2; 1,-1: 1 3; 0,0: 0",
    }[road]
    (loop,) = drawn(ring).loops
    assert not loop.is_clear
    assert "blue monument" not in drawn(ring).built().values()


@pytest.mark.rule("ROA-B4")
def test_houses_are_offered_on_dead_ends_of_this_turn_only() -> None:
    now = red_to_act().after(*RED_TILES)
    # 2,-1/4 is an old road that a new tile stops, 1,-1/1 a new road that meets Rome.
    assert now.legal == ["house 1,-1/1", "house 2,-1/4", "done"]
    later = now.after("done").drawn().after("place t05 3,-2 r1", "place t01 3,-3 r1")
    assert "1,-1/1" not in " ".join(later.legal)


@pytest.mark.rule("ROA-B4")
def test_dead_ends_of_both_tiles_are_offered_after_the_second() -> None:
    now = red_to_act().after(RED_TILES[0])
    assert now.state.ends
    assert now.asked == "laying"
    assert now.tokens == {}


@pytest.mark.rule("ROA-B4")
def test_a_dead_end_that_carries_a_token_is_not_offered() -> None:
    now = blue_to_act().after(*BLUE_TILES)
    assert now.tokens["2,-2/0"] == "blue villa"
    assert not any("2,-2/0" in line for line in now.legal)


@pytest.mark.rule("ROA-B5")
def test_houses_are_offered_on_routes_of_new_loops() -> None:
    text = "0,0: 0 1, route 0 1; 1,0: 2 3, route 2 3; 0,1: 4 5"
    assert drawn(text).built()["offers"] == "0,0 1,0"
    assert drawn(text, new="0,1").built()["offers"] == "0,0 1,0"
    occupied = drawn(text).built({"0,0": "red house"})
    assert occupied["offers"] == "1,0"


@pytest.mark.rule("ROA-B5")
def test_a_route_needs_both_sides_on_the_same_loop() -> None:
    branch = "0,0: 0 1 3, route 0 3; 1,0: 2 3; 0,1: 4 5; -1,0: 0"
    assert drawn(branch).built()["offers"] == ""
    # A route whose sides lie on two loops, side 1 on the one and 3 on the other, but not both.
    both = X7.replace("1,0: 1 2 3", "1,0: 1 2 3, route 1 3")
    assert drawn(both).built()["offers"] == ""
    # As soon as both sides are joints of one loop it counts: 1 and 2 are.
    one = X7.replace("1,0: 1 2 3", "1,0: 1 2 3, route 1 2")
    assert drawn(one).built()["offers"] == "1,0"


@pytest.mark.rule("ROA-B5")
def test_a_route_on_a_loop_that_is_too_short_is_not_offered() -> None:
    text = "0,0: 0 1, route 0 1; 1,0: 2 3; 0,1: 4 5"
    assert drawn(text, smallest=4).built() == {"offers": ""}


@pytest.mark.rule("ROA-B6")
def test_running_out_of_spas_villas_and_houses() -> None:
    at_spring = drawn(SPRING)
    assert at_spring.built(blue=(7, 6, 0, 3))["1,0/2"] == "blue villa"
    assert at_spring.built(blue=(7, 0, 0, 3))["1,0/2"] == "blue house"
    assert "1,0/2" not in at_spring.built(blue=(0, 0, 0, 3))
    house = {"1,0/2": "red house"}
    assert at_spring.built(house, red=(6, 6, 0, 3))["1,0/2"] == "red villa"
    assert at_spring.built(house, red=(6, 0, 0, 3))["1,0/2"] == "red house"
    # A villa's place never takes a spa, however many are left.
    assert drawn(X6).built(blue=(7, 0, 3, 3))["1,0/2"] == "blue house"
    assert drawn(X6).built(house, red=(6, 0, 3, 3))["1,0/2"] == "red house"


# A ring of 6 around 0,0, whose roads 1,0/3 (plain) and -1,1/5 (at a spring) end at the middle tile.
RING_OF_6 = """
    1,0: 2 3 4; 0,1: 3 5; -1,1: 0 4 5; -1,0: 1 5; 0,-1: 0 2; 1,-1: 1 2 3; 0,0: 4, springs 2
"""


@pytest.mark.rule("ROA-B7")
def test_springs_come_first_then_the_order_of_places() -> None:
    now = drawn(RING_OF_6)
    ends = {hexes.text(place): spring for place, spring in now.ends.items()}
    assert ends == {"1,-1/2": False, "1,0/3": False, "-1,1/5": True, "0,0/4": False}
    # One villa only, and no spa: the dead end at the spring takes it, the others get houses.
    built = now.built(blue=(1, 1, 0, 3))
    assert built["-1,1/5"] == "blue villa"
    assert built["1,-1/2"] == "blue house"
    assert "0,0/4" not in built
    assert "1,0/3" not in built
    houses = dict.fromkeys(ends, "red house")
    upgraded = now.built(houses, red=(3, 1, 0, 3))
    assert [place for place, token in upgraded.items() if token == "red villa"] == ["-1,1/5"]
    plain = now.built(houses, red=(3, 1, 1, 3))
    assert plain["-1,1/5"] == "red spa"
    assert [place for place, token in plain.items() if token == "red villa"] == ["1,-1/2"]


@pytest.mark.rule("ROA-B7")
def test_trade_routes_are_upgraded_last() -> None:
    text = X13.replace("2,0: 2 4", "2,0: 2 3 4")
    now = drawn(text, new="2,-2")
    houses = {"1,0": "red house", "2,0/3": "red house"}
    built = now.built(houses, red=(5, 1, 3, 3))
    assert (built["2,0/3"], built["1,0"]) == ("red villa", "red house")


@pytest.mark.rule("ROA-B7")
def test_monuments_go_by_the_cells_of_their_loops() -> None:
    three = X7 + "; 2,0: 2 3; 1,0: 0 1 2 3; 1,1: 3 4 5"
    now = drawn(three)
    assert now.sizes == [3, 3, 3]
    two = now.built(blue=(7, 6, 3, 2))
    assert [place for place, token in two.items() if token == "blue monument"] == [
        "0,0 1,0 0,1",
        "1,0 2,0 1,1",
    ]


@pytest.mark.rule("ROA-B8")
def test_the_first_three_steps_are_not_optional() -> None:
    before = blue_to_act().after(BLUE_TILES[0])
    now = before.after(BLUE_TILES[1])
    assert now.tokens["2,-1/4"] == "red spa"
    assert now.tokens["2,-2/0"] == "blue villa"
    assert yellow_to_act().after(*YELLOW_TILES).tokens["1,-2 2,-2 1,-1"] == "yellow monument"


@pytest.mark.rule("ROA-B8")
def test_a_house_that_returns_can_be_used_in_the_next_step() -> None:
    house = {"1,-1/1": "red house", "2,-1/4": "red house"}
    now = position(
        FOUR,
        0,
        "t01 t05",
        "",
        "",
        "",
        tiles="t08 2,-1 r2; t06 1,1 r4; t11 1,-1 r3; t10 2,-2 r5",
        tokens=house,
        stacks=[()] * 4,
        red=(0, 0, 3, 3),
    ).after(*BLUE_TILES)
    # The spa sets a house free; without villas it goes on the other dead end inside.
    assert now.tokens["2,-1/4"] == "red spa"
    assert now.tokens["2,-2/0"] == "red house"
    # One villa: the house inside is improved before a bare dead end is filled.
    inside = drawn(RING_OF_6).built({"1,0/3": "blue house"}, blue=(6, 1, 3, 3))
    assert inside["1,0/3"] == "blue villa"
    assert inside["1,-1/2"] == "blue house"


@pytest.mark.rule("ROA-B9")
def test_a_place_carries_one_token() -> None:
    now = yellow_to_act().after(*YELLOW_TILES, "house 0,-1/5")
    assert now.legal == ["house 0,0/4", "done"]
    # A dead end with a house is not filled again by another loop: its house is improved.
    assert drawn(X6, new="1,1").built({"1,0/2": "green house"})["1,0/2"] == "green villa"


@pytest.mark.rule("ROA-B10")
def test_any_number_of_houses_from_none_to_all() -> None:
    now = red_to_act().after(*RED_TILES)
    assert now.after("done").supply("red") == FULL
    assert now.after("house 1,-1/1", "done").supply("red")[0] == 6
    assert now.after("house 2,-1/4").supply("red")[0] == 6
    assert now.after("house 1,-1/1", "house 2,-1/4").supply("red")[0] == 5


@pytest.mark.rule("ROA-B10")
def test_no_further_house_is_offered_when_the_supply_is_empty() -> None:
    now = red_to_act().with_supply(red=(1, 6, 3, 3)).after(*RED_TILES, "house 1,-1/1")
    assert now.asked == "drawing"
    none = red_to_act().with_supply(red=(0, 6, 3, 3)).after(*RED_TILES)
    assert none.asked == "drawing"


@pytest.mark.rule("ROA-B11")
def test_a_dead_end_left_bare_is_built_on_only_when_a_new_loop_encloses_it() -> None:
    # Red leaves both of its dead ends bare; blue's loop encloses the one at the spring.
    bare = red_to_act().after(*RED_TILES, "done").drawn()
    now = bare.after(*BLUE_TILES)
    assert now.tokens == {"2,-1/4": "blue spa", "2,-2/0": "blue villa"}
    assert now.legal == ["house 3,-3", "done"]


@pytest.mark.rule("ROA-G11")
def test_what_the_first_tile_closed_and_the_second_divided_counts_only_as_divided() -> None:
    ring = "1,0: 2 3 4; 0,1: 3 4 5; -1,1: 0 4; -1,0: 1 5; 0,-1: 0 2; 1,-1: 1 3"
    now = drawn(ring + "; 0,0: 0 1", new="1,-1 0,0")
    assert sorted(len(loop.sides) for loop in now.new_loops) == [3, 7]
    assert list(now.built().values()).count("blue monument") == 2


@pytest.mark.rule("ROA-G11")
def test_a_loop_is_new_if_either_tile_of_a_joint_is() -> None:
    assert drawn(X7, new="0,0").built() == {"0,0 1,0 0,1": "blue monument", "offers": ""}
    assert len(drawn(X7, new="1,0").new_loops) == 2


@pytest.mark.rule("ROA-T3")
def test_building_happens_once_after_both_tiles() -> None:
    tiles = "t12 0,-1 r0; t12 1,-1 r0"
    now = position(FOUR, 0, "t04 t12", "", "", "", tiles=tiles, stacks=[()] * 4)
    # The first tile closes a loop of 3 above the others; nothing is built before the second.
    first = now.after("place t12 1,-2 r0")
    assert FOUR.guide.outlook(first.state, None).loops
    assert (first.asked, first.tokens) == ("laying", {})
    second = first.after(first.legal[-1])
    assert "red monument" in second.tokens.values()
