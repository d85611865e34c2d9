"""The Senate's exchange (IMP-M12 to IMP-M17)."""

import pytest

from tests.games.imperator.positions import FULL, Position, english, invasion, position

BOTH = "amphitheater marching_camp"


def books(now: Position, line: str) -> set[str]:
    """The splits of the gain that a line brings."""
    return now.after(line).listed("book")


@pytest.mark.rule("IMP-M12")
def test_each_culture_or_military_unit_may_go_on_either_track() -> None:
    now = position("C1 M1 I1", complete="senate", hand="temple mine tribute_b")
    assert books(now, "take temple") == {"0 2", "1 1", "2 0"}
    assert books(now, "take mine") == {"0 2", "1 1", "2 0"}
    assert books(now, "take tribute_b") == {"0 2", "1 1", "2 0"}
    booked = now.after("take temple", "book 0 2")
    assert (booked.tracks, booked.asked) == ("C1 M3 I2", "drawing")


@pytest.mark.rule("IMP-M12")
def test_bonus_units_may_go_on_either_track_too() -> None:
    now = position(complete="senate", built="amphitheater", hand="amphitheater conquest_a")
    assert books(now, "take conquest_a") == {"0 4", "1 3", "2 2", "3 1", "4 0"}


@pytest.mark.rule("IMP-M12")
def test_industry_is_not_touched() -> None:
    now = position(
        "C1 M1 I1", complete="senate", built="mine", hand="hippodrome_a tribute_a conquest_b"
    )
    assert now.after("take hippodrome_a").tracks == "C1 M1 I5"
    assert now.after("tribute industry").tracks == "C1 M1 I4"
    assert now.after("take conquest_b", "book 1 0").tracks == "C2 M1 I4"


@pytest.mark.rule("IMP-M12")
def test_nothing_is_exchanged_before_completion() -> None:
    now = position("C1 M1 I1", begun="senate", hand="temple").after("take temple")
    assert (now.asked, now.tracks) == ("drawing", "C2 M2 I2")


@pytest.mark.rule("IMP-M13")
@pytest.mark.parametrize(
    ("built", "units"), [("", 2), ("amphitheater", 4), ("marching_camp", 4), (BOTH, 6)]
)
@pytest.mark.parametrize("card", ["great_lighthouse_a", "tribute_b"])
def test_culture_or_military_sets_off_both_buildings(card: str, built: str, units: int) -> None:
    now = position("C1 M1", complete="senate", built=built, hand=card)
    assert books(now, f"take {card}") == {f"{n} {units - n}" for n in range(units + 1)}


@pytest.mark.rule("IMP-M13")
def test_industry_alone_sets_off_neither() -> None:
    now = position("C1 M1 I1", complete="senate", built=BOTH, hand="hippodrome_a").after(
        "take hippodrome_a"
    )
    assert (now.asked, now.tracks) == ("drawing", "C1 M1 I3")


@pytest.mark.rule("IMP-M13")
def test_without_the_senate_each_building_asks_for_its_own_resource() -> None:
    now = position(begun="senate", built=BOTH, hand="great_lighthouse_a tribute_b")
    assert now.after("take great_lighthouse_a").tracks == "C5 M1 I1"
    assert now.after("take tribute_b").tracks == "C1 M5 I1"


@pytest.mark.rule("IMP-M14")
@pytest.mark.parametrize(
    ("tracks", "splits"),
    [
        ("C7 M7", {"1 2", "2 1"}),
        ("C9 M5", set()),
        ("C5 M9", set()),
        ("C8 M7", set()),
        ("C8 M6", {"0 3", "1 2"}),
    ],
)
def test_units_are_split_so_that_none_is_wasted(tracks: str, splits: set[str]) -> None:
    now = position(tracks, complete="senate", hand="amphitheater")
    assert books(now, "take amphitheater") == splits


@pytest.mark.rule("IMP-M14")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("C9 M5", "C9 M8 I1"),
        ("C5 M9", "C8 M9 I1"),
        ("C8 M7", "C9 M9 I1"),
        ("C9 M8", "C9 M9 I1"),
        ("C9 M9", "C9 M9 I1"),
    ],
)
def test_a_split_with_one_answer_is_not_asked(before: str, after: str) -> None:
    now = position(before, complete="senate", hand="amphitheater").after("take amphitheater")
    assert (now.asked, now.tracks) == ("drawing", after)


@pytest.mark.rule("IMP-M14")
def test_more_units_than_room_fill_both_tracks_whatever_is_printed() -> None:
    now = position("C8 M8", complete="senate", built="amphitheater", hand="colosseum_a tribute_b")
    assert now.after("take colosseum_a").tracks == "C9 M9 I1"
    assert now.after("take tribute_b").tracks == "C9 M9 I1"


@pytest.mark.rule("IMP-M15")
def test_a_conquest_may_be_paid_with_any_mixture() -> None:
    now = position("C2 M1", complete="senate", regions="gaul", hand="conquest_a")
    now = now.after("conquer africa")
    assert now.choices == {"spend 1 1", "spend 2 0"}
    assert now.after("spend 2 0").tracks == "C0 M1 I2"


@pytest.mark.rule("IMP-M15")
@pytest.mark.parametrize(
    ("line", "splits"),
    [
        ("build marching_camp", {"0 3", "1 2", "2 1", "3 0"}),
        ("raise triumphal_arc_a", {"0 3", "1 2", "2 1", "3 0"}),
        ("raise colosseum_a", {"0 2", "1 1", "2 0"}),
    ],
)
def test_buildings_and_monuments_may_be_paid_with_any_mixture(line: str, splits: set[str]) -> None:
    hand = "marching_camp triumphal_arc_a colosseum_a"
    now = position("C3 M3 I3", complete="senate", hand=hand).after(line)
    assert now.listed("spend") == splits


@pytest.mark.rule("IMP-M15")
def test_only_the_sum_counts() -> None:
    assert "build temple" in position("C0 M3", complete="senate", hand="temple").choices
    assert (
        position("C0 M3", complete="senate", hand="temple").after("build temple").tracks
        == "C0 M0 I1"
    )
    assert "build temple" not in position("C1 M1", complete="senate", hand="temple").choices


@pytest.mark.rule("IMP-M15")
def test_a_price_in_industry_stays_industry() -> None:
    assert position("C9 M9 I2", complete="senate", hand="mine").choices == {"take mine"}
    assert (
        position("C0 M0 I3", complete="senate", hand="mine").after("build mine").tracks
        == "C0 M0 I0"
    )
    now = position("C1 M2 I3", complete="senate", hand="colossus_a").after(
        "raise colossus_a", "spend 1 0"
    )
    assert now.tracks == "C0 M2 I0"


@pytest.mark.rule("IMP-M15")
def test_an_invasion_may_be_paid_with_any_mixture() -> None:
    now = invasion(1, "C1 M3", complete="senate").after("pay")
    assert now.choices == {"spend 0 2", "spend 1 1"}
    assert now.after("spend 0 2").tracks == "C1 M1 I1"
    assert now.after("spend 1 1").tracks == "C0 M2 I1"
    assert invasion(1, "C2 M0", complete="senate").after("pay").tracks == "C0 M0 I1"


@pytest.mark.rule("IMP-M16")
def test_the_second_cube_of_the_senate_is_paid_as_printed() -> None:
    for poor in ("C4 M0", "C3 M1", "C1 M3"):
        assert position(poor, begun="senate", hand="senate_a").choices == {"take senate_a"}
    now = position("C4 M4", begun="senate", hand="senate_a").after("raise senate_a")
    assert (now.asked, now.tracks) == ("drawing", "C2 M2 I1")


@pytest.mark.rule("IMP-M17")
def test_the_senate_leaves_the_price_of_a_conquest() -> None:
    now = position("C1 M1", complete="senate", regions="greece gaul", hand="conquest_a")
    assert now.choices == {"take conquest_a"}
    now = position("C1 M2", complete="senate", regions="greece gaul", hand="conquest_a")
    assert now.after("conquer asia").asked == "booking"


@pytest.mark.rule("IMP-M17")
def test_the_senate_adds_no_tribute_in_military() -> None:
    now = position(complete="senate", hand="tribute_a")
    assert now.listed("tribute") == {"culture", "industry"}


@pytest.mark.rule("IMP-M17")
def test_the_great_lighthouse_reads_the_tracks_as_they_are() -> None:
    now = position("C0 M8 I5", complete="senate great_lighthouse")
    assert now.score == 1 + 2 + 0


@pytest.mark.rule("IMP-M17")
def test_the_senate_lets_no_industry_be_exchanged() -> None:
    assert position("C0 M0 I9", complete="senate", hand="temple").choices == {"take temple"}
    assert invasion(1, "C0 M1 I9", complete="senate").choices == {"lose rome"}
    assert (
        position(FULL, complete="senate", hand="hippodrome_a").after("take hippodrome_a").tracks
        == FULL
    )


@pytest.mark.parametrize(
    ("tracks", "said"), [("C9 M8", "1 military"), ("C8 M9", "1 culture"), ("C9 M9", "2 culture")]
)
def test_a_gain_is_told_of_the_track_that_has_room(tracks: str, said: str) -> None:
    now = position(tracks, complete="senate", hand="tribute_a great_lighthouse_a")
    line = "take great_lighthouse_a" if tracks == "C9 M9" else "take tribute_a"
    action = next(a for a in now.game.legal_actions(now.state) if str(a) == line)
    after = now.game.apply(now.state, action)
    assert f"took {said}" in english(now.game.guide.sentence(now.state, action, after, None))
