"""The pupil plays what the lesson of its game teaches, and nothing else."""

from random import Random

import pytest

from quadriga.bots.players.greedy import Pupil
from quadriga.core import CHANCE, Seat
from quadriga.games import GAMES, make
from quadriga.kit.plain_knowledge import OtherWorth
from tests.tiny.game import Knowledge, Tiny


class Contrary(Tiny):
    """A game whose lesson teaches to have as few points as possible."""

    class Mind(Knowledge):
        def __init__(self, game: Tiny) -> None:
            super().__init__(game)
            self.taught = OtherWorth(self, lambda state, seat: -self.worth(state, seat))


def played(game: Tiny) -> set[str]:
    """What pupils do with their cards, who sit in both seats."""
    state, rng, done = game.initial(), Random(3), set[str]()
    pupils = [Pupil(game, Seat(n), Random(n)) for n in range(game.seats)]
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        action = pupils[actor].choose(game.view(state, actor), game.legal_actions(state))
        done |= {str(action).partition(" ")[0]}
        state = game.apply(state, action)
    return done


def test_a_pupil_follows_what_is_taught_and_not_what_positions_are_worth() -> None:
    # An open card counts 1 more at once.
    assert played(Tiny(seats=2, hand=2)) == {"pick", "open"}
    assert played(Contrary(seats=2, hand=2)) == {"pick", "cover"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taught_is_told_at_every_moment_and_is_the_points_at_the_end(name: str) -> None:
    game, rng = make(GAMES[name].setups()[0]), Random(4)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        assert isinstance(game.knowledge.taught.worth(state, actor), float)
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    seats = [Seat(n) for n in range(game.seats)]
    taught, scores = (
        [game.knowledge.taught.worth(state, seat) for seat in seats],
        game.scores(state),
    )
    assert taught.index(max(taught)) == scores.index(max(scores))
    assert all(value <= own for value, own in zip(taught, scores, strict=True))
