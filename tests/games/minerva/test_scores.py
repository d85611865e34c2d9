"""Culture, glory, temples, the end and ties (MIN-K, G, T, E)."""

from typing import Any

import pytest
from msgspec.structs import replace

from quadriga.games.minerva.rules.state import OVER
from tests.games.minerva.positions import (
    A,
    B,
    Position,
    activated,
    city_of,
    duel,
    minerva,
    position,
)

# ---- culture -------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-K1")
@pytest.mark.rule("MIN-K3")
def test_k1_k3_points_are_lost_when_the_turn_ends() -> None:
    where = duel("0,0 fresco; 2,0 R; 1,0 fresco", taken={"art": 2}, hand=1)
    where = where.after("assist 2,0", "activate left")
    assert where.culture() == []
    where = where.after("pass").giving("9 denarii").after("residence -1,0", "activate right")
    assert where.culture() == [], "two points and two points are not four"


@pytest.mark.rule("MIN-K2")
@pytest.mark.parametrize(("names", "taken"), [("theater", True), ("stage", False)])
def test_k2_as_many_points_as_marks_take_the_top_tile(names: str, taken: bool) -> None:
    where = activated(names, taken={"theater": 1})
    assert where.culture() == ([("theater", 4)] if taken else [])


@pytest.mark.rule("MIN-K3")
def test_k3_one_tile_a_category_and_none_from_an_empty_stack() -> None:
    assert activated("statue statue").culture() == [("art", 2)]
    assert activated("statue statue", taken={"art": 5}).culture() == []
    assert activated("mine").culture() == []


@pytest.mark.rule("MIN-K3")
def test_k3_the_last_tile_of_a_stack_can_be_taken() -> None:
    assert activated("statue statue fresco", taken={"art": 4}).culture() == [("art", 8)]
    assert activated("statue statue", taken={"art": 4}).culture() == []


@pytest.mark.rule("MIN-K4")
def test_k4_the_next_tile_is_on_top_at_once() -> None:
    tables = minerva(2).tables
    city = city_of(tables, "1,0 theater")
    where = position(city, city).after("residence 0,0", "activate right")
    where = where.after("residence 0,0", "activate right")
    assert (where.culture(A), where.culture(B)) == ([("theater", 2)], [("theater", 4)])


@pytest.mark.rule("MIN-K5")
def test_k5_a_free_point_is_assigned_when_its_tile_is_resolved() -> None:
    where = activated("garden theater")
    assert where.asked == "choosing"
    assert where.after("choose art").culture() == [("theater", 2), ("art", 2)]
    where = activated("garden theater", taken={"theater": 2})
    assert where.after("choose theater").culture() == [("theater", 6)]


# ---- glory ---------------------------------------------------------------------------------------


def awarded(*glory: int, order: tuple[int, ...], number: int) -> list[list[tuple[int, int]]]:
    """The glory tiles that each takes; all but the last of the order have passed."""
    tables = minerva(len(glory)).tables
    cities = [city_of(tables, has=f"{n} glory") for n in glory]
    where = position(*cities, number=number, passed=order[:-1], seat=order[-1]).after("pass")
    while where.asked == "hiring":
        where = where.after("decline")
    return [where.laurels(seat) for seat in range(len(glory))]


@pytest.mark.rule("MIN-G1")
def test_g1_tokens_spent_on_an_assistant_do_not_count() -> None:
    tables = minerva(2).tables
    cities = [city_of(tables, has="3 glory"), city_of(tables, has="2 glory")]
    where = position(*cities, passed=[B], number=3).after("pass")
    # A passed last and decides first.
    assert where.to_act == A
    spent = where.after("buy-assistant glory", "decline")
    # 2 to 2: B has the lower order tile.
    assert (spent.laurels(A), spent.laurels(B)) == ([(3, 2)], [(3, 1)])
    kept = where.after("decline", "decline")
    assert (kept.laurels(A), kept.laurels(B)) == ([(3, 1)], [(3, 2)])
    # The tokens are not paid for a tile: at the end one still has them.
    over = position(*cities, passed=[B], number=6).after("pass")
    assert (over.has(A), over.has(B)) == ({"glory": 3}, {"glory": 2})


@pytest.mark.rule("MIN-G2")
def test_g2_ranked_by_tokens_then_by_the_lower_order_tile() -> None:
    assert awarded(1, 4, 2, order=(0, 1, 2), number=3) == [[(3, 3)], [(3, 1)], [(3, 2)]]
    assert awarded(2, 2, 2, order=(2, 0, 1), number=4) == [[(4, 2)], [(4, 3)], [(4, 1)]]
    assert awarded(1, 4, 2, order=(0, 1, 2), number=1) == [[], [(1, 1)], [(1, 2)]]
    assert awarded(4, 3, 2, 1, order=(3, 2, 1, 0), number=5) == [[(5, 1)], [(5, 2)], [(5, 3)], []]


@pytest.mark.rule("MIN-G3")
def test_g3_nothing_without_a_token() -> None:
    assert awarded(0, 0, 1, order=(0, 1, 2), number=3) == [[], [], [(3, 1)]]
    assert awarded(0, 0, 0, order=(0, 1, 2), number=3) == [[], [], []]


@pytest.mark.rule("MIN-G4")
@pytest.mark.rule("MIN-E5")
def test_g4_e5_the_last_round_has_a_glory_step_and_tokens_are_worth_nothing() -> None:
    tables = minerva(2).tables
    homes = city_of(tables, "0,0 fountain; 1,0 R", "9 glory", hand=3, assisted="1,0")
    where = position(homes, number=6, passed=[B]).after("pass")
    assert where.laurels(A) == [(6, 1)]
    assert where.to_act is None
    assert sum(where.vp(A)) == 10
    assert where.seat(A).residences == 8


# ---- temples -------------------------------------------------------------------------------------

AROUND = "-1,-1 {0}; 0,-1 {0}; 1,-1 {0}; -1,0 {0}; 1,0 {0}; -1,1 {0}; 0,1 {0}; 1,1 {0}"
MEMBERS = {
    "production": ["fountain", "wheat-field", "farm"],
    "trade": ["markets", "mint", "tavern"],
    "cultural": ["garden", "stage", "library"],
    "military": ["stall", "barracks", "colosseum"],
    "special": ["circus", "aqueduct", "bathhouse"],
    "temple": ["temple-ore", "temple-wood", "temple-stone"],
    "residential": ["R", "R", "R"],
}
VP = {"trade": 3, "production": 1}


@pytest.mark.rule("MIN-T1")
@pytest.mark.rule("MIN-T4")
@pytest.mark.parametrize("counts", MEMBERS)
@pytest.mark.parametrize("area", ["around", "lines"])
def test_t1_t4_a_temple_counts_its_category(counts: str, area: str) -> None:
    first, second, third = MEMBERS[counts]
    temple = f"temple-{counts}-{area}"
    others = [name for kind, names in MEMBERS.items() if kind != counts for name in names[:1]]
    tiles = (
        f"0,0 {temple}; 0,1 {first}; -1,0 {second}; 5,5 {third}; 1,0 {others[0]}; 0,-1 {others[1]}"
    )
    where = duel(tiles)
    step = where.game.tables.tiles[where.game.tables.number[temple]].effect[0]
    assert where.vp().temples == 2 * step.vp  # type: ignore[union-attr]
    assert duel(f"0,0 {temple}; 5,5 {third}").vp().temples == 0


@pytest.mark.rule("MIN-T2")
def test_t2_eight_cells_around() -> None:
    tiles = AROUND.format("mine")
    assert duel(f"0,0 temple-production-around; {tiles}; 2,0 mine; 0,-2 mine").vp().temples == 8


@pytest.mark.rule("MIN-T3")
def test_t3_row_and_column_at_any_distance() -> None:
    temple = "0,0 temple-production-lines"
    assert duel(f"{temple}; {AROUND.format('mine')}").vp().temples == 4
    far = "-9,0 mine; 40,0 mine; 0,-30 mine; 0,7 mine; 3,0 R; 1,39 mine; -40,1 mine"
    assert duel(f"{temple}; {far}").vp().temples == 4


@pytest.mark.rule("MIN-T5")
def test_t5_kinds_of_tiles() -> None:
    kinds = "-1,-1 mine; 0,-1 mint; 1,-1 stage; -1,0 stall; 1,0 circus; -1,1 temple-ore; 0,1 R"
    assert duel(f"0,0 temple-kinds-around; {kinds}; 1,1 forest").vp().temples == 7
    assert duel("0,0 temple-kinds-around; 1,1 R; 5,5 mine").vp().temples == 1
    lines = "0,9 mine; 9,0 mint; -9,0 forest; 1,1 stage; 0,-2 temple-ore"
    assert duel(f"0,0 temple-kinds-lines; {lines}").vp().temples == 3


@pytest.mark.rule("MIN-T6")
@pytest.mark.parametrize("kind", ["grain", "wood", "stone", "ore"])
def test_t6_tokens_held_count_and_stay(kind: str) -> None:
    where = duel(f"0,0 fountain; 1,0 temple-{kind}", f"5 {kind} 1 denarii")
    assert (where.vp().temples, where.vp().leftovers) == (10, 2)


@pytest.mark.rule("MIN-T7")
def test_t7_one_tile_may_be_counted_by_several() -> None:
    tiles = "0,0 temple-production-around; 1,0 mine; 2,0 temple-production-lines"
    assert duel(tiles).vp().temples == 2


# ---- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("MIN-E2")
@pytest.mark.rule("MIN-E3")
def test_e2_e3_a_score_line_by_line() -> None:
    city = city_of(
        minerva(3).tables,
        "0,0 mine; 1,0 temple-production-lines",
        "3 grain 1 wood 5 denarii 4 glory",
        culture=[("theater", 4), ("art", 7)],
        laurels=[(3, 1), (4, 2)],
    )
    where = position(city, seats=3, number=6, passed=[B, A])
    assert where.vp()._asdict() == {
        "culture": 11,
        "glory": 9,
        "temples": 1,
        "leftovers": 3,
        "order": 2,
    }
    assert where.game.scores(where.state)[0] == 26
    assert duel(has="2 denarii 2 grain 1 ore").vp().leftovers == 1


def finished(*cities: Any, order: tuple[int, ...]) -> Position:
    """The end of a game."""
    where = position(*cities, number=6, passed=order)
    return Position(where.game, replace(where.state, phase=OVER))


@pytest.mark.rule("MIN-E6")
def test_e6_score_then_tiles_then_temples_then_order() -> None:
    tables = minerva(2).tables

    def winner(first: Any, second: Any, order: tuple[int, ...] = (0, 1)) -> int:
        where = finished(first, second, order=order)
        where.game.result(where.state)
        return where.game.rewards(where.state).index(1.0)

    plain = city_of(tables)
    assert winner(plain, plain) == A
    assert winner(plain, plain, (1, 0)) == B
    # Order tile 1 counts 3 VP, so that nine denarii make up for it.
    even = city_of(tables, has="9 denarii")
    assert winner(plain, even) == A, "all alike: the lower order tile"
    one_tile = city_of(tables, culture=[("art", 2)], has="3 denarii")
    assert winner(plain, one_tile) == B, "as many points, and a culture tile"
    temple = city_of(tables, "0,0 fountain; 1,0 temple-ore", has="9 denarii")
    assert winner(plain, temple) == B, "as many points and tiles, and a temple"
    many = city_of(tables, "0,0 temple-ore; 1,0 temple-wood", has="9 denarii")
    assert winner(city_of(tables, culture=[("art", 2)]), many) == A, "more points"


@pytest.mark.rule("MIN-E7")
def test_e7_the_score_before_the_end() -> None:
    where = duel("0,0 mine; 1,0 temple-production-lines", "6 denarii", number=6)
    assert sum(where.vp()) == 3
    assert sum(where.after("pass").vp()) == 6
    earlier = where.with_(round=5)
    assert sum(earlier.after("pass").vp()) == 3
    assert where.game.rewards(where.state) == (0.0, 0.0)


def test_results_name_the_winner() -> None:
    tables = minerva(2).tables
    where = finished(city_of(tables), city_of(tables, has="30 denarii"), order=(0, 1))
    assert where.game.result(where.state) == "3 10, won by seat 2"
