"""What things on the table are, what they do for a seat now, and why they cannot be chosen."""

from quadriga.core import Explanation, Seat
from quadriga.games.all_roads import AllRoads
from tests.games.all_roads.positions import BLUE, RED, Position, position
from tests.games.all_roads.test_examples import (
    BLUE_TILES,
    RED_TILES,
    blue_to_act,
    red_to_act,
)
from tests.wording import english

GAME = AllRoads(seats=2)


def explained(where: Position, thing: str, seat: int | None = RED) -> Explanation:
    """What is said of a thing."""
    asker = None if seat is None else Seat(seat)
    found = where.game.guide.explain(where.state, thing, asker)
    assert found is not None
    return found


def now(where: Position, thing: str, seat: int | None = RED) -> str:
    """What a thing does for a seat now."""
    return " ".join(english("all_roads", said, seat) for said in explained(where, thing, seat).now)


def why_not(where: Position, thing: str, seat: int | None = RED) -> str:
    """Why a thing cannot be chosen, and what would make it possible; empty if it can be."""
    found = explained(where, thing, seat)
    said = [one for one in (found.why_not, found.instead) if one is not None]
    return " ".join(english("all_roads", one, seat) for one in said)


def test_a_tile_in_hand_says_where_it_fits_and_what_it_could_close() -> None:
    where = position(GAME, RED, "t01 t02 t03 t12", "t01 t02 t03 t04")
    assert now(where, "hand:t12") == (
        "There are 4 cells for it now. It can close no loop that would bring you points now."
    )
    assert why_not(where, "hand:t12") == ""
    closing = blue_to_act().after(BLUE_TILES[0])
    assert now(closing, "hand:t05", BLUE).endswith(
        "At its best cell the loops it closes would bring you 4 points."
    )


def test_nobody_is_told_of_tiles_in_the_hands_of_others() -> None:
    where = position(GAME, RED, "t01 t02 t03 t12", "t04 t05 t06 t07")
    things = where.game.guide.things(where.state, RED)
    assert [one for one in things if one.startswith("hand:")] == [
        f"hand:{tile}" for tile in ("t01", "t02", "t03", "t12")
    ]
    assert not [one for one in where.game.guide.things(where.state, None) if "hand:" in one]
    assert now(where, "cell:-1,1") == ("1 road leads here. 4 tiles of your hand fit here.")
    assert now(where, "cell:-1,1", BLUE) == now(where, "cell:-1,1", None) == "1 road leads here."


def test_who_is_not_to_act_is_told_whom_the_table_waits_for() -> None:
    where = position(GAME, RED, "t01 t02 t03 t12", "t04 t05 t06 t07")
    for thing in ("hand", "hand:t04", "cell:-1,1"):
        assert why_not(where, thing, BLUE) == "It is not your turn: the table waits for Red."
        assert thing == "hand:t04" or why_not(where, thing, None) == ""


def test_a_dead_end_says_when_a_house_could_be_built_there() -> None:
    laid = red_to_act().after(RED_TILES[0])
    made = red_to_act().after(*RED_TILES)
    assert now(made, "end:1,-1/1").endswith("You may build a house here now.")
    assert why_not(made, "end:1,-1/1") == ""
    assert why_not(made, "end:1,-1/1", BLUE).startswith("A house can only be built in the turn")
    (fresh, *_) = (one for one in laid.game.guide.things(laid.state, RED) if one[:4] == "end:")
    assert why_not(laid, fresh).startswith("Your tiles have just made it: ")


def test_a_house_says_whose_it_is_and_what_it_may_become() -> None:
    where = position(GAME, RED, "t01", "t02", tiles="t12 -1,1 r0", tokens={"-1,1/5": "blue house"})
    assert english("all_roads", explained(where, "token:-1,1/5").name, RED) == "House of Blue"
    assert now(where, "token:-1,1/5") == (
        "It counts 1 point for Blue. When a loop is closed around it, it becomes a villa."
    )
    assert now(where, "points:1", BLUE).startswith("0 points now.")


def test_a_supply_says_what_happens_when_it_runs_out() -> None:
    where = position(GAME, RED, "t01", "t02", red=(7, 6, 0, 3))
    assert now(where, "supply:0:spa") == (
        "You have 3 on the map and 0 left. Without a spa left, a villa is built instead."
    )
    assert now(where, "points:0") == "9 points now. 3 spas: 9."


def test_a_covered_cell_says_so() -> None:
    where = position(GAME, RED, "t01", "t02", tiles="t12 -1,1 r0")
    assert why_not(where, "tile:-1,1").startswith("Here lies a tile already.")
