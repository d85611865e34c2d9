"""What positions are judged to be worth: quickly, and as the rules would have it."""

from collections.abc import Iterator
from random import Random

import pytest

from quadriga.bots.playouts import quick_choice
from quadriga.bots.search import SearchBot
from quadriga.core import CHANCE, Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.evaluation import RIVAL_WEIGHT
from quadriga.games.all_roads.expectation import gains
from quadriga.games.all_roads.state import State
from tests.games.all_roads.positions import position
from tests.games.all_roads.test_examples import BLUE_TILES, blue_to_act

SETUPS = [(2, "standard"), (4, "standard"), (2, "full_length"), (3, "cooperative")]


def decisions(game: AllRoads, seed: int) -> Iterator[tuple[State, Seat]]:
    """Every position of a game in which somebody chooses, mostly well and sometimes at random."""
    rng, state = Random(seed), game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        yield state, actor
        well = rng.random() < 0.7
        legal = game.legal_actions(state)
        action = quick_choice(game, state, actor) if well else rng.choice(legal)
        state = game.apply(state, action)


@pytest.mark.parametrize(("seats", "variant"), SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_worths_are_what_worth_says_after_each_action(seats: int, variant: str, seed: int) -> None:
    game = AllRoads(seats=seats, variant=variant)
    for state, actor in decisions(game, seed):
        legal = list(game.legal_actions(state))
        afterwards = [game.apply(state, action) for action in legal]
        assert game.worths(state, legal, actor) == [game.worth(now, actor) for now in afterwards]


def test_worths_are_told_for_the_others_too() -> None:
    game = AllRoads(seats=2)
    state, actor = next(decisions(game, 0))
    other, legal = Seat(1 - actor), list(game.legal_actions(state))
    afterwards = [game.apply(state, action) for action in legal]
    assert game.worths(state, legal, other) == [game.worth(now, other) for now in afterwards]


def test_crossings_are_worth_nothing_after_the_last_tile() -> None:
    game = AllRoads(seats=2)
    tiles = "t12 0,-1 r0; t12 1,-1 r0"
    now = position(game, 1, "", "t03 t03", tiles=tiles, stacks=[(), ()])
    state = now.after("place t03 -1,1 r2").state
    while game.to_act(state) is not None:
        state = game.apply(state, game.legal_actions(state)[-1])
    mine, theirs = game.scores(state)
    assert state.frontier
    assert game.worth(state, Seat(0)) == mine - RIVAL_WEIGHT * theirs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_and_turn_has_been_learned(seats: int) -> None:
    learned, tables = gains(seats), AllRoads(seats=seats).tables
    assert set(learned.tiles) == {*tables.names}
    assert len(learned.moving) == len(learned.waiting)
    for _, *row in (*learned.moving, *learned.waiting):
        for left, points in zip(row[:4], tables.points, strict=True):
            assert left < points  # a token on the map is worth more than one in the supply


def test_at_the_end_a_seat_expects_what_it_has() -> None:
    game = AllRoads(seats=2)
    *_, (state, actor) = decisions(game, 1)
    while game.to_act(state) is not None:
        state = game.apply(state, quick_choice(game, state, actor))
    assert [*game.expected(state)] == [*game.scores(state)]


def test_who_keeps_the_better_tiles_expects_more() -> None:
    game = AllRoads(seats=2)
    good = position(game, 0, "t12 t11", "t05 t06", stacks=[(), ()])
    poor = position(game, 0, "t03 t02", "t05 t06", stacks=[(), ()])
    assert game.expected(good.state)[0] > game.expected(poor.state)[0]
    assert game.expected(good.state)[1] == game.expected(poor.state)[1]


def test_together_all_expect_the_same() -> None:
    game = AllRoads(seats=3, variant="cooperative")
    state, _ = next(decisions(game, 0))
    assert len({*game.expected(state)}) == 1


def test_a_search_closes_a_loop_with_two_tiles() -> None:
    now = blue_to_act()
    bot = SearchBot(
        now.game, Seat(1), Random(0), seconds=0, playouts=64, breadth=4, trust=3, pool=32
    )
    while now.game.to_act(now.state) == 1:
        now = now.after(str(bot.choose(now.seen(1), now.game.legal_actions(now.state))))
    example = blue_to_act().after(*BLUE_TILES, "house 3,-3")
    assert now.scores[1] >= example.scores[1]
