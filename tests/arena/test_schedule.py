from collections import Counter

import pytest

from quadriga.arena.schedule import Plan, deals_for, games_of, pairings
from quadriga.core import Setup


def plan(*bots: str, seats: int = 2) -> Plan:
    return Plan(Setup("all_roads", seats), bots, "1", 10)


def seatings(deal: int, *bots: str, seats: int) -> list[str]:
    return ["".join(game.bots) for game in games_of(plan(*bots, seats=seats), deal)]


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [
        ("A", 1, ["A"]),
        ("AB", 1, ["A", "B"]),
        ("AB", 2, ["AB", "BA"]),
        ("AA", 2, ["AA"]),
        ("ABBB", 4, ["ABBB", "BBBA", "BBAB", "BABB"]),
        ("ABC", 2, ["AB", "BA", "AC", "CA", "BC", "CB"]),
        ("AAB", 2, ["AA", "AB", "BA"]),
        ("ABC", 3, ["ABC", "BCA", "CAB"]),
    ],
)
def test_a_deal_is_played_in_all_distinct_rotations(
    bots: str, seats: int, games: list[str]
) -> None:
    assert seatings(0, *bots, seats=seats) == games


def test_the_deals_take_the_circles_in_turn() -> None:
    assert seatings(1, *"ABC", seats=3) == ["ACB", "CBA", "BAC"]
    assert seatings(2, *"ABC", seats=3) == seatings(0, *"ABC", seats=3)
    circles = {frozenset(seatings(deal, *"ABCD", seats=4)) for deal in range(12)}
    assert len(circles) == 6
    assert seatings(1, *"AABB", seats=4) == ["ABAB", "BABA"]


@pytest.mark.parametrize("bots", ["AB", "ABBB", "ABC", "AABB", "ABCD"])
def test_each_bot_has_each_seat_equally_often_in_a_deal(bots: str) -> None:
    for deal in range(6):
        games = seatings(deal, *bots, seats=len(bots))
        for bot in set(bots):
            seats = Counter(seat for game in games for seat, one in enumerate(game) if one == bot)
            assert len(set(seats.values())) == 1
            assert len(seats) == len(bots)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(plan("A", "B"), 100) == 50
    assert deals_for(plan("A", "B"), 3) == 2
    assert deals_for(plan(*"ABBB", seats=4), 5) == 2
    keys = [game.key for game in pairings(plan("A", "B"), 3)]
    assert keys == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]


def test_par_is_the_share_of_equal_bots() -> None:
    assert plan("A", "B").par == 1 / 2
    assert plan(*"ABBB", seats=4).par == 1 / 4
    assert plan(*"ABC", seats=2).par == 1 / 2
    assert plan(*"ABC", seats=1).par == 1 / 2
