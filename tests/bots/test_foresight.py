"""Plans over several turns: where they end, what they cost, and what more effort finds."""

from collections.abc import Sequence
from random import Random

import pytest

from quadriga.bots.search.budget import Budget, Meter
from quadriga.bots.search.foresight import Foresight
from quadriga.bots.search.playouts import Playouts, Prospect, judge, quick_choice
from quadriga.bots.search.search import Comparison, SearchBot
from quadriga.bots.search.turns import best_turns
from quadriga.core import CHANCE, Advice, AnyGame, Seat, Setup
from quadriga.games import make
from tests.tiny.game import Action, Deal, Rolling, State, Tiny

FIRST = Seat(0)
FAR = Advice(foresight=9, rivalry=0.0)


class Uncertain(Tiny):
    """Rolls have too many outcomes to list, as far as anybody is told."""

    def legal_actions(self, state: State) -> Sequence[Action]:
        return [] if isinstance(state.phase, Rolling) else super().legal_actions(state)


def dealt(game: Tiny) -> State:
    """A position in which the first seat picks from the hand 3, 5."""
    return game.apply(game.apply(game.initial(), Deal(0, (3, 5))), Deal(1, (1, 2)))


def foreseen(game: AnyGame, state: object, advice: Advice, playouts: int) -> list[Prospect | None]:
    """The best plans of the first seat for each of its four best turns."""
    turns = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 4)
    foresight = Foresight(game.knowledge, FIRST, advice, Playouts(game.knowledge))
    return foresight.best(turns, 5, Meter(Budget(playouts=playouts)))


def begun(seats: int) -> tuple[AnyGame, object]:
    """A game of Minerva at a turn of the first seat in its second round."""
    game, rng = make(Setup("minerva", seats)), Random(3)
    state, deals = game.initial(), 0
    while deals < 3 + seats or game.to_act(state) != FIRST or not game.begins_turn(state):
        actor = game.to_act(state)
        assert actor is not None
        if actor is CHANCE:
            deals += not game.legal_actions(state)
            action = game.sample_chance(state, rng)
        else:
            action = quick_choice(game.knowledge, state, actor)
        state = game.apply(state, action)
    return game, state


def test_playing_on_stops_where_the_seat_decides() -> None:
    game = Tiny()
    after = best_turns(game.knowledge, dealt(game), game.legal_actions(dealt(game)), Seat(0), 1)[
        0
    ].end
    assert Playouts(game.knowledge).play_to_decision(after, Random(0), Seat(1)) == (after, True)
    reached, decides = Playouts(game.knowledge).play_to_decision(after, Random(0), None)
    assert not decides
    assert game.to_act(reached) is None, "a roll is drawn where it can be listed"


def test_playing_on_stops_where_chance_deals() -> None:
    game = Uncertain()
    after = best_turns(game.knowledge, dealt(game), game.legal_actions(dealt(game)), Seat(0), 1)[
        0
    ].end
    reached, decides = Playouts(game.knowledge).play_to_decision(after, Random(0), None)
    assert isinstance(reached.phase, Rolling)
    assert not decides


def test_a_plan_is_judged_where_it_ends() -> None:
    game = Tiny()
    state = dealt(game)
    turns = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 4)
    over = [
        Playouts(game.knowledge).play_to_decision(turn.end, Random(5), None)[0] for turn in turns
    ]
    plans = foreseen(game, state, Advice(foresight=0), 100)
    assert plans == [judge(game.knowledge, end, FIRST) for end in over], (
        "all further turns are quick ones"
    )


def test_each_position_that_is_followed_is_paid_for() -> None:
    game, state = begun(1)
    turns = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 4)
    meter = Meter(Budget(playouts=7))
    Foresight(game.knowledge, FIRST, FAR, Playouts(game.knowledge)).best(turns, 5, meter)
    assert meter.playouts == 7


def test_a_search_ends_that_finds_nothing_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = begun(1)
    turns = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 4)
    followed = []
    for enough, patience in ((20, 1), (20, 99)):
        monkeypatch.setattr("quadriga.bots.search.foresight.ENOUGH", enough)
        monkeypatch.setattr("quadriga.bots.search.foresight.PATIENCE", patience)
        meter = Meter(Budget(playouts=120))
        Foresight(game.knowledge, FIRST, FAR, Playouts(game.knowledge)).best(turns, 5, meter)
        followed.append(meter.playouts)
    assert 20 <= followed[0] < followed[1] == 120


def test_more_effort_never_finds_a_worse_plan_and_looking_ahead_finds_better_ones() -> None:
    game, state = begun(1)

    def best(advice: Advice, playouts: int) -> float:
        return max([plan.points for plan in foreseen(game, state, advice, playouts) if plan])

    some, more = best(FAR, 30), best(FAR, 90)
    assert some <= more
    assert best(Advice(foresight=0), 90) < more


def test_plans_decide_where_a_game_advises_foresight() -> None:
    game, state = begun(2)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    advice = Advice(width=6, foresight=9, rivalry=0.0)
    ranked = Comparison(game.knowledge, FIRST, Random(1), advice).rank(
        view, legal, Budget(playouts=40)
    )
    planned = [one for one in ranked if one.prospects]
    assert planned
    assert ranked[: len(planned)] == planned, "those without a plan come last"
    values = [one.value(1, advice) for one in planned]
    assert values == sorted(values, reverse=True)
    bot = SearchBot(game, FIRST, Random(1), seconds=0, playouts=40, width=6, foresight=9, rivalry=0)
    assert bot.choose(view, legal) == ranked[0].turn.actions[0]


def test_plans_are_measured_with_equal_effort() -> None:
    game, state = begun(1)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    comparison = Comparison(game.knowledge, FIRST, Random(1), Advice(width=4, foresight=9))
    ranked = comparison.rank(view, legal, Budget(playouts=40))
    measured = comparison.measure(view, ranked, Budget(playouts=80))
    assert {one.turn for one in measured} == {one.turn for one in ranked}
    assert {len(one.prospects) for one in measured} == {1}
