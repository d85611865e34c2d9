"""What a preview says comes true: every figure against what the rules do with the choice."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quadriga.games.imperator import Imperator
from quadriga.games.imperator.guide.facts.preview import Preview
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.state import Booking, Paying, Spending, State
from tests.quick_games import decisions

GAME = Imperator()
GAMES = [GAME, Imperator(standing=-4), Imperator(standing=4)]
GAMES_EACH = 12


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.setup.options))
@pytest.mark.parametrize("sense", [0.0, 0.7, 1.0])
def test_everything_that_a_preview_says_comes_true(game: Imperator, sense: float) -> None:
    for seed in range(GAMES_EACH):
        for state, _ in decisions(game, Random(f"{seed} {sense}"), sense=sense):
            for action in game.legal_actions(state):
                check(game, state, action, game.guide.preview(state, action))


def settled(game: Imperator, state: State) -> Iterator[State]:
    """Every position that the splits of a choice may lead to."""
    if not isinstance(state.phase, Spending | Paying | Booking):
        yield state
        return
    for action in game.legal_actions(state):
        yield from settled(game, game.apply(state, action))


def tracks(state: State) -> tuple[int, int, int]:
    """The three tracks."""
    return state.culture, state.military, state.industry


def check(game: Imperator, state: State, action: Action, shown: Preview) -> None:
    """Every figure of a preview."""
    after = game.apply(state, action)
    asks = {Spending: "spend", Paying: "spend", Booking: "book"}
    assert shown.then == asks.get(type(after.phase), "")
    ends = [one for one in settled(game, after) if tracks(one) == tuple(shown.board.tracks)]
    assert ends, "no split leads there"
    then = ends[0]
    assert shown.board == game.guide.outlook(then, None).board
    assert shown.board.score == game.scores(then)[0]
    bonus = [sum(kind) for kind in zip((0, 0, 0), *(one.units for one in shown.bonus), strict=True)]
    gained = [a + b for a, b in zip(shown.gains, bonus, strict=True)]
    paid = [*shown.pays]
    left = [has - pays for has, pays in zip(tracks(state), paid, strict=True)]
    if not game.tables.powers[state.cubes].exchange:
        raised = [min(game.tables.top, a + b) for a, b in zip(left, gained, strict=True)]
        assert (*raised,) == tracks(then)
    assert sum(left) + sum(gained) - shown.wasted == sum(tracks(then))
    assert shown.wasted >= 0
    check_points(game, state, shown, then)


def check_points(game: Imperator, state: State, shown: Preview, then: State) -> None:
    """What is said of points and of the next invasion."""
    if shown.board.title is not None:
        changes: list[Any] = [one.args["n"] for one in shown.points]
        assert sum(changes) == game.scores(then)[0] - game.scores(state)[0]
    was, now = (game.guide.outlook(one, None).threat for one in (state, then))
    if shown.threat is not None:
        assert was is not None
        assert now is not None
        assert shown.threat.fended == (now.short == 0)
        assert shown.threat.worse == ((now.rome_falls, now.short) > (was.rome_falls, was.short))
    elif was and now and was.order == now.order:
        assert (was.short, was.safe, was.rome_falls) == (now.short, now.safe, now.rome_falls)
