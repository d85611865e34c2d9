"""What things on the table are, what they do for a seat now, and why they cannot be chosen."""

from quadriga.core import Explanation, Seat
from tests.games.minerva.positions import Position, city_of, duel, minerva, position
from tests.wording import english


def explained(where: Position, thing: str, seat: int | None = 0) -> Explanation:
    """What is said of a thing."""
    asker = None if seat is None else Seat(seat)
    found = where.game.guide.explain(where.state, thing, asker)
    assert found is not None
    return found


def now(where: Position, thing: str, seat: int | None = 0) -> str:
    """What a thing does for a seat now."""
    return " ".join(english("minerva", said, seat) for said in explained(where, thing, seat).now)


def why_not(where: Position, thing: str, seat: int | None = 0) -> str:
    """Why a thing cannot be chosen, and what would make it possible; empty if it can be."""
    found = explained(where, thing, seat)
    said = [one for one in (found.why_not, found.instead) if one is not None]
    return " ".join(english("minerva", one, seat) for one in said)


def test_a_tile_that_can_be_bought_says_its_price_and_nothing_against_it() -> None:
    where = duel(has="1 wood 3 denarii", market="farm")
    assert now(where, "market:farm") == "For you now: 1 wood. 1 more is still in the stack."
    assert why_not(where, "market:farm") == ""


def test_a_tile_that_is_too_dear_says_what_is_missing_and_which_line_would_bring_it() -> None:
    where = duel("0,0 tavern; 1,0 R", market="farm")
    assert why_not(where, "market:farm").startswith(
        "The Farm is too dear: 3 denarii needed, you have 0. 3 denarii more would do it."
    )
    where = duel("0,0 foundry; 1,0 R", market="farm")
    assert why_not(where, "market:farm") == (
        "The Farm is too dear: 3 denarii needed, you have 0. 3 denarii more would do it: "
        "a residence above the Foundry, activating down, would bring +3 denarii first."
    )


def test_who_is_not_to_act_is_told_whom_the_table_waits_for() -> None:
    where = duel(has="1 wood", market="farm")
    assert why_not(where, "market:farm", 1) == "It is not your turn: the table waits for Red."
    assert why_not(where, "pass", 1) == "It is not your turn: the table waits for Red."
    assert why_not(where, "market:farm", None) == ""
    assert why_not(where.after("build farm"), "pass") == "First finish what you have begun."


def test_who_has_passed_is_told_when_they_act_again() -> None:
    assert why_not(duel().after("pass"), "pass") == (
        "You have passed: you act again in the next round."
    )
    last = duel(number=6).after("pass")
    assert why_not(last, "pass") == "You have passed, and this is the last round."


def test_a_free_cell_says_what_a_residence_and_a_facility_would_be_good_for() -> None:
    where = duel("0,0 theater; 1,0 forest; 2,0 R")
    assert now(where, "cell:0:-1,0") == (
        "A residence here, activating right: +1 wood, +2 theater points. "
        "Takes the theater tile for 2 VP. "
        "A facility here: It would make a row of 3 facilities. Activated then, the other 2 would "
        "bring +1 wood, +2 theater points, besides what it does itself. "
        "Takes the theater tile for 2 VP."
    )
    assert where.game.guide.explain(where.state, "cell:0:9,9", Seat(0)) is None
    assert where.game.guide.explain(where.state, "cell:0:-1,0", Seat(1)) is None


def test_a_facility_says_its_lines_and_that_it_does_not_work_by_itself() -> None:
    where = duel("0,0 theater; 1,0 forest; 1,1 mine")
    assert now(where, "cell:0:1,0") == "It stands in a row of 2 and in a column of 2."
    assert why_not(where, "cell:0:1,0").startswith("It does not work by itself: ")
    assert why_not(where, "cell:0:1,0", 1) == ""


def test_a_temple_says_what_it_counts() -> None:
    where = duel("0,0 temple-production-around; 1,0 forest; 1,1 mine")
    assert now(where, "cell:0:0,0") == "It counts 2 now: 2 VP."


def test_a_residence_says_what_an_assistant_would_bring_or_why_there_is_none() -> None:
    tables = minerva(2).tables
    helped = position(city_of(tables, "0,0 forest; 1,0 R", hand=1))
    assert now(helped, "cell:0:1,0").endswith("An assistant here, activating left: +1 wood.")
    assert why_not(helped, "cell:0:1,0") == ""
    alone = position(city_of(tables, "0,0 forest; 1,0 R"))
    assert why_not(alone, "cell:0:1,0") == (
        "You have no assistant in hand. After this round you may buy one for 5 denarii or 1 glory."
    )
    taken = position(city_of(tables, "0,0 forest; 1,0 R", hand=1, assisted="1,0"))
    assert why_not(taken, "cell:0:1,0") == "That residence has an assistant already."


def test_a_culture_stack_says_what_it_takes_and_whether_a_line_brings_that() -> None:
    near = duel("0,0 theater; 1,0 R")
    assert now(near, "stack:theater") == (
        "The top one asks for 1 point in one turn and counts 2 VP. 5 are left. "
        "A residence above the Theater, activating down, would take it."
    )
    assert now(near, "stack:art").endswith("The best line you could activate brings 0.")


def test_glory_says_who_would_take_a_tile_now() -> None:
    rival = city_of(minerva(2).tables, has="2 glory")
    where = position(city_of(minerva(2).tables, has="1 glory"), rival)
    assert now(where, "glory:1").startswith("Blue would take it now, with 2 tokens.")
    assert now(where, "glory").startswith("You have 1 glory and would take the 2nd tile")


def test_leftovers_are_reckoned() -> None:
    where = duel(has="2 wood 5 denarii")
    assert now(where, "score:leftovers") == "5 denarii and 2 resources: 2 VP."


def test_alone_there_is_no_tax_and_a_title_to_reach() -> None:
    game = minerva(1)
    things = game.guide.things(game.initial(), Seat(0))
    assert "tax" not in things
    assert "title" in things
