"""Solitaire (MIN-1P)."""

import pytest

from quadriga.core import Illegal
from quadriga.games.minerva.rules import scoring
from tests.games.minerva.positions import Position, minerva, solo

ROW = "temple-wood temple-ore temple-grain temple-stone temple-trade-lines"
PAIRS = "pairs forest stone-pit wheat-field forest stone-pit wheat-field"


def begun() -> Position:
    return Position(minerva(1), minerva(1).initial())


@pytest.mark.rule("MIN-1P1")
def test_1p1_set_up_as_for_two_with_three_denarii() -> None:
    where = begun()
    assert where.has() == {"grain": 1, "denarii": 3}
    assert where.outlook().order == ()
    assert solo(has="1 glory 9 denarii").after("pass").seat().order == 0
    assert where.seen.locations_left == 42
    assert where.asked == "pairing"


@pytest.mark.rule("MIN-1P2")
def test_1p2_starting_locations_in_pairs_as_drawn() -> None:
    where = begun().after(PAIRS)
    assert list(where.seen.pairs) == [
        ("forest", "stone-pit"),
        ("wheat-field", "forest"),
        ("stone-pit", "wheat-field"),
    ]
    for wrong in ("pairs forest stone-pit", PAIRS.replace("stone-pit", "mine"), f"{PAIRS} forest"):
        with pytest.raises(Illegal):
            begun().after(wrong)


@pytest.mark.rule("MIN-1P3")
def test_1p3_an_odd_reveal_ends_with_coins() -> None:
    where = begun().after(PAIRS, f"temples {ROW}", "reveal mine theater garden")
    assert list(where.seen.pairs[3:]) == [("mine", "theater"), ("garden", "coins")]
    assert where.to_act == 0


@pytest.mark.rule("MIN-1P4")
def test_1p4_the_other_one_of_a_pair_leaves_the_game() -> None:
    where = begun().after(PAIRS, f"temples {ROW}", "reveal mine tavern theater library")
    builds = [line for line in where.starting("build") if "mine" in line or "theater" in line]
    assert builds == ["mine tavern", "tavern mine"]
    where = where.after("build tavern mine", "at 1,0")
    assert where.city()["1,0"] == "tavern"
    assert list(where.seen.pairs[3:]) == [("theater", "library")]
    assert where.seen.gone == {"mine": 1}


@pytest.mark.rule("MIN-1P5")
def test_1p5_the_coins_of_a_pair() -> None:
    where = solo(has="2 grain", market="mine coins quarry coins garden theater")
    assert where.starting("take-coins") == ["mine", "quarry"]
    taken = where.after("take-coins quarry")
    assert taken.has() == {"grain": 2, "denarii": 3}
    assert taken.asked == "acting"
    assert list(taken.seen.pairs) == [("mine", "coins"), ("garden", "theater")]
    built = where.after("build quarry coins", "at 1,0")
    assert built.has() == {"grain": 1}
    assert list(built.seen.pairs) == [("mine", "coins"), ("garden", "theater")]


@pytest.mark.rule("MIN-1P6")
def test_1p6_pairs_stay_for_later_rounds() -> None:
    where = solo(market="garden theater mine coins").after("pass").drawn()
    assert where.state.round == 2
    assert list(where.seen.pairs[:2]) == [("garden", "theater"), ("mine", "coins")]


@pytest.mark.rule("MIN-1P7")
def test_1p7_temples_are_not_paired() -> None:
    where = solo(has="6 grain 6 stone 6 ore", row=ROW, temples="temple-kinds-around")
    assert "temple-wood" in where.starting("build")
    where = where.after("build temple-wood", "at 1,0", "temple temple-kinds-around")
    assert where.asked == "acting"
    assert len(where.seen.row) == 5


@pytest.mark.rule("MIN-1P8")
def test_1p8_no_tax_no_income_no_order() -> None:
    where = solo(number=6)
    where = where.after("residence 1,0", "activate up", "residence 2,0", "activate up")
    assert where.has() == {}
    over = where.after("pass")
    assert over.to_act is None
    assert sum(over.vp()) == 0
    assert over.vp().order == 0
    next_round = solo().after("pass")
    assert (next_round.asked, next_round.has()) == ("revealing", {})


@pytest.mark.rule("MIN-1P9")
@pytest.mark.parametrize("number", range(1, 7))
def test_1p9_glory_against_the_number_of_the_round(number: int) -> None:
    for tokens in range(number + 2):
        where = solo(has=f"{tokens} glory", number=number).after("pass")
        if where.asked == "hiring":
            where = where.after("decline")
        rank = 1 if tokens >= number else 2
        assert where.laurels() == ([(number, rank)] if tokens else [])


@pytest.mark.rule("MIN-1P10")
def test_1p10_the_title_is_the_result() -> None:
    tables = minerva(1).tables
    names = ["Civilian"] * 30 + ["Immune"] * 10 + ["Centurion"] * 10 + ["Tribunus"] * 10
    names += ["Legatus"] * 10 + ["Consul"] * 10 + ["Emperor Augustus"] * 10
    assert [scoring.title(tables, score).name for score in range(90)] == names
    where = solo(has="120 denarii", number=6).after("pass")
    assert where.game.result(where.state) == "40 Centurion"
    assert where.game.rewards(where.state) == (0.5,)
    assert solo(has="999 denarii", number=6).after("pass").game.rewards(
        solo(has="999 denarii", number=6).after("pass").state
    ) == (1.0,)
