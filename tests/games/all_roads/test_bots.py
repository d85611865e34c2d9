"""How the bots play (specification, section 7): the signs that data or program are off."""

from random import Random
from statistics import mean

import pytest

from quadriga.bots import GreedyBot, RandomBot
from quadriga.bots.search.playouts import judge
from quadriga.bots.search.turns import BRANCH_WIDTH
from quadriga.core import Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.rules import scoring
from tests.games.all_roads.positions import position, start
from tests.games.all_roads.test_examples import BLUE_TILES, blue_to_act
from tests.games.positions import match


def test_calibration_of_random_play() -> None:
    game = AllRoads(seats=4)
    ends = [match(game, [RandomBot] * 4, f"random {n}") for n in range(60)]
    assert 7 < mean(score for end in ends for score in game.scores(end)) < 15


@pytest.mark.statistics
def test_calibration_of_greedy_play() -> None:
    game = AllRoads(seats=4)
    ends = [match(game, [GreedyBot] * 4, f"greedy {n}") for n in range(6)]
    assert 21 <= mean(score for end in ends for score in game.scores(end)) <= 28
    built = [scoring.built(game.tables, end, seat) for end in ends for seat in range(4)]
    houses, villas, _, monuments = (mean(column) for column in zip(*built, strict=True))
    assert houses > 4
    assert villas > 0.5
    assert monuments > 1.5
    assert all(end.frontier for end in ends)


@pytest.mark.statistics
@pytest.mark.parametrize("variant", ["standard", "full_length"])
def test_greedy_beats_random(variant: str) -> None:
    game = AllRoads(seats=2, variant=variant)
    first, second = game.scores(match(game, [GreedyBot, RandomBot], f"{variant} 1"))
    assert first > second
    first, second = game.scores(match(game, [RandomBot, GreedyBot], f"{variant} 2"))
    assert first < second


@pytest.mark.statistics
def test_greedy_play_together_builds_for_all() -> None:
    game = AllRoads(seats=2, variant="cooperative")
    ends = [match(game, [GreedyBot] * 2, f"together {n}") for n in range(4)]
    assert mean(game.rewards(end)[0] for end in ends) > 0.45


def test_together_the_points_of_all_are_compared_before_the_end_and_at_it() -> None:
    game = AllRoads(seats=2, variant="cooperative")
    end = match(game, [RandomBot] * 2, "together")
    prospects = [judge(game.knowledge, end, Seat(seat)) for seat in range(2)]
    assert [(one.points, one.margin) for one in prospects] == [(sum(game.scores(end)), 0)] * 2


def test_greedy_finds_a_loop_that_takes_two_tiles() -> None:
    # Blue's two tiles of the rulebook's example bring 2 points and a house each way.
    now = blue_to_act()
    bot = GreedyBot(now.game, Seat(1), Random(0))
    legal = now.game.legal_actions(now.state)
    assert len(legal) > BRANCH_WIDTH
    first = now.after(str(bot.choose(now.seen(1), legal)))
    second = first.after(str(bot.choose(first.seen(1), first.game.legal_actions(first.state))))
    while second.asked == "building":
        second = second.after(second.legal[0])
    example = now.after(*BLUE_TILES, "house 3,-3")
    assert second.scores[1] >= example.scores[1]


def test_worth_looks_ahead_within_a_turn() -> None:
    game = AllRoads(seats=2)
    now = position(game, 0, "t04 t12", "", tiles="t12 0,-1 r0; t12 1,-1 r0", stacks=[(), ()])
    closing, leaving = now.after("place t12 1,-2 r0"), now.after("place t12 -1,1 r0")
    assert game.scores(closing.state) == game.scores(leaving.state) == (0, 0)
    assert (
        game.knowledge.worth(closing.state, Seat(0))
        > game.knowledge.worth(leaving.state, Seat(0)) + 2
    )
    assert game.knowledge.worth(closing.state, Seat(1)) < game.knowledge.worth(
        leaving.state, Seat(1)
    )


def test_worth_counts_what_others_gain() -> None:
    game = AllRoads(seats=2)
    plain = position(game, 0, "", "")
    mine, theirs = plain.with_supply(red=(7, 6, 3, 2)), plain.with_supply(blue=(7, 6, 3, 2))
    worths = [game.knowledge.worth(now.state, Seat(0)) for now in (theirs, plain, mine)]
    assert worths == sorted(worths)
    together = AllRoads(seats=2, variant="cooperative")
    assert together.knowledge.worth(mine.state, Seat(0)) == together.knowledge.worth(
        theirs.state, Seat(0)
    )
    assert together.knowledge.worth(start(together).state, Seat(0)) < together.knowledge.worth(
        mine.state, Seat(0)
    )
