"""Terms (IMP-D) and set-up (IMP-S)."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from quadriga.core import CHANCE
from tests.games.imperator.positions import IMPERATOR, invasion, position, start
from tests.games.positions import played


@pytest.mark.rule("IMP-D1")
def test_there_are_three_resources_with_tracks_from_0_to_9() -> None:
    tracks = IMPERATOR.tables.box.tracks
    assert tracks.kinds == ("culture", "military", "industry")
    assert (tracks.min, tracks.max) == (0, 9)


@pytest.mark.rule("IMP-D1")
def test_even_the_last_unit_of_a_track_can_be_paid() -> None:
    assert position("C3 M1", hand="temple").after("build temple").tracks == "C0 M1 I1"
    assert position("M3", hand="marching_camp").after("build marching_camp").tracks == "C1 M0 I1"
    assert position("I3", hand="mine").after("build mine").tracks == "C1 M1 I0"


@pytest.mark.rule("IMP-D2")
def test_gaining_a_unit_raises_its_track_by_one() -> None:
    assert position("C2 M3 I4", hand="amphitheater").after("take amphitheater").tracks == "C3 M5 I4"


@pytest.mark.rule("IMP-D2")
@pytest.mark.parametrize(
    ("before", "card", "after"),
    [
        ("C8 M1 I1", "great_lighthouse_a", "C9 M1 I1"),
        ("C1 M8 I1", "tribute_b", "C1 M9 I1"),
        ("C1 M1 I8", "hippodrome_a", "C1 M1 I9"),
        ("C7 M1 I1", "great_lighthouse_a", "C9 M1 I1"),
    ],
)
def test_units_beyond_the_top_are_lost(before: str, card: str, after: str) -> None:
    assert position(before, hand=card).after(f"take {card}").tracks == after


@pytest.mark.rule("IMP-D3")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    assert position("C2 M2", hand="senate_a").after("raise senate_a").tracks == "C0 M0 I1"
    for too_little in ("C1 M2 I9", "C2 M1 I9", "C0 M0 I9"):
        assert "raise senate_a" not in position(too_little, hand="senate_a").choices


@pytest.mark.rule("IMP-D3")
def test_no_track_ever_goes_below_0_or_above_9() -> None:
    rng = Random(3)
    for _ in range(200):
        for state in played(IMPERATOR, rng):
            assert all(0 <= n <= 9 for n in (state.culture, state.military, state.industry))


@pytest.mark.rule("IMP-D4")
def test_the_number_of_regions_counts_rome() -> None:
    alone = position("M1", hand="conquest_a tribute_a")
    assert alone.after("conquer greece").tracks == "C2 M0 I1"
    assert alone.after("tribute culture").tracks == "C2 M1 I1"
    three = position("M3", regions="greece gaul", hand="conquest_a tribute_a")
    assert three.after("conquer egypt").tracks == "C2 M0 I1"
    assert three.after("tribute industry").tracks == "C1 M3 I4"


@pytest.mark.rule("IMP-D5")
def test_a_period_ends_with_its_invasion_and_a_game_has_three() -> None:
    now = position("M9", hand="mine", deck="", period=1).after("take mine", "pay")
    assert (now.asked, now.seen.period, now.piles) == ("drawing", 2, (21, 0))
    now = position("M9", hand="mine", deck="", period=2).after("take mine", "pay")
    assert (now.asked, now.seen.period, now.piles) == ("drawing", 3, (21, 0))
    now = position("M9", hand="mine", deck="", period=3).after("take mine", "pay")
    assert (now.asked, now.seen.period) == ("over", 3)


@pytest.mark.rule("IMP-D5")
def test_a_period_is_one_pass_through_the_deck() -> None:
    rng, now = Random(5), position(period=2, built="mine")
    drawn: list[str] = []
    while now.asked == "drawing":
        now = now.after(str(IMPERATOR.sample_chance(now.state, rng)))
        drawn += now.seen.hand
        now = now.after(f"take {now.seen.hand[0]}")
    assert sorted(drawn) == sorted({card.id for card in IMPERATOR.tables.box.cards} - {"mine"})


@pytest.mark.rule("IMP-D6")
def test_a_building_works_from_the_moment_it_is_paid() -> None:
    now = position("I3", hand="mine").after("build mine")
    assert now.tracks == "C1 M1 I0"
    now = now.drawing("hippodrome_a conquest_a gardens").after("take hippodrome_a")
    assert now.tracks == "C1 M1 I4"


@pytest.mark.rule("IMP-D6")
def test_a_monument_works_from_its_second_cube() -> None:
    now = position("C4 M2", begun="senate", hand="senate_a").after("raise senate_a")
    assert now.tracks == "C2 M0 I1"
    now = now.drawing("conquest_a gardens mine")
    assert len(now.listed("conquer")) == 6  # One military, paid with culture.


@pytest.mark.rule("IMP-D6")
def test_neither_buildings_nor_monuments_are_lost() -> None:
    now = invasion(1, "M0", regions="greece", built="mine", complete="senate").after("lose greece")
    assert (now.built, now.seen.monuments["senate"]) == ({"mine"}, 2)
    now = now.drawing("tribute_b hippodrome_a gardens").after("take hippodrome_a")
    assert now.tracks == "C1 M0 I5"


@pytest.mark.rule("IMP-S1")
def test_every_set_of_three_cards_can_come_first() -> None:
    cards = [card.id for card in IMPERATOR.tables.box.cards]
    assert IMPERATOR.to_act(IMPERATOR.initial()) is CHANCE
    assert start().choices == {f"draw {a} {b} {c}" for a, b, c in combinations(cards, 3)}
    assert len(start().choices) == comb(21, 3) == 1330


@pytest.mark.rule("IMP-S1")
def test_every_card_is_drawn_equally_often() -> None:
    rng, first = Random(1), IMPERATOR.initial()
    drawn = Counter[str]()
    for _ in range(21_000):
        drawn.update(str(IMPERATOR.sample_chance(first, rng)).split()[1:])
    assert len(drawn) == 21
    # 3,000 of each are expected, and one standard deviation is 51.
    assert all(abs(times - 3_000) < 250 for times in drawn.values())


@pytest.mark.rule("IMP-S1")
def test_every_set_of_cards_left_is_drawn_equally_often() -> None:
    rng, late = Random(2), position(deck="conquest_a temple mine senate_b colosseum_b").state
    drawn = Counter(str(IMPERATOR.sample_chance(late, rng)) for _ in range(10_000))
    assert len(drawn) == comb(5, 3)
    # 1,000 of each are expected, and one standard deviation is 30.
    assert all(abs(times - 1_000) < 150 for times in drawn.values())


@pytest.mark.rule("IMP-S1")
@pytest.mark.parametrize("deck", ["temple", "temple mine", "temple mine senate_b"])
def test_the_last_cards_of_a_deck_are_all_drawn(deck: str) -> None:
    late = position(deck=deck)
    assert str(IMPERATOR.sample_chance(late.state, Random(0))) == f"draw {deck}"
    assert late.choices == {f"draw {deck}"}


@pytest.mark.rule("IMP-S2")
def test_each_track_starts_at_1() -> None:
    assert start().tracks == "C1 M1 I1"


@pytest.mark.rule("IMP-S3")
def test_only_rome_is_occupied_at_the_start() -> None:
    assert start().regions == {"rome"}


@pytest.mark.rule("IMP-S4")
def test_nothing_else_lies_on_the_table_at_the_start() -> None:
    seen = start().seen
    assert (seen.built, seen.hand, seen.discard, seen.marked) == ((), (), (), 0)
    assert list(seen.monuments.values()) == [0] * 6
    assert len(seen.deck) == 21
