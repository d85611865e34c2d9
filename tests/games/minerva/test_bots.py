"""How the bots play (specification, section 7): the signs that data or program are off."""

from random import Random
from statistics import mean

import pytest

from quadriga.bots import GreedyBot, RandomBot
from quadriga.core import Seat
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.rules import scoring
from tests.games.minerva.positions import Position, duel, minerva, played, solo
from tests.games.positions import match


@pytest.mark.statistics
def test_calibration_of_greedy_play_alone() -> None:
    game = minerva(1)
    ends = [match(game, [GreedyBot], f"alone {n}") for n in range(6)]
    lines = [scoring.breakdown(game.tables, end, 0) for end in ends]
    assert 45 <= mean(map(sum, lines)) <= 80  # Better than the simple players of section 7.
    culture, glory, temples, *_ = (mean(column) for column in zip(*lines, strict=True))
    assert min(culture, glory, temples) > 5
    assert mean(end.cities[0].assistants for end in ends) > 0.5
    assert mean(end.cities[0].residences for end in ends) < 1


@pytest.mark.statistics
@pytest.mark.parametrize("seats", [2, 4])
def test_calibration_of_greedy_play(seats: int) -> None:
    game = minerva(seats)
    end = match(game, [GreedyBot] * seats, f"greedy {seats}")
    lines = [scoring.breakdown(game.tables, end, seat) for seat in range(seats)]
    assert 25 <= mean(map(sum, lines)) <= 75
    assert all(any(line[n] for line in lines) for n in range(3))


@pytest.mark.statistics
def test_greedy_beats_random() -> None:
    game = minerva(2)
    first = game.scores(match(game, [GreedyBot, RandomBot], "against chance"))
    second = game.scores(match(game, [RandomBot, GreedyBot], "against chance"))
    assert first[0] > first[1]
    assert second[1] > second[0]
    assert first[0] + second[1] > 5 * (first[1] + second[0])


def test_calibration_of_random_play() -> None:
    for seats in (1, 4):
        game = minerva(seats)
        ends = [match(game, [RandomBot] * seats, f"random {n}") for n in range(60)]
        assert mean(score for end in ends for score in game.scores(end)) < 4


def choice(where: Position) -> str:
    """What the greedy bot takes."""
    bot = GreedyBot(where.game, where.to_act, Random(0))
    view = where.game.view(where.state, where.to_act)
    return str(bot.choose(view, where.game.legal_actions(where.state)))


def test_greedy_takes_the_culture_that_a_line_gives() -> None:
    where = solo("0,0 theater; 1,0 statue; 2,0 library", number=6, residences=1)
    first = where.after(choice(where))
    ended = first.after(choice(first))
    assert len(ended.culture()) == 3


def test_greedy_puts_a_temple_where_it_counts_most() -> None:
    tiles = "0,0 mine; 2,0 forest; 1,-1 mine; 5,0 R; 4,0 R; 3,0 R"
    where = solo(tiles, "3 wood 3 stone 3 ore", row="temple-production-around", number=6)
    bought = where.after("build temple-production-around")
    placed = bought.after(choice(bought)).drawn()
    assert placed.vp().temples == 3


def test_greedy_passes_for_the_order_tile_when_nothing_is_left_to_do() -> None:
    assert choice(duel(number=6, residences=0)) == "pass"


def test_worth_prefers_what_scores() -> None:
    poor, rich = duel(has="1 ore"), duel(has="1 ore 9 denarii")
    assert rich.game.knowledge.worth(rich.state, Seat(0)) > poor.game.knowledge.worth(
        poor.state, Seat(0)
    )
    temple = solo("0,0 mine; 1,0 temple-production-lines", number=6, residences=0)
    plain = solo("0,0 mine; 1,0 mine", number=6, residences=0)
    assert temple.game.knowledge.worth(temple.state, Seat(0)) > plain.game.knowledge.worth(
        plain.state, Seat(0)
    )
    none, laurel = solo(number=3), solo(number=3, has="3 glory")
    assert laurel.game.knowledge.worth(laurel.state, Seat(0)) > none.game.knowledge.worth(
        none.state, Seat(0)
    )


def test_worth_counts_what_others_have() -> None:
    even, behind = duel(), duel().giving("30 denarii", 1)
    assert behind.game.knowledge.worth(behind.state, Seat(0)) < even.game.knowledge.worth(
        even.state, Seat(0)
    )


def test_tokens_of_a_round_that_one_has_passed_count_once() -> None:
    """Who has passed keeps the prospect of this glory step, not one for the next round too."""
    acting = duel(has="3 glory", number=2, residences=0)
    passed = acting.after("pass")
    tokens = [
        where.game.knowledge.worth(where.state, Seat(0))
        - where.game.knowledge.worth(where.giving("").state, Seat(0))
        for where in (acting, passed)
    ]
    assert tokens[0] == pytest.approx(tokens[1])


def test_worth_is_the_same_when_asked_again() -> None:
    game = minerva(3)
    states = list(played(game, Random(8)))
    worths = [game.knowledge.worth(state, Seat(0)) for state in states]
    assert [
        Minerva(seats=3).knowledge.worth(state, Seat(0)) for state in reversed(states)
    ] == worths[::-1]


def test_worth_of_a_finished_game_is_its_score() -> None:
    over = solo(has="120 denarii", number=6).after("pass")
    assert over.game.knowledge.worth(over.state, Seat(0)) == 40.0


def test_a_turn_begins_where_somebody_acts() -> None:
    where = duel(market="tavern")
    assert where.game.begins_turn(where.state)
    assert not where.game.begins_turn(where.after("build tavern").state)
