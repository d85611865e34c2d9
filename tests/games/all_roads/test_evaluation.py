"""What positions are judged to be worth: quickly, and as the rules would have it."""

from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from quadriga.bots.search.playouts import quick_choice
from quadriga.bots.search.search import SearchBot
from quadriga.core import Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import loading
from quadriga.games.all_roads.knowledge.closing import Yield, scores_after
from quadriga.games.all_roads.knowledge.evaluation import RIVAL_WEIGHT
from quadriga.games.all_roads.knowledge.expectation import CELLS
from quadriga.kit.learned import UNIT, learned_of, values_of
from tests.games.all_roads.positions import position
from tests.games.all_roads.test_examples import BLUE_TILES, blue_to_act
from tests.quick_games import varied

PACKAGE = "quadriga.games.all_roads.knowledge"
SETUPS = [(2, "standard"), (4, "standard"), (2, "full_length"), (3, "cooperative")]


@pytest.mark.parametrize(("seats", "variant"), SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_worths_are_what_worth_says_after_each_action(seats: int, variant: str, seed: int) -> None:
    game = AllRoads(seats=seats, variant=variant)
    for state, actor in varied(game, seed):
        legal = list(game.legal_actions(state))
        afterwards = [game.apply(state, action) for action in legal]
        assert game.knowledge.worths(state, legal, actor) == [
            game.knowledge.worth(now, actor) for now in afterwards
        ]


def test_worths_are_told_for_the_others_too() -> None:
    game = AllRoads(seats=2)
    state, actor = next(varied(game, 0))
    other, legal = Seat(1 - actor), list(game.legal_actions(state))
    afterwards = [game.apply(state, action) for action in legal]
    assert game.knowledge.worths(state, legal, other) == [
        game.knowledge.worth(now, other) for now in afterwards
    ]


def test_the_last_spa_is_built_once() -> None:
    """ROA-B6 as it is foreseen: the own house is upgraded first, the new dead end gets a villa."""
    tables, supply = AllRoads(seats=2).tables, (6, 6, 1, 3)
    brought = Yield(upgrades=((1, 0), (0, 0)), springs=1, plain=0, monuments=0, offers=0)
    assert scores_after(tables, (1, 0), (supply, supply), 0, brought) == [1 + 2 + 2, 0]


def test_crossings_are_worth_nothing_after_the_last_tile() -> None:
    game = AllRoads(seats=2)
    tiles = "t12 0,-1 r0; t12 1,-1 r0"
    now = position(game, 1, "", "t03 t03", tiles=tiles, stacks=[(), ()])
    state = now.after("place t03 -1,1 r2").state
    while game.to_act(state) is not None:
        state = game.apply(state, game.legal_actions(state)[-1])
    mine, theirs = game.scores(state)
    assert state.frontier
    assert game.knowledge.worth(state, Seat(0)) == mine - RIVAL_WEIGHT * theirs


@pytest.mark.parametrize(("seats", "variant"), SETUPS)
def test_every_tile_and_turn_has_been_learned(seats: int, variant: str) -> None:
    game = AllRoads(seats=seats, variant=variant)
    learned = learned_of(PACKAGE, game.knowledge)
    assert learned is not None
    tables = game.tables
    assert len(learned.tables["tiles"]) == len(tables.names)
    for name in ("moving", "waiting"):
        entries = learned.tables[name]
        for start in range(0, len(entries), 1 + len(tables.points) + CELLS):
            of_tokens = entries[start + 1 : start + 1 + len(tables.points)]
            for more, points in zip(of_tokens, tables.points, strict=True):
                # A token on the map is worth more than one in the supply.
                assert points + more * UNIT > 0


@pytest.mark.parametrize(("seats", "variant"), SETUPS)
def test_a_seat_expects_its_points_and_what_it_may_gain(seats: int, variant: str) -> None:
    game = AllRoads(seats=seats, variant=variant)
    values = values_of(PACKAGE, game.knowledge)
    assert values is not None
    for state, _ in varied(game, 0):
        gains = [values.prediction(terms) for terms in game.knowledge.terms(state)]
        points = [points + gain for points, gain in zip(game.scores(state), gains, strict=True)]
        if variant == "cooperative":
            points = [sum(points)] * seats
        assert game.knowledge.expected(state) == pytest.approx(points)


def test_with_other_tiles_a_seat_expects_its_points() -> None:
    box = loading.load()
    first, *others = box.tiles
    game = AllRoads(box=replace(box, tiles=(replace(first, copies=first.copies + 2), *others)))
    for state, _ in islice(varied(game, 0), 8):
        assert game.knowledge.expected(state) == [*game.scores(state)]


def test_at_the_end_a_seat_expects_what_it_has() -> None:
    game = AllRoads(seats=2)
    *_, (state, actor) = varied(game, 1)
    while game.to_act(state) is not None:
        state = game.apply(state, quick_choice(game.knowledge, state, actor))
    assert [*game.knowledge.expected(state)] == [*game.scores(state)]


def test_who_keeps_the_better_tiles_expects_more() -> None:
    game = AllRoads(seats=2)
    good = position(game, 0, "t12 t11", "t05 t06", stacks=[(), ()])
    poor = position(game, 0, "t03 t02", "t05 t06", stacks=[(), ()])
    assert game.knowledge.expected(good.state)[0] > game.knowledge.expected(poor.state)[0]
    assert game.knowledge.expected(good.state)[1] == game.knowledge.expected(poor.state)[1]


def test_together_all_expect_the_same() -> None:
    game = AllRoads(seats=3, variant="cooperative")
    state, _ = next(varied(game, 0))
    assert len({*game.knowledge.expected(state)}) == 1


def test_a_search_closes_a_loop_with_two_tiles() -> None:
    now = blue_to_act()
    bot = SearchBot(
        now.game, Seat(1), Random(0), seconds=0, playouts=64, breadth=4, trust=3, pool=32
    )
    while now.game.to_act(now.state) == 1:
        now = now.after(str(bot.choose(now.seen(1), now.game.legal_actions(now.state))))
    example = blue_to_act().after(*BLUE_TILES, "house 3,-3")
    assert now.scores[1] >= example.scores[1]
