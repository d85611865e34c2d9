"""Writs, prestige and what completed structures give (CAR-W, CAR-L, CAR-D, CAR-V, CAR-O)."""

from random import Random

import pytest

from quadriga.core import CHANCE
from tests.games.carpe_diem.positions import A, B, C, D, Position, begun, full_district

# ---- writs and prestige --------------------------------------------------------------------------


@pytest.mark.rule("CAR-W1")
def test_a_tile_on_a_writ_takes_it_away_and_advances_the_marker() -> None:
    at = begun(2).with_district("3,3: w01 r0").holding("w01")
    on, beside = at.after("place 4,3 r0"), at.after("place 3,4 r0")
    assert (on.of(A).prestige, beside.of(A).prestige) == (1, 0)
    assert {*at.of(A).writs} - {*on.of(A).writs} == {"4,3"}
    assert beside.of(A).writs == at.of(A).writs


@pytest.mark.rule("CAR-W1")
def test_the_writ_comes_before_any_reward() -> None:
    at = begun(2).with_district("3,3: k11 r1, 5,3: k04 r3").with_row(rest="k04").holding("w20")
    at = at.after("place 4,3 r3")
    assert at.asked == "rewarding"
    assert at.of(A).prestige == 1


@pytest.mark.rule("CAR-W2")
@pytest.mark.rule("CAR-X19")
def test_a_marker_stops_on_top() -> None:
    at = begun(2).with_bar((4, [A]), (3, [B])).with_district("3,3: w01 r0")
    at = at.with_district("4,1: w01 r0", seat=B).with_district("3,3: w01 r0")
    assert at.order == (A, B)
    at = at.holding("w01", B)
    at = at.after("place 4,2 r0")
    assert at.of(B).prestige == 4
    assert at.order == (B, A)
    at = at.holding("w01", A).after("place 4,3 r0")
    assert at.order == (A, B)
    at = at.with_district("5,2: w01 r0", seat=B).holding("w01", B).after("place 5,3 r0")
    assert [at.of(seat).prestige for seat in (A, B)] == [5, 5]
    assert at.order == (B, A)


@pytest.mark.rule("CAR-W2")
def test_those_who_stay_behind_keep_their_order() -> None:
    at = begun(4).with_bar((2, [C, A, D]), (3, [B])).with_district("3,3: w01 r0").holding("w01")
    assert at.order == (B, D, A, C)
    at = at.after("place 4,3 r0")
    assert at.order == (A, B, D, C)
    at = begun(4).with_bar((2, [C, A, D]), (3, [B])).with_district("3,4: k10 r0").holding("k10")
    at = at.after("place 3,3 r2")
    assert at.of(A).prestige == 4, "a move of several spaces is one move"
    assert at.order == (A, B, D, C)
    on = begun(4).with_bar((2, [A, D]), (3, [B]), (5, [C])).with_district("3,4: k10 r0")
    assert on.holding("k10").after("place 3,3 r2").order == (C, A, B, D)


@pytest.mark.rule("CAR-W3")
@pytest.mark.rule("CAR-W4")
@pytest.mark.rule("CAR-D4")
@pytest.mark.rule("CAR-X20")
@pytest.mark.parametrize(("space", "vp"), [(20, 2), (19, 1), (18, 0)])
def test_an_administration_at_the_end_of_the_bar(space: int, vp: int) -> None:
    at = begun(2).with_bar((space, [A]), (20, [B])) if space < 20 else begun(2)
    at = at if space < 20 else at.with_bar((20, [A, B]))
    assert at.order == (B, A)
    at = at.with_district("3,4: k10 r0").holding("k10")
    after = at.after("place 3,3 r2")
    assert after.of(A).prestige == 20
    assert after.order == (A, B)
    assert after.of(A).vp - at.of(A).vp == vp


@pytest.mark.rule("CAR-W3")
@pytest.mark.rule("CAR-W4")
@pytest.mark.rule("CAR-W5")
@pytest.mark.rule("CAR-X21")
def test_writs_and_forum_cards_at_the_end_of_the_bar() -> None:
    at = begun(2).with_bar((20, [A, B])).with_district("3,3: w01 r0").holding("w01")
    after = at.after("place 4,3 r0")
    assert (after.of(A).vp - at.of(A).vp, after.of(A).prestige) == (1, 20)
    assert after.order == (A, B)
    at = begun(2).with_bar((19, [A]), (20, [B])).with_forum({6: "c02", 7: "d01"})
    at = at.with_owned(A, chimneys=7, merchant=1).visiting(A, [B]).after("visit 6-7")
    after = at.after("first 6")
    assert after.of(A).coins == 2
    assert after.of(A).prestige == 20
    assert after.of(A).vp - at.of(A).vp == 1 + 3
    assert after.order == (A, B)


@pytest.mark.rule("CAR-W5")
def test_all_prestige_of_one_card_is_one_move() -> None:
    at = begun(3).with_bar((1, [A]), (2, [B]), (3, [C])).with_forum({6: "c02", 7: "d01"})
    at = at.with_owned(A, chimneys=6, merchant=1).visiting(A, [B, C])
    after = at.after("visit 6-7", "first 6")
    assert after.of(A).prestige == 3
    assert after.order == (A, C, B)


@pytest.mark.rule("CAR-X18")
def test_at_the_start_the_last_seat_lies_on_top() -> None:
    assert begun(3).order == (C, B, A)


@pytest.mark.rule("CAR-X22")
def test_the_order_of_the_rulebooks_forum() -> None:
    cathy, sophie, hank, nick = A, B, C, D
    at = begun(4).with_bar((6, [cathy]), (5, [sophie, hank]), (3, [nick]))
    at = at.with_(turn=27).holding("w01", sophie).with_(turn=27)
    at = at.with_district("", seat=sophie).after("store")
    assert at.asked == "visiting"
    assert [at.to_act, *at.seen().moment.later] == [cathy, hank, sophie, nick]  # type: ignore[union-attr]


# ---- landscapes ----------------------------------------------------------------------------------


@pytest.mark.rule("CAR-L1")
@pytest.mark.rule("CAR-L2")
@pytest.mark.parametrize(
    ("end", "middle", "good"),
    [
        ("k04", "w09", "fish"),
        ("k05", "w10", "herbs"),
        ("k06", "w11", "grapes"),
        ("k07", "w12", "chicken"),
    ],
)
def test_landscapes_yield_their_good(end: str, middle: str, good: str) -> None:
    two = begun(2).with_district(f"3,4: {end} r0").holding(end).after("place 3,3 r2")
    assert two.goods() == {good: 1}
    three = begun(2).with_district(f"3,4: {middle} r0, 3,5: {end} r0").holding(end)
    assert three.after("place 3,3 r2").goods() == {good: 2}


@pytest.mark.rule("CAR-L3")
def test_a_landscape_of_more_than_four_tiles_is_legal() -> None:
    at = begun(2).with_district("3,4: w09 r0, 3,5: w09 r0, 3,6: k04 r0, 3,3: w09 r0")
    at = at.holding("k04").after("place 3,2 r2")
    assert at.goods() == {"fish": 4}


@pytest.mark.rule("CAR-L4")
def test_any_number_of_landscapes_of_a_kind() -> None:
    at = begun(2)
    for n, cells in enumerate((("3,4", "3,3"), ("4,4", "4,3"), ("5,4", "5,3"))):
        for cell, turns in zip(cells, ("r0", "r2"), strict=True):
            at = at.holding("k04").after(f"place {cell} {turns}")
        assert at.goods() == {"fish": n + 1}
    at = at.holding("k04").after("place 3,2 r0")
    assert at.structures() == [
        "pond 3,2 open 3,1",
        "pond 3,3 3,4 done",
        "pond 4,3 4,4 done",
        "pond 5,3 5,4 done",
    ]
    assert at.state.districts[0].owned[0] == 3


# ---- dwellings -----------------------------------------------------------------------------------


@pytest.mark.rule("CAR-D1")
@pytest.mark.parametrize("half", ["k08", "k09", "k10"])
def test_a_dwelling_is_two_halves(half: str) -> None:
    at = begun(2).holding(half).after("place 3,4 r0")
    assert at.structures()[0].endswith("3,4 open 3,3")
    assert not any(at.state.districts[0].owned)
    at = at.holding(half).after("place 3,3 r2")
    assert at.structures()[0].endswith("3,3 3,4 done")


@pytest.mark.rule("CAR-D2")
@pytest.mark.rule("CAR-X7")
def test_a_merchant_turns_all_goods_into_coins_and_one_more() -> None:
    at = begun(2).with_district("3,4: k08 r0").with_purse(A, fish=1, chicken=1, grapes=2)
    at = at.holding("k08").after("place 3,3 r2")
    assert (at.goods(), at.of(A).coins, at.of(A).bread) == ({}, 5, 0)


@pytest.mark.rule("CAR-D2")
@pytest.mark.rule("CAR-X8")
def test_a_merchant_without_goods_gives_a_coin() -> None:
    at = begun(2).with_district("3,4: k08 r0").with_purse(A, coins=2, bread=1)
    at = at.holding("k08").after("place 3,3 r2")
    assert (at.of(A).coins, at.of(A).bread) == (3, 1)


@pytest.mark.rule("CAR-D3")
@pytest.mark.rule("CAR-X9")
def test_a_granary_gives_two_bread() -> None:
    at = begun(2).with_district("3,4: k09 r0").with_purse(A, bread=1)
    assert at.holding("k09").after("place 3,3 r2").of(A).bread == 3


@pytest.mark.rule("CAR-D5")
@pytest.mark.rule("CAR-X11")
def test_a_craftsman_chain() -> None:
    at = begun(2).with_district("3,4: w24 r0, 4,4: w50 r0").with_row({4: "k11", 9: "k04"}, "k05")
    at = at.holding("w20").after("place 3,3 r2")
    assert at.legal == [f"craft {n}" for n in range(1, 12)]
    at = at.after("craft 4")
    assert at.seen().row[3] == ""
    at = at.after("place 4,3 r2")
    assert at.of(A).prestige == 1
    assert at.asked == "crafting"
    at = at.after("craft 9", "place 3,2 r2")
    assert at.of(A).prestige == 2
    assert at.goods() == {"fish": 1}
    row = at.seen().row
    assert [n for n, tile in enumerate(row, start=1) if not tile] == [4, 9]
    assert at.to_act == B


@pytest.mark.rule("CAR-D6")
@pytest.mark.rule("CAR-X12")
def test_a_craftsmans_tile_must_be_taken_and_may_be_stored() -> None:
    other = {"3,4": "k11 r0", "5,6": "k04 r1", "6,5": "k05 r2", "3,3": "", "6,6": ""}
    at = begun(2).with_district(full_district("w01 r0", other)).with_row(rest="k04")
    at = at.with_purse(A).holding("k11")
    after = at.after("place 3,3 r2")
    assert after.legal == [f"craft {n}" for n in range(1, 12)]
    after = after.after("craft 6")
    assert after.legal == ["store"]
    after = after.after("store")
    assert after.of(A).stored == ("k04",)
    assert after.lines(A).items == 0
    assert after.with_purse(A, stored=["k04"], coins=1).lines(A).items == 1
    nothing = at.with_row().after("place 3,3 r2")
    assert nothing.to_act == B
    fits = begun(2).with_district("3,4: k11 r0").with_row(rest="k04").holding("k11")
    assert fits.after("place 3,3 r2", "craft 1").legal[-1] == "store"


@pytest.mark.rule("CAR-D7")
def test_the_row_is_never_refilled() -> None:
    at = begun(2).with_district("3,4: k11 r0").with_row({5: "k04"}).holding("k11")
    at = at.after("place 3,3 r2")
    assert at.legal == ["craft 5"]
    at = at.after("craft 5", "store")
    assert not any(at.seen().row)
    assert at.seen().phase == 1


# ---- villas --------------------------------------------------------------------------------------


@pytest.mark.rule("CAR-V1")
@pytest.mark.rule("CAR-V2")
@pytest.mark.rule("CAR-X17")
def test_the_smallest_villa() -> None:
    at = begun(2).with_district("3,4: w57 r0").holding("k12")
    before, at = at, at.after("place 3,5 r0")
    assert "villa 3,4 3,5 done" in at.structures()
    assert at.lines(A).villas == 1
    assert at.of(A).vp == before.of(A).vp
    assert (at.goods(), at.of(A).coins, at.of(A).bread) == ({}, 0, 0)
    assert at.to_act == B


@pytest.mark.rule("CAR-V1")
def test_a_villa_may_have_any_size_and_go_round() -> None:
    # A ring of four corner pieces around nothing: w08 has villa up and right.
    ring = "3,4: w08 r1, 4,4: w08 r2, 4,5: w08 r3"
    at = begun(2).with_district(ring)
    assert at.structures() == ["villa 3,4 4,4 4,5 open 3,5"]
    at = at.holding("w08").after("place 3,5 r0")
    assert at.structures() == ["villa 3,4 4,4 3,5 4,5 done"]
    assert at.lines(A).villas == 2 * 12 - 3


@pytest.mark.rule("CAR-V2")
def test_a_completed_villa_counts_for_cards_and_goals() -> None:
    at = begun(2).with_district("3,4: w57 r0, 3,5: k12 r0").with_forum({6: "c03", 7: "d01"})
    at = at.with_fountains("f17").visiting(A, [B])
    assert at.lines(A).fountains == 2
    assert at.after("visit 6-7", "first 6").of(A).vp == at.of(A).vp + 3 - 4


@pytest.mark.rule("CAR-V3")
def test_all_chimneys_on_placed_tiles_count() -> None:
    at = begun(2).with_district("3,4: w57 r0, 3,5: k12 r0, 4,4: w08 r0").with_forum({6: "c05"})
    at = at.visiting(A, [B]).with_purse(A, vp=10).with_forum({7: "c05"})
    # 1 + 1 in a completed villa and 3 in an open one: two sets of two.
    after = at.after("visit 6-7", "first 6")
    assert after.of(A).vp == 10 + 4 + 4
    assert at.with_purse(A, vp=10, stored=["k13"]).after("visit 6-7", "first 6").of(A).vp == 18


# ---- markets, bakeries, fountains ----------------------------------------------------------------


@pytest.mark.rule("CAR-O1")
@pytest.mark.parametrize("tile", ["w01", "w02", "w03", "k01", "k02", "k03"])
def test_single_buildings_are_grass_all_round(tile: str) -> None:
    at = begun(2).with_district("3,4: w09 r0").with_fountains(pile="").holding(tile)
    assert at.legal == ["place 2,4 r0", "place 4,4 r0", "store"]
    assert len([s for s in at.after("place 2,4 r0").structures() if s.endswith("done")]) == 1


@pytest.mark.rule("CAR-O2")
@pytest.mark.rule("CAR-O3")
@pytest.mark.rule("CAR-O6")
@pytest.mark.parametrize(("tile", "gain"), [("w01", (1, 0)), ("k01", (1, 0)), ("w02", (0, 1))])
def test_market_and_bakery(tile: str, gain: tuple[int, int]) -> None:
    at = begun(2).holding(tile)
    after = at.after("place 3,4 r0")
    assert (after.of(A).coins, after.of(A).bread) == gain
    stored = at.after("store")
    assert (stored.of(A).coins, stored.of(A).bread) == (0, 0)


def at_fountain(hand: str = "", **fountains: str) -> Position:
    """Seat 1 has placed a fountain."""
    at = begun(2).with_fountains(hand, **fountains).holding("w03")
    return at.after("place 3,4 r0")


@pytest.mark.rule("CAR-O4")
@pytest.mark.rule("CAR-X14")
def test_the_first_fountain() -> None:
    at = at_fountain()
    assert at.to_act is CHANCE
    at = at.after("fountain f09 f20")
    assert at.legal == ["return f09", "return f20"]
    at = at.after("return f20")
    assert at.hand() == ("f09",)
    assert at.seen().pile == 23
    assert at.to_act == B


@pytest.mark.rule("CAR-O4")
@pytest.mark.rule("CAR-X15")
def test_any_card_may_go_back_and_lies_under_the_pile() -> None:
    at = at_fountain("f09").after("fountain f23 f03")
    assert at.legal == ["return f03", "return f09", "return f23"]
    at = at.after("return f09")
    assert at.hand() == ("f03", "f23")
    tables = at.game.tables
    # f09 is drawn last: never while other cards are left, and surely when none is.
    short = at.with_(pile=(tables.fountain_number["f01"], tables.fountain_number["f02"]))
    drawing = short.with_district("", seat=B).holding("w03", B).after("place 3,4 r0")
    lines = {str(drawing.game.sample_chance(drawing.state, Random(n))) for n in range(20)}
    assert lines == {"fountain f01 f02", "fountain f02 f01"}
    one = at.with_(pile=(tables.fountain_number["f01"],))
    drawing = one.with_district("", seat=B).holding("w03", B).after("place 3,4 r0")
    assert drawing.legal == ["fountain f01 f09"]
    assert drawing.game.outcome(drawing.state, "fountain f09 f01") is None


@pytest.mark.rule("CAR-O4")
def test_returned_cards_come_up_in_the_order_returned() -> None:
    at = at_fountain(pile="", under="f05 f02 f07")
    assert at.legal == ["fountain f05 f02"]
    at = at.after("fountain f05 f02", "return f02")
    names = at.game.tables.fountain_ids
    assert [names[card] for card in at.state.under] == ["f07", "f02"]


@pytest.mark.rule("CAR-O5")
@pytest.mark.rule("CAR-X16")
def test_a_small_pile() -> None:
    at = at_fountain("f03", pile="f12")
    assert at.legal == ["fountain f12"]
    at = at.after("fountain f12")
    assert at.legal == ["return f03", "return f12"]
    at = at.after("return f03")
    assert (at.hand(), at.seen().pile) == (("f12",), 1)
    nothing = at_fountain("f03", pile="")
    assert nothing.to_act == B
    assert nothing.hand() == ("f03",)


@pytest.mark.rule("CAR-O4")
@pytest.mark.rule("CAR-O5")
def test_returned_cards_are_drawn_last_in_the_order_returned() -> None:
    at = at_fountain("f03", pile="f12", under="f20 f05 f09")
    assert at.legal == ["fountain f12 f20"]
    at = at.after("fountain f12 f20", "return f03")
    assert at.seen().pile == 3
    again = at_fountain("f12", pile="", under="f05 f09 f03")
    assert again.legal == ["fountain f05 f09"]
    last = at_fountain("f12", pile="", under="f05")
    assert last.legal == ["fountain f05"]
    assert last.after("fountain f05", "return f12").hand() == ("f05",)


@pytest.mark.rule("CAR-O6")
def test_a_stored_fountain_gives_nothing() -> None:
    at = begun(2).holding("w03").after("store")
    assert at.to_act == B
    assert at.seen().pile == 24
