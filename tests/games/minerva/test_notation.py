"""Lists, their order and their notation (section 4)."""

import pytest

from quadriga.core import CHANCE, Illegal
from quadriga.games.minerva import Minerva
from tests.games.minerva.positions import ROW, Position, duel, minerva, solo


def test_the_order_of_a_turn_list() -> None:
    where = duel(
        "0,0 fountain; 1,0 R; 0,1 R",
        "99 denarii",
        market="tavern mine tavern theater",
        row="temple-wood temple-ore",
        hand=1,
    )
    assert where.legal == [
        *("build tavern", "build mine", "build theater", "build temple-wood", "build temple-ore"),
        *("residence 0,-1", "residence 1,-1", "residence -1,0", "residence 2,0"),
        *("residence -1,1", "residence 1,1", "residence 0,2"),
        *("assist 1,0", "assist 0,1", "pass"),
    ]


def test_copies_are_named_once_and_the_first_is_taken() -> None:
    where = duel(market="tavern mine tavern").after("build tavern", "at 1,0")
    assert list(where.seen.market) == ["mine", "tavern"]
    assert where.starting("build") == ["mine", "tavern"]


def test_pairs_that_hold_the_same_tiles_are_copies() -> None:
    market = "mine tavern tavern mine mine mine mine coins mine coins"
    where = solo(market=market, row="temple-wood", has="15 denarii")
    assert where.starting("build") == [
        *("mine tavern", "tavern mine", "mine mine", "mine coins", "temple-wood"),
    ]
    assert where.starting("take-coins") == ["mine"]
    assert where.legal.index("take-coins mine") == 5
    built = where.after("build tavern mine", "at 1,0")
    assert [*built.seen.pairs][:2] == [("tavern", "mine"), ("mine", "mine")]
    again = built.after("build mine tavern", "at 2,0")
    assert [*again.seen.pairs][:2] == [("mine", "mine"), ("mine", "coins")]


def test_a_turn_in_full() -> None:
    where = duel("0,0 fountain; 0,1 stall", "2 grain 2 wood", market="theater")
    built = where.after("build theater", "at 1,0")
    assert built.city()["1,0"] == "theater"
    where = where.after("residence 0,2", "activate up", "exchange grain 2", "choose wood")
    assert where.has() == {"wood": 3, "glory": 2}


def test_chance_speaks_and_listens() -> None:
    where = Position(minerva(2), minerva(2).initial())
    for wrong in ("first 0", "first 3", "first", "first 1 ", "temples", "reveal nothing"):
        with pytest.raises(Illegal, match="not a choice now"):
            where.after(wrong)
    where = where.after("first 1")
    for wrong in (f"temple {ROW}", f"temples {ROW} ", f"temples {ROW} temple-wood", "temples mine"):
        with pytest.raises(Illegal):
            where.after(wrong)
    where = where.after(f"temples {ROW}")
    for wrong in ("reveal", "reveal nothing nothing", "reveal temple-wood", "reveal wheat-field"):
        with pytest.raises(Illegal):
            where.after(wrong)
    eight = "reveal farm sawmill quarry mine mine markets mint tavern"
    with pytest.raises(Illegal):
        where.after(eight)
    assert where.after(eight.removesuffix(" tavern")).asked == "acting"


def test_chance_is_never_a_seat() -> None:
    game = Minerva(seats=3)
    assert game.to_act(game.initial()) is CHANCE
