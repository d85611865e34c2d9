"""Placing tiles, and the structures that they make (CAR-B1 to CAR-B12)."""

import pytest

from quadriga.core import CHANCE
from quadriga.games.carpe_diem.box.faces import Faces
from quadriga.games.carpe_diem.box.loading import load
from tests.games.carpe_diem.positions import A, B, begun, full_district


@pytest.mark.rule("CAR-B1")
def test_a_district_has_six_columns_and_rows() -> None:
    at = begun(2).with_district(
        full_district("w01 r0", {"1,1": "", "6,6": "", "6,1": "", "1,6": ""})
    )
    places = [f"place {cell} r0" for cell in ("1,1", "6,1", "1,6", "6,6")]
    assert at.holding("w01").legal == [*places, "store"]


@pytest.mark.rule("CAR-B2")
@pytest.mark.rule("CAR-B3")
def test_tiles_are_turned_clockwise_and_never_mirrored() -> None:
    faces = Faces(load())
    number = next(n for n, tile in enumerate(load().tiles) if tile.id == "w18")
    grass, granary, farmyard = 0, 6, 4
    sides = [faces.all[face].edges for face in faces.numbers[number]]
    assert sides == [
        (granary, farmyard, grass, grass),
        (grass, granary, farmyard, grass),
        (grass, grass, granary, farmyard),
        (farmyard, grass, grass, granary),
    ]


@pytest.mark.rule("CAR-B2")
def test_the_edges_of_one_kind_on_a_tile_are_one_part() -> None:
    at = begun(2).with_district("3,4: w56 r0")
    assert at.structures() == ["pond 3,4 open 3,3 3,5", "villa 3,4 open 4,4"]


@pytest.mark.rule("CAR-B3")
@pytest.mark.rule("CAR-X5")
@pytest.mark.parametrize(("tile", "turns"), [("w01", "0"), ("w09", "01"), ("w04", "0123")])
def test_equal_rotations_are_listed_once(tile: str, turns: str) -> None:
    assert begun(2).holding(tile).legal == [*(f"place 3,4 r{t}" for t in turns), "store"]


@pytest.mark.rule("CAR-B3")
@pytest.mark.parametrize(
    ("turns", "granary", "farmyard"),
    [("r0", "3,3", "4,4"), ("r1", "4,4", "3,5"), ("r2", "3,5", "2,4"), ("r3", "2,4", "3,3")],
)
def test_parts_turn_with_their_tile(turns: str, granary: str, farmyard: str) -> None:
    at = begun(2).holding("w18").after(f"place 3,4 {turns}")
    assert at.structures() == [f"farmyard 3,4 open {farmyard}", f"granary 3,4 open {granary}"]
    fits = [line for line in at.holding("k09").legal if f" {granary} " in line]
    assert fits == [f"place {granary} r{(int(turns[1]) + 2) % 4}"]


@pytest.mark.rule("CAR-B4")
@pytest.mark.rule("CAR-X6")
def test_the_first_tile_placed_goes_on_the_shovel() -> None:
    at = begun(2).holding("w53")
    lines = ["place 3,4 r0", "place 3,4 r1", "place 3,4 r2", "place 3,4 r3", "store"]
    assert at.legal == lines
    assert at.after("store").holding("w01").legal == ["place 3,4 r0", "store"]


@pytest.mark.rule("CAR-B5")
@pytest.mark.rule("CAR-X48")
def test_later_tiles_go_beside_a_tile() -> None:
    at = begun(2).holding("w01").after("place 3,4 r0").holding("w01")
    cells = ["3,3", "2,4", "4,4", "3,5"]
    assert at.legal == [*(f"place {cell} r0" for cell in cells), "store"]
    at = at.after("place 3,3 r0").holding("w01")
    cells = ["3,2", "2,3", "4,3", "2,4", "4,4", "3,5"]
    assert at.legal == [*(f"place {cell} r0" for cell in cells), "store"]


@pytest.mark.rule("CAR-B5")
@pytest.mark.rule("CAR-B6")
@pytest.mark.rule("CAR-X3")
def test_edges_must_match() -> None:
    at = begun(2).with_district("3,4: w09 r0")
    legal = at.holding("k04").legal
    assert [line for line in legal if " 3,5 " in line] == ["place 3,5 r0"]
    assert [line for line in legal if " 2,4 " in line] == [f"place 2,4 r{n}" for n in (0, 2, 3)]
    assert at.holding("k04").after("place 3,5 r0").structures() == ["pond 3,4 3,5 open 3,3"]
    assert at.holding("w01").legal == ["place 2,4 r0", "place 4,4 r0", "store"]


@pytest.mark.rule("CAR-B6")
@pytest.mark.rule("CAR-X4")
def test_the_frame_is_grass() -> None:
    at = begun(2).with_district("3,4: w01 r0, 3,5: w01 r0")
    for tile in ("w53", "k04"):
        legal = [line for line in at.holding(tile).legal if " 3,6 " in line]
        assert legal == ["place 3,6 r1", "place 3,6 r3"]
    corner = begun(2).with_district("5,1: w01 r0, 6,2: w01 r0, 1,5: w01 r0")
    legal = corner.holding("k04").legal
    assert [line for line in legal if " 6,1 " in line] == []
    assert [line for line in legal if " 1,6 " in line] == ["place 1,6 r1"]


@pytest.mark.rule("CAR-B7")
def test_a_placed_tile_stays() -> None:
    at = begun(2).holding("w53").after("place 3,4 r1").holding("w01").after("place 3,3 r0")
    assert [(t.x, t.y, t.tile, t.turns) for t in at.of(A).tiles] == [
        (3, 4, "w53", 1),
        (3, 3, "w01", 0),
    ]
    assert not [line for line in at.holding("w01").legal if " 3,4 " in line or " 3,3 " in line]


@pytest.mark.rule("CAR-B8")
def test_a_tile_may_be_stored_and_must_be_if_it_fits_nowhere() -> None:
    at = begun(2).holding("w53").after("store")
    assert at.of(A).stored == ("w53",)
    assert at.asked == "moving"
    assert at.to_act == B
    full = begun(2).with_district(full_district("w01 r0", {}))
    assert full.holding("w01").legal == ["store"]
    assert full.holding("w01").after("store").of(A).coins == 0


@pytest.mark.rule("CAR-B9")
@pytest.mark.rule("CAR-X1")
def test_a_structure_is_completed_when_no_edge_is_open() -> None:
    at = begun(2).with_district("3,4: w09 r0, 3,5: k04 r0").holding("k04")
    at = at.after("place 3,3 r2")
    assert at.structures() == ["pond 3,3 3,4 3,5 done"]
    assert at.goods() == {"fish": 2}


@pytest.mark.rule("CAR-B9")
def test_an_open_edge_on_another_tile_leaves_a_structure_open() -> None:
    at = begun(2).with_district("3,4: w09 r0").holding("k04").after("place 3,5 r0")
    assert at.goods() == {}
    assert at.state.districts[0].owned[0] == 0
    assert at.holding("k04").after("place 3,3 r2").goods() == {"fish": 2}


@pytest.mark.rule("CAR-B9")
@pytest.mark.rule("CAR-X2")
def test_a_pond_of_four_tiles() -> None:
    at = begun(2).with_district("3,4: w09 r0, 3,5: w56 r0, 3,6: k04 r0").holding("k04")
    at = at.after("place 3,3 r2")
    assert at.goods() == {"fish": 3}
    assert "villa 3,5 open 4,5" in at.structures()


@pytest.mark.rule("CAR-B9")
def test_two_edges_that_meet_connect_only_parts_of_one_kind() -> None:
    at = begun(2).with_district("3,4: w25 r0, 3,3: k04 r2")
    assert at.structures() == ["garden 3,4 open 3,5", "pond 3,3 3,4 done"]


@pytest.mark.rule("CAR-B9")
def test_a_part_that_closes_two_sides_makes_one_structure() -> None:
    at = begun(2).with_district("3,4: k04 r0, 3,2: k04 r2, 4,4: w01 r0, 4,3: w01 r0, 4,2: w01 r0")
    at = at.holding("w09").after("place 3,3 r0")
    assert at.goods() == {"fish": 2}
    assert at.state.districts[0].owned[0] == 1


TWO_REWARDS = "3,4: w25 r0, 4,4: w01 r0, 4,3: w01 r0, 4,2: w01 r0, 3,2: w41 r2"


@pytest.mark.rule("CAR-B10")
@pytest.mark.rule("CAR-X10")
def test_the_player_chooses_which_reward_comes_first() -> None:
    at = begun(2).with_district(TWO_REWARDS).with_purse(A, grapes=2).holding("w29")
    at = at.after("place 3,3 r0")
    assert at.legal == ["reward pond", "reward merchant"]
    one, two = at.after("reward pond"), at.after("reward merchant")
    assert (one.of(A).coins, one.goods()) == (4, {})
    assert (two.of(A).coins, two.goods()) == (3, {"fish": 1})
    assert one.to_act == two.to_act == B


@pytest.mark.rule("CAR-B10")
def test_a_reward_is_given_once() -> None:
    at = begun(2).with_district("3,4: k04 r0").holding("k04").after("place 3,3 r2")
    assert at.goods() == {"fish": 1}
    at = at.holding("w01").after("place 2,3 r0")
    assert at.goods() == {"fish": 1}


@pytest.mark.rule("CAR-B10")
@pytest.mark.rule("CAR-X49")
def test_a_villa_never_waits() -> None:
    at = begun(2).with_district("3,4: k04 r0, 4,3: k12 r3, 4,4: w01 r0").holding("w54")
    at = at.after("place 3,3 r2")
    assert at.asked == "moving"
    assert at.goods() == {"fish": 1}
    assert "villa 3,3 4,3 done" in at.structures()


CRAFT_AND_POND = "3,4: k11 r0, 3,2: k04 r2, 4,4: w01 r0, 4,3: w01 r0, 4,2: w01 r0"


@pytest.mark.rule("CAR-B10")
@pytest.mark.rule("CAR-D7")
def test_a_craftsman_waits_also_when_the_row_is_empty() -> None:
    at = begun(2).with_district(CRAFT_AND_POND).with_row().holding("w20").after("place 3,3 r2")
    assert at.legal == ["reward pond", "reward craftsman"]
    done = at.after("reward craftsman")
    assert done.goods() == {"fish": 1}
    assert done.to_act == B


@pytest.mark.rule("CAR-B11")
@pytest.mark.rule("CAR-X13")
def test_rewards_are_dealt_with_depth_first() -> None:
    at = begun(2).with_district("3,4: k11 r1, 4,5: k08 r0, 3,5: k04 r3").with_purse(A, herbs=1)
    at = at.with_row({1: "k04"}, rest="k05").holding("w24").after("place 4,4 r3")
    assert at.legal == ["reward merchant", "reward craftsman"]
    at = at.after("reward craftsman", "craft 1", "place 2,5 r1")
    assert (at.of(A).coins, at.goods()) == (3, {})
    assert at.to_act == B


@pytest.mark.rule("CAR-B11")
def test_what_waits_is_remembered_through_a_chain() -> None:
    at = begun(2).with_district("3,4: k11 r1, 4,5: k08 r0, 3,5: k04 r3").with_purse(A, herbs=1)
    at = at.with_row({1: "k03"}, rest="k05").holding("w24").after("place 4,4 r3")
    at = at.after("reward craftsman", "craft 1", "place 4,3 r0")
    assert at.to_act is CHANCE
    at = at.after("fountain f01 f02")
    assert at.goods() == {"herbs": 1}
    assert at.after("return f01").of(A).coins == 2


@pytest.mark.rule("CAR-B12")
def test_a_craftsmans_tile_follows_the_same_rules() -> None:
    at = begun(2).with_district("3,4: k11 r0").with_row(rest="k04").holding("k11")
    at = at.after("place 3,3 r2", "craft 3")
    assert at.asked == "placing"
    lines = at.legal
    assert lines == begun(2).with_district("3,4: k11 r0, 3,3: k11 r2").holding("k04").legal
    assert "place 3,5 r2" in lines
    assert "place 3,5 r0" not in lines
    at = at.after("place 4,3 r0")
    assert at.of(A).prestige == 1, "the writ on 4,3"
