"""Bots: what they see, and what they choose."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from quadriga.bots import BOTS, GreedyBot, RandomBot
from quadriga.bots.search.turns import best_turns
from quadriga.core import CHANCE, AnyGame, Seat, Setup
from quadriga.games import GAMES, make
from tests.tiny.game import Action, Cover, Deal, Knowledge, Open, Pick, State, Tiny, View

FIRST = Seat(0)
QUICK = ("novice", "citizen", "random")
"""Bots that need no more than milliseconds for a decision."""
HAND = (3, 5)


def dealt(game: Tiny) -> State:
    """A position in which the first seat picks from a known hand."""
    return game.apply(game.apply(game.initial(), Deal(0, HAND)), Deal(1, (1, 2)))


def greedy(game: Tiny, state: State, legal: Sequence[Action] | None = None) -> Action:
    """What the greedy bot chooses for the first seat."""
    bot = GreedyBot(game, FIRST, Random(0))
    return bot.choose(game.view(state, FIRST), legal or game.legal_actions(state))


class Spy(Tiny):
    """The tiny game, which tells positions that come from a view from the true one."""

    def __init__(self) -> None:
        super().__init__(seats=2, hand=2)
        self.guessed: list[State] = []

    def guess(self, state: State) -> State:
        self.guessed.append(state)
        return state

    def check(self, state: State) -> None:
        assert any(state is guess for guess in self.guessed), "a bot holds the true position"

    def apply(self, state: State, action: Action) -> State:
        self.check(state)
        return self.guess(super().apply(state, action))

    def legal_actions(self, state: State) -> Sequence[Action]:
        self.check(state)
        return super().legal_actions(state)

    def to_act(self, state: State) -> Any:
        self.check(state)
        return super().to_act(state)

    def begins_turn(self, state: State) -> bool:
        self.check(state)
        return super().begins_turn(state)

    class Mind(Knowledge):
        def __init__(self, game: "Spy") -> None:
            super().__init__(game)
            self.spy = game

        def determinize(self, view: View, rng: Random) -> State:
            assert type(view) is View
            return self.spy.guess(super().determinize(view, rng))

        def worth(self, state: State, seat: Seat) -> float:
            self.spy.check(state)
            return super().worth(state, seat)


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_sees_views_only(name: str) -> None:
    game, spy = Tiny(seats=2, hand=2), Spy()
    state = game.initial()
    rng = Random(name)
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        legal = game.legal_actions(state)
        action = BOTS[name](spy, actor, rng).choose(game.view(state, actor), legal)
        assert action in legal
        state = game.apply(state, action)


def test_the_spy_catches_a_bot_that_holds_the_true_position() -> None:
    with pytest.raises(AssertionError, match="true position"):
        Spy().knowledge.worth(dealt(Tiny()), FIRST)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("setup", [game.setups()[0] for game in GAMES.values()], ids=repr)
def test_a_bot_plays_every_game_to_its_end(setup: Setup, name: str) -> None:
    game, rng = make(setup), Random(0)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            bot = BOTS[name](game, actor, rng)
            choice = bot.choose(game.view(state, actor), game.legal_actions(state))
            state = game.apply(state, choice)
    assert game.result(state)


def test_the_random_bot_takes_every_action_alike() -> None:
    game = Tiny()
    bot = RandomBot(game, FIRST, Random(0))
    legal = [Pick(card) for card in range(1, 6)]
    view = game.view(dealt(game), FIRST)
    taken = Counter(bot.choose(view, legal) for _ in range(10_000))
    # 2,000 each; the standard deviation is 40.
    assert all(abs(taken[action] - 2_000) < 200 for action in legal)


def test_a_bot_with_the_same_generator_does_the_same() -> None:
    game: AnyGame = make(Setup("imperator", 1))
    state = game.apply(game.initial(), game.sample_chance(game.initial(), Random(1)))
    view, legal = game.view(state, FIRST), game.legal_actions(state)
    for name in QUICK:
        once, twice = (
            [BOTS[name](game, FIRST, Random(seed)).choose(view, legal) for seed in range(20)]
            for _ in range(2)
        )
        assert once == twice


class Likes(Tiny):
    """The tiny game, worth what somebody likes about it."""

    def __init__(self, *, opened: int = 0, covered: int = 0) -> None:
        super().__init__(seats=2, hand=2)
        self.liked = (opened, covered)

    class Mind(Knowledge):
        def __init__(self, game: "Likes") -> None:
            super().__init__(game)
            self.liked = game.liked

        def worth(self, state: State, seat: Seat) -> float:
            opened, covered = self.liked
            return float((opened in state.opened[seat]) + (covered in state.covered[seat]))


def test_the_greedy_bot_takes_what_is_worth_most() -> None:
    game = Tiny()
    picked = game.apply(dealt(game), Pick(5))
    # An open card counts one more, and the roll is still to come.
    assert greedy(game, picked) == Open()


@pytest.mark.parametrize("card", HAND)
def test_the_greedy_bot_looks_through_its_own_decisions(card: int) -> None:
    # No pick is worth anything by itself: only what is done with the card is.
    for game in (Likes(opened=card), Likes(covered=card)):
        assert greedy(game, dealt(game)) == Pick(card)
    assert greedy(game, game.apply(dealt(game), Pick(card))) == Cover()


def test_the_greedy_bot_does_not_look_beyond_its_turn() -> None:
    # Covering 5 takes a second turn if 3 is laid first: only the first turn counts.
    game = Likes(opened=5)
    after = game.apply(game.apply(dealt(game), Pick(3)), Open())
    assert game.to_act(after) == Seat(1)
    assert greedy(game, dealt(game)) == Pick(5)


class Alone(Tiny):
    """The tiny game with the first seat in all seats: its next turn follows at once."""

    def to_act(self, state: State) -> Any:
        actor = super().to_act(state)
        return FIRST if isinstance(actor, int) else actor

    def legal_actions(self, state: State) -> Sequence[Action]:
        assert not self.begins_turn(state), "a bot looks beyond its turn"
        return super().legal_actions(state)


def test_the_greedy_bot_stops_where_its_next_turn_begins() -> None:
    game, legal = Alone(), [Pick(card) for card in HAND]
    after = game.apply(game.apply(dealt(game), Pick(3)), Open())
    assert game.to_act(after) == FIRST
    assert greedy(game, dealt(game), legal) == Pick(5)


def test_of_many_unfinished_turns_the_best_are_followed() -> None:
    game = Likes(opened=5)
    legal = game.legal_actions(dealt(game))
    for beam, begun in ((1, {Pick(3)}), (2, {Pick(3), Pick(5)})):
        # Both picks are worth nothing yet, so the first is followed.
        turns = best_turns(game.knowledge, dealt(game), legal, FIRST, 9, beam=beam)
        assert {turn.actions[0] for turn in turns} == begun


def test_of_equal_actions_the_greedy_bot_takes_the_first() -> None:
    game = Likes()
    legal = game.legal_actions(dealt(game))
    assert greedy(game, dealt(game)) == legal[0]
    assert greedy(game, dealt(game), legal[::-1]) == legal[-1]


def test_the_greedy_bot_guesses_nothing_when_there_is_no_choice() -> None:
    spy = Spy()
    only = [Pick(3)]
    game = Tiny()
    assert GreedyBot(spy, FIRST, Random(0)).choose(game.view(dealt(game), FIRST), only) == only[0]
    assert not spy.guessed


def test_the_greedy_bot_leaves_the_position_as_it_was() -> None:
    game = Tiny()
    state = dealt(game)
    greedy(game, state)
    assert state == dealt(game)
