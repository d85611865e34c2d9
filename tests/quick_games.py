"""Games of quick players, for tests and benchmarks that need positions as they come up in play."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from quadriga.bots.search.playouts import quick_choice
from quadriga.core import CHANCE, Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def decisions(game: Game[S, A, V], rng: Random, *, sense: float = 1.0) -> Iterator[tuple[S, Seat]]:
    """Each position of a game in which a seat acts, and which; also where it has but one action.

    This share of the actions are the best at sight, the others are random.
    """
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        yield state, actor
        if sense == 1 or rng.random() < sense:
            action = quick_choice(game.knowledge, state, actor)
        else:
            action = rng.choice(game.legal_actions(state))
        state = game.apply(state, action)


def varied(game: Game[S, A, V], seed: int) -> Iterator[tuple[S, Seat]]:
    """The decisions of a game that is played mostly well, and now and then at random."""
    return decisions(game, Random(seed), sense=0.7)


def choices(game: Game[S, A, V], rng: Random) -> list[tuple[S, Seat]]:
    """The positions of a quick game in which a seat has a choice, and which."""
    return [(state, seat) for state, seat in decisions(game, rng) if game.legal_actions(state)[1:]]
