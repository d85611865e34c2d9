"""The worked examples of the specification, each a test named by its id."""

from typing import Any

import pytest
from msgspec.structs import replace

from quadriga.games.minerva.box import grid
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.state import Over, State
from tests.games.minerva.boxes import game_with, setting
from tests.games.minerva.positions import (
    A,
    B,
    C,
    D,
    Position,
    activated,
    city_of,
    duel,
    minerva,
    position,
    solo,
)


def passing(glory: tuple[int, ...], number: int, order: tuple[int, ...], **cities: Any) -> Position:
    """Everybody has so many glory tokens; all but the last of the order have passed."""
    tables = minerva(len(glory)).tables
    made = [city_of(tables, has=f"{n} glory") for n in glory]
    return position(*made, number=number, passed=order[:-1], seat=order[-1], **cities)


def declined(where: Position) -> Position:
    """After the assistant step, in which nobody buys."""
    while where.asked == "hiring":
        where = where.after("decline")
    return where


@pytest.mark.rule("MIN-X1")
def test_x1_three_categories_at_once() -> None:
    where = activated("theater statue library", seats=4, taken={"theater": 2, "academics": 4})
    assert where.culture() == [("theater", 4), ("art", 2)]
    assert where.vp().culture == 6
    tops = {category: stack[0].marks for category, stack in where.seen.stacks.items()}
    assert tops == {"theater": 2, "art": 1, "academics": 3}


@pytest.mark.rule("MIN-X2")
def test_x2_the_price_of_assistants() -> None:
    prices = [(5, 1), (5, 1), (10, 2), (10, 2), (15, 3)]
    assert list(minerva().tables.assistants) == prices
    homes = "0,0 fountain; 1,0 R; 0,1 R; -1,0 R; 0,-1 R"
    where = solo(homes, "15 denarii 3 glory", hand=1, assisted="1,0 0,1 -1,0")
    where = where.after("pass")
    assert where.legal == ["buy-assistant denarii", "buy-assistant glory", "decline"]
    assert where.after("buy-assistant denarii").has() == {}
    assert where.giving("14 denarii 2 glory").drawn().legal == ["decline"]


@pytest.mark.rule("MIN-X3")
def test_x3_a_tie_goes_to_the_lower_order_tile() -> None:
    where = declined(passing((3, 3, 0, 0), 5, (0, 1, 2, 3)).after("pass"))
    assert [where.laurels(seat) for seat in range(4)] == [[(5, 1)], [(5, 2)], [], []]
    assert not [tile for tile in where.seen.glory if tile.round == 5]


@pytest.mark.rule("MIN-X4")
def test_x4_a_tie_for_the_third_place() -> None:
    where = declined(passing((3, 3, 1, 1), 5, (0, 1, 2, 3)).after("pass"))
    assert [where.laurels(seat) for seat in range(4)] == [[(5, 1)], [(5, 2)], [(5, 3)], []]


@pytest.mark.rule("MIN-X5")
def test_x5_markets_pay_for_grain_held() -> None:
    assert activated("markets", "3 grain").has() == {"grain": 3, "denarii": 3}


@pytest.mark.rule("MIN-X6")
def test_x6_trading_post() -> None:
    where = duel(has="6 denarii", market="trading-post").after("build trading-post", "at 1,0")
    where = where.after("exchange denarii 3", "choose wood", "choose stone", "choose stone")
    assert where.has() == {"wood": 1, "stone": 2}


@pytest.mark.rule("MIN-X7")
def test_x7_starting_money() -> None:
    where = Position(minerva(4), minerva(4).initial()).after("first 3")
    assert [where.has(seat) for seat in range(4)] == [
        {"grain": 1, "denarii": denarii} for denarii in (5, 6, 3, 4)
    ]


@pytest.mark.rule("MIN-X8")
def test_x8_the_cap_of_six() -> None:
    assert activated("sawmill", "5 wood").has() == {"wood": 6, "denarii": 1}


@pytest.mark.rule("MIN-X9")
def test_x9_legal_cells() -> None:
    assert duel().starting("residence") == ["0,-1", "-1,0", "1,0", "0,1"]


@pytest.mark.rule("MIN-X10")
def test_x10_trade_around() -> None:
    where = duel("1,1 temple-trade-around; 0,0 markets; 1,0 mint; 2,2 tavern; 3,1 foundry")
    assert where.vp().temples == 9


@pytest.mark.rule("MIN-X11")
def test_x11_a_line_between_two_residences() -> None:
    tiles = "1,0 wheat-field; 2,0 markets; 3,0 forest; 4,0 R; 5,0 mine"
    where = duel(tiles).after("residence 0,0", "activate right")
    assert where.has() == {"grain": 1, "wood": 1, "denarii": 1}


@pytest.mark.rule("MIN-X12")
def test_x12_colosseum_with_two_kinds() -> None:
    where = activated("colosseum", "2 grain 3 wood").after("exchange grain 1", "exchange wood 1")
    assert where.has() == {"glory": 4, "wood": 1}


@pytest.mark.rule("MIN-X13")
def test_x13_foundry_is_any_resource() -> None:
    assert activated("foundry").has() == {"denarii": 3}
    where = duel(has="3 denarii", market="watchtower")
    assert where.after("build watchtower", "at 1,0").has() == {}


@pytest.mark.rule("MIN-X14")
def test_x14_the_tax_can_be_sold_for() -> None:
    where = duel(has="1 ore", passed=[B]).after("residence 1,0")
    assert where.legal == ["sell ore"]
    assert where.after("sell ore").asked == "directing"
    assert duel(passed=[B], market="tavern", hand=1).legal == ["pass"]


@pytest.mark.rule("MIN-X15")
def test_x15_the_eight_cells_around() -> None:
    at = grid.cell(5, 5)
    cells = [grid.text(at + step) for step in grid.AROUND]
    assert cells == ["4,4", "5,4", "6,4", "4,5", "6,5", "4,6", "5,6", "6,6"]


@pytest.mark.rule("MIN-X16")
def test_x16_colosseum_without_a_pair() -> None:
    where = activated("colosseum", "1 grain 1 wood 1 stone 1 ore")
    assert where.to_act == B
    assert where.has() == {"grain": 1, "wood": 1, "stone": 1, "ore": 1}


@pytest.mark.rule("MIN-X17")
@pytest.mark.parametrize("second", ["ore", "wood"])
def test_x17_dining_hall(second: str) -> None:
    where = duel(has="1 ore", market="dining-hall").after("build dining-hall", "at 1,0")
    where = where.after("choose ore", f"choose {second}")
    assert where.has() == ({"ore": 2} if second == "ore" else {"ore": 1, "wood": 1})


@pytest.mark.rule("MIN-X18")
def test_x18_wood_counts_twice() -> None:
    where = duel("0,0 fountain; 1,0 temple-wood", "6 wood")
    assert (where.vp().temples, where.vp().leftovers) == (12, 2)


@pytest.mark.rule("MIN-X19")
def test_x19_order_tiles_of_the_last_round() -> None:
    where = passing((0, 0, 0, 0), 6, (0, 1, 2, 3)).after("pass")
    assert [where.vp(seat).order for seat in range(4)] == [3, 2, 1, 0]
    where = passing((0, 0, 0, 0), 5, (0, 1, 2, 3))
    assert [where.vp(seat).order for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("MIN-X20")
@pytest.mark.parametrize(("tokens", "rank"), [(4, 1), (3, 2), (1, 2), (0, None)])
def test_x20_glory_alone(tokens: int, rank: int | None) -> None:
    where = declined(solo(has=f"{tokens} glory", number=4).after("pass"))
    assert where.laurels() == ([] if rank is None else [(4, rank)])
    homes = solo("0,0 fountain; 1,0 R; 0,1 R", "5 glory", assisted="0,1 1,0", number=4)
    assert homes.after("pass", "buy-assistant glory").laurels() == [(4, 2)]


@pytest.mark.rule("MIN-X21")
def test_x21_titles() -> None:
    titles = {29: "Civilian", 30: "Immune", 39: "Immune", 40: "Centurion"}
    titles |= {79: "Consul", 80: "Emperor Augustus"}
    tables = minerva(1).tables
    assert {score: scoring.title(tables, score).name for score in titles} == titles


@pytest.mark.rule("MIN-X22")
@pytest.mark.parametrize(
    ("line", "pairs"),
    [
        ("reveal theater mine garden", [("theater", "mine"), ("garden", "coins")]),
        ("reveal theater mine", [("theater", "mine")]),
        ("reveal nothing", []),
    ],
)
def test_x22_reveals_alone(line: str, pairs: list[tuple[str, str]]) -> None:
    game = minerva(1)
    where = Position(game, game.initial()).after(
        "pairs forest stone-pit wheat-field forest stone-pit wheat-field",
        "temples temple-wood temple-ore temple-grain temple-stone temple-trade-lines",
        line,
    )
    assert list(where.seen.pairs[3:]) == pairs


@pytest.mark.rule("MIN-X23")
def test_x23_a_pair_with_coins() -> None:
    where = solo(has="1 grain 1 wood", market="garden coins")
    assert where.starting("take-coins") == ["garden"]
    taken = where.after("take-coins garden")
    assert taken.has() == {"grain": 1, "wood": 1, "denarii": 3}
    assert (taken.city(), taken.seen.pairs) == ({"0,0": "fountain"}, ())
    built = where.after("build garden coins", "at 1,0")
    assert (built.has(), built.seen.pairs) == ({}, ())
    assert built.city()["1,0"] == "garden"


@pytest.mark.rule("MIN-X24")
@pytest.mark.parametrize(
    ("seats", "stack"),
    [
        (4, "1/2 1/2 2/4 2/4 3/6 3/6 4/7 5/8"),
        (3, "1/2 2/4 3/6 3/6 4/7 5/8"),
        (2, "1/2 2/4 3/6 4/7 5/8"),
        (1, "1/2 2/4 3/6 4/7 5/8"),
    ],
)
def test_x24_culture_stacks(seats: int, stack: str) -> None:
    game = minerva(seats)
    for tiles in game.view(game.initial(), None).stacks.values():
        assert " ".join(f"{tile.marks}/{tile.vp}" for tile in tiles) == stack


def priced(cost: dict[str, int], has: str, **options: Any) -> Position:
    """A market with one tile of this cost."""
    game = game_with(setting("normal", "watchtower", cost=cost))
    return duel(has=has, game=game, market="watchtower", **options)


@pytest.mark.rule("MIN-X25")
def test_x25_substitution() -> None:
    cost = {"stone": 2, "ore": 1}
    where = priced(cost, "1 stone 7 denarii")
    assert where.after("build watchtower", "at 1,0").has() == {"denarii": 1}
    assert priced(cost, "1 stone 5 denarii").starting("build") == []


@pytest.mark.rule("MIN-X26")
def test_x26_tokens_must_be_used() -> None:
    where = priced({"stone": 1}, "1 stone 10 denarii").after("build watchtower", "at 1,0")
    assert where.has() == {"denarii": 10}


@pytest.mark.rule("MIN-X27")
def test_x27_tax_and_substitution_together() -> None:
    where = priced({"stone": 1}, "3 denarii 1 wood", passed=[B])
    assert where.after("build watchtower").legal == ["sell wood"]
    assert where.after("build watchtower", "sell wood", "at 1,0").has() == {}
    assert priced({"stone": 1}, "3 denarii", passed=[B]).starting("build") == []


@pytest.mark.rule("MIN-X28")
def test_x28_a_token_cannot_be_paid_and_sold() -> None:
    assert priced({"wood": 1}, "1 wood", passed=[B]).starting("build") == []


@pytest.mark.rule("MIN-X29")
def test_x29_income_after_passing() -> None:
    tables = minerva(2).tables
    where = position(city_of(tables), city_of(tables, has="9 denarii")).after("pass")
    assert where.has(A) == {}
    for cell in ("1,0", "2,0", "3,0", "4,0"):
        where = where.after(f"residence {cell}", "activate up")
    assert (where.has(A), where.has(B)) == ({"denarii": 4}, {"denarii": 5})
    where = where.after("pass")
    assert where.asked == "hiring"
    assert where.has(A) == {"denarii": 4}


@pytest.mark.rule("MIN-X30")
def test_x30_order_of_the_next_round() -> None:
    tables = minerva(4).tables
    rich = [city_of(tables, has="9 denarii") for _ in range(4)]
    where = position(*rich, seat=C).after("pass", "residence 1,0", "activate up", "pass")
    where = where.after("residence 1,0", "activate up", "pass")
    assert [*where.seen.passed] == [C, A, D]
    where = where.after("pass")
    asked = []
    while where.asked == "hiring":
        asked.append(where.to_act)
        where = where.after("decline")
    assert asked == [B, D, A, C]
    where, order = where.drawn(), []
    for _ in range(4):
        order.append(where.to_act)
        cell = where.starting("residence")[0]
        where = where.after(f"residence {cell}", "activate up")
        while where.asked == "choosing":
            where = where.after("choose ore")
    assert order == [C, D, A, B]


@pytest.mark.rule("MIN-X31")
def test_x31_order_in_a_line() -> None:
    assert activated("markets wheat-field", "1 grain").has() == {"grain": 2, "denarii": 1}
    assert activated("wheat-field markets", "1 grain").has() == {"grain": 2, "denarii": 2}


@pytest.mark.rule("MIN-X32")
def test_x32_the_cap_in_a_line() -> None:
    assert activated("wheat-field markets", "6 grain").has() == {"grain": 6, "denarii": 7}


@pytest.mark.rule("MIN-X33")
def test_x33_temples_and_special_facilities_do_not_stop_a_line() -> None:
    tiles = "1,0 wheat-field; 2,0 temple-ore; 3,0 circus; 4,0 forest; 6,0 mine; 6,1 R; 5,1 R"
    where = duel(tiles).after("residence 0,0", "activate right")
    assert where.has() == {"grain": 1, "wood": 1}
    assert where.to_act == B


@pytest.mark.rule("MIN-X34")
def test_x34_a_point_of_free_choice() -> None:
    where = activated("library garden", taken={"academics": 2})
    assert where.legal == ["choose theater", "choose art", "choose academics"]
    assert where.after("choose academics").culture() == [("academics", 6)]
    assert where.after("choose art").culture() == [("art", 2)]


@pytest.mark.rule("MIN-X35")
def test_x35_one_tile_a_category_a_turn() -> None:
    where = duel("1,0 statue; 2,0 fresco; 0,0 R", hand=1, seats=4).after(
        "residence 3,0", "activate left"
    )
    assert where.culture() == [("art", 2)]
    where = where.after("pass", "pass", "pass").giving("3 denarii")
    assert where.after("assist 0,0", "activate right").culture() == [("art", 2), ("art", 2)]


@pytest.mark.rule("MIN-X36")
def test_x36_triumphal_arch() -> None:
    tops = {"art": 1, "academics": 2}
    where = duel(has="2 stone 2 ore", market="triumphal-arch", taken=tops)
    where = where.after("build triumphal-arch", "at 1,0")
    assert where.legal == ["take theater", "take art", "take academics", "done"]
    assert where.after("take academics").culture() == [("academics", 6)]


@pytest.mark.rule("MIN-X37")
def test_x37_bathhouse() -> None:
    tiles = "1,0 theater; 0,1 library; -1,0 fountain; 1,1 temple-ore; -1,1 R"
    where = duel(tiles, "2 stone", market="bathhouse", taken={"theater": 1, "academics": 1})
    where = where.after("build bathhouse", "at 0,0")
    assert where.legal == ["use -1,0", "use 1,0", "use 0,1", "done"]
    where = where.after("use 1,0", "use 0,1")
    assert where.culture() == []
    assert where.legal == ["use -1,0", "done"]
    where = where.after("use -1,0", "choose ore")
    assert where.to_act == B
    assert where.has() == {"ore": 1}
    assert where.culture() == [("theater", 4), ("academics", 4)]


@pytest.mark.rule("MIN-X38")
def test_x38_bathhouse_with_nothing_around() -> None:
    where = duel("0,0 R; 0,1 temple-ore", "2 stone", market="bathhouse")
    assert where.after("build bathhouse", "at 1,0").to_act == B


@pytest.mark.rule("MIN-X39")
def test_x39_aqueduct() -> None:
    where = duel("0,0 fountain; 2,0 mine; 3,0 R", "1 stone", market="aqueduct")
    where = where.after("build aqueduct", "at 1,0")
    assert where.legal == ["move 0,0", "done"]
    assert "at 4,0" in where.after("move 0,0").legal
    where = where.after("move 0,0", "at 4,0")
    assert where.city() == {"1,0": "aqueduct", "2,0": "mine", "3,0": "residence", "4,0": "fountain"}
    where = duel("0,0 fountain; 2,0 mine", "1 stone", market="aqueduct")
    where = where.after("build aqueduct", "at 1,0")
    assert where.starting("move") == ["0,0", "2,0"]
    assert where.after("move 2,0", "at 0,1").city()["0,1"] == "mine"


@pytest.mark.rule("MIN-X40")
def test_x40_the_moved_tile_may_close_the_gap() -> None:
    where = duel("0,0 fountain; 1,0 forest; 2,0 R; 2,1 mine", "1 stone", market="aqueduct")
    where = where.after("build aqueduct", "at 0,1", "move 1,0")
    assert where.legal == ["at 1,1"]
    assert where.after("at 1,1").city()["1,1"] == "forest"


@pytest.mark.rule("MIN-X41")
def test_x41_circus() -> None:
    where = duel("1,0 R; 0,1 R; 3,1 R; 0,0 fountain; 2,1 mine", "1 wood", market="circus")
    where = where.with_city(replace(where.state.cities[0], assisted=(grid.cell(1, 0),)))
    assert where.after("build circus", "at 1,1").legal == ["remove 0,1", "done"]


@pytest.mark.rule("MIN-X42")
def test_x42_circus_may_split_a_city() -> None:
    where = duel("0,0 fountain; 1,0 R; 2,0 mine", "1 wood", market="circus tavern")
    where = where.after("build circus", "at 2,1", "remove 1,0")
    assert where.city() == {"0,0": "fountain", "2,0": "mine", "2,1": "circus"}
    assert where.seat().residences == 8
    where = where.after("pass").giving("1 denarii").after("build tavern")
    cells = ["0,-1", "2,-1", "-1,0", "1,0", "3,0", "0,1", "1,1", "3,1", "2,2"]
    assert where.starting("at") == cells


@pytest.mark.rule("MIN-X43")
def test_x43_lines_reach_over_gaps() -> None:
    tiles = "0,0 temple-production-lines; 0,3 mine; 0,-1 forest; 5,0 quarry; 1,1 farm; 2,0 R; 0,2 R"
    assert duel(tiles).vp().temples == 3


@pytest.mark.rule("MIN-X44")
def test_x44_kinds() -> None:
    tiles = "1,1 temple-kinds-around; 0,0 mine; 1,0 forest; 2,0 mint; 0,1 R; 0,2 R; 1,2 R"
    where = duel(f"{tiles}; 2,2 temple-ore")
    assert where.vp().temples == 4
    assert duel(tiles).vp().temples == 3


@pytest.mark.rule("MIN-X45")
def test_x45_a_temple_does_not_count_itself() -> None:
    where = duel("0,0 temple-temple-lines; 0,4 temple-ore; 2,2 temple-wood")
    assert where.vp().temples == 2  # One temple at 2 VP; those of wood and ore count nothing.


@pytest.mark.rule("MIN-X46")
def test_x46_leftovers_together() -> None:
    assert duel(has="5 denarii 2 grain 1 wood 1 ore").vp().leftovers == 3
    assert duel(has="2 denarii").vp().leftovers == 0


@pytest.mark.rule("MIN-X47")
def test_x47_assistants_before_glory() -> None:
    tables = minerva(2).tables
    homes = city_of(tables, "0,0 fountain; 1,0 R; 0,1 R", "2 glory", assisted="1,0 0,1")
    where = position(homes, city_of(tables, has="2 glory"), passed=[A], seat=B).after("pass")
    assert where.to_act == B
    where = where.after("buy-assistant glory")
    assert where.to_act == A
    declining = where.after("decline")
    assert (declining.laurels(A), declining.laurels(B)) == ([(1, 1)], [(1, 2)])
    paying = where.after("buy-assistant glory")
    assert (paying.laurels(A), paying.laurels(B)) == ([], [(1, 1)])


@pytest.mark.rule("MIN-X48")
@pytest.mark.parametrize(("temples", "winner"), [(3, B), (2, A)])
def test_x48_ties(temples: int, winner: int) -> None:
    tables = minerva(2).tables
    gods = ("temple-ore", "temple-wood", "temple-stone", "temple-grain", "temple-trade-lines")
    five = [("theater", 2), ("theater", 4), ("theater", 6), ("art", 2), ("art", 4)]
    first = city_of(
        tables,
        f"0,0 {gods[0]}; 1,0 {gods[1]}",
        "42 denarii",
        culture=five,
        laurels=[(6, 1)],
    )
    second = city_of(
        tables,
        ";".join(f"{n},0 {name}" for n, name in enumerate(gods[2 : 2 + temples])),
        "51 denarii",
        culture=[("art", 6), ("art", 7), ("academics", 2)],
        laurels=[(5, 1), (1, 1), (2, 2)],
    )
    where = position(first, second, number=6, passed=[A, B])
    state: State = replace(where.state, phase=Over())
    scores = [sum(where.vp(seat)) for seat in (A, B)]
    assert scores == [45, 45]
    assert where.game.rewards(state)[winner] == 1.0


@pytest.mark.rule("MIN-X49")
def test_x49_two_players_have_no_third_rank() -> None:
    where = declined(passing((2, 1), 4, (0, 1)).after("pass"))
    assert (where.laurels(A), where.laurels(B)) == ([(4, 1)], [(4, 2)])
    assert all(rank <= 2 for _, rank in minerva(2).tables.glory)


@pytest.mark.rule("MIN-X50")
def test_x50_a_round_tile_on_top() -> None:
    where = Position(minerva(2), minerva(2).initial()).after("first 1")
    where = where.after(
        "temples temple-wood temple-ore temple-grain temple-stone temple-trade-lines",
        "reveal nothing",
    )
    starting = ("wheat-field", "forest", "stone-pit")
    assert list(where.seen.market) == [name for name in starting for _ in range(2)]
    assert len(where.seen.row) == 5
    assert where.starting("build")[:3] == list(starting)


@pytest.mark.rule("MIN-X51")
def test_x51_lists_of_the_colosseum() -> None:
    where = activated("colosseum", "5 grain 1 wood 2 ore")
    assert where.legal == ["exchange grain 1", "exchange grain 2", "exchange ore 1", "done"]
    assert where.after("exchange grain 1").legal == ["exchange ore 1", "done"]
    assert where.after("exchange ore 1").to_act == B


def test_four_seats_have_names() -> None:
    assert [A, B, C, D] == [0, 1, 2, 3]
