"""Games of a quick player against itself, and their final points."""

from random import Random
from typing import Any, Final, NamedTuple

from quadriga.bots.search.playouts import quick_beginning, quick_choice
from quadriga.core import CHANCE, AnyKnowledge

CURIOSITY: Final = 0.1
"""The share of turns that begin with a random action, for variety."""


class Outcome(NamedTuple):
    """A game: the positions where turns began, and the points of each seat at its end."""

    positions: list[Any]
    points: tuple[int, ...]


def play(knowledge: AnyKnowledge, rng: Random) -> Outcome:
    """Play a game as the playouts of a search do, apart from some random turns."""
    game, breadth = knowledge.game, knowledge.advice.breadth
    state, positions = game.initial(), []
    while (actor := game.to_act(state)) is not None:
        begins = game.begins_turn(state)
        if begins:
            positions.append(state)
        if actor is CHANCE:
            actions = (game.sample_chance(state, rng),)
        elif begins and rng.random() < CURIOSITY:
            actions = (rng.choice(game.legal_actions(state)),)
        elif begins and breadth > 1:
            actions = quick_beginning(knowledge, state, actor, breadth)
        else:
            actions = (quick_choice(knowledge, state, actor),)
        for action in actions:
            state = game.apply(state, action)
    return Outcome(positions, game.scores(state))
