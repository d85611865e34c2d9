"""How the bots play (specification, section 7): the signs that data or program are off."""

from random import Random
from statistics import mean
from typing import Any

import pytest

from quadriga.bots import GreedyBot, RandomBot
from quadriga.core import Seat
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.rules.tables import ANY_DWELLING, ANY_LANDSCAPE, VILLA
from tests.games.carpe_diem.positions import A, B, Position, begun
from tests.games.positions import match

MERCHANT = "3,4: k08 r0, 3,3: k08 r2"


def test_calibration_of_random_play() -> None:
    game = CarpeDiem(seats=2)
    ends = [match(game, [RandomBot] * 2, f"random {n}") for n in range(20)]
    assert mean(score for end in ends for score in game.scores(end)) < 50


@pytest.mark.statistics
def test_calibration_of_greedy_play() -> None:
    game = CarpeDiem(seats=2)
    ends = [match(game, [GreedyBot] * 2, f"greedy {n}") for n in range(4)]
    scores = [score for end in ends for score in game.scores(end)]
    assert 85 < mean(scores) < 130
    districts = [district for end in ends for district in end.districts]
    built = [d.owned[ANY_LANDSCAPE] + d.owned[ANY_DWELLING] + d.owned[VILLA] for d in districts]
    assert 10 < mean(built) < 17
    stored = [len(purse.stored) for end in ends for purse in end.purses]
    assert mean(stored) < 4


@pytest.mark.statistics
def test_greedy_beats_random() -> None:
    game = CarpeDiem(seats=2)
    first, second = game.scores(match(game, [GreedyBot, RandomBot], "1"))
    assert first > second + 30
    first, second = game.scores(match(game, [RandomBot, GreedyBot], "2"))
    assert first + 30 < second


def chosen(at: Position, seat: Seat = A) -> str:
    """What the greedy bot does."""
    bot: GreedyBot[Any, Any, Any] = GreedyBot(at.game, seat, Random(0))
    return str(bot.choose(at.seen(seat), at.game.legal_actions(at.state)))


def test_greedy_completes_what_it_can_and_takes_writs() -> None:
    at = begun(2).with_district("3,4: w01 r0, 3,3: w01 r0, 3,2: w01 r0, 4,2: k04 r2")
    at = at.holding("k04")
    assert chosen(at) == "place 4,3 r0"


def test_greedy_walks_to_the_tile_it_needs() -> None:
    at = begun(2).with_district("3,4: k10 r0, 3,5: w01 r0").moving(A, 4)
    at = at.with_ring({3: "w15 w16 w26 w28", 5: "w15 w16 k10 w28", 6: "w15 w15 w15 w15"})
    assert chosen(at) == "go right"
    assert chosen(at.after("go right")) == "take 3"
    assert chosen(at.after("go right", "take 3")) == "place 3,3 r2"


def test_greedy_takes_the_best_pair_of_the_forum() -> None:
    pond_and_garden = "4,4: k04 r1, 5,4: k04 r3, 4,5: k05 r1, 5,5: k05 r3"
    at = begun(2).with_district(f"{MERCHANT}, {pond_and_garden}").visiting(A, [B])
    cards = dict.fromkeys((2, 3, 5, 6, 8, 10), "d13")
    at = at.with_forum({**cards, 7: "d01", 11: "d05"})
    assert chosen(at) == "visit 7-11"


def test_greedy_lets_points_count_at_the_very_end() -> None:
    at = begun(2).with_forum({6: "a01", 7: "d01"}).with_district(MERCHANT).with_(stage=4)
    at = at.with_purse(A, fish=2, bread=3).visiting(A).after("visit 6-7", "first 6")
    assert chosen(at) == "pay 1 bread 1"
