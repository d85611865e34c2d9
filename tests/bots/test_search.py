"""The search: whole turns, shared worlds, budgets, plans that are kept."""

from collections.abc import Sequence
from itertools import groupby
from random import Random
from typing import TypeAlias

import pytest

from quadriga.bots.search.budget import Budget, Meter
from quadriga.bots.search.playouts import Playouts, Prospect, judge, quick_beginning, quick_choice
from quadriga.bots.search.search import Candidate, Comparison, SearchBot
from quadriga.bots.search.turns import best_turns
from quadriga.core import CHANCE, Advice, AnyGame, Seat, Setup
from quadriga.games import GAMES, make
from quadriga.games.imperator.game import Imperator
from tests.tiny.game import Action, Cover, Deal, Knowledge, Open, Pick, State, Tiny, View

FIRST = Seat(0)
TinyPlayouts: TypeAlias = Playouts[State, Action, View]
TinyCandidate: TypeAlias = Candidate[State, Action]


def dealt(game: Tiny) -> State:
    """A position in which the first seat picks from the hand 3, 5."""
    return game.apply(game.apply(game.initial(), Deal(0, (3, 5))), Deal(1, (1, 2)))


class Expecting(Tiny):
    """Expects the opposite of what the points so far say."""

    class Mind(Knowledge):
        def expected(self, state: State) -> list[float]:
            return [-float(points) for points in self.game.scores(state)]


def begun(setup: Setup, seed: int = 0) -> tuple[AnyGame, object, Seat]:
    """A game at the first decision of a seat after some quick turns."""
    game, rng = make(setup), Random(seed)
    state = game.initial()
    for _ in range(30):
        actor = game.to_act(state)
        assert actor is not None
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            state = game.apply(state, quick_choice(game.knowledge, state, actor))
    while (actor := game.to_act(state)) is CHANCE or len(game.legal_actions(state)) == 1:
        action = game.sample_chance(state, rng) if actor is CHANCE else game.legal_actions(state)[0]
        state = game.apply(state, action)
    assert actor is not None
    return game, state, actor


def test_a_search_needs_an_end() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        Budget()


def test_patience_ends_a_search_however_little_it_has_worked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("quadriga.bots.search.budget.monotonic", lambda: now)
    meter = Meter(Budget(seconds=1000, playouts=1000, patience=4).shared(3).part(2))
    assert meter.used() < 0.1
    now += 2
    assert meter.used() == 1


def test_a_budget_of_playouts_is_used_up_by_playouts() -> None:
    meter = Meter(Budget(playouts=4))
    meter.playouts = 3
    assert meter.used() == 0.75


def test_turns_are_whole_and_the_best_comes_first() -> None:
    game = Tiny()
    state = dealt(game)
    turns = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 10)
    assert {turn.actions for turn in turns} == {
        (Pick(card), way) for card in (3, 5) for way in (Open(), Cover())
    }
    assert turns[0].actions == (Pick(5), Open())
    assert [turn.worth for turn in turns] == sorted([t.worth for t in turns], reverse=True)


def test_no_more_turns_are_kept_than_asked_for() -> None:
    game = Tiny()
    state = dealt(game)
    assert len(best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 2)) == 2


class Flat(Tiny):
    """Every position is worth the same."""

    class Mind(Knowledge):
        def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
            return [0.0 for _ in actions]


def test_of_turns_that_are_worth_the_same_only_the_first_is_compared_where_that_is_advised() -> (
    None
):
    game = Flat()
    state = dealt(game)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    for distinct, firsts, compared in ((False, 1, 4), (True, 1, 1), (True, 2, 4)):
        comparison = Comparison(
            game.knowledge, FIRST, Random(0), Advice(width=4, distinct=distinct)
        )
        assert len(comparison.rank(view, legal, Budget(playouts=8), firsts)) == compared


def test_playing_on_stops_at_the_horizon_or_at_the_end() -> None:
    game = Tiny()
    state = dealt(game)
    assert Playouts(game.knowledge).play_on(state, Random(0), 0) == state
    one = Playouts(game.knowledge).play_on(state, Random(0), 1)
    assert game.to_act(one) == Seat(1)
    assert game.to_act(Playouts(game.knowledge).play_on(state, Random(0), 99)) is None


def test_a_broad_step_takes_the_best_action_with_the_best_that_follows() -> None:
    game = Tiny()
    state = dealt(game)
    (best,) = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 1)
    assert quick_beginning(game.knowledge, state, FIRST, 9) == best.actions
    assert Playouts(game.knowledge, 9).play_on(state, Random(0), 1) == best.end


def test_a_broad_step_is_never_worse_than_two_quick_choices() -> None:
    game, seat = make(Setup("all_roads", 2)), FIRST
    broad = quick = Playouts(game.knowledge).play_on(game.initial(), Random(0), 4)
    for action in quick_beginning(game.knowledge, broad, seat, 8):
        broad = game.apply(broad, action)
        quick = game.apply(quick, quick_choice(game.knowledge, quick, seat))
    assert game.knowledge.worth(broad, seat) >= game.knowledge.worth(quick, seat)


def test_with_variety_seats_misjudge_actions_by_no_more_points_than_that() -> None:
    game = Tiny()
    state = game.apply(dealt(game), Pick(5))
    opened, covered = (game.apply(state, action) for action in (Open(), Cover()))
    assert game.knowledge.worth(opened, FIRST) - game.knowledge.worth(covered, FIRST) == 1

    def ends(variety: float) -> set[State]:
        playouts = Playouts(game.knowledge, variety=variety)
        return {playouts.play_on(state, Random(seed), 0) for seed in range(50)}

    assert ends(0) == ends(0.9) == {opened}
    assert ends(2) == {opened, covered}


def test_with_variety_the_same_world_goes_on_alike() -> None:
    game = Tiny()
    state = dealt(game)
    for seed in range(20):
        one, other = (
            Playouts(game.knowledge, variety=9).play_on(state, Random(seed), 9) for _ in "ab"
        )
        assert one == other


@pytest.mark.parametrize("playouts", [1, 2, 3])
def test_few_playouts_compare_as_many_turns(playouts: int) -> None:
    game = Tiny()
    state = dealt(game)
    comparison = Comparison(game.knowledge, FIRST, Random(0), Advice(horizon=99))
    ranking = comparison.rank(
        game.view(state, FIRST), game.legal_actions(state), Budget(playouts=playouts)
    )
    best = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 4)
    compared = [one.turn.actions for one in ranking if one.prospects]
    if playouts > 1:
        assert set(compared) == {turn.actions for turn in best[:playouts]}
    assert [one.turn.actions for one in ranking[playouts:]] == [t.actions for t in best[playouts:]]
    assert [len(one.prospects) for one in ranking[: len(compared)]] == [1] * len(compared)


def test_what_a_turn_promises_at_sight_counts_as_so_many_worlds() -> None:
    game = Tiny()
    state = dealt(game)
    (turn,) = best_turns(game.knowledge, state, game.legal_actions(state), FIRST, 1)
    candidate, advice = Candidate(turn, Prospect(0.0, 2.0)), Advice(trust=2)
    assert candidate.value(0, advice) == 2
    candidate.prospects.append(Prospect(0.0, 5.0))
    assert candidate.value(1, advice) == 3
    assert candidate.value(1, Advice(trust=2, rivalry=0)) == 0


def test_of_a_pool_the_turns_that_promise_most_are_compared() -> None:
    game = Expecting()
    state = dealt(game)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    for pool, first in ((0, Pick(5)), (10, Pick(3))):
        comparison = Comparison(
            game.knowledge, FIRST, Random(0), Advice(width=1, horizon=0, pool=pool)
        )
        (best,) = comparison.rank(view, legal, Budget(playouts=4))
        assert best.turn.actions[0] == first


def test_a_finished_game_is_judged_by_its_points() -> None:
    game = Tiny()
    over = Playouts(game.knowledge).play_on(dealt(game), Random(0), 99)
    mine, other = game.scores(over)
    prospect = judge(game.knowledge, over, FIRST)
    assert (prospect.points, prospect.margin) == (mine, mine - other)


class Counting(Tiny):
    """Counts the worlds that are sampled."""

    sampled = 0

    class Mind(Knowledge):
        def __init__(self, game: "Counting") -> None:
            super().__init__(game)
            self.counting = game

        def determinize(self, view: View, rng: Random) -> State:
            self.counting.sampled += 1
            return super().determinize(view, rng)


def test_candidates_share_their_worlds() -> None:
    game = Counting()
    state = dealt(game)
    comparison = Comparison(game.knowledge, FIRST, Random(0), Advice(width=4, horizon=99))
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    candidates = comparison.rank(view, legal, Budget(playouts=40))
    played = [len(candidate.prospects) for candidate in candidates]
    assert len(candidates) == 4
    assert sum(played) <= 40
    assert game.sampled == max(played)
    assert played[0] > played[-1], "the worse half was dropped early"


def test_further_turns_are_compared_for_different_first_actions() -> None:
    game = Tiny()
    state = dealt(game)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    for firsts, begun_with in ((1, {Pick(5)}), (2, {Pick(5), Pick(3)}), (9, {Pick(5), Pick(3)})):
        comparison = Comparison(game.knowledge, FIRST, Random(0), Advice(width=2))
        found = comparison.rank(view, legal, Budget(playouts=8), firsts)
        assert {one.turn.actions[0] for one in found} == begun_with


def test_turns_are_measured_anew_in_worlds_that_all_of_them_share() -> None:
    game = Tiny()
    state = dealt(game)
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    comparison = Comparison(game.knowledge, FIRST, Random(0), Advice(width=4, horizon=99))
    ranked = comparison.rank(view, legal, Budget(playouts=40))
    measured = comparison.measure(view, ranked, Budget(playouts=42))
    assert {one.turn for one in measured} == {one.turn for one in ranked}
    assert {len(one.prospects) for one in measured} == {10}
    values = [one.value(10, Advice()) for one in measured]
    assert values == sorted(values, reverse=True)


def test_each_world_is_played_a_round_further_up_to_the_furthest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[int] = []
    play_on = Playouts.play_on

    def noted(playouts: TinyPlayouts, state: State, rng: Random, turns: int) -> State:
        seen.append(turns)
        return play_on(playouts, state, rng, turns)

    monkeypatch.setattr(Playouts, "play_on", noted)
    game = Tiny()
    state = dealt(game)
    advice = Advice(width=4, horizon=1, furthest=5)
    comparison = Comparison(game.knowledge, FIRST, Random(0), advice)
    comparison.rank(game.view(state, FIRST), game.legal_actions(state), Budget(playouts=40))
    worlds = [turns for turns, _ in groupby(seen)]
    assert game.seats == 2
    assert worlds == [(1, 3, 5)[n % 3] for n in range(len(worlds))]
    assert len(worlds) > 3


def test_the_plan_of_a_turn_is_kept_without_another_search() -> None:
    game = Counting()
    state = dealt(game)
    bot = SearchBot(game, FIRST, Random(0), seconds=0, playouts=40, horizon=99)
    first = bot.choose(game.view(state, FIRST), game.legal_actions(state))
    after, sampled = game.apply(state, first), game.sampled
    second = bot.choose(game.view(after, FIRST), game.legal_actions(after))
    assert second in (Open(), Cover())
    assert game.sampled == sampled


def test_a_plan_for_another_position_is_dropped() -> None:
    game = Tiny()
    state = dealt(game)
    bot = SearchBot(game, FIRST, Random(0), seconds=0, playouts=40, horizon=99)
    planned = bot.choose(game.view(state, FIRST), game.legal_actions(state))
    other = game.apply(state, Pick(3) if planned == Pick(5) else Pick(5))
    legal: Sequence[Action] = game.legal_actions(other)
    assert bot.choose(game.view(other, FIRST), legal) in legal


@pytest.mark.parametrize("setup", [game.setups()[0] for game in GAMES.values()], ids=repr)
def test_a_search_plays_every_game_to_its_end(setup: Setup) -> None:
    game, rng = make(setup), Random(0)
    state = game.initial()
    bots = [
        SearchBot(game, Seat(n), rng, seconds=0, playouts=2, width=2, horizon=1)
        for n in range(game.seats)
    ]
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            legal = game.legal_actions(state)
            action = bots[actor].choose(game.view(state, actor), legal)
            assert action in legal
        state = game.apply(state, action)
    assert game.result(state)


@pytest.mark.parametrize("setup", [game.setups()[0] for game in GAMES.values()], ids=repr)
def test_a_seed_and_a_number_of_playouts_decide_the_choice(setup: Setup) -> None:
    game, state, seat = begun(setup)
    view, legal = game.view(state, seat), game.legal_actions(state)
    choices = {
        str(SearchBot(game, seat, Random(7), seconds=0, playouts=12).choose(view, legal))
        for _ in range(3)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("setup", [game.setups()[0] for game in GAMES.values()], ids=repr)
def test_worths_are_those_of_the_positions_after(setup: Setup) -> None:
    for seed in range(3):
        game, state, seat = begun(setup, seed)
        legal = game.legal_actions(state)
        after = [game.knowledge.worth(game.apply(state, action), seat) for action in legal]
        assert game.knowledge.worths(state, legal, seat) == pytest.approx(after)


def test_who_is_clearly_behind_is_dropped_and_a_search_with_one_left_ends() -> None:
    game = Tiny()
    state = dealt(game)
    comparison = Comparison(game.knowledge, FIRST, Random(0), Advice(width=8, horizon=0))
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    candidates = comparison.rank(view, legal, Budget(playouts=10_000))
    played = [len(candidate.prospects) for candidate in candidates]
    assert sum(played) < 1_000
    assert candidates[0].value(played[0], Advice()) == max(
        candidate.value(len(candidate.prospects), Advice()) for candidate in candidates
    )


def test_after_many_worlds_it_is_seldom_looked_who_is_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []

    def noted(one: TinyCandidate, best: TinyCandidate, worlds: int, advice: Advice) -> float:
        looks.append(worlds)
        return 0.0

    monkeypatch.setattr(Candidate, "lag", noted)
    game = Tiny()
    state = dealt(game)
    comparison = Comparison(game.knowledge, FIRST, Random(0), Advice(width=2, horizon=0))
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    comparison.rank(view, legal, Budget(playouts=200))
    assert looks == [
        *range(8, 33),
        *range(34, 48, 2),
        *range(48, 64, 3),
        *range(64, 80, 4),
        *range(80, 96, 5),
        96,
    ]


def test_how_far_behind_is_told_in_standard_errors() -> None:
    game = Tiny()
    (turn,) = best_turns(game.knowledge, dealt(game), game.legal_actions(dealt(game)), FIRST, 1)
    ahead, behind = (Candidate(turn, Prospect(0.0, 0.0)) for _ in range(2))
    ahead.prospects += [Prospect(0.0, 3.0), Prospect(0.0, 5.0)]
    behind.prospects += [Prospect(0.0, 1.0), Prospect(0.0, 1.0)]
    assert behind.lag(ahead, 2, Advice()) == pytest.approx(3.0)
    assert ahead.lag(behind, 2, Advice()) == pytest.approx(-3.0)
    assert ahead.lag(ahead, 2, Advice()) == float("inf"), "equal in all worlds"


@pytest.mark.parametrize(("again", "shares"), [(True, [1, 2, 4]), (False, [1, 1, 1])])
def test_further_searches_of_a_turn_have_less_time(
    again: bool, shares: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seen = Tiny(), list[int]()
    state = dealt(game)
    shared = Budget.shared

    def noted(budget: Budget, crowd: int) -> Budget:
        seen.append(crowd)
        return shared(budget, crowd)

    monkeypatch.setattr(Budget, "shared", noted)
    monkeypatch.setattr(SearchBot, "_acts_again", lambda bot, end: again)
    bot = SearchBot(game, FIRST, Random(0), seconds=0, playouts=4, horizon=0)
    monkeypatch.setattr(bot._plan, "next", lambda view, legal: None)
    for _ in shares:
        bot.choose(game.view(state, FIRST), game.legal_actions(state))
    assert seen == shares


def test_a_turn_goes_on_after_a_draw_if_the_seat_acts_again_before_the_next_begins() -> None:
    game = Tiny()
    state = dealt(game)
    bot = SearchBot(game, FIRST, Random(0), seconds=0, playouts=4)
    picked = game.apply(state, Pick(5))
    assert not bot._acts_again(state), "a turn begins"
    assert bot._acts_again(picked)
    assert not bot._acts_again(game.apply(picked, Open())), "somebody else is next"


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_a_playout_ends_after_its_turns_where_a_turn_begins_with_a_draw(turns: int) -> None:
    game = Imperator()
    end = Playouts(game.knowledge).play_on(game.initial(), Random(1), turns)
    assert game.to_act(end) is CHANCE
    assert end.deck.bit_count() == 21 - 3 * turns
