"""The end of a game in which nothing is hidden or left to chance."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from quadriga.bots.search.budget import Budget, Meter
from quadriga.bots.search.endgame import CAREFUL_TURNS, Endgame, is_certain
from quadriga.bots.search.playouts import Playouts, judge
from quadriga.bots.search.search import Comparison, SearchBot
from quadriga.bots.search.turns import BRANCH_WIDTH, best_turns, turn_continues
from quadriga.core import CHANCE, Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.rules.state import State
from tests.tiny.game import Tiny

GAME = AllRoads(seats=2)
TURNS = 12
FIRST, LAST = Seat(0), Seat(1)


@cache
def after_turns(turns: int) -> State:
    """The position after so many quick turns, where the next one begins."""
    state = Playouts(GAME.knowledge).play_on(GAME.initial(), Random(11), turns)
    assert GAME.to_act(state) is not CHANCE
    return state


def ends(state: State, seat: Seat) -> Iterator[State]:
    """The end of every turn whatever."""
    for action in GAME.legal_actions(state):
        after = GAME.apply(state, action)
        if turn_continues(GAME, after, seat):
            yield from ends(after, seat)
        else:
            yield after


@pytest.mark.parametrize(("turns", "certain"), [(0, False), (6, False), (8, True), (11, True)])
def test_all_is_certain_once_the_stacks_are_empty(turns: int, certain: bool) -> None:
    state = after_turns(turns)
    actor = GAME.to_act(state)
    assert isinstance(actor, int)
    assert is_certain(GAME.knowledge, GAME.view(state, actor), Random(0)) == certain


def test_nothing_is_certain_as_long_as_chance_will_act() -> None:
    game = Tiny()
    state = Playouts(game.knowledge).play_on(game.initial(), Random(0), 3)
    assert not is_certain(game.knowledge, game.view(state, LAST), Random(0))


def test_of_all_last_turns_the_best_is_found() -> None:
    state = after_turns(TURNS - 1)
    best = max(judge(GAME.knowledge, end, LAST).margin for end in ends(state, LAST))
    endgame = Endgame(GAME.knowledge, LAST, GAME.knowledge.advice)
    turn = endgame.best(state, GAME.legal_actions(state), Meter(Budget(playouts=2_000)))
    assert judge(GAME.knowledge, turn.end, LAST).margin == best


def test_the_turn_is_best_that_leaves_least_to_who_moves_last() -> None:
    state = after_turns(TURNS - 2)
    turns = best_turns(GAME.knowledge, state, GAME.legal_actions(state), FIRST, CAREFUL_TURNS)
    careful = Playouts(GAME.knowledge, BRANCH_WIDTH)
    margins = [
        judge(GAME.knowledge, careful.play_on(t.end, Random(0), 1), FIRST).margin for t in turns
    ]
    assert margins[0] < max(margins), "the best at sight is not the best"
    ranked = Endgame(GAME.knowledge, FIRST, GAME.knowledge.advice).rank(
        turns, Meter(Budget(playouts=1_000))
    )
    assert margins[turns.index(ranked[0])] == max(margins)


def test_the_own_next_turn_is_the_one_that_brings_most() -> None:
    state = after_turns(TURNS - 4)
    turns = best_turns(GAME.knowledge, state, GAME.legal_actions(state), FIRST, 4)
    endgame, meter = (
        Endgame(GAME.knowledge, FIRST, GAME.knowledge.advice),
        Meter(Budget(playouts=1_000)),
    )
    searched = [endgame.searched(turn.end, meter) for turn in turns]
    played = [endgame.carefully(turn.end, meter) for turn in turns]
    assert all(more >= less for more, less in zip(searched, played, strict=True))
    assert sum(searched) > sum(played)


def test_with_a_large_budget_the_turns_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    state = after_turns(TURNS - 4)
    turns = best_turns(GAME.knowledge, state, GAME.legal_actions(state), FIRST, 4)
    endgame = Endgame(GAME.knowledge, FIRST, GAME.knowledge.advice)
    *_, liked = endgame.rank(turns, Meter(Budget(playouts=1_000)))
    monkeypatch.setattr(Endgame, "searched", lambda self, end, meter: float(end == liked.end))
    assert endgame.rank(turns, Meter(Budget(playouts=1_000)))[0] == liked


def test_a_search_looks_to_the_end_only_where_that_is_advised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list[str]()

    def noted(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            asked.append(name)
            return method(*args)

        return call

    monkeypatch.setattr(Endgame, "best", noted("the end", Endgame.best))
    monkeypatch.setattr(Comparison, "rank", noted("worlds", Comparison.rank))
    for turns, endgame in ((8, True), (8, False), (6, True)):
        state = after_turns(turns)
        bot = SearchBot(GAME, FIRST, Random(0), seconds=0, playouts=2, endgame=endgame)
        bot.choose(GAME.view(state, FIRST), GAME.legal_actions(state))
    assert asked == ["the end", "worlds", "worlds"]
