"""A player who looks to the end of their own turn, for the tests of `hints`."""

from collections.abc import Sequence
from random import Random

from quadriga.core import CHANCE, Seat
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.actions import Action
from quadriga.games.minerva.state import State

WIDTH = 16
"""So many unfinished turns are followed at each step."""


def choose(game: Minerva, state: State, seat: Seat, legal: Sequence[Action]) -> Action:
    """The action that leads to the position of most worth, the first of equal ones."""
    ways = [(action, game.apply(state, action)) for action in legal]
    best, most = legal[0], float("-inf")
    while ways:
        following = []
        for action, after in ways:
            if game.to_act(after) == seat and not game.begins_turn(after):
                following.append((action, after))
            elif (worth := game.worth(after, seat)) > most:
                best, most = action, worth
        if len(following) > WIDTH:
            following.sort(key=lambda way: game.worth(way[1], seat), reverse=True)
        ways = [
            (action, game.apply(after, step))
            for action, after in following[:WIDTH]
            for step in game.legal_actions(after)
        ]
    return best


def played(game: Minerva, rng: Random) -> State:
    """The end of a game in which everybody plays so."""
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            state = game.apply(state, choose(game, state, actor, game.legal_actions(state)))
    return state
