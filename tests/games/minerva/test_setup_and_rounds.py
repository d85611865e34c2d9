"""Set-up, rounds, selling, passing and the next round (MIN-S, R, P, N)."""

from collections import Counter
from random import Random

import pytest

from quadriga.core import BadSetup, Illegal
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.rules.phases.drawing import under_the_round_tile
from tests.games.minerva.boxes import constant, game_with
from tests.games.minerva.positions import (
    RESOURCES,
    A,
    B,
    C,
    Position,
    activated,
    city_of,
    duel,
    minerva,
    position,
)

ROW = "temple-wood temple-ore temple-grain temple-stone temple-trade-lines"


def begun(seats: int) -> Position:
    """A game in which nothing has been drawn."""
    return Position(minerva(seats), minerva(seats).initial())


# ---- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-S1")
def test_s1_the_starting_player_is_drawn() -> None:
    assert begun(4).legal == ["first 1", "first 2", "first 3", "first 4"]
    drawn = {str(minerva(3).sample_chance(begun(3).state, Random(n))) for n in range(40)}
    assert drawn == {"first 1", "first 2", "first 3"}
    where = begun(3).after("first 2", f"temples {ROW}", "reveal nothing")
    assert where.to_act == B
    for seats in (0, 5):
        with pytest.raises(BadSetup, match=r"1, 2, 3 or 4"):
            Minerva(seats=seats)


@pytest.mark.rule("MIN-S2")
@pytest.mark.parametrize(
    ("seats", "starting", "normal"), [(1, 6, 42), (2, 6, 42), (3, 7, 54), (4, 8, 66)]
)
def test_s2_tiles_in_use(seats: int, starting: int, normal: int) -> None:
    tables = minerva(seats).tables
    assert (len(tables.starting), len(tables.locations)) == (starting, normal)
    used = Counter(tables.ids[n] for n in tables.locations)
    assert used["villa"] == (1 if seats >= 3 else 0)
    assert used["farm"] == (2 if seats == 4 else 1)


@pytest.mark.rule("MIN-S3")
@pytest.mark.parametrize(("seats", "left"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_s3_culture_tiles_in_use(seats: int, left: int) -> None:
    assert [len(stack) for stack in begun(seats).seen.stacks.values()] == [left] * 3


@pytest.mark.rule("MIN-S4")
@pytest.mark.parametrize(
    ("seats", "numbers"), [(1, []), (2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])]
)
def test_s4_order_tiles_in_use(seats: int, numbers: list[int]) -> None:
    order = begun(seats).outlook().order
    assert [tile.number for tile in order] == numbers
    assert [tile.vp for tile in order[-1:]] == [0] * bool(numbers)


@pytest.mark.rule("MIN-S5")
def test_s5_what_everybody_begins_with() -> None:
    where = begun(3)
    for seat in range(3):
        mine = where.seat(seat)
        assert where.city(seat) == {"0,0": "fountain"}
        assert where.has(seat) == {"grain": 1}
        assert (mine.residences, mine.assistants, mine.culture, mine.laurels) == (9, 0, (), ())


@pytest.mark.rule("MIN-S6")
def test_s6_starting_money_clockwise() -> None:
    where = begun(3).after("first 2")
    assert [where.seat(seat).denarii for seat in range(3)] == [5, 3, 4]


@pytest.mark.rule("MIN-S7")
def test_s7_starting_locations_lie_open_in_the_order_of_the_file() -> None:
    assert list(begun(4).seen.market) == [
        *("wheat-field", "wheat-field", "wheat-field"),
        *("forest", "forest", "forest"),
        *("stone-pit", "stone-pit"),
    ]


@pytest.mark.rule("MIN-S8")
@pytest.mark.parametrize(("seats", "size"), [(1, 7), (2, 7), (3, 9), (4, 11)])
def test_s8_six_piles_with_a_round_tile_anywhere(seats: int, size: int) -> None:
    game = minerva(seats)
    assert game.tables.pile == size
    counts: Counter[int] = Counter()
    where = begun(seats)
    where = (
        where.after("pairs forest forest stone-pit stone-pit wheat-field wheat-field")
        if (seats == 1)
        else where.after("first 1")
    )
    where = where.after(f"temples {ROW}")
    for seed in range(1200):
        tiles = str(game.sample_chance(where.state, Random(seed))).split(" ")[1:]
        counts[len(tiles) if tiles != ["nothing"] else 0] += 1
    assert sorted(counts) == list(range(size + 1))
    assert min(counts.values()) > 600 / (size + 1)
    assert max(counts.values()) < 1800 / (size + 1)


@pytest.mark.rule("MIN-S8")
def test_s8_tiles_under_a_round_tile_come_with_the_next_pile() -> None:
    game = minerva(2)
    where = begun(2).after("first 1", f"temples {ROW}", "reveal mine mine")
    assert under_the_round_tile(game.tables, where.state) == 5
    where = where.after("pass", "pass")
    while where.asked == "hiring":
        where = where.after("decline")
    lengths = set()
    for seed in range(300):
        lengths.add(len(str(game.sample_chance(where.state, Random(seed))).split(" ")) - 1)
    assert lengths == set(range(5, 13))
    with pytest.raises(Illegal):
        where.after("reveal farm sawmill quarry villa")
    with pytest.raises(Illegal):
        where.after("reveal mine farm sawmill quarry tavern")


@pytest.mark.rule("MIN-S9")
def test_s9_a_reveal_adds_to_the_market_in_the_order_drawn() -> None:
    where = begun(2).after("first 1", f"temples {ROW}", "reveal theater mine theater")
    assert list(where.seen.market[6:]) == ["theater", "mine", "theater"]
    assert where.seen.locations_left == 39


@pytest.mark.rule("MIN-S9")
def test_s9_a_round_tile_on_top_adds_nothing_and_is_not_shuffled_again() -> None:
    where = begun(2).after("first 1", f"temples {ROW}")
    game, state = where.game, where.state
    drawn = [str(game.sample_chance(state, Random(seed))) for seed in range(100)]
    # One of eight places in the pile; 12.5 are expected.
    assert 3 < drawn.count("reveal nothing") < 25
    assert where.after("reveal nothing").asked == "acting"


@pytest.mark.rule("MIN-S10")
def test_s10_five_temples_lie_open() -> None:
    where = begun(2).after("first 1")
    assert where.asked == "consecrating"
    with pytest.raises(Illegal):
        where.after("temples temple-wood temple-ore temple-grain temple-stone")
    with pytest.raises(Illegal):
        where.after("temples temple-wood temple-wood temple-grain temple-stone temple-ore")
    where = where.after(f"temples {ROW}")
    assert list(where.seen.row) == ROW.split(" ")
    assert where.seen.temples_left == 15


@pytest.mark.rule("MIN-S11")
def test_s11_lowest_vp_on_top_then_fewest_marks() -> None:
    def change(data: dict[str, list[dict[str, object]]]) -> None:
        theater = [tile for tile in data["culture"] if tile["category"] == "theater"]
        data["culture"].reverse()
        theater[3]["vp"] = 8

    game = game_with(change, seats=4)
    stack = game.view(game.initial(), None).stacks
    tiles = [(tile.vp, tile.marks) for tile in next(iter(stack.values()))]
    assert tiles == [(2, 1), (2, 1), (4, 2), (4, 2), (6, 3), (6, 3), (8, 4), (8, 5)]


@pytest.mark.rule("MIN-S12")
def test_s12_glory_tiles_in_use() -> None:
    tiles = {
        seats: [(tile.round, tile.rank) for tile in begun(seats).seen.glory] for seats in (2, 3)
    }
    assert tiles[2] == [(number, rank) for number in range(1, 7) for rank in (1, 2)]
    assert len(tiles[3]) == 16


@pytest.mark.rule("MIN-S13")
@pytest.mark.rule("MIN-R8")
def test_s13_r8_nothing_runs_out() -> None:
    where = activated("barracks foundry", "60 glory 500 denarii", residences=9)
    assert where.has() == {"glory": 62, "denarii": 503}
    long = ";".join(f"{n},0 tavern" for n in range(1, 40))
    where = duel(long).after("residence 0,0", "activate right")
    assert where.has() == {"denarii": 78}
    assert where.has(B) == {}


# ---- rounds --------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-R1")
@pytest.mark.rule("MIN-E1")
def test_r1_e1_six_rounds_and_the_last_has_no_assistant_step() -> None:
    where = begun(2).after("first 1", f"temples {ROW}").drawn()
    asked = []
    while where.to_act is not None:
        where = where.giving("9 denarii 1 glory", A).after("pass", "pass")
        asked.append((where.state.round, where.asked))
        while where.asked == "hiring":
            where = where.after("decline")
        where = where.drawn()
    assert asked == [(n, "hiring") for n in range(1, 6)] + [(6, "over")]
    assert [tile.round for tile in where.seat(A).laurels] == [1, 2, 3, 4, 5, 6]
    assert where.legal == []


@pytest.mark.rule("MIN-R2")
@pytest.mark.rule("MIN-N2")
def test_r2_n2_who_passed_first_starts_the_next_round() -> None:
    where = position(seats=3, seat=B).after("residence 1,0", "activate up", "pass")
    assert where.to_act == A
    where = where.after("pass")
    while where.to_act == B:
        where = where.giving("", B).after("pass")
    where = where.drawn()
    assert (where.to_act, where.state.round) == (C, 2)
    assert where.seen.passed == ()


@pytest.mark.rule("MIN-R3")
def test_r3_exactly_one_action_a_turn() -> None:
    where = duel("0,0 fountain; 1,0 R", hand=1, market="tavern")
    verbs = list(dict.fromkeys(line.split(" ")[0] for line in where.legal))
    assert verbs == ["build", "residence", "assist", "pass"]
    for lines in (
        ("build tavern", "at 0,1"),
        ("residence 0,1", "activate down"),
        ("assist 1,0", "activate up"),
        ("pass",),
    ):
        assert where.after(*lines).to_act == B


@pytest.mark.rule("MIN-R4")
def test_r4_what_is_above_six_is_a_denarius_at_once() -> None:
    where = activated("fountain farm", "6 grain").after("choose grain")
    assert where.has() == {"grain": 6, "denarii": 3}
    # The denarius is there for the next tile of the line.
    where = activated("farm stall", "5 grain")
    assert where.has() == {"grain": 6, "denarii": 1}
    assert where.legal[-2:] == ["exchange grain 6", "done"]


@pytest.mark.rule("MIN-R4")
@pytest.mark.parametrize("resource", RESOURCES)
def test_r4_six_is_the_most_of_every_resource(resource: str) -> None:
    where = activated("fountain", f"6 {resource}").after(f"choose {resource}")
    assert where.has() == {resource: 6, "denarii": 1}
    # Of anything else there may be more.
    where = activated("fountain", "9 denarii 9 glory").after(f"choose {resource}")
    assert where.has() == {resource: 1, "denarii": 9, "glory": 9}


@pytest.mark.rule("MIN-R5")
@pytest.mark.rule("MIN-R6")
def test_r5_r6_tokens_are_sold_one_at_a_time_until_the_amount_is_covered() -> None:
    where = duel(has="2 grain 1 wood 1 ore 1 denarii", market="watchtower")
    where = where.after("build watchtower")
    assert where.legal == ["sell grain", "sell wood", "sell ore"]
    where = where.after("sell wood")
    assert where.legal == ["sell grain", "sell ore"]
    assert where.has() == {"grain": 2, "ore": 1, "denarii": 2}
    where = where.after("sell ore")
    assert where.asked == "placing"
    assert where.has() == {"grain": 2}


@pytest.mark.rule("MIN-R6")
def test_r6_nothing_is_sold_that_the_payment_takes_and_nothing_without_need() -> None:
    where = duel(has="2 grain 1 wood 2 denarii", market="barracks").after
    assert duel(has="2 grain 1 wood 2 denarii", market="barracks").starting("build") == ["barracks"]
    assert where("build barracks").legal == ["sell grain"]
    assert where("build barracks", "sell grain").has() == {}
    assert duel(has="3 denarii 4 grain", market="watchtower").after("build watchtower").asked == (
        "placing"
    )


@pytest.mark.rule("MIN-R7")
@pytest.mark.parametrize("denarii", [0, 1])
def test_r7_denarii_and_tokens_must_cover_the_amount(denarii: int) -> None:
    where = duel(has=f"2 grain {denarii} denarii", market="watchtower tavern")
    offered = ["watchtower", "tavern"] if denarii else ["tavern"]
    assert where.starting("build") == offered
    # A token that the price takes cannot be sold for the tax too.
    taxed = duel(has=f"1 wood {denarii} denarii", market="farm", passed=[B])
    assert taxed.starting("build") == (["farm"] if denarii else [])
    # Also for an assistant (5), and for an exchange that takes denarii (2 each).
    alone = duel(has=f"4 grain {denarii} denarii", passed=[B]).after("pass")
    assert alone.legal == (["buy-assistant denarii", "decline"] if denarii else [])
    post = duel(has=f"1 ore {denarii} denarii", market="trading-post")
    post = post.after("build trading-post", "at 1,0")
    assert post.starting("exchange") == (["denarii 1"] if denarii else [])


@pytest.mark.rule("MIN-R7")
def test_r7_an_exchange_may_be_paid_by_selling() -> None:
    where = duel(has="1 ore 1 wood 3 denarii", market="trading-post")
    where = where.after("build trading-post", "at 1,0")
    assert where.legal == ["exchange denarii 1", "exchange denarii 2", "done"]
    where = where.after("exchange denarii 2")
    assert where.legal == ["sell wood", "sell ore"]
    where = where.after("sell ore")
    assert where.asked == "choosing"
    where = where.after("choose grain", "choose grain")
    assert where.has() == {"grain": 2, "wood": 1}


# ---- passing -------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-P1")
def test_p1_passing_takes_the_lowest_order_tile_left() -> None:
    where = position(seats=3).after("pass")
    assert [where.seat(seat).order for seat in range(3)] == [1, 0, 0]
    assert where.outlook().next_order == 2
    where = where.after("pass")
    assert [where.seat(seat).order for seat in range(3)] == [1, 2, 0]
    assert "pass" in duel(market="tavern").legal


@pytest.mark.rule("MIN-P2")
def test_p2_income_on_later_turns_only() -> None:
    tables = minerva(3).tables
    rich = city_of(tables, has="9 denarii")
    where = position(city_of(tables), rich, rich).after("pass")
    assert where.has(A) == {}
    where = where.after("residence 1,0", "activate up")
    assert where.has(A) == {}
    where = where.after("residence 1,0", "activate up")
    assert where.has(A) == {"denarii": 1}
    assert where.to_act == B


@pytest.mark.rule("MIN-P3")
def test_p3_the_phase_ends_with_the_last_pass() -> None:
    where = position(seats=2).after("pass", "pass")
    assert where.asked == "revealing"
    assert (where.has(A), where.has(B)) == ({}, {})


@pytest.mark.rule("MIN-P4")
def test_p4_every_other_action_is_taxed_once_somebody_has_passed() -> None:
    tables = minerva(3).tables
    city = city_of(tables, "0,0 fountain; 1,0 R", "2 denarii", hand=1)
    for passed in ([B], [B, C]):
        where = position(city, seats=3, passed=passed, market="tavern")
        for lines in (
            ("residence 0,1", "activate down"),
            ("assist 1,0", "activate up"),
            ("build tavern",),
        ):
            assert where.after(*lines).seat(A).denarii == 1
    assert position(city, seats=3, market="tavern").after("build tavern").has() == {"denarii": 2}
    assert position(city, seats=3, passed=[B]).after("pass").has() == {"denarii": 2}
    short = position(city, seats=3, passed=[B], market="watchtower").giving("3 denarii")
    assert short.starting("build") == []


@pytest.mark.rule("MIN-P5")
def test_p5_who_cannot_pay_the_tax_can_only_pass() -> None:
    assert duel(passed=[B], market="tavern", row="temple-wood").legal == ["pass"]
    assert len(duel(has="1 ore", passed=[B], market="tavern").legal) > 1
    dear = duel(game=game_with(constant(tax=2)), has="1 ore", passed=[B], market="tavern")
    assert dear.legal == ["pass"]


# ---- the next round ------------------------------------------------------------------------------


@pytest.mark.rule("MIN-N1")
def test_n1_glory_tokens_go_back() -> None:
    where = duel(has="4 glory", passed=[B]).after("pass", "decline")
    assert (where.laurels(), where.has()) == ([(1, 1)], {})


@pytest.mark.rule("MIN-N3")
@pytest.mark.rule("MIN-E4")
def test_n3_e4_order_tiles_but_the_last_count_in_the_last_round() -> None:
    where = position(seats=3, number=6).after("pass", "pass")
    assert [where.vp(seat).order for seat in range(3)] == [3, 2, 0]
    assert [tile.vp for tile in where.outlook().order] == [3, 2, 0]
    where = where.after("pass")
    assert [where.vp(seat).order for seat in range(3)] == [3, 2, 0]
    assert position(seats=3, number=5).after("pass").vp(A).order == 0


@pytest.mark.rule("MIN-N4")
def test_n4_what_was_left_stays() -> None:
    where = duel(market="wheat-field theater", row=ROW).after("pass", "pass")
    size = where.game.tables.pile
    assert under_the_round_tile(where.game.tables, where.state) == 0
    assert size == 7
    where = where.after("reveal mine farm")
    assert list(where.seen.market) == ["wheat-field", "theater", "mine", "farm"]
    assert list(where.seen.row) == ROW.split(" ")


@pytest.mark.rule("MIN-N5")
def test_n5_tiles_under_the_sixth_round_tile_never_come() -> None:
    where = duel(number=6, locations="mine farm").after("pass", "pass")
    assert where.to_act is None
    assert where.seen.unseen == {"mine": 1, "farm": 1}
    assert where.seen.market == ()
    last = duel(number=5).after("pass", "pass")
    assert (last.asked, last.seen.locations_left) == ("revealing", 7)
    draws = [last.game.sample_chance(last.state, Random(seed)) for seed in range(60)]
    # Where the sixth round tile lies is open: any number of the last seven stays under it.
    assert {len(str(draw).split(" ")) - 1 for draw in draws if str(draw) != "reveal nothing"} == {
        *range(1, 8)
    }
