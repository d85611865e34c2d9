"""The analysis: what each choice promises, how sure that is, and why."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from quadriga.bots.analysis.analysis import (
    CLEAR_POINTS,
    CLEAR_RESULT,
    FINALISTS,
    Analyst,
    Assessment,
    Estimate,
    matters,
    worth_telling,
)
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.turns import best_turns
from quadriga.core import Advice, AnyGame, Seat, Setup
from quadriga.games import GAMES, make
from quadriga.language import verbatim
from tests.bots.test_search import begun, dealt
from tests.tiny.game import Action, Cover, Knowledge, Open, Over, Pick, State, Tiny, View

FIRST = Seat(0)
PLAYOUTS = Budget(playouts=48)
SETUPS = [game.setups()[0] for game in GAMES.values()]


class Bold(Tiny):
    """An open card counts 3 more in place of 1."""

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(
            points + 2 * len(opened)
            for points, opened in zip(super().scores(state), state.opened, strict=True)
        )


class Gamble(Tiny):
    """An open card counts nothing, so that all are covered; playouts go to the end."""

    class Mind(Knowledge):
        usual = Advice(horizon=99)

        def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
            return [float(isinstance(action, Cover)) for action in actions]

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(
            points - sum(opened) - len(opened)
            for points, opened in zip(super().scores(state), state.opened, strict=True)
        )


class Doubtful(Gamble):
    """The same, where what is still to come is said to scatter a hundred times as much."""

    class Mind(Gamble.Mind):
        usual = replace(Gamble.Mind.usual, doubt=100.0)


class Together(Tiny):
    """Everybody has the points of all."""

    def scores(self, state: State) -> tuple[int, ...]:
        return (sum(super().scores(state)),) * self.seats


def analysed(
    game: AnyGame, state: object, seat: Seat, budget: Budget = PLAYOUTS, seed: int = 7
) -> list[Assessment[object]]:
    """The analysis of a position as its seat sees it."""
    view, legal = game.view(state, seat), game.legal_actions(state)
    return Analyst(game, seat, Random(seed)).analyse(view, legal, budget)


def picked(game: Tiny) -> State:
    """A position in which the first seat lays the 5 open or covers it."""
    return game.apply(dealt(game), Pick(5))


def test_the_best_choice_comes_first_with_what_it_brings() -> None:
    game = Bold()
    best, other = analysed(game, picked(game), FIRST)
    assert (best.action, other.action) == (Open(), Cover())
    assert best.points.mean > other.points.mean
    assert best.worlds == other.worlds > 1


def test_a_choice_is_judged_by_the_best_turn_that_begins_with_it() -> None:
    game = Bold()
    for found in analysed(game, dealt(game), FIRST):
        assert found.line[:2] == (found.action, Open())


def test_the_line_goes_on_to_the_next_turn_of_the_seat() -> None:
    game = Tiny()
    best, *_ = analysed(game, picked(game), FIRST)
    mine, pick, place = best.line
    assert mine == best.action
    assert isinstance(pick, Pick)
    assert place in (Open(), Cover())


def test_the_line_of_one_who_plays_alone_is_the_own_turn() -> None:
    game = make(Setup("imperator", 1))
    state = game.apply(game.initial(), game.sample_chance(game.initial(), Random(0)))
    best, *_ = analysed(game, state, FIRST)
    assert best.line == (best.action,)


def test_the_reason_is_that_of_the_game() -> None:
    game = Bold()
    best, other = analysed(game, picked(game), FIRST)
    assert best.reason is not None
    assert best.reason.args["text"] == "5 more points lie open."
    assert other.reason is None


def test_a_chance_is_no_surer_than_the_game_has_shown_to_be() -> None:
    sure, unsure = (
        {one.action: one.result for one in analysed(game, dealt(game), FIRST)}
        for game in (Gamble(), Doubtful())
    )
    assert sure.keys() == unsure.keys()
    for action, result in sure.items():
        other = unsure[action]
        assert result is not None
        assert other is not None
        assert abs(other.mean - 0.5) < abs(result.mean - 0.5) / 5


def test_a_plan_is_as_far_off_as_two_of_them_differ() -> None:
    """In Minerva plans take the place of worlds: what is told of them has an error, too."""
    game, state, seat = begun(Setup("minerva", 2))
    view, legal = game.view(state, seat), game.legal_actions(state)
    analyst: Analyst[Any, Any, Any] = Analyst(game, seat, Random(7))
    found = analyst.candidates(view, legal, PLAYOUTS)[:3]
    told = [analyst.assessed(state, analyst.measured(view, found, PLAYOUTS), ())]
    for one in found:  # as if they had promised two points more at first
        one.prospects = [replace(plan, points=plan.points + 2) for plan in one.prospects]
    told += [analyst.assessed(state, analyst.measured(view, found, PLAYOUTS), ())]
    for alike, differs in zip(*told, strict=True):
        assert (alike.points.mean, alike.points.error) == (differs.points.mean, 0)
        assert differs.points.error == pytest.approx(2 / sqrt(2))
        assert differs.result is not None
        assert differs.result.error > 0


def test_the_result_is_the_reward_where_the_choice_ends_the_game() -> None:
    game = Bold(hand=1)
    state = game.initial()
    while game.to_act(state) != FIRST:
        state = game.apply(state, game.legal_actions(state)[-1])
    best, *_ = analysed(game, game.apply(state, game.legal_actions(state)[0]), FIRST)
    assert best.result is not None
    assert 0 <= best.result.mean <= 1


def test_nobody_is_ahead_who_plays_alone_or_together() -> None:
    game, state, seat = begun(Setup("imperator", 1))
    assert all(found.result is None for found in analysed(game, state, seat))
    tiny = Together()
    assert not isinstance(dealt(tiny).phase, Over)
    assert all(found.result is None for found in analysed(tiny, dealt(tiny), FIRST))


def test_errors_shrink_as_the_budget_grows() -> None:
    game = Gamble()
    little, much = (analysed(game, dealt(game), FIRST, Budget(playouts=n))[0] for n in (40, 4_000))
    assert 0 < much.points.error < little.points.error / 4
    assert little.result is not None
    assert much.result is not None
    assert 0 < much.result.error < little.result.error


def test_the_only_choice_is_measured_too() -> None:
    game = Tiny(hand=1)
    state = game.initial()
    while game.to_act(state) != FIRST:
        state = game.apply(state, game.legal_actions(state)[0])
    (only,) = analysed(game, state, FIRST)
    assert only.worlds > 0
    assert only.reason is None


def assessed(name: str, points: float, reason: str = "", worlds: int = 9) -> Assessment[str]:
    """What is told of a choice."""
    why = verbatim(reason) if reason else None
    return Assessment(name, Estimate(points, 0.1), None, worlds, (name,), why)


def test_choices_that_promise_the_same_are_told_where_there_is_nothing_else() -> None:
    found = [
        assessed("a", 9.0, "A loop."),
        assessed("a turned", 9.01, "A loop."),
        assessed("b", 9.0, "A house."),
        assessed("a turned on", 8.99, "A loop."),
        assessed("c", 7.0, "A house."),
        assessed("d", 6.0, worlds=0),
    ]
    assert [one.action for one in worth_telling(found, 3)] == ["a", "b", "c"]
    assert [one.action for one in worth_telling(found[:4], 3)] == ["a", "a turned", "b"]
    assert [one.action for one in worth_telling(found[5:], 3)] == ["d"]
    assert [one.action for one in worth_telling(found[2:3] + found[5:], 3)] == ["b"]


def test_a_choice_matters_where_the_best_is_clearly_better() -> None:
    best = assessed("best", 9.0)
    assert not matters([best])
    assert matters([best, assessed("next", 8.9 - CLEAR_POINTS)])
    assert not matters([best, assessed("next", 9.1 - CLEAR_POINTS)])
    # So far apart as chance may bring them.
    unsure = replace(best, points=Estimate(9.0, 1.0))
    assert not matters([unsure, assessed("next", 8.9 - CLEAR_POINTS)])


def test_where_somebody_is_to_be_beaten_the_chance_to_win_decides_what_matters() -> None:
    likely = replace(assessed("best", 9.0), result=Estimate(0.5, 0.01))
    less = replace(assessed("next", 2.0), result=Estimate(0.49 - CLEAR_RESULT, 0.01))
    assert matters([likely, less])
    assert not matters([likely, replace(less, result=Estimate(0.51 - CLEAR_RESULT, 0.01))])


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_choice_is_assessed_and_those_judged_at_sight_come_last(setup: Setup) -> None:
    game, state, seat = begun(setup)
    legal = game.legal_actions(state)
    found = analysed(game, state, seat)
    assert sorted(map(str, legal)) == sorted(str(one.action) for one in found)
    compared = [one.worlds > 0 for one in found]
    assert compared == sorted(compared, reverse=True)
    # Of choices whose turns end in equal positions only one is compared.
    different = {turn.actions[0] for turn in best_turns(game.knowledge, state, legal, seat, 1_000)}
    assert all(compared[: min(FINALISTS, len(different), 2)])
    at_sight = [one.points.mean for one in found if not one.worlds]
    assert at_sight == sorted(at_sight, reverse=True)
    assert all(one.line[0] == one.action for one in found)


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_seed_and_a_number_of_playouts_decide_the_analysis(setup: Setup) -> None:
    game, state, seat = begun(setup)
    assert analysed(game, state, seat) == analysed(game, state, seat)


@pytest.mark.parametrize("setup", [*SETUPS, Setup("minerva", 2)], ids=repr)
def test_what_a_seat_may_not_know_changes_nothing(setup: Setup) -> None:
    game, state, seat = begun(setup)
    for seed in range(2):
        other = game.knowledge.determinize(game.view(state, seat), Random(seed))
        assert analysed(game, other, seat) == analysed(game, state, seat)


def test_hidden_hands_change_nothing() -> None:
    game = Tiny()
    one, other = (
        Analyst[State, Action, View](game, FIRST, Random(3)).analyse(
            game.view(state, FIRST), game.legal_actions(state), PLAYOUTS
        )
        for state in (
            dealt(game),
            game.knowledge.determinize(game.view(dealt(game), FIRST), Random(5)),
        )
    )
    assert one == other
