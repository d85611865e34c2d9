"""Lists, their order and their notation (section 4), views, outlooks and words."""

import pytest

from quadriga.core import CHANCE, Illegal, Seat
from quadriga.games.minerva import Minerva
from tests.games.minerva.positions import (
    B,
    Position,
    activated,
    city_of,
    duel,
    minerva,
    position,
    solo,
)

ROW = "temple-wood temple-ore temple-grain temple-stone temple-trade-lines"


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


def test_a_view_shows_what_everybody_knows() -> None:
    where = duel(has="2 ore", market="mine", row=ROW)
    seen = where.game.view(where.state, Seat(1))
    assert seen.seat == 1
    assert (seen.round, seen.rounds) == (1, 6)
    assert seen.locations_left == 35
    assert sum(seen.unseen.values()) == 35
    assert where.game.view(where.state, None).seats == seen.seats


def test_the_outlook_prices_the_market() -> None:
    where = duel(has="1 stone 1 wood 3 denarii", market="library bathhouse barracks tavern")
    offers = {offer.tile: offer for offer in where.outlook().market}
    library = offers["library"]
    assert (library.pay, library.denarii, library.sell, library.why_not) == (
        {"wood": 1, "stone": 1},
        0,
        0,
        "",
    )
    bath = offers["bathhouse"]
    assert (bath.pay, bath.denarii, bath.sell) == ({"stone": 1}, 3, 0)
    assert offers["barracks"].why_not == "6 denarii needed, you have 4, 1 token sold included"
    assert not where.outlook(1).market[0].why_not.startswith("you")
    assert where.game.guide.outlook(where.state, None).market == ()
    taxed = duel(has="1 stone 3 denarii 1 ore", market="bathhouse", passed=[B]).outlook()
    assert (taxed.tax, taxed.market[0].denarii, taxed.market[0].sell) == (1, 3, 1)


def test_the_outlook_says_how_everybody_stands() -> None:
    tables = minerva(3).tables
    cities = [
        city_of(tables, "0,0 mine; 1,0 temple-production-lines; 5,0 mine", "1 glory", hand=1),
        city_of(tables, has="2 glory 3 denarii"),
    ]
    where = position(*cities, seats=3, number=3, row="temple-wood", passed=[2])
    look = where.outlook()
    first, second, third = look.seats
    assert (first.score.temples, first.score.total, first.race, first.estimate) == (2, 2, 3, 5)
    assert (second.race, second.estimate, third.race) == (6, 7, 0)
    temple = first.temples[0]
    assert (temple.cell, temple.count, temple.vp, temple.cells) == ("1,0", 2, 2, ("0,0", "5,0"))
    assert first.price is not None
    assert (first.assistants, first.price.denarii, first.price.glory) == (1, 5, 1)
    assert [(rank.rank, rank.vp, rank.seat) for rank in look.glory] == [
        (1, 6, 1),
        (2, 3, 0),
        (3, 1, None),
    ]
    assert [(tile.number, tile.seat) for tile in look.order] == [(1, 2), (2, None), (3, None)]
    assert look.next_order == 2
    assert (first.ahead, look.ending, look.title) == (True, "", "")


def test_the_outlook_says_what_a_temple_would_count_at_best() -> None:
    where = duel("0,0 mine; 2,0 forest; 0,2 R", row="temple-production-around temple-ore")
    assert [offer.best for offer in where.outlook().market] == [2, 0]
    placing = where.giving("9 denarii").after("build temple-production-around")
    best = {line: placing.preview(line).vp for line in placing.legal}
    assert best["at 1,0"] == 2
    assert best["at 0,1"] == 1


def test_a_residence_is_previewed_in_every_direction() -> None:
    where = duel("0,0 mine; 1,0 theater; 2,0 fountain; 0,2 stall; 0,3 statue", "2 grain")
    lines = {line.direction: line for line in where.preview("residence 0,1").lines}
    assert list(lines) == ["up", "right", "down", "left"]
    assert (lines["up"].tiles, lines["up"].gains) == (1, {"ore": 1})
    down = lines["down"]
    assert (down.trades, down.gains, down.culture, down.vp) == (2, {"art": 2}, ("art",), 2)
    assert (lines["left"].tiles, lines["left"].gains) == (0, {})
    where = duel("1,0 mine; 2,0 theater; 3,0 fountain").after("residence 0,0")
    shown = where.preview("activate right")
    assert [(item.cell, item.tile, item.gains, item.picks) for item in shown.line] == [
        ("1,0", "mine", {"ore": 1}, 0),
        ("2,0", "theater", {"theater": 2}, 0),
        ("3,0", "fountain", {}, 1),
    ]
    assert (shown.total.vp, shown.total.picks) == (2, 1)


def test_other_previews() -> None:
    where = duel(has="1 stone 3 denarii", market="bathhouse")
    assert where.preview("build bathhouse").gains == {"stone": -1, "denarii": -3}
    assert where.preview("pass").gains == {}
    post = duel(has="1 ore 3 denarii", market="trading-post").after("build trading-post", "at 1,0")
    swap = post.preview("exchange denarii 2")
    assert (swap.gains, swap.sell) == ({"any_resource": 2, "denarii": -4}, 1)
    assert post.after("exchange denarii 1").preview("choose ore").gains == {"ore": 1}
    assert solo(market="mine coins").preview("take-coins mine").gains == {"denarii": 3}
    hiring = solo(has="3 denarii 2 ore 1 glory").after("pass")
    assert hiring.preview("buy-assistant glory").gains == {"glory": -1}
    assert hiring.preview("buy-assistant denarii").sell == 2


def says(where: Position, line: str, seat: int | None = 0) -> str:
    """The sentence of a line."""
    reader = None if seat is None else Seat(seat)
    action = next(a for a in where.game.legal_actions(where.state) if str(a) == line)
    return where.game.guide.sentence(where.state, action, reader)


def test_what_happens_is_told() -> None:
    where = duel("1,0 theater; 2,0 mine", "2 wood", market="theater")
    assert says(where, "build theater") == "You bought the Theater (-2 wood)."
    directing = where.after("residence 0,0")
    told = "Red activated the line right (+1 ore). Red took the theater tile of 2 VP."
    assert says(directing, "activate right", None) == told
    tables = minerva(2).tables
    cities = [city_of(tables), city_of(tables, has="1 denarii 1 glory")]
    where = position(*cities, passed=[0], seat=1, number=6)
    assert says(where.after("residence 1,0"), "activate up") == (
        "Blue activated the line up. You receive 1 denarius."
    )
    assert says(where, "pass") == (
        "Blue passed and took order tile 2. Blue took the 1st glory tile of 10 VP. "
        "The game is over. Blue wins with 10 points."
    )


def why(where: Position, line: str) -> str:
    with pytest.raises(Illegal) as refused:
        where.after(line)
    return refused.value.message


def test_refusals_say_why() -> None:
    where = duel("0,0 fountain; 1,0 R", "1 ore", market="theater", assisted="1,0")
    assert why(where, "build theater") == (
        "Theater is too dear: 6 denarii needed, you have 1, 1 token sold included."
    )
    assert why(where, "build mine") == "Mine is not in the market."
    assert why(where, "residence 5,5").startswith("No tile of your city shares a side with 5,5")
    assert why(where, "residence 0,0").startswith("There is a tile at 0,0 already")
    assert why(where, "assist 1,0") == "You have no assistant in hand."
    helped = duel("0,0 fountain; 1,0 R", hand=1, assisted="1,0")
    assert why(helped, "assist 1,0") == "The residence at 1,0 has an assistant already."
    assert why(helped, "assist 0,0").startswith("There is no residence at 0,0.")
    assert why(duel(residences=0), "residence 1,0") == "You have no residence left."
    assert why(duel(passed=[B]), "residence 1,0").startswith("You cannot pay the tax")
    assert why(where.after("residence 0,1"), "activate north") == "Choose up, right, down or left."
    assert "Choose one of: " in why(where, "dance")
    placing = duel(market="tavern").after("build tavern")
    assert why(placing, "at 0,0").startswith("There is a tile at 0,0 already")


def test_prompts_and_headlines() -> None:
    where = activated("fountain")
    guide = where.game.guide
    assert guide.prompt(where.state, Seat(0)) == "Fountain: choose what you receive."
    assert guide.prompt(where.state, Seat(1)) == "Red resolves an effect."
    assert guide.headline(where.state) == ("Round 1 of 6", "0 : 0 points")
    over = solo(has="120 denarii", number=6).after("pass")
    assert over.game.guide.headline(over.state) == ("Centurion", "40 points")
    assert over.game.guide.prompt(over.state, Seat(0)) == (
        "The game is over. 40 points: Centurion."
    )


def test_chance_is_never_a_seat() -> None:
    game = Minerva(seats=3)
    assert game.to_act(game.initial()) is CHANCE
