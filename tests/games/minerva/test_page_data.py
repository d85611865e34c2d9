"""What the page is told so that it can show what a choice would bring before it is made."""

from quadriga.core import recognise
from quadriga.games.minerva.guide.log import Digest
from tests.games.minerva.positions import B, Position, city_of, duel, minerva, position
from tests.wording import english


def digest(where: Position, line: str) -> Digest | None:
    """What a line would be told to have brought."""
    action = recognise(where.game, where.state, line)
    after = where.game.apply(where.state, action)
    return where.game.guide.digest(where.state, action, after, None)


def test_a_line_says_its_cells_and_the_score_it_leads_to() -> None:
    where = duel("1,0 watchtower; 2,0 theater; 3,0 R; 0,1 tavern", "2 denarii")
    right, down = where.preview("residence 0,0").lines[1:3]
    assert right.cells == ("1,0", "2,0")
    # The theater tile of 2 VP, and the first glory tile of round 1 for the only token.
    assert (right.rank, right.vp, right.estimate) == (1, 2, 5)
    assert (down.cells, down.rank, down.estimate) == (("0,1",), 0, 1)


def test_the_tax_is_paid_before_a_line_is_reckoned() -> None:
    for held, paid in (("3 denarii", ()), ("3 ore", ("sell ore",))):
        where = duel("0,0 stage", held, passed=[B])
        left = where.preview("residence 1,0").lines[-1]
        then = where.after("residence 1,0", *paid).preview("activate left")
        assert (left.estimate, left.gains) == (then.estimate, then.gains)


def test_a_temple_counts_the_residence_that_is_previewed() -> None:
    where = duel("0,0 temple-residential-around; 1,0 mine", "2 denarii")
    preview = where.preview("residence 0,1")
    assert preview.estimate == where.preview("residence 2,0").estimate + 2
    then = where.after("residence 0,1").preview("activate up")
    assert preview.lines[0].estimate == preview.estimate == then.estimate


def test_a_line_is_no_race_for_who_stays_behind() -> None:
    rival = city_of(minerva(2).tables, has="2 glory")
    mine = city_of(minerva(2).tables, "0,0 fountain; 1,0 watchtower")
    left = position(mine, rival, number=4).preview("residence 2,0").lines[-1]
    assert (left.cells, left.rank, left.estimate) == (("1,0", "0,0"), 2, 3)


def test_a_temple_says_what_it_would_count_on_each_cell_before_it_is_bought() -> None:
    where = duel("0,0 mine; 1,0 forest; 2,0 R", "9 denarii", row="temple-production-around")
    spots = {spot.cell: spot for spot in where.preview("build temple-production-around").spots}
    assert (spots["0,1"].vp, spots["0,1"].cells) == (2, ("0,0", "1,0"))
    assert spots["3,0"].vp == 0
    placing = where.after("build temple-production-around")
    shown = placing.preview("at 0,1")
    assert (shown.vp, [spot.cell for spot in shown.spots], shown.estimate) == (2, ["0,1"], 2)
    assert duel(market="mine").preview("build mine").spots == ()


def test_a_price_is_paid_in_the_estimate() -> None:
    where = duel(has="1 stone 5 denarii", market="bathhouse")
    assert where.outlook().seats[0].estimate == 2
    assert where.preview("build bathhouse").estimate == 0


def test_points_in_hand_count_in_the_estimate() -> None:
    where = duel("0,0 theater; 1,0 garden").after("residence -1,0", "activate right")
    assert where.asked == "choosing"
    assert where.outlook().seats[0].score.total == 0
    assert where.outlook().seats[0].estimate == 2
    assert where.preview("choose theater").estimate == 2
    assert where.preview("choose art").estimate == 4


def test_a_gain_above_the_cap_is_shown_as_denarii() -> None:
    where = duel("0,0 fountain", "6 wood").after("residence 1,0", "activate left")
    assert where.preview("choose wood").gains == {"denarii": 1}
    assert where.preview("choose ore").gains == {"ore": 1}


def test_a_facility_to_use_says_what_it_would_do() -> None:
    bath = duel("0,0 theater; 0,1 stall", "1 grain 9 denarii", market="bathhouse")
    bath = bath.after("build bathhouse", "at 1,0")
    assert bath.preview("use 0,0").gains == {"theater": 2}
    assert bath.preview("use 0,1").gains == {}
    assert bath.preview("use 0,0").estimate == bath.outlook().seats[0].estimate + 2


def test_other_choices_say_the_score_they_lead_to() -> None:
    arch = duel(has="12 denarii", market="triumphal-arch").after("build triumphal-arch", "at 1,0")
    assert arch.preview("take art").estimate == 2
    last = duel(number=6)
    assert last.preview("pass").estimate == 3
    circus = duel("0,0 temple-residential-around; 1,0 R", "1 wood", market="circus")
    circus = circus.after("build circus", "at 1,1")
    assert circus.outlook().seats[0].estimate == 2
    assert circus.preview("remove 1,0").estimate == 0


def test_an_offer_says_how_much_is_missing() -> None:
    where = duel(has="1 wood 1 denarii", market="bathhouse mine")
    short = {offer.tile: offer.short for offer in where.outlook().market}
    assert short == {"bathhouse": 4, "mine": 0}


def test_solitaire_says_what_a_glory_tile_takes() -> None:
    alone = position(game=minerva(1), number=4)
    assert [(rank.rank, rank.needs) for rank in alone.outlook().glory] == [(1, 4), (2, 1)]
    assert [rank.needs for rank in duel(number=4).outlook().glory] == [0, 0]


def test_the_outlook_says_where_a_tile_may_go() -> None:
    where = duel(residences=0)
    cells = where.outlook().cells
    assert [cell.cell for cell in cells] == ["0,-1", "-1,0", "1,0", "0,1"]
    assert [cell.do for cell in cells] == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1"]
    assert english("minerva", cells[0].label) == "Place it above the Fountain"
    assert where.game.guide.outlook(where.state, None).cells == ()


def test_what_a_decision_brought_is_told_as_data() -> None:
    bought = digest(duel(has="1 stone 3 denarii", market="bathhouse"), "build bathhouse")
    assert bought is not None
    assert (bought.tile, bought.gains) == ("bathhouse", {"stone": -1, "denarii": -3})
    line = digest(duel("1,0 theater; 2,0 mine").after("residence 0,0"), "activate right")
    assert line is not None
    assert (line.gains, [(tile.category, tile.vp) for tile in line.culture]) == (
        {"ore": 1},
        [("theater", 2)],
    )


def test_the_end_of_a_round_tells_the_glory_tiles_and_no_lost_tokens() -> None:
    rival = city_of(minerva(2).tables, has="3 glory")
    where = position(city_of(minerva(2).tables, has="2 glory"), rival, passed=[1], locations="mine")
    hiring = where.after("pass")
    assert hiring.asked == "hiring"
    second = hiring.after("decline") if hiring.to_act == 0 else hiring
    last = digest(second, "buy-assistant glory")
    assert last is not None
    assert last.gains == {"glory": -1}
    assert [(won.seat, won.rank, won.vp) for won in last.glory] == [(0, 2, 1), (1, 1, 3)]


def sites(where: Position) -> dict[str, tuple[str, int, int, float]]:
    """What a facility would stand in line with on each free cell that has such a line."""
    return {
        free.cell: (free.site.axis, free.site.before, free.site.facilities, free.site.worth)
        for free in where.outlook().cells
        if free.site.facilities
    }


def said(where: Position, cell: str) -> str:
    """What is said of a free cell."""
    (free,) = (free for free in where.outlook().cells if free.cell == cell)
    return " ".join(english("minerva", part) for part in free.site.says)


def test_a_free_cell_says_which_line_it_lengthens_and_what_that_would_bring() -> None:
    where = duel("0,0 theater; 1,0 forest; 3,0 mine; 1,1 R")
    axis, before, facilities, worth = sites(where)["2,0"]
    assert (axis, before, facilities) == ("across", 2, 3)
    assert worth > sites(where)["3,1"][-1] > 0
    assert said(where, "2,0") == (
        "It would make a row of 4 facilities. Activated then, the other 3 would bring +1 wood, "
        "+1 ore, +2 theater points, besides what it does itself. Takes the theater tile for 2 VP."
    )
    assert said(where, "3,1").startswith("It would make a column of 2 facilities. Activated then, ")
    assert said(where, "2,1") == "It would stand in no line yet."


def test_a_line_that_nothing_can_activate_is_worth_nothing() -> None:
    closed = city_of(minerva(2).tables, "0,0 R; 1,0 mine; 3,0 R", residences=3, hand=1)
    assert sites(position(closed))["2,0"][-1] > 0
    helped = city_of(minerva(2).tables, "0,0 R; 1,0 mine; 3,0 R", assisted="0,0 3,0", hand=1)
    assert sites(position(helped))["2,0"] == ("across", 1, 1, 0.0)
    assert said(position(helped), "2,0").endswith(
        "But neither a residence nor an assistant of yours could activate it."
    )
    alone = city_of(minerva(2).tables, "0,0 mine", residences=0)
    assert sites(position(alone))["1,0"][-1] == 0


def test_the_order_of_a_line_is_that_from_an_end_where_it_can_be_activated() -> None:
    tiles = "-1,0 R; 0,0 charcoal-burner; 1,0 forest"
    city = city_of(minerva(2).tables, tiles, assisted="-1,0")
    assert "+1 wood, +1 denarius, " in said(position(city), "2,0")
    city = city_of(minerva(2).tables, tiles + "; 3,0 R", assisted="3,0", hand=1)
    assert "+1 wood, besides" in said(position(city), "2,0")


def test_a_bought_facility_is_told_the_same_of_its_cells_and_a_temple_is_not() -> None:
    where = duel("0,0 theater", "9 denarii", market="mine", row="temple-production-around")
    placing = where.after("build mine")
    assert placing.preview("at 1,0").placed == where.outlook().cells[2].site.says
    assert sites(placing) == sites(where)
    temple = where.after("build temple-production-around")
    assert [english("minerva", part) for part in temple.preview("at 1,0").placed] == [
        "It would count 0 VP here now."
    ]
