"""Gains and bonus buildings (IMP-G)."""

import pytest

from tests.games.imperator.positions import invasion, position

BONUS_BUILDINGS = "amphitheater marching_camp mine"


@pytest.mark.rule("IMP-G1")
def test_the_units_of_a_card_are_one_gain_with_its_bonus() -> None:
    now = position("C1 M1 I1", built="amphitheater", hand="great_lighthouse_a")
    assert now.after("take great_lighthouse_a").tracks == "C5 M1 I1"


@pytest.mark.rule("IMP-G1")
def test_the_unit_of_a_conquered_region_is_a_gain() -> None:
    now = position("C1 M1 I1", built="amphitheater", hand="conquest_a")
    assert now.after("conquer greece").tracks == "C4 M0 I1"


@pytest.mark.rule("IMP-G1")
def test_the_units_of_a_tribute_are_one_gain() -> None:
    now = position(regions="greece gaul asia", built="mine", hand="tribute_b")
    assert now.after("tribute industry").tracks == "C1 M1 I7"


@pytest.mark.rule("IMP-G2")
@pytest.mark.parametrize(
    ("building", "card", "tracks"),
    [
        ("amphitheater", "temple", "C4 M2 I2"),
        ("marching_camp", "temple", "C2 M4 I2"),
        ("mine", "temple", "C2 M2 I4"),
        ("amphitheater", "hippodrome_b", "C1 M2 I2"),
        ("marching_camp", "great_lighthouse_a", "C3 M1 I1"),
        ("mine", "conquest_a", "C2 M2 I1"),
        ("amphitheater", "mine", "C5 M1 I2"),
        ("marching_camp", "tribute_b", "C1 M5 I1"),
        ("mine", "hippodrome_a", "C1 M1 I5"),
    ],
)
def test_a_bonus_building_adds_2_once_to_a_gain_of_its_own_resource(
    building: str, card: str, tracks: str
) -> None:
    assert position(built=building, hand=card).after(f"take {card}").tracks == tracks


@pytest.mark.rule("IMP-G2")
@pytest.mark.parametrize("building", ["gardens", "temple"])
def test_other_buildings_add_nothing(building: str) -> None:
    now = position(built=building, hand="marching_camp mine").after("take mine")
    assert now.tracks == "C3 M1 I2"


@pytest.mark.rule("IMP-G3")
def test_several_buildings_add_to_the_same_gain() -> None:
    now = position(built=BONUS_BUILDINGS, hand="gardens").after("take gardens")
    assert now.tracks == "C4 M4 I4"


@pytest.mark.rule("IMP-G4")
def test_bonus_units_set_off_no_bonus() -> None:
    now = position(built=BONUS_BUILDINGS, hand="conquest_a").after("conquer greece")
    assert now.tracks == "C4 M0 I1"
    # With the Senate the culture sets off both buildings, and their units nothing more.
    now = position("C1 M0", complete="senate", built=BONUS_BUILDINGS, hand="tribute_a")
    assert now.after("tribute culture").listed("book") >= {"0 5", "5 0"}


@pytest.mark.rule("IMP-G4")
def test_the_bonus_is_automatic() -> None:
    now = position(built=BONUS_BUILDINGS, hand="temple")
    assert now.choices == {"take temple"}
    assert now.after("take temple").asked == "drawing"


@pytest.mark.rule("IMP-G5")
def test_a_unit_lost_at_the_top_still_sets_off_the_bonus() -> None:
    # Only with the Senate can it be seen: culture is full, so the bonus goes to military.
    now = position("C9 M1", complete="senate", built="amphitheater marching_camp", hand="tribute_a")
    assert now.after("tribute culture").tracks == "C9 M6 I1"


@pytest.mark.rule("IMP-G5")
def test_a_unit_lost_at_the_top_changes_nothing_else() -> None:
    now = position("C9 M1 I1", built="amphitheater", hand="temple").after("take temple")
    assert now.tracks == "C9 M2 I2"


@pytest.mark.rule("IMP-G6")
@pytest.mark.parametrize(
    ("line", "tracks"),
    [
        ("build temple", "C1 M4 I4"),
        ("raise colossus_a", "C4 M3 I1"),
        ("raise senate_a", "C2 M2 I4"),
    ],
)
def test_paying_for_a_card_is_no_gain(line: str, tracks: str) -> None:
    now = position("C4 M4 I4", built=BONUS_BUILDINGS, hand="temple colossus_a senate_a")
    assert now.after(line).tracks == tracks


@pytest.mark.rule("IMP-G6")
def test_answering_an_invasion_is_no_gain() -> None:
    now = invasion(1, "C4 M4 I4", built=BONUS_BUILDINGS, regions="greece gaul")
    assert now.after("pay").tracks == "C4 M2 I4"
    assert now.after("lose greece").tracks == "C4 M4 I4"
    assert now.after("lose gaul").tracks == "C4 M4 I4"
