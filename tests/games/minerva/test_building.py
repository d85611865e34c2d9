"""Facilities, residences, lines, assistants and special facilities (MIN-F, H, A, Z)."""

import pytest
from msgspec.structs import replace

from quadriga.core import Illegal
from tests.games.minerva.boxes import adding, game_with, setting, tile
from tests.games.minerva.positions import (
    A,
    B,
    Position,
    activated,
    cell,
    city_of,
    duel,
    minerva,
    position,
    solo,
)

ROW = "temple-wood temple-ore temple-grain temple-stone temple-trade-lines"


# ---- build a facility ----------------------------------------------------------------------------


@pytest.mark.rule("MIN-F1")
def test_f1_only_what_can_be_paid_is_offered() -> None:
    assert duel(has="9 denarii").starting("build") == []
    where = duel(has="1 wood", market="farm quarry tavern", row="temple-wood")
    assert where.starting("build") == ["farm", "tavern"]
    assert duel(market="farm", row="temple-wood").starting("build") == []
    rich = duel(has="15 denarii", market="farm", row="temple-wood temple-ore")
    assert rich.starting("build") == ["farm", "temple-wood", "temple-ore"]


@pytest.mark.rule("MIN-F2")
def test_f2_tokens_first_then_denarii_for_temples_too() -> None:
    where = duel(has="2 grain 1 stone 6 denarii", row="temple-wood", temples="temple-ore")
    # 2 grain, 2 stone, 1 ore: one stone and the ore are missing.
    assert where.after("build temple-wood").has() == {}
    where = duel(has="6 denarii 4 wood", market="theater")
    assert where.after("build theater").has() == {"wood": 2, "denarii": 6}
    where = duel(game=game_with(setting("normal", "theater", cost={"wood": 4})), has="9 denarii")
    assert where.with_(market=(where.game.tables.number["theater"],)).starting("build") == []


@pytest.mark.rule("MIN-F3")
def test_f3_beside_a_tile_and_on_nothing() -> None:
    where = duel("0,0 fountain; 1,0 R", market="tavern").after("build tavern")
    assert where.starting("at") == ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    for at in ("0,0", "1,0", "2,1", "3,0"):
        with pytest.raises(Illegal):
            where.after(f"at {at}")
    placed = where.after("at 1,1")
    assert placed.city() == {"0,0": "fountain", "1,0": "residence", "1,1": "tavern"}


@pytest.mark.rule("MIN-F3")
@pytest.mark.parametrize("at", ["0,-1", "1,0", "0,1", "-1,0"])
def test_f3_a_new_tile_opens_the_cells_beside_it(at: str) -> None:
    x, y = map(int, at.split(","))
    where = solo(market="tavern coins").after("build tavern coins", f"at {at}")
    beside = {f"{x + dx},{y + dy}" for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    first = {"0,-1", "1,0", "0,1", "-1,0"}
    assert {*where.starting("residence")} == (first | beside) - {"0,0", at}
    home = solo().after(f"residence {at}", "activate up")
    while home.asked == "choosing":
        home = home.after("choose ore")
    assert {*home.starting("residence")} == (first | beside) - {"0,0", at}


@pytest.mark.rule("MIN-F4")
def test_f4_only_temples_are_replaced_at_once() -> None:
    where = duel(has="9 denarii 6 stone", market="watchtower watchtower mine", row=ROW)
    where = where.after("build watchtower", "at 1,0")
    assert list(where.seen.market) == ["watchtower", "mine"]
    where = duel(
        has="6 grain 6 stone 6 ore", row=ROW, temples="temple-wood temple-kinds-around"
    ).after("build temple-wood", "at 1,0")
    assert where.legal == ["temple temple-kinds-around", "temple temple-wood"]
    where = where.after("temple temple-kinds-around")
    assert where.to_act == B
    assert where.seen.row[-1] == "temple-kinds-around"
    assert where.seen.row[:-1] == tuple(ROW.split(" ")[1:])
    empty = duel(has="6 grain 6 stone 6 ore", row=ROW).after("build temple-wood", "at 1,0")
    assert (empty.to_act, len(empty.seen.row)) == (B, 4)


@pytest.mark.rule("MIN-F5")
def test_f5_paid_then_placed_then_the_effect_then_culture() -> None:
    where = duel("0,0 theater; 1,1 R", "2 stone 1 denarii", market="bathhouse", passed=[B])
    bought = where.after("build bathhouse")
    assert (bought.has(), bought.asked) == ({}, "placing")
    placed = bought.after("at 0,1")
    assert (placed.asked, placed.culture()) == ("using", [])
    done = placed.after("use 0,0")
    assert (done.culture(), done.to_act) == ([("theater", 2)], A)
    where = duel(has="15 denarii", row="temple-wood", temples="temple-ore temple-grain")
    placed = where.after("build temple-wood", "at 1,0")
    assert placed.asked == "filling"
    filled = placed.after("temple temple-grain")
    assert (filled.asked, filled.to_act) == ("acting", B)


@pytest.mark.rule("MIN-F6")
def test_f6_building_activates_nothing_and_effects_can_be_declined() -> None:
    assert duel(market="tavern").after("build tavern", "at 1,0").has() == {}
    stage = duel("0,0 stage", "2 wood", market="theater").after("build theater", "at 1,0")
    assert stage.culture() == []
    hall = duel(has="1 ore", market="dining-hall").after("build dining-hall", "at 1,0")
    assert hall.legal[-1] == "done"
    assert hall.after("done").has() == {}
    assert "done" not in hall.after("choose ore").legal
    assert hall.after("done").to_act == B
    gone = {"theater": 5, "art": 5, "academics": 5}
    arch = duel(has="2 stone 2 ore", market="triumphal-arch", taken=gone)
    assert arch.after("build triumphal-arch", "at 1,0").to_act == B


@pytest.mark.rule("MIN-F7")
def test_f7_tiles_stay_where_they_are() -> None:
    where = activated("fountain theater")
    assert where.after("choose ore").city() == {
        "0,0": "residence",
        "1,0": "fountain",
        "2,0": "theater",
    }


# ---- residences and lines ------------------------------------------------------------------------


@pytest.mark.rule("MIN-H1")
def test_h1_a_residence_comes_from_the_stack_and_is_free() -> None:
    where = duel(residences=1)
    assert where.after("residence 1,0").seat().residences == 0
    assert where.after("residence 1,0").has() == {}
    assert duel(residences=0).starting("residence") == []
    assert "residence 1,1" not in where.legal


@pytest.mark.rule("MIN-H2")
def test_h2_any_of_four_directions() -> None:
    where = duel("0,1 mine").after("residence 0,0")
    assert where.legal == ["activate up", "activate right", "activate down", "activate left"]
    assert where.after("activate up").has() == {}
    assert where.after("activate down").has() == {"ore": 1}


@pytest.mark.rule("MIN-H3")
@pytest.mark.parametrize("way", ["up", "right", "down", "left"])
def test_h3_a_line_ends_before_a_gap_or_a_residence(way: str) -> None:
    assert activated("mine R mine", way=way).has() == {"ore": 1}
    assert activated("mine temple-ore bathhouse mine", way=way).has() == {"ore": 2}
    dx, dy = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}[way]
    tiles = f"{dx},{dy} mine; {3 * dx},{3 * dy} mine"
    assert duel(tiles).after("residence 0,0", f"activate {way}").has() == {"ore": 1}


@pytest.mark.rule("MIN-H4")
def test_h4_the_nearest_first_and_each_is_finished_before_the_next() -> None:
    where = activated("harbor garden mine")
    assert where.starting("choose") == ["grain", "wood", "stone", "ore"]
    where = where.after("choose wood")
    assert where.has() == {"wood": 1, "denarii": 1}
    assert where.starting("choose") == ["theater", "art", "academics"]
    assert where.after("choose art").has() == {"wood": 1, "denarii": 1, "ore": 1}
    # When-built and endgame effects do nothing in a line.
    where = activated("dining-hall triumphal-arch trading-post temple-grain circus", "9 denarii")
    assert (where.has(), where.to_act) == ({"denarii": 9}, B)


@pytest.mark.rule("MIN-H5")
def test_h5_a_gain_is_received_as_a_whole() -> None:
    game = minerva(3)
    city = city_of(game.tables, "1,0 villa; 2,0 barracks")
    where = position(city, game=game).after("residence 0,0", "activate right")
    assert where.has() == {"grain": 1, "wood": 1, "glory": 2}


@pytest.mark.rule("MIN-H6")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("markets", "grain"),
        ("charcoal-burner", "wood"),
        ("stone-dealer", "stone"),
        ("blacksmith", "ore"),
    ],
)
def test_h6_once_for_each_token_held(name: str, kind: str) -> None:
    assert activated(name, f"4 {kind}").has() == {kind: 4, "denarii": 4}
    assert activated(name).has() == {}


@pytest.mark.rule("MIN-H7")
def test_h7_one_of_the_listed_things() -> None:
    where = activated("fountain")
    assert where.legal == [f"choose {thing}" for thing in ("grain", "wood", "stone", "ore")]
    assert where.after("choose stone").has() == {"stone": 1}


@pytest.mark.rule("MIN-H7")
def test_h7_as_often_and_as_much_as_the_effect_says() -> None:
    step = {"op": "choose", "from": ["glory", "art", "grain"], "amount": 2, "times": 2}
    game = game_with(adding(tile("forum", effect=[step])))
    where = duel("1,0 forum", game=game).after("residence 0,0", "activate right")
    assert where.legal == ["choose grain", "choose glory", "choose art"]
    where = where.after("choose glory")
    assert where.legal == ["choose grain", "choose glory", "choose art"]
    assert where.after("choose grain").has() == {"glory": 2, "grain": 2}


@pytest.mark.rule("MIN-H8")
def test_h8_an_exchange_any_number_of_times() -> None:
    where = activated("stall", "3 grain")
    assert where.legal == [*(f"exchange grain {n}" for n in (1, 2, 3)), "done"]
    assert where.after("done").has() == {"grain": 3}
    done = where.after("exchange grain 2")
    assert (done.has(), done.to_act) == ({"grain": 1, "glory": 2}, B)
    assert activated("stall", "5 wood").to_act == B


@pytest.mark.rule("MIN-H8")
def test_h8_what_an_exchange_yields_cannot_be_exchanged_by_it_again() -> None:
    step = {"op": "exchange", "pay": {"identical": 2}, "gain": {"ore": 2, "any_resource": 1}}
    game = game_with(adding(tile("forge", effect=[step]), tile("bank")))
    where = duel("1,0 forge", "2 grain 2 wood", game=game).after("residence 0,0", "activate right")
    assert where.legal == ["exchange grain 1", "exchange wood 1", "done"]
    where = where.after("exchange grain 1")
    assert (where.has(), where.asked) == ({"ore": 2, "wood": 2}, "choosing")
    # The two ore were not there when the tile began.
    where = where.after("choose ore")
    assert where.legal == ["exchange wood 1", "done"]


@pytest.mark.rule("MIN-H9")
def test_h9_the_resource_may_differ_from_time_to_time() -> None:
    where = activated("colosseum", "2 grain 4 ore")
    assert where.starting("exchange") == ["grain 1", "ore 1", "ore 2"]
    assert where.after("exchange grain 1", "exchange ore 2").has() == {"glory": 6}
    # Kinds come in one order, so that every combination has one spelling.
    assert where.after("exchange ore 1").to_act == B


@pytest.mark.rule("MIN-H10")
def test_h10_several_effects_in_the_listed_order() -> None:
    where = activated("harbor")
    assert where.has() == {}
    assert where.after("choose grain").has() == {"grain": 1, "denarii": 1}


@pytest.mark.rule("MIN-H11")
def test_h11_what_a_tile_yields_counts_for_later_ones() -> None:
    assert activated("stall wheat-field").has() == {"grain": 1}
    where = activated("wheat-field stall")
    assert where.after("exchange grain 1").has() == {"glory": 1}
    # Also where it is only counted, and after the cut at six.
    assert activated("wheat-field markets", "1 grain").has() == {"grain": 2, "denarii": 2}
    assert activated("farm markets", "5 grain").has() == {"grain": 6, "denarii": 7}


@pytest.mark.rule("MIN-H12")
def test_h12_an_area_of_eight_cells() -> None:
    tiles = "-1,-1 mine; 0,-1 mine; 1,-1 mine; -1,0 mine; 1,0 mine; -1,1 mine; 0,1 mine; 1,1 mine"
    where = duel(f"{tiles}; 2,0 mine; 0,2 mine; -2,-2 mine", "2 stone", market="bathhouse")
    where = where.after("build bathhouse", "at 0,0")
    cells = ["-1,-1", "0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1", "1,1"]
    assert where.starting("use") == cells


@pytest.mark.rule("MIN-H13")
def test_h13_a_residence_has_no_effect_and_is_residential() -> None:
    where = duel("0,0 temple-residential-around; 1,0 R; 0,1 R; 1,1 mine", "2 stone")
    assert where.vp().temples == 4
    where = where.giving("2 stone").with_(market=(where.game.tables.number["bathhouse"],))
    assert where.after("build bathhouse", "at 2,0").starting("use") == ["1,1"]


# ---- assistants ----------------------------------------------------------------------------------


@pytest.mark.rule("MIN-A1")
def test_a1_an_assistant_activates_a_line_once_more() -> None:
    where = duel("0,0 R; 1,0 mine; 2,0 R; 0,1 R", hand=2, assisted="0,1")
    assert where.starting("assist") == ["0,0", "2,0"]
    where = where.after("assist 0,0")
    assert where.legal == ["activate up", "activate right", "activate down", "activate left"]
    where = where.after("activate right")
    assert where.has() == {"ore": 1}
    assert where.seat().assistants == 1
    where = where.after("pass").giving("1 denarii")
    assert where.starting("assist") == ["2,0"]
    assert duel("0,0 R; 1,0 mine").starting("assist") == []


@pytest.mark.rule("MIN-A2")
def test_a2_an_assistant_stays() -> None:
    where = duel("0,0 R; 1,0 mine", hand=1).after("assist 0,0", "activate right")
    where = where.after("pass", "pass").drawn()
    assert [tile.cell for tile in where.seat().tiles if tile.assistant] == ["0,0"]
    assert where.seat().assistants == 0


@pytest.mark.rule("MIN-A3")
def test_a3_the_highest_order_tile_decides_first_and_each_buys_one() -> None:
    tables = minerva(3).tables
    rich = [city_of(tables, has="60 denarii") for _ in range(3)]
    where = position(*rich, passed=[1, 0], seat=2).after("pass")
    asked = []
    while where.asked == "hiring":
        asked.append(where.to_act)
        where = where.after("buy-assistant denarii")
    assert asked == [2, 0, 1]
    assert [where.seat(n).assistants for n in range(3)] == [1, 1, 1]
    last = position(*rich, passed=[1, 0], seat=2, number=6).after("pass")
    assert last.to_act is None


@pytest.mark.rule("MIN-A4")
@pytest.mark.parametrize(
    ("hand", "placed", "denarii", "glory"),
    [(0, 0, 5, 1), (1, 0, 5, 1), (0, 2, 10, 2), (2, 1, 10, 2), (1, 3, 15, 3), (2, 3, 0, 0)],
)
def test_a4_the_price_counts_assistants_in_hand_and_placed(
    hand: int, placed: int, denarii: int, glory: int
) -> None:
    tiles = "0,0 fountain; 1,0 R; 2,0 R; 3,0 R"
    where = solo(
        tiles,
        f"{denarii or 99} denarii {glory or 9} glory",
        hand=hand,
        assisted=" ".join(["1,0", "2,0", "3,0"][:placed]),
    ).after("pass")
    if not denarii:
        assert where.asked == "revealing"
        return
    assert where.legal == ["buy-assistant denarii", "buy-assistant glory", "decline"]
    assert where.after("buy-assistant denarii").seat().denarii == 0
    poor = solo(
        tiles,
        f"{denarii - 1} denarii {glory - 1} glory",
        hand=hand,
        assisted=" ".join(["1,0", "2,0", "3,0"][:placed]),
    )
    assert poor.after("pass").asked == "revealing"


@pytest.mark.rule("MIN-A5")
def test_a5_wholly_in_denarii_or_wholly_in_glory() -> None:
    homes = "0,0 fountain; 1,0 R; 0,1 R"
    where = solo(homes, "12 denarii 2 glory", assisted="1,0 0,1").after("pass")
    assert where.after("buy-assistant denarii").seat().denarii == 2
    glory = where.after("buy-assistant glory")
    assert glory.seat().denarii == 12
    assert glory.seat().assistants == 1
    mixed = solo(homes, "9 denarii 1 glory", assisted="1,0 0,1").after("pass")
    assert mixed.asked == "revealing"
    both = duel(has="5 denarii").giving("5 denarii 2 glory", 1)
    both = both.after("pass", "pass", "buy-assistant denarii")
    assert (both.to_act, both.has(1)) == (A, {"glory": 2})
    sold = solo(has="3 denarii 2 ore").after("pass", "buy-assistant denarii")
    assert sold.legal == ["sell ore"]
    assert sold.after("sell ore", "sell ore").seat().assistants == 1


@pytest.mark.rule("MIN-A6")
def test_a6_a_bought_assistant_is_placed_in_the_next_round() -> None:
    where = solo("0,0 R; 1,0 mine", "5 denarii").after("pass", "buy-assistant denarii")
    assert where.seat().assistants == 1
    where = where.drawn()
    assert (where.state.round, where.starting("assist")) == (2, ["0,0"])


# ---- special facilities --------------------------------------------------------------------------


def built(name: str, at: str, tiles: str = "0,0 fountain", has: str = "") -> Position:
    """A special facility has just been built."""
    game = game_with(setting("normal", name, cost={}))
    return duel(tiles, has, game=game, market=name).after(f"build {name}", f"at {at}")


@pytest.mark.rule("MIN-Z1")
def test_z1_nothing_triggers_a_special_facility_again() -> None:
    hall = built("dining-hall", "1,0").after("choose ore", "choose ore")
    hall = hall.after("pass").giving("2 denarii").after("residence 2,0", "activate left")
    # The hall does nothing; the Fountain behind it asks.
    assert hall.after("choose wood").has() == {"wood": 1, "denarii": 1}
    bath = built("bathhouse", "1,0", "0,0 dining-hall; 0,1 trading-post; 2,1 mine")
    assert bath.legal == ["use 2,1", "done"]


@pytest.mark.rule("MIN-Z2")
def test_z2_trading_post() -> None:
    where = built("trading-post", "1,0", has="5 denarii")
    assert where.legal == ["exchange denarii 1", "exchange denarii 2", "done"]
    where = where.after("exchange denarii 2")
    assert where.legal == [f"choose {kind}" for kind in ("grain", "wood", "stone", "ore")]
    where = where.after("choose ore", "choose grain")
    assert (where.has(), where.to_act) == ({"grain": 1, "ore": 1, "denarii": 1}, B)
    assert built("trading-post", "1,0", has="1 denarii").to_act == B
    assert built("trading-post", "1,0", has="2 denarii").after("done").has() == {"denarii": 2}


@pytest.mark.rule("MIN-Z3")
def test_z3_triumphal_arch() -> None:
    game = game_with(setting("normal", "triumphal-arch", cost={}))
    where = duel(game=game, market="triumphal-arch", taken={"theater": 5, "art": 4})
    where = where.after("build triumphal-arch", "at 1,0")
    assert where.legal == ["take art", "take academics", "done"]
    taken = where.after("take art")
    assert (taken.culture(), taken.seen.stacks["art"]) == ([("art", 8)], ())  # type: ignore[index]
    assert where.after("done").culture() == []


@pytest.mark.rule("MIN-Z4")
def test_z4_dining_hall() -> None:
    where = built("dining-hall", "1,0")
    assert where.legal == [*(f"choose {k}" for k in ("grain", "wood", "stone", "ore")), "done"]
    assert where.after("choose stone", "choose wood").has() == {"stone": 1, "wood": 1}
    assert where.after("choose stone", "choose wood").to_act == B


@pytest.mark.rule("MIN-Z5")
def test_z5_bathhouse_uses_up_to_three_different_facilities() -> None:
    tiles = "0,0 fountain; 1,0 mine; 2,0 stall; 2,1 R; 2,2 forest; 1,2 temple-ore; 0,2 circus"
    where = built("bathhouse", "1,1", tiles)
    assert where.legal == ["use 0,0", "use 1,0", "use 2,0", "use 2,2", "done"]
    # The Stall can do nothing and uses up one of the three.
    where = where.after("use 2,0")
    assert where.legal == ["use 0,0", "use 1,0", "use 2,2", "done"]
    where = where.after("use 2,2")
    assert where.after("done").has() == {"wood": 1}
    where = where.after("use 0,0", "choose stone")
    assert (where.to_act, where.has()) == (B, {"wood": 1, "stone": 1})


@pytest.mark.rule("MIN-Z5")
def test_z5_effects_are_resolved_before_the_next_and_in_any_order() -> None:
    where = built("bathhouse", "1,1", "0,1 stall; 1,0 wheat-field; 2,1 harbor")
    where = where.after("use 1,0", "use 0,1")
    assert where.legal == ["exchange grain 1", "done"]
    where = where.after("exchange grain 1")
    assert where.legal == ["use 2,1", "done"]
    where = where.after("use 2,1")
    assert "done" not in where.legal
    assert where.after("choose ore").has() == {"glory": 1, "ore": 1, "denarii": 1}


@pytest.mark.rule("MIN-Z6")
@pytest.mark.rule("MIN-K2")
def test_z6_k2_culture_is_checked_after_the_last_one() -> None:
    game = game_with(setting("normal", "bathhouse", cost={}))
    where = duel("0,1 fresco; 1,0 fresco; 2,1 mine", game=game, market="bathhouse")
    where = where.with_(taken=(0, 1, 0)).after("build bathhouse", "at 1,1")
    where = where.after("use 1,0", "use 0,1")
    assert where.culture() == []
    assert where.after("done").culture() == [("art", 4)]


@pytest.mark.rule("MIN-Z7")
def test_z7_aqueduct_moves_any_facility_around_it() -> None:
    tiles = (
        "0,0 fountain; 1,0 temple-ore; 2,0 R; 0,1 mine; 0,2 mine; 2,2 circus; 1,2 mine; 3,3 mine"
    )
    where = built("aqueduct", "1,1", tiles)
    assert where.starting("move") == ["0,0", "1,0", "0,1", "0,2", "1,2", "2,2"]
    where = where.after("move 0,0")
    assert "done" not in where.legal
    cells = where.starting("at")
    assert "0,0" not in cells
    assert "1,1" not in cells
    assert "-1,0" not in cells, "only the moved tile itself lies beside it"
    assert "2,1" in cells
    moved = where.after("at 2,1")
    assert moved.city()["2,1"] == "fountain"
    assert "0,0" not in moved.city()
    assert built("aqueduct", "1,1", tiles).after("done").city()["0,0"] == "fountain"


@pytest.mark.rule("MIN-Z8")
def test_z8_no_more_groups_than_before() -> None:
    # Split into two: the mine at 1,0 may go to either part, but may not leave three groups.
    where = built("aqueduct", "1,1", "0,0 fountain; 1,0 mine; 5,5 forest")
    assert where.starting("move") == ["0,0", "1,0"]
    where = where.after("move 1,0")
    # Without the mine there are three groups: it must join two of them again.
    assert where.starting("at") == ["0,1"]
    chain = built("aqueduct", "1,1", "1,0 mine; 2,0 R; 0,0 R")
    assert chain.to_act == B, "moving the mine would cut off a residence"


@pytest.mark.rule("MIN-Z9")
def test_z9_moving_triggers_nothing() -> None:
    where = built("aqueduct", "1,0", "0,0 fountain; 2,0 mine; 0,1 R")
    moved = where.after("move 2,0", "at 1,1")
    assert (moved.has(), moved.to_act) == ({}, B)
    fountain = built("aqueduct", "1,0", "0,0 fountain; 0,-1 mine; 1,-1 mine")
    fountain = fountain.after("move 0,0", "at 2,0")
    assert fountain.city() == {
        "0,-1": "mine",
        "1,-1": "mine",
        "1,0": "aqueduct",
        "2,0": "fountain",
    }


@pytest.mark.rule("MIN-Z10")
def test_z10_circus_removes_a_residence_without_assistant() -> None:
    where = duel("0,0 fountain; 1,0 R; 0,1 R; 2,2 R", "1 wood", market="circus")
    where = where.with_city(replace(where.state.cities[0], assisted=(cell("0,1"),)))
    where = where.after("build circus", "at 1,1")
    assert where.legal == ["remove 1,0", "remove 2,2", "done"]
    gone = where.after("remove 1,0")
    assert "1,0" not in gone.city()
    assert (gone.seat().residences, gone.seat().removed) == (6, 1)
    gone = gone.after("pass").giving("9 denarii")
    assert "1,0" in gone.starting("residence")
    assert where.after("done").city()["1,0"] == "residence"
    assert built("circus", "1,1", "0,1 mine; 3,1 R").to_act == B


@pytest.mark.rule("MIN-Z11")
def test_z11_a_split_city_goes_on() -> None:
    where = built("circus", "1,1", "0,0 mine; 1,0 R; 2,0 forest").after("remove 1,0")
    where = where.after("pass").giving("9 denarii")
    where = where.after("residence 1,0", "activate left")
    assert where.has() == {"denarii": 8, "ore": 1}
