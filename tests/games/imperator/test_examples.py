"""The worked examples of the specification, section 3."""

import pytest

from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.campaign import standing_after
from quadriga.games.imperator.rules.scoring import title
from tests.games.imperator.positions import FULL, IMPERATOR, Position, invasion, position, start

EVERYWHERE = "greece egypt asia gaul hispania africa"
ALL_BUILDINGS = "gardens temple amphitheater marching_camp mine"

FIRST_PERIOD = [
    ("amphitheater senate_a conquest_b", "take amphitheater", "C2 M3 I1", "", (18, 3)),
    ("hippodrome_a colosseum_b great_lighthouse_a", "take hippodrome_a", "C2 M3 I3", "", (15, 6)),
    ("temple colossus_a gardens", "take temple", "C3 M4 I4", "", (12, 9)),
    ("conquest_a senate_b tribute_a", "conquer greece", "C4 M3 I4", "greece", (9, 12)),
    (
        "triumphal_arc_a colossus_b great_lighthouse_b",
        "raise triumphal_arc_a",
        "C1 M3 I4",
        "greece",
        (6, 15),
    ),
    ("mine triumphal_arc_b tribute_b", "build mine", "C1 M3 I1", "greece", (3, 17)),
    ("hippodrome_b colosseum_a marching_camp", "take hippodrome_b", "C1 M4 I4", "greece", (0, 20)),
]


def after_turns(number: int) -> Position:
    """The first example after so many turns."""
    now = start()
    for cards, choice, *_ in FIRST_PERIOD[:number]:
        now = now.drawing(cards).after(choice)
    return now


@pytest.mark.rule("IMP-X1")
def test_imp_x1_the_start() -> None:
    now = start()
    assert (now.tracks, now.regions, now.piles) == ("C1 M1 I1", {"rome"}, (21, 0))


@pytest.mark.rule("IMP-X1")
@pytest.mark.parametrize("turn", range(1, 8))
def test_imp_x1_each_of_the_seven_turns(turn: int) -> None:
    _, _, tracks, conquered, piles = FIRST_PERIOD[turn - 1]
    now = after_turns(turn)
    assert (now.tracks, now.piles) == (tracks, piles)
    assert now.regions == {"rome", *conquered.split()}


@pytest.mark.rule("IMP-X1")
def test_imp_x1_the_second_arc_cannot_be_paid_in_turn_6() -> None:
    now = after_turns(5).drawing(FIRST_PERIOD[5][0])
    assert now.listed("build") == {"mine"}
    assert now.listed("raise") == set()


@pytest.mark.rule("IMP-X1")
def test_imp_x1_paying_the_first_invasion() -> None:
    invaded = after_turns(7)
    assert invaded.choices == {"pay", "lose greece"}
    now = invaded.after("pay")
    assert (now.tracks, now.regions, now.piles) == ("C1 M2 I4", {"rome", "greece"}, (20, 0))
    assert now.seen.monuments == dict.fromkeys(now.seen.monuments, 0) | {"triumphal_arc": 1}
    assert now.built == {"mine"}
    assert "mine" not in now.seen.deck
    assert now.seen.marked == 1
    # The next turn is turn 8: the first of the second period, after seven in the first.
    assert (now.asked, now.seen.period, now.seen.turn) == ("drawing", 2, 1)


@pytest.mark.rule("IMP-X1")
def test_imp_x1_losing_greece_instead() -> None:
    now = after_turns(7).after("lose greece")
    assert (now.tracks, now.regions) == ("C1 M4 I4", {"rome"})


@pytest.mark.rule("IMP-X2")
def test_imp_x2_scoring() -> None:
    now = invasion(
        3,
        "C4 M6 I5",
        regions="greece gaul egypt asia",
        built="gardens mine",
        complete="great_lighthouse hippodrome",
        begun="senate",
    ).after("lose egypt", "lose asia")
    assert now.tracks == "C4 M6 I5"
    assert {part.id: part.points for part in now.parts} == {
        "regions": 3,
        "great_lighthouse": 4,
        "hippodrome": 2,
        "gardens": 2,
    }
    assert (now.result, now.score, now.title) == ("11", 11, "Tiberius")


@pytest.mark.rule("IMP-X3")
def test_imp_x3_senate_with_both_bonus_buildings() -> None:
    now = position(
        "C2 M3 I1", complete="senate", built="amphitheater marching_camp", hand="conquest_a"
    ).after("conquer greece")
    assert now.choices == {"spend 0 1", "spend 1 0"}
    now = now.after("spend 0 1")
    assert now.tracks == "C2 M2 I1"
    assert now.choices == {"book 0 5", "book 1 4", "book 2 3", "book 3 2", "book 4 1", "book 5 0"}
    assert now.after("book 5 0").tracks == "C7 M2 I1"
    assert now.after("book 0 5").tracks == "C2 M7 I1"


@pytest.mark.rule("IMP-X4")
def test_imp_x4_a_short_last_turn() -> None:
    now = position("C1 M4 I1", period=2, built="gardens", deck="temple mine")
    assert now.choices == {"draw temple mine"}
    now = now.after("draw temple mine")
    assert now.choices == {"take temple", "take mine"}
    now = now.after("take temple")
    assert (now.tracks, now.piles) == ("C2 M5 I2", (0, 20))
    assert {"temple", "mine"} <= set(now.seen.discard)
    assert now.choices == {"pay"}
    now = now.after("pay")
    assert (now.tracks, now.piles) == ("C2 M0 I2", (20, 0))


@pytest.mark.rule("IMP-X4")
def test_imp_x4_a_last_turn_with_one_card() -> None:
    assert position(period=2, built="gardens mine").piles == (19, 0)
    now = position("C1 M5 I1", period=2, built="gardens mine", deck="temple").after("draw temple")
    assert now.choices == {"take temple"}
    assert now.after("take temple").asked == "invading"


@pytest.mark.rule("IMP-X5")
@pytest.mark.parametrize(
    ("score", "emperor"),
    [
        (1, "Nero"),
        (9, "Nero"),
        (10, "Tiberius"),
        (11, "Tiberius"),
        (12, "Marcus Aurelius"),
        (13, "Marcus Aurelius"),
        (14, "Julius Caesar"),
        (15, "Julius Caesar"),
        (16, "Augustus"),
        (40, "Augustus"),
    ],
)
def test_imp_x5_score_chart(score: int, emperor: str) -> None:
    assert title(IMPERATOR.tables, score) == emperor


@pytest.mark.rule("IMP-X5")
def test_imp_x5_a_lost_game_has_no_score_and_no_title() -> None:
    now = invasion(1, "M0").after("lose rome")
    assert (now.result, now.title) == ("lost", "")


@pytest.mark.rule("IMP-X5")
def test_imp_x5_the_lowest_and_the_highest_score() -> None:
    assert invasion(3, "M7").after("pay").result == "1"
    monuments = "colossus hippodrome triumphal_arc great_lighthouse senate colosseum"
    last = position(
        FULL,
        period=3,
        hand="conquest_a",
        deck="",
        regions=EVERYWHERE,
        built=ALL_BUILDINGS,
        complete=monuments,
    )
    now = last.after("take conquest_a")
    assert [part.points for part in now.parts] == [7, 2, 2, 4, 5, 7, 9, 2, 2]
    assert now.result == "40"


@pytest.mark.rule("IMP-X6")
def test_imp_x6_the_top_of_a_track() -> None:
    now = position("C8 M1 I9", built="mine", hand="tribute_a").after("take tribute_a")
    assert now.tracks == "C9 M1 I9"
    assert position(FULL, hand="temple").after("take temple").tracks == FULL


@pytest.mark.rule("IMP-X7")
def test_imp_x7_price_of_a_conquest() -> None:
    now = position("C1 M4 I1", regions="greece egypt asia", hand="conquest_a").after("conquer gaul")
    assert now.tracks == "C1 M0 I2"
    assert now.regions == {"rome", "greece", "egypt", "asia", "gaul"}
    poor = position("C1 M3 I1", regions="greece egypt asia", hand="conquest_a")
    assert poor.listed("conquer") == set()


@pytest.mark.rule("IMP-X8")
def test_imp_x8_tribute() -> None:
    now = position("C2 M1 I1", regions="greece gaul", built="amphitheater", hand="tribute_a")
    assert now.after("tribute culture").tracks == "C7 M1 I1"
    assert now.after("tribute industry").tracks == "C2 M1 I4"


@pytest.mark.rule("IMP-X9")
def test_imp_x9_paying_with_the_senate() -> None:
    now = position("C3 M1 I0", complete="senate", hand="temple").after("build temple")
    assert now.choices == {"spend 2 1", "spend 3 0"}
    assert now.after("spend 2 1").tracks == "C1 M0 I0"


@pytest.mark.rule("IMP-X9")
def test_imp_x9_paying_an_invasion_with_the_senate() -> None:
    now = invasion(2, "C3 M3", complete="senate")
    assert now.choices == {"pay"}
    assert now.after("pay").choices == {"spend 2 3", "spend 3 2"}
    assert invasion(2, "C3 M1", complete="senate").choices == {"lose rome"}


@pytest.mark.rule("IMP-X10")
def test_imp_x10_booking_near_the_top() -> None:
    now = position("C8 M5", complete="senate", hand="amphitheater").after("take amphitheater")
    assert now.choices == {"book 0 3", "book 1 2"}
    full = position("C8 M8", complete="senate", hand="amphitheater").after("take amphitheater")
    assert (full.asked, full.tracks) == ("drawing", "C9 M9 I1")


@pytest.mark.rule("IMP-X11")
def test_imp_x11_invasion_iii_with_too_few_regions() -> None:
    now = invasion(3, "M3", regions="greece")
    assert now.choices == {"lose rome"}
    assert now.after("lose rome").result == "lost"


@pytest.mark.rule("IMP-X11")
def test_imp_x11_invasion_iii_takes_two_regions() -> None:
    now = invasion(3, "M3", regions="greece gaul")
    assert now.choices == {"lose greece", "lose gaul"}
    assert now.after("lose greece").choices == {"lose gaul"}
    assert now.after("lose gaul").choices == {"lose greece"}
    now = now.after("lose greece", "lose gaul")
    assert (now.result, now.regions) == ("1", {"rome"})


@pytest.mark.rule("IMP-X11")
def test_imp_x11_invasion_iii_can_be_paid() -> None:
    assert invasion(3, "M7").choices == {"pay"}
    now = invasion(3, "M7", regions="greece gaul")
    assert now.choices == {"pay", "lose greece", "lose gaul"}
    assert now.after("lose greece").choices == {"lose gaul"}


@pytest.mark.rule("IMP-X12")
def test_imp_x12_colosseum_in_the_last_turn_of_a_period() -> None:
    now = position(
        "C1 M2 I3", period=2, built="gardens", begun="colosseum", hand="colosseum_a mine", deck=""
    ).after("raise colosseum_a")
    assert now.seen.monuments["colosseum"] == 2
    assert (now.asked, now.seen.marked) == ("drawing", 2)
    assert (now.tracks, now.piles) == ("C1 M0 I0", (20, 0))


@pytest.mark.rule("IMP-X13")
def test_imp_x13_a_campaign() -> None:
    box = IMPERATOR.tables.box
    results = ["14", "15", "14", "15", "lost"]
    before = [standing_after(box, results[:n]) for n in range(5)]
    assert [now.standing for now in before] == [0, 1, 2, 1, 2]
    assert [now.level(box.campaign).target for now in before] == [14, 15, 15, 15, 15]
    prices = [Imperator(standing=now.standing).tables.prices for now in before]
    assert prices == [(2, 5, 7), (2, 5, 7), (3, 6, 8), (2, 5, 7), (3, 6, 8)]
    end = standing_after(box, results)
    assert (end.standing, end.mark(box.campaign)) == (1, "Restorer of the city")


@pytest.mark.rule("IMP-X13")
def test_imp_x13_four_failures_in_a_row() -> None:
    box = IMPERATOR.tables.box
    now = standing_after(box, ["lost", "12", "12", "11"])
    stage = now.stage(box.campaign)
    assert stage is not None
    assert (stage.name, now.standing) == ("V", -4)
    assert now.level(box.campaign).target == 12
    game = Imperator(standing=-4)
    assert start(game).tracks == "C1 M2 I1"
    assert [price.military for price in start(game).seen.invasions] == [1, 4, 6]
