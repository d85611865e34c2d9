"""Monuments but for the Senate's exchange (IMP-M1 to IMP-M11)."""

import pytest

from tests.games.imperator.positions import FULL, Position, position

ALL_BUILDINGS = "gardens temple amphitheater marching_camp mine"
MONUMENTS = [
    "colossus",
    "hippodrome",
    "triumphal_arc",
    "great_lighthouse",
    "senate",
    "colosseum",
]


def points(now: Position) -> dict[str, int]:
    """The lines of the score that monuments have."""
    return {part.id: part.points for part in now.parts if part.id in MONUMENTS}


@pytest.mark.rule("IMP-M1")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_raising_puts_one_cube_on_the_monument_that_the_card_names(monument: str) -> None:
    card = f"{monument}_a"
    now = position(FULL, hand=card).after(f"raise {card}")
    assert now.seen.monuments == dict.fromkeys(MONUMENTS, 0) | {monument: 1}


@pytest.mark.rule("IMP-M1")
def test_a_raised_card_is_paid_and_discarded() -> None:
    now = position("C2 M3 I4", hand="colosseum_b mine").after("raise colosseum_b")
    assert now.tracks == "C2 M1 I1"
    assert set(now.seen.discard) == {"colosseum_b", "mine"}
    assert now.built == set()


@pytest.mark.rule("IMP-M2")
@pytest.mark.parametrize("card", ["hippodrome_a", "hippodrome_b"])
@pytest.mark.parametrize("cubes", [0, 1])
def test_either_card_may_place_either_cube(card: str, cubes: int) -> None:
    now = position(begun="hippodrome" if cubes else "", hand=card).after(f"raise {card}")
    assert now.seen.monuments["hippodrome"] == cubes + 1


@pytest.mark.rule("IMP-M2")
def test_one_card_may_place_both_cubes_in_different_periods() -> None:
    now = position("C2 M2 I2", hand="hippodrome_a", deck="").after("raise hippodrome_a", "pay")
    now = now.drawing("hippodrome_a mine temple").after("raise hippodrome_a")
    assert now.seen.monuments["hippodrome"] == 2


@pytest.mark.rule("IMP-M3")
@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("copy", ["a", "b"])
def test_the_cards_of_a_complete_monument_only_have_their_upper_part(
    monument: str, copy: str
) -> None:
    card = f"{monument}_{copy}"
    now = position("C3 M3 I3", hand=card, complete=monument)
    assert now.choices == {f"take {card}"}
    half = position("C3 M3 I3", hand=card, begun=monument)
    assert half.choices == {f"take {card}", f"raise {card}"}


@pytest.mark.rule("IMP-M4")
@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_monument_with_one_cube_scores_nothing(monument: str) -> None:
    now = position("C5 M5 I5", regions="greece", built="mine", begun=monument)
    assert points(now) == {}
    assert now.score == 2


@pytest.mark.rule("IMP-M4")
def test_a_senate_with_one_cube_exchanges_nothing() -> None:
    now = position("C3 M0", begun="senate", hand="conquest_a")
    assert now.choices == {"take conquest_a"}
    assert now.after("take conquest_a").asked == "drawing"


@pytest.mark.rule("IMP-M4")
def test_a_colosseum_with_one_cube_keeps_nobody_out() -> None:
    now = position("M0", begun="colosseum", hand="mine", deck="").after("take mine")
    assert now.choices == {"lose rome"}


@pytest.mark.rule("IMP-M5")
def test_the_colossus_counts_4() -> None:
    assert points(position(complete="colossus")) == {"colossus": 4}


@pytest.mark.rule("IMP-M6")
@pytest.mark.parametrize("built", ["", "mine", "gardens amphitheater", ALL_BUILDINGS])
def test_the_hippodrome_counts_1_for_each_building(built: str) -> None:
    assert points(position(built=built, complete="hippodrome")) == {
        "hippodrome": len(built.split())
    }


@pytest.mark.rule("IMP-M7")
@pytest.mark.parametrize("regions", ["", "gaul", "greece egypt asia gaul hispania africa"])
def test_the_triumphal_arc_counts_1_for_each_region(regions: str) -> None:
    now = position(regions=regions, complete="triumphal_arc")
    assert points(now) == {"triumphal_arc": 1 + len(regions.split())}


@pytest.mark.rule("IMP-M8")
@pytest.mark.parametrize(
    ("tracks", "lowest"), [("C3 M5 I4", 3), ("C5 M2 I9", 2), ("C9 M8 I0", 0), (FULL, 9)]
)
def test_the_great_lighthouse_counts_the_lowest_track(tracks: str, lowest: int) -> None:
    assert points(position(tracks, complete="great_lighthouse")) == {"great_lighthouse": lowest}


@pytest.mark.rule("IMP-M9")
def test_the_senate_counts_2_and_exchanges_from_then_on() -> None:
    now = position("C3 M2", begun="senate", hand="senate_b").after("raise senate_b")
    assert points(now) == {"senate": 2}
    now = now.drawing("conquest_a mine temple").after("conquer gaul")
    assert now.tracks == "C0 M0 I2"


@pytest.mark.rule("IMP-M10")
def test_the_colosseum_counts_2() -> None:
    assert points(position(complete="colosseum")) == {"colosseum": 2}


@pytest.mark.rule("IMP-M11")
def test_with_the_colosseum_invasions_cost_and_take_nothing() -> None:
    now = position("C1 M9 I1", regions="greece", complete="colosseum", hand="mine", deck="")
    now = now.after("take mine")
    assert (now.asked, now.seen.marked) == ("drawing", 1)
    assert (now.tracks, now.regions) == ("C3 M9 I2", {"rome", "greece"})


@pytest.mark.rule("IMP-M11")
def test_the_colosseum_keeps_invasions_out_from_its_completion_on() -> None:
    last = position("M2 I3", begun="colosseum", hand="colosseum_a temple", deck="")
    invaded = last.after("take temple")
    assert invaded.choices == {"pay"}
    assert invaded.after("pay").tracks == "C2 M1 I4"
    spared = last.after("raise colosseum_a")
    assert (spared.asked, spared.seen.marked, spared.tracks) == ("drawing", 1, "C1 M0 I0")
