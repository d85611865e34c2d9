"""Playing a position on with a quick policy, and judging where that leads."""

from random import Random
from typing import TypeVar

from msgspec import Struct

from quadriga.bots.turns import turn_continues
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


def quick_step(game: Game[S, A, V], state: S, seat: Seat, breadth: int) -> S:
    """The position after the best of the `breadth` actions of the highest `worth` for `seat`.

    Each is judged by the best action that can follow it within the turn; that is done as well.
    """
    legal = game.legal_actions(state)
    worths = game.worths(state, legal, seat)
    best, found = float("-inf"), state
    follow_up: A | None = None
    for n in sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[:breadth]:
        after, worth, following = game.apply(state, legal[n]), worths[n], None
        if turn_continues(game, after, seat):
            further = game.legal_actions(after)
            its_worths = game.worths(after, further, seat)
            number = max(range(len(its_worths)), key=its_worths.__getitem__)
            worth, following = its_worths[number], further[number]
        if worth > best:
            best, found, follow_up = worth, after, following
    return found if follow_up is None else game.apply(found, follow_up)


def play_on(game: Game[S, A, V], state: S, rng: Random, turns: int, breadth: int = 1) -> S:
    """The position after so many further turns of all seats together, or at the end of the game.

    Every seat acts by `quick_choice`, but begins its turns by `quick_step` if `breadth` is more
    than 1; chance is drawn from `rng`.
    """
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        if game.begins_turn(state):
            if not turns:
                break
            turns -= 1
            if breadth > 1:
                state = quick_step(game, state, actor, breadth)
                continue
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
    """What this position promises `seat`: by its points if the game is over, else by `expected`."""
    if game.to_act(state) is None:
        values = [float(points) for points in game.scores(state)]
    else:
        values = [*game.expected(state)]
    mine = values.pop(seat)
    return Prospect(mine, mine - max(values, default=0.0))
