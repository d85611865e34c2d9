"""Looking one draw ahead: the mean over what chance does, each followed by the best action."""

from random import Random
from statistics import fmean

import pytest

from quadriga.bots.expectation import ExpectationBot, expected_worth
from quadriga.bots.playouts import Playouts
from quadriga.core import CHANCE, Seat
from quadriga.games.imperator.game import Imperator
from quadriga.games.imperator.state import State
from tests.tiny.game import Cover, Deal, Open, Pick, Rolling, Tiny
from tests.tiny.game import State as TinyState

FIRST = Seat(0)


def rolling() -> tuple[Tiny, TinyState]:
    """The end of a game in which the first seat has covered one card and opened another."""
    game = Tiny(seats=2, hand=2)
    state = game.initial()
    for action in (Deal(0, (3, 5)), Deal(1, (1, 2)), Pick(3), Cover(), Pick(1), Open()):
        state = game.apply(state, action)
    for action in (Pick(5), Open(), Pick(2), Open()):
        state = game.apply(state, action)
    assert isinstance(state.phase, Rolling)
    return game, state


def test_a_roll_counts_on_average() -> None:
    game, state = rolling()
    # 3 + 5 + 1 for the open card, and 0, 1 or 2 for the covered one.
    assert expected_worth(game, state, FIRST, outcomes=3, seed=0) == 10


def late(seed: int, left: int) -> State:
    """A position of Imperator in which chance draws with so many cards left in the first deck."""
    game, rng = Imperator(), Random(seed)
    state = game.initial()
    while state.deck.bit_count() > left or game.to_act(state) is not CHANCE:
        legal = game.legal_actions(state)
        state = game.apply(state, rng.choice(legal))
    return state


@pytest.mark.parametrize("left", [3, 6, 9])
def test_an_exact_expectation_is_that_of_all_draws(left: int) -> None:
    game, state = Imperator(), late(left, left)

    def best(position: State) -> float:
        """The best end of a turn, by trying everything."""
        if game.to_act(position) != FIRST:
            return game.worth(position, FIRST)
        return max(best(game.apply(position, action)) for action in game.legal_actions(position))

    draws = game.legal_actions(state)
    expected = fmean(best(game.apply(state, draw)) for draw in draws)
    found = expected_worth(game, state, FIRST, outcomes=len(draws), seed=1)
    assert found == pytest.approx(expected)


def test_of_many_draws_the_same_are_sampled_for_all() -> None:
    game, state = Imperator(), late(1, 18)
    once, again, other = (expected_worth(game, state, FIRST, 20, seed) for seed in (1, 1, 2))
    exact = expected_worth(game, state, FIRST, 1_000, 1)
    assert once == again != other
    assert once == pytest.approx(exact, abs=1.5)


def test_a_position_without_chance_is_worth_what_it_is() -> None:
    game = Tiny(seats=2, hand=2)
    state = game.apply(game.apply(game.initial(), Deal(0, (3, 5))), Deal(1, (1, 2)))
    assert expected_worth(game, state, FIRST, 10, 0) == game.worth(state, FIRST)


def test_the_bot_plays_a_whole_game() -> None:
    game, rng = Imperator(), Random(3)
    bot = ExpectationBot(game, FIRST, rng, width=3, outcomes=4)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        legal = game.legal_actions(state)
        action = bot.choose(game.view(state, FIRST), legal)
        assert action in legal
        state = game.apply(state, action)
    assert game.scores(state)[0] > 5


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_a_playout_ends_after_its_turns_where_a_turn_begins_with_a_draw(turns: int) -> None:
    game = Imperator()
    end = Playouts(game).play_on(game.initial(), Random(1), turns)
    assert game.to_act(end) is CHANCE
    assert end.deck.bit_count() == 21 - 3 * turns
