"""Playing a position on with a quick policy, and judging where that leads."""

from random import Random
from typing import TypeVar

from msgspec import Struct

from quadriga.core import CHANCE, Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def quick_choice(game: Game[S, A, V], state: S, seat: Seat) -> A:
    """The legal action of the highest `worth` for `seat`, the first of equals."""
    legal = game.legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    worths = game.worths(state, legal, seat)
    return legal[max(range(len(worths)), key=worths.__getitem__)]


def play_on(game: Game[S, A, V], state: S, rng: Random, turns: int) -> S:
    """The position after so many further turns of all seats together, or at the end of the game.

    Every seat acts by `quick_choice`; chance is drawn from `rng`.
    """
    while (actor := game.to_act(state)) is not None:
        if game.begins_turn(state):  # in some games with a draw
            if not turns:
                break
            turns -= 1
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            state = game.apply(state, quick_choice(game, state, actor))
    return state


class Prospect(Struct, frozen=True):
    """What a position promises a seat.

    points   its own points, at the end or estimated
    margin   these less the points of the best other seat; the points themselves if there is none
    """

    points: float
    margin: float


def judge(game: Game[S, A, V], state: S, seat: Seat) -> Prospect:
    """What this position promises `seat`: by its points if the game is over, else by `worth`."""
    if game.to_act(state) is None:
        values = [float(points) for points in game.scores(state)]
    else:
        values = [game.worth(state, Seat(n)) for n in range(game.seats)]
    mine = values.pop(seat)
    return Prospect(mine, mine - max(values, default=0.0))
