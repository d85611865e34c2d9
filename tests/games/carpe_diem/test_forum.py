"""The forum (CAR-F1 to CAR-F15)."""

from random import Random

import pytest
from msgspec.structs import replace

from quadriga.games.carpe_diem.rules.state import NONE
from tests.games.carpe_diem.positions import A, B, C, Position, begun


def visit(one: str, two: str, at: Position | None = None, first: int = 6) -> Position:
    """Seat 1 has put a marker between these two cards and begun with one of them."""
    at = (at or begun(2)).with_forum({6: one, 7: two}).with_bar((0, [A, B]))
    return at.visiting(A, [B]).after("visit 6-7", f"first {first}")


def alone(card: str, at: Position) -> Position:
    """Seat 1 has begun with a card; the other one is fulfilled by itself, for nothing."""
    district = at.state.districts[0].owned
    assert district[4] == 0
    owned = (*district[:4], 1, *district[5:])
    return visit(card, "d01", at.with_(districts=_owned(at, owned)))


def _owned(at: Position, owned: tuple[int, ...]) -> tuple[object, ...]:
    return (replace(at.state.districts[0], owned=owned), *at.state.districts[1:])


def gained(before: Position, after: Position) -> int:
    return after.of(A).vp - before.of(A).vp


MERCHANT = 3
"""What the other card of `alone` gives."""


@pytest.mark.rule("CAR-F1")
def test_the_highest_visits_first_and_of_one_space_the_upper() -> None:
    at = begun(3).with_bar((3, [C]), (5, [A, B])).holding("w01", A).with_(turn=20).after("store")
    assert at.asked == "visiting"
    assert [at.to_act, *at.seen().moment.later] == [B, A, C]  # type: ignore[union-attr]


@pytest.mark.rule("CAR-F1")
@pytest.mark.rule("CAR-X51")
def test_the_order_is_fixed_when_the_forum_begins() -> None:
    at = begun(3).with_bar((8, [A]), (7, [B]), (5, [C])).with_forum({6: "c02", 7: "d01"})
    at = at.with_owned(B, chimneys=6, merchant=1).visiting(A, [B, C])
    at = at.after("visit 2-3", "first 2")
    while at.to_act == A:
        at = at.after(at.legal[0])
    assert at.to_act == B
    at = at.after("visit 6-7", "first 6")
    assert at.of(B).prestige == 9
    assert at.to_act == C
    assert at.order[0] == B


@pytest.mark.rule("CAR-F2")
@pytest.mark.rule("CAR-X28")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, "2-3 2-6 3-7 5-6 6-7 6-10 7-8 7-11 10-11"),
        (3, "2-3 2-6 3-4 3-7 4-8 5-6 5-9 6-7 6-10 7-8 7-11 9-10 10-11"),
        (4, "1-2 1-5 2-3 2-6 3-4 3-7 4-8 5-6 5-9 6-7 6-10 7-8 7-11 8-12 9-10 10-11 11-12"),
    ],
)
def test_marker_spaces_lie_between_neighbours(seats: int, spaces: str) -> None:
    assert begun(seats).visiting(A).legal == [f"visit {pair}" for pair in spaces.split(" ")]
    assert len(spaces.split(" ")) >= 4 * seats + 1, "a free one always exists"
    taken = (A, *[NONE] * (len(spaces.split(" ")) - 1))
    free = begun(seats).with_(markers=taken).visiting(A).legal
    assert free == [f"visit {pair}" for pair in spaces.split(" ")[1:]]


@pytest.mark.rule("CAR-F3")
@pytest.mark.rule("CAR-X50")
def test_a_marker_blocks_its_space_but_not_its_cards() -> None:
    at = visit("d01", "d02")
    while at.to_act == A:
        at = at.after(at.legal[0])
    assert at.to_act == B
    assert "visit 6-7" not in at.legal
    assert {"visit 7-8", "visit 3-7", "visit 5-6"} <= {*at.legal}
    later = at.with_(stage=2).visiting(A, [B])
    assert "visit 6-7" not in later.legal
    assert "visit 7-8" in later.legal
    markers = {(m.a, m.b): m.seat for m in at.seen().markers}
    assert markers[6, 7] == A
    assert [seat for seat in markers.values() if seat is not None] == [A]


@pytest.mark.rule("CAR-F3")
def test_only_the_two_cards_beside_the_marker_count() -> None:
    at = begun(2).with_owned(A, merchant=1, pond=1)
    at = at.with_forum({2: "d01", 3: "d01", 5: "d01", 8: "d01", 10: "d01", 11: "d01"})
    after = visit("d01", "d02", at)
    assert gained(at, after) == 3 - 4


@pytest.mark.rule("CAR-F4")
@pytest.mark.rule("CAR-X36")
def test_the_first_card_may_pay_for_the_second() -> None:
    at = begun(2).with_owned(A, chimneys=4)
    assert at.with_forum({6: "c06", 7: "a01"}).visiting(A).after("visit 6-7").legal == [
        "first 6",
        "first 7",
    ]
    one = visit("c06", "a01", at)
    assert one.of(A).coins == 2
    assert one.legal == ["pay 0 bread 0", "pay 1 bread 0"]
    one = one.after("pay 1 bread 0")
    assert (gained(at, one), one.of(A).coins) == (4, 0)
    two = visit("c06", "a01", at, first=7)
    assert (gained(at, two), two.of(A).coins) == (-4, 2)


@pytest.mark.rule("CAR-F5")
@pytest.mark.rule("CAR-F6")
@pytest.mark.rule("CAR-F12")
@pytest.mark.rule("CAR-X30")
def test_sophie_pays_three_sets() -> None:
    at = begun(2).with_purse(A, fish=2, herbs=2, chicken=1, coins=3, bread=3)
    asked = alone("b11", at)
    assert asked.legal == [f"pay {g} bread {b}" for g in (0, 1, 2) for b in (0, 1)]
    after = asked.after("pay 2 bread 1")
    assert gained(at, after) == 24 + MERCHANT
    assert (after.goods(), after.of(A).coins, after.of(A).bread) == ({}, 0, 0)


@pytest.mark.rule("CAR-F5")
def test_there_is_no_upper_limit_to_sets() -> None:
    at = begun(2).with_purse(A, fish=40)
    after = alone("a01", at).after("pay 20 bread 0")
    assert gained(at, after) == 80 + MERCHANT


@pytest.mark.rule("CAR-F14")
@pytest.mark.rule("CAR-X31")
def test_cathy_cannot_pay() -> None:
    at = begun(2).with_purse(A, fish=2, bread=2)
    after = alone("a03", at)
    assert after.to_act == B, "no choice is asked"
    assert gained(at, after) == -4 + MERCHANT
    assert after.goods() == {"fish": 2}
    both = visit("a03", "a09", at)
    assert both.to_act == B
    assert gained(at, both) == -8


@pytest.mark.rule("CAR-F6")
@pytest.mark.rule("CAR-F12")
@pytest.mark.rule("CAR-X32")
@pytest.mark.parametrize(
    ("card", "purse", "line", "vp"),
    [
        ("a04", {"herbs": 2}, "pay 1 bread 0", 4),
        ("a12", {"chicken": 1, "coins": 2}, "pay 1 bread 0", 7),
        ("b09", {"bread": 3}, "pay 0 bread 1", 5),
    ],
)
def test_the_rulebooks_red_cards(card: str, purse: dict[str, int], line: str, vp: int) -> None:
    at = begun(2).with_purse(A, **purse)
    after = alone(card, at).after(line)
    assert gained(at, after) == vp + MERCHANT
    assert (after.goods(), after.of(A).coins, after.of(A).bread) == ({}, 0, 0)


@pytest.mark.rule("CAR-F7")
@pytest.mark.rule("CAR-X39")
def test_goods_are_spent_before_coins() -> None:
    at = begun(2).with_purse(A, fish=3, herbs=1, coins=2)
    asked = alone("b01", at)
    assert asked.legal == [f"pay {n} bread 0" for n in range(4)]
    two, three = asked.after("pay 2 bread 0"), asked.after("pay 3 bread 0")
    assert (two.goods(), two.of(A).coins) == ({"fish": 1}, 1)
    assert (three.goods(), three.of(A).coins) == ({}, 0)


@pytest.mark.rule("CAR-F8")
@pytest.mark.rule("CAR-F14")
@pytest.mark.rule("CAR-X38")
def test_a_player_may_choose_not_to_pay() -> None:
    at = begun(2).with_purse(A, fish=2)
    after = alone("a01", at).after("pay 0 bread 0")
    assert gained(at, after) == -4 + MERCHANT
    assert after.goods() == {"fish": 2}


@pytest.mark.rule("CAR-F9")
@pytest.mark.rule("CAR-F10")
@pytest.mark.rule("CAR-X34")
def test_hanks_landscapes() -> None:
    at = begun(2).with_owned(A, pond=2, garden=1, vineyard=4)
    after = visit("d05", "d18", at)
    assert gained(at, after) == 7
    assert (after.of(A).coins, after.of(A).bread) == (2, 2)
    assert after.to_act == B


@pytest.mark.rule("CAR-F9")
@pytest.mark.rule("CAR-F10")
@pytest.mark.rule("CAR-F14")
@pytest.mark.rule("CAR-X35")
@pytest.mark.parametrize(
    ("card", "owned", "gain"),
    [
        ("d01", {"merchant": 1}, (3, 0, 0, 0)),
        ("d15", {"bakery": 2}, (3, 0, 0, 0)),
        ("d15", {"bakery": 3}, (3, 0, 0, 0)),
        ("d15", {"bakery": 4}, (6, 0, 0, 0)),
        ("d15", {"granary": 2}, (-4, 0, 0, 0)),
        ("c03", {"villa": 1}, (3, 0, 0, 0)),
        ("c04", {"villa": 2}, (0, 1, 1, 1)),
        ("c04", {"villa": 3}, (0, 1, 1, 1)),
        ("d16", {"market": 2}, (3, 0, 0, 0)),
        ("d17", {"fountain": 5}, (6, 0, 0, 0)),
        ("d19", {"merchant": 1, "granary": 1, "craftsman": 1}, (0, 1, 1, 0)),
        ("d20", {"pond": 1, "farmyard": 1, "villa": 9}, (0, 0, 1, 1)),
        ("d05", {"pond": 5, "garden": 2}, (14, 0, 0, 0)),
        ("c07", {"chimneys": 8, "villa": 1}, (6, 0, 0, 0)),
    ],
)
def test_green_cards_count_what_is_owned(
    card: str, owned: dict[str, int], gain: tuple[int, int, int, int]
) -> None:
    at = begun(2).with_owned(A, **owned)
    after = visit(card, "a01", at.with_purse(A))
    holding = after.of(A)
    # The other card, a01, fails: 4 points, unless the coin pays for nothing.
    assert (gained(at, after) + 4, holding.coins, holding.bread, holding.prestige) == gain
    assert after.state.districts[0].owned == at.state.districts[0].owned


@pytest.mark.rule("CAR-F10")
def test_an_open_structure_is_not_owned_but_a_placed_single_is() -> None:
    at = begun(2).with_district("3,4: k08 r0, 4,4: w02 r0, 5,4: w02 r0")
    after = visit("d01", "d15", at)
    assert gained(at, after) == -4 + 3
    done = begun(2).with_district("3,4: k08 r0, 3,3: k08 r2")
    assert gained(done, visit("d01", "d01", done)) == 6, "owning is not used up"


@pytest.mark.rule("CAR-F11")
@pytest.mark.rule("CAR-F12")
@pytest.mark.rule("CAR-X29")
def test_three_bread_pay_for_a_further_set() -> None:
    at = begun(2).with_owned(A, chimneys=4).with_purse(A, bread=3)
    asked = alone("c05", at)
    assert asked.legal == ["pay bread 0", "pay bread 1"]
    assert gained(at, asked) == 4, "the own sets come first"
    one = asked.after("pay bread 1")
    assert (gained(at, one), one.of(A).bread) == (6 + MERCHANT, 0)
    none = asked.after("pay bread 0")
    assert none.asked == "paying", "three bread are left for the other card"
    assert none.of(A).bread == 3
    assert gained(at, none) == 4 + MERCHANT


@pytest.mark.rule("CAR-F11")
@pytest.mark.rule("CAR-F13")
@pytest.mark.rule("CAR-X33")
def test_nicks_chimneys() -> None:
    at = begun(2).with_owned(A, chimneys=7)
    asked = visit("c01", "c02", at)
    assert asked.of(A).bread == 3
    assert asked.legal == ["pay bread 0", "pay bread 1"]
    paid = asked.after("pay bread 1")
    assert (paid.of(A).bread, paid.of(A).coins, paid.of(A).prestige) == (1, 2, 2)
    assert paid.to_act == B
    kept = asked.after("pay bread 0")
    assert kept.legal == ["pay bread 0", "pay bread 1"]
    third = kept.after("pay bread 1")
    assert (third.of(A).bread, third.of(A).coins, third.of(A).prestige) == (0, 3, 3)
    second = visit("c01", "c02", at, first=7)
    assert (second.of(A).coins, second.of(A).prestige) == (2, 2)
    assert second.legal == ["pay bread 0", "pay bread 1"]


@pytest.mark.rule("CAR-F13")
@pytest.mark.rule("CAR-X37")
@pytest.mark.parametrize(("bread", "most"), [(2, 1), (5, 2), (6, 3)])
def test_bread_gained_may_be_used_at_once(bread: int, most: int) -> None:
    at = begun(2).with_owned(A, pond=3).with_purse(A, bread=bread)
    asked = visit("d18", "a01", at)
    assert asked.of(A).bread == bread + 1
    assert asked.legal == [f"pay bread {n}" for n in range(most + 1)]
    after = asked.after(f"pay bread {most}")
    assert after.of(A).bread == bread + 1 - 2 * most
    assert after.of(A).coins == 1 + most


@pytest.mark.rule("CAR-F12")
def test_bread_may_pay_on_both_cards() -> None:
    at = begun(2).with_purse(A, bread=7)
    asked = visit("a03", "d01", at)
    assert asked.legal == ["pay 0 bread 0", "pay 0 bread 1", "pay 0 bread 2"]
    after = asked.after("pay 0 bread 1")
    assert after.legal == ["pay bread 0", "pay bread 1"]
    after = after.after("pay bread 1")
    assert (gained(at, after), after.of(A).bread) == (10, 1)


@pytest.mark.rule("CAR-F14")
@pytest.mark.rule("CAR-X40")
def test_points_may_become_negative() -> None:
    at = begun(2).with_purse(A, vp=3)
    after = visit("a01", "d01", at)
    assert after.of(A).vp == -5
    assert after.scores[0] == -5 + after.of(A).prestige


@pytest.mark.rule("CAR-F14")
def test_a_green_card_without_own_sets_and_without_bread_paid_fails_too() -> None:
    at = begun(2).with_purse(A, bread=3)
    after = visit("d01", "d02", at).after("pay bread 0")
    assert gained(at, after) == -4
    assert gained(at, after.after("pay bread 0")) == -8


@pytest.mark.rule("CAR-F15")
@pytest.mark.parametrize(
    ("card", "owned", "gain"),
    [
        ("c04", {"villa": 4}, (0, 2, 2, 2)),
        ("c08", {"chimneys": 3}, (0, 0, 1, 1)),
        ("d22", {"market": 1, "bakery": 1}, (0, 1, 0, 1)),
        ("c12", {"villa": 2}, (7, 0, 0, 0)),
    ],
)
def test_rewards(card: str, owned: dict[str, int], gain: tuple[int, ...]) -> None:
    at = begun(2).with_owned(A, **owned)
    after = visit(card, "a03", at)
    holding = after.of(A)
    assert (gained(at, after) + 4, holding.coins, holding.bread, holding.prestige) == gain


@pytest.mark.rule("CAR-F10")
def test_families_count_what_was_built() -> None:
    ponds = "1,1: k04 r1, 2,1: k04 r3, 1,2: k05 r1, 2,2: k05 r3, 1,3: k06 r1, 2,3: k06 r3"
    halves = "5,1: k08 r1, 6,1: k08 r3, 5,2: k09 r1, 6,2: k09 r3, 5,3: k11 r1, 6,3: k11 r3"
    villas = "5,5: k12 r1, 6,5: k12 r3, 5,6: k12 r1, 6,6: k12 r3, 4,6: w01 r0, 3,6: w01 r0"
    at = begun(2).with_district(f"{ponds}, {villas}")
    after = visit("d18", "d21", at)
    assert (after.of(A).coins, after.of(A).bread) == (1, 1)
    assert gained(at, after) == -4
    at = begun(2).with_district(f"{halves}, {villas}")
    after = visit("d19", "d20", at)
    assert (after.of(A).coins, after.of(A).bread) == (1, 1)
    assert gained(at, after) == -4


@pytest.mark.rule("CAR-F4")
def test_what_is_paid_for_and_what_follows_is_shown() -> None:
    asked = visit("a01", "a02", begun(2).with_purse(A, fish=4))
    moment = asked.seen().moment
    assert (moment.space, moment.then) == (6, 7)  # type: ignore[union-attr]
    moment = asked.after("pay 1 bread 0").seen().moment
    assert (moment.space, moment.then) == (7, None)  # type: ignore[union-attr]
    for at in (asked, asked.after("pay 1 bread 0")):
        assert at.game.knowledge.determinize(at.seen(A), Random(0)).phase == at.state.phase
