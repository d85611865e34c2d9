"""Conquest and call for tribute (IMP-A)."""

import pytest

from tests.games.imperator.positions import FULL, invasion, position

GIVES_CULTURE = ["greece", "egypt", "asia"]
GIVES_INDUSTRY = ["gaul", "hispania", "africa"]
PROVINCES = [*GIVES_CULTURE, *GIVES_INDUSTRY]


@pytest.mark.rule("IMP-A1")
@pytest.mark.parametrize("others", range(6))
def test_a_conquest_costs_one_military_for_each_region_held_before(others: int) -> None:
    held, wanted = " ".join(PROVINCES[:others]), PROVINCES[-1]
    now = position(f"C0 M{others + 1} I0", regions=held, hand="conquest_a")
    conquered = now.after(f"conquer {wanted}")
    assert conquered.tracks == "C0 M0 I1"
    assert conquered.regions == {"rome", *held.split(), wanted}
    poor = position(f"C9 M{others} I9", regions=held, hand="conquest_a")
    assert poor.choices == {"take conquest_a"}


@pytest.mark.rule("IMP-A1")
@pytest.mark.parametrize("card", ["conquest_a", "conquest_b"])
def test_both_conquest_cards_conquer(card: str) -> None:
    now = position("M2", hand=card).after("conquer greece")
    assert (now.tracks, now.regions) == ("C2 M1 I1", {"rome", "greece"})


@pytest.mark.rule("IMP-A2")
def test_any_unoccupied_region_may_be_conquered() -> None:
    assert position(hand="conquest_a").listed("conquer") == set(PROVINCES)
    now = position(FULL, regions="greece africa", hand="conquest_a")
    assert now.listed("conquer") == set(PROVINCES) - {"greece", "africa"}


@pytest.mark.rule("IMP-A3")
@pytest.mark.parametrize("region", GIVES_CULTURE)
def test_these_regions_give_culture(region: str) -> None:
    assert position("M1", hand="conquest_a").after(f"conquer {region}").tracks == "C2 M0 I1"


@pytest.mark.rule("IMP-A3")
@pytest.mark.parametrize("region", GIVES_INDUSTRY)
def test_these_regions_give_industry(region: str) -> None:
    assert position("M1", hand="conquest_a").after(f"conquer {region}").tracks == "C1 M0 I2"


@pytest.mark.rule("IMP-A4")
def test_nothing_can_be_conquered_when_all_is_held() -> None:
    now = position(FULL, regions=" ".join(PROVINCES), hand="conquest_a")
    assert now.choices == {"take conquest_a"}


@pytest.mark.rule("IMP-A5")
def test_a_lost_region_can_be_conquered_again_and_gives_again() -> None:
    now = invasion(1, "M1", regions="greece").after("lose greece")
    assert now.regions == {"rome"}
    now = now.drawing("conquest_a mine temple").after("conquer greece")
    assert (now.tracks, now.regions) == ("C2 M0 I1", {"rome", "greece"})


@pytest.mark.rule("IMP-A6")
@pytest.mark.parametrize("card", ["tribute_a", "tribute_b"])
def test_a_tribute_gives_one_kind_for_each_region_and_costs_nothing(card: str) -> None:
    now = position("C0 M0 I0", regions="greece gaul asia", hand=card)
    assert now.listed("tribute") == {"culture", "industry"}
    assert now.after("tribute culture").tracks == "C4 M0 I0"
    assert now.after("tribute industry").tracks == "C0 M0 I4"
