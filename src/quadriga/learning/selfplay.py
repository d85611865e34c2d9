"""One game in which every seat plays by what has been learned so far."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from quadriga.bots.turns import turn_continues
from quadriga.core import CHANCE, AnyLearnableWorth, Seat
from quadriga.learning.weights import Weights

TRACE: Final = 0.5
"""Lambda: how much of a target comes from what happened later, and not from the next value."""

CURIOSITY: Final = 0.1
"""The share of turns that are chosen at random, so that nothing stays untried."""

MAX_ENDS: Final = 2_000
"""Ends of a turn that are compared; later ones are left out."""


NO_ENTRIES: Final[Sequence[int]] = ()


class Visit(NamedTuple):
    """A position that a seat left behind at the end of its turn."""

    entries: Sequence[int]
    value: float
    """The value of the best position it could have left behind."""
    chosen: bool
    """Whether it is that best position; False if the turn was chosen at random."""


def learn_from_game(
    game: AnyLearnableWorth, weights: Weights, rng: Random, rate: float
) -> tuple[int, ...]:
    """Play a game, learn from it, and return the points of each seat."""
    visits: list[list[Visit]] = [[] for _ in range(game.seats)]
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            state, visit = _turn(game, state, actor, weights, rng)
            visits[actor].append(visit)
    points = game.scores(state)
    for seat, own in enumerate(visits):
        _learn(own, margin(points, seat), weights, rate)
    return points


def margin(points: Sequence[float], seat: int) -> float:
    """The points of a seat less those of the best other seat, if there is one."""
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - max(others, default=0)


def _turn(
    game: AnyLearnableWorth, state: Any, seat: Seat, weights: Weights, rng: Random
) -> tuple[Any, Visit]:
    """The position at the end of the turn that is worth most, now and then of any turn."""
    best, best_value, best_entries = None, float("-inf"), NO_ENTRIES
    ends = list(islice(turn_ends(game, state, seat), MAX_ENDS))
    for end in ends:
        if game.to_act(end) is None:
            entries = NO_ENTRIES
            value = margin(game.scores(end), seat)
        else:
            entries = game.features(end, seat)
            value = weights.value(entries)
        if value > best_value:
            best, best_value, best_entries = end, value, entries
    if rng.random() >= CURIOSITY:
        return best, Visit(best_entries, best_value, True)
    end = rng.choice(ends)
    over = game.to_act(end) is None
    return end, Visit(NO_ENTRIES if over else game.features(end, seat), best_value, False)


def turn_ends(game: AnyLearnableWorth, state: Any, seat: Seat) -> Iterator[Any]:
    """The positions in which a turn can end, found depth first."""
    for action in game.legal_actions(state):
        after = game.apply(state, action)
        if turn_continues(game, after, seat):
            yield from turn_ends(game, after, seat)
        else:
            yield after


def _learn(visits: Sequence[Visit], result: float, weights: Weights, rate: float) -> None:
    """Learn from the last turn back to the first, each from what came of it."""
    target = result
    for visit in reversed(visits):
        if visit.entries:
            weights.learn(visit.entries, target, rate)
        # What follows a random turn says nothing about the turns before it.
        trace = TRACE if visit.chosen else 0.0
        target = trace * target + (1 - trace) * visit.value
