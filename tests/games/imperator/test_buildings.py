"""Buildings (IMP-B)."""

import pytest

from tests.games.imperator.positions import FULL, invasion, position

PRICES = {
    "gardens": "C9 M9 I6",
    "temple": "C6 M9 I9",
    "amphitheater": "C7 M9 I9",
    "marching_camp": "C9 M6 I9",
    "mine": "C9 M9 I6",
}


@pytest.mark.rule("IMP-B1")
@pytest.mark.parametrize("card", PRICES)
def test_building_pays_the_price_and_puts_the_card_beside_the_board(card: str) -> None:
    now = position(FULL, hand=card).after(f"build {card}")
    assert now.tracks == PRICES[card]
    assert now.built == {card}
    assert card not in now.seen.discard


@pytest.mark.rule("IMP-B1")
def test_earlier_buildings_stay_beside_the_board() -> None:
    assert position(FULL, built="mine", hand="temple").after("build temple").built == {
        "mine",
        "temple",
    }


@pytest.mark.rule("IMP-B1")
def test_a_built_card_leaves_the_deck_for_the_rest_of_the_game() -> None:
    now = position(FULL, hand="mine temple", deck="").after("build mine", "pay")
    assert now.piles == (20, 0)
    assert "mine" not in now.seen.deck
    last = position(FULL, period=2, built="mine", hand="temple", deck="").after(
        "take temple", "pay"
    )
    assert last.piles == (20, 0)
    assert "mine" not in last.seen.deck


@pytest.mark.rule("IMP-B2")
@pytest.mark.parametrize(("built", "score"), [("gardens", 3), ("temple", 3), ("gardens temple", 5)])
def test_gardens_and_temple_count_2_each(built: str, score: int) -> None:
    assert invasion(3, "M7", built=built).after("pay").result == str(score)


@pytest.mark.rule("IMP-B3")
@pytest.mark.parametrize("built", ["amphitheater", "marching_camp", "mine"])
def test_bonus_buildings_have_no_points_of_their_own(built: str) -> None:
    assert invasion(3, "M7", built=built).after("pay").result == "1"


@pytest.mark.rule("IMP-B3")
@pytest.mark.parametrize(
    ("built", "tracks"),
    [("amphitheater", "C4 M2 I2"), ("marching_camp", "C2 M4 I2"), ("mine", "C2 M2 I4")],
)
def test_bonus_buildings_add_to_gains(built: str, tracks: str) -> None:
    assert position(built=built, hand="gardens").after("take gardens").tracks == tracks


@pytest.mark.rule("IMP-B4")
@pytest.mark.parametrize("built", PRICES)
def test_every_built_card_counts_for_the_hippodrome(built: str) -> None:
    assert {part.id: part.points for part in position(built=built, complete="hippodrome").parts}[
        "hippodrome"
    ] == 1
