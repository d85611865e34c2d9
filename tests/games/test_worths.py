"""`worths` says what `worth` says after each action, in every game."""

from random import Random

import pytest

from quadriga.core import CHANCE, Seat, Setup
from quadriga.games import GAMES, make
from quadriga.selfplay.check import without_learning

SETUPS = [setup for game in GAMES.values() for setup in (game.setups()[0], game.setups()[-1])]


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_worths_are_what_worth_says_after_each_action(setup: Setup) -> None:
    game, rng = make(setup), Random(1)
    minds = (game.knowledge, without_learning(game.knowledge), game.knowledge.taught)
    state, compared = game.initial(), 0
    while compared < 60 and (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        legal = game.legal_actions(state)
        seat = Seat(rng.randrange(game.seats))
        for mind in minds:
            expected = [mind.worth(game.apply(state, action), seat) for action in legal]
            assert list(mind.worths(state, legal, seat)) == pytest.approx(expected)
        state = game.apply(state, rng.choice(legal))
        compared += 1
