"""The barbarian invasion (IMP-I)."""

import pytest

from tests.games.imperator.positions import FULL, invasion, position


@pytest.mark.rule("IMP-I1")
@pytest.mark.parametrize(("period", "price"), [(1, 2), (2, 5), (3, 7)])
def test_the_invasions_come_in_order_when_the_deck_is_empty(period: int, price: int) -> None:
    now = position("M9", period=period, hand="mine", deck="").after("take mine")
    assert (now.asked, now.seen.marked) == ("invading", period - 1)
    now = now.after("pay")
    assert (now.tracks, now.seen.marked) == (f"C3 M{9 - price} I2", period)


@pytest.mark.rule("IMP-I1")
@pytest.mark.parametrize(
    "line", ["take mine", "conquer gaul", "tribute industry", "build mine", "raise colossus_a"]
)
def test_an_invasion_comes_however_the_last_card_was_used(line: str) -> None:
    cards = {"take": "mine", "conquer": "conquest_a", "tribute": "tribute_a"}
    hand = cards.get(line.split()[0], line.split()[1])
    assert position(FULL, hand=hand, deck="").after(line).asked == "invading"


@pytest.mark.rule("IMP-I2")
@pytest.mark.parametrize(("order", "price", "losses"), [(1, 2, 1), (2, 5, 1), (3, 7, 2)])
def test_each_invasion_has_its_price_and_its_number_of_regions(
    order: int, price: int, losses: int
) -> None:
    assert "pay" in invasion(order, f"M{price}").choices
    assert "pay" not in invasion(order, f"C9 M{price - 1} I9").choices
    held = ["greece", "gaul"]
    now = invasion(order, "M0", regions=" ".join(held))
    for region in held[:losses]:
        assert now.seen.marked == order - 1
        now = now.after(f"lose {region}")
    assert now.seen.marked == order
    assert now.regions == {"rome", *held[losses:]}


@pytest.mark.rule("IMP-I3")
def test_with_the_colosseum_the_period_still_ends() -> None:
    now = position("M0", complete="colosseum", built="mine", hand="temple", deck="").after(
        "take temple"
    )
    assert (now.asked, now.seen.period, now.piles) == ("drawing", 2, (20, 0))
    assert now.tracks == "C2 M1 I4"
    last = position("M0", period=3, complete="colosseum", regions="greece", hand="temple", deck="")
    last = last.after("take temple")
    assert (last.result, last.seen.marked) == ("4", 3)


@pytest.mark.rule("IMP-I4")
def test_a_player_who_could_pay_may_lose_a_region() -> None:
    now = invasion(2, "M9", regions="greece gaul")
    assert now.choices == {"pay", "lose greece", "lose gaul"}
    assert now.after("lose gaul").tracks == "C1 M9 I1"
    assert now.after("pay").tracks == "C1 M4 I1"
    assert now.after("pay").regions == {"rome", "greece", "gaul"}


@pytest.mark.rule("IMP-I4")
def test_there_is_no_part_payment() -> None:
    assert invasion(2, "M4", regions="greece").choices == {"lose greece"}
    assert invasion(2, "M4", regions="greece").after("lose greece").tracks == "C1 M4 I1"
    two = invasion(3, "M9", regions="greece gaul").after("lose greece")
    assert two.choices == {"lose gaul"}


@pytest.mark.rule("IMP-I4")
def test_culture_pays_no_invasion_without_the_senate() -> None:
    assert invasion(1, FULL.replace("M9", "M1")).choices == {"lose rome"}
    assert invasion(1, "C1 M1", complete="senate").choices == {"pay"}


@pytest.mark.rule("IMP-I5")
def test_the_player_chooses_which_regions_other_than_rome_are_lost() -> None:
    now = invasion(3, "M0", regions="greece gaul africa")
    assert now.choices == {"lose greece", "lose gaul", "lose africa"}
    now = now.after("lose gaul")
    assert now.regions == {"rome", "greece", "africa"}  # The first cube is off at once.
    assert (now.asked, now.seen.marked) == ("losing", 2)
    assert now.choices == {"lose greece", "lose africa"}
    now = now.after("lose africa")
    assert (now.regions, now.seen.marked) == ({"rome", "greece"}, 3)


@pytest.mark.rule("IMP-I5")
def test_regions_can_only_be_lost_if_enough_are_held() -> None:
    assert invasion(3, "M7", regions="greece").choices == {"pay"}
    assert invasion(2, "M5", regions="greece").choices == {"pay", "lose greece"}


@pytest.mark.rule("IMP-I6")
@pytest.mark.parametrize(
    ("order", "tracks", "regions"), [(1, "M1", ""), (2, "M4", ""), (3, "M6", ""), (3, "M6", "gaul")]
)
def test_rome_falls_when_nothing_else_is_possible(order: int, tracks: str, regions: str) -> None:
    now = invasion(order, tracks, regions=regions)
    assert now.choices == {"lose rome"}
    now = now.after("lose rome")
    assert (now.is_over, now.result) == (True, "lost")
    assert now.regions == set(regions.split())
    assert now.seen.marked == order - 1


@pytest.mark.rule("IMP-I7")
@pytest.mark.parametrize(("order", "regions"), [(1, ""), (2, ""), (3, ""), (3, "greece")])
def test_who_can_pay_and_holds_too_few_regions_must_pay(order: int, regions: str) -> None:
    assert invasion(order, "M9", regions=regions).choices == {"pay"}


@pytest.mark.rule("IMP-I7")
def test_rome_is_never_given_up_by_choice() -> None:
    assert "lose rome" not in invasion(1, "M0", regions="greece").choices
    assert "lose rome" not in invasion(1, "M9", regions="greece").choices
    assert "lose rome" not in invasion(3, "M0", regions="greece gaul").after("lose gaul").choices


@pytest.mark.rule("IMP-I8")
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("answer", ["pay", "lose greece"])
def test_after_invasions_i_and_ii_the_discard_pile_is_the_new_deck(order: int, answer: str) -> None:
    now = invasion(order, "M5", regions="greece", built="gardens mine")
    assert now.piles == (0, 19)
    discarded = now.seen.discard
    now = now.after(answer)
    assert (now.asked, now.seen.marked, now.piles) == ("drawing", order, (19, 0))
    assert now.seen.deck == discarded
    assert now.built == {"gardens", "mine"}


@pytest.mark.rule("IMP-I9")
@pytest.mark.parametrize("answers", [["pay"], ["lose greece", "lose gaul"]])
def test_after_invasion_iii_the_game_ends_and_nothing_is_shuffled(answers: list[str]) -> None:
    now = invasion(3, "M7", regions="greece gaul", built="mine").after(*answers)
    assert (now.asked, now.seen.marked, now.piles) == ("over", 3, (0, 20))
    assert now.choices == set()
