"""One game in which every seat plays by the values learned so far."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from quadriga.bots.search.turns import turn_continues
from quadriga.core import CHANCE, AnyGame, AnyLearnableWorth, Seat
from quadriga.selfplay.weights import Weights

TRACE: Final = 0.5
"""Lambda: the share of a target that comes from later turns instead of the next value."""

GUIDED_TURNS: Final = 20
"""A teacher plays fewer turns than this, each number equally often."""

MAX_ENDS: Final = 2_000
"""The number of ends of a turn that are compared; further ones are left out."""


NO_ENTRIES: Final[Sequence[int]] = ()


class Visit(NamedTuple):
    """A position that a seat left behind at the end of its turn."""

    entries: Sequence[int]
    value: float
    """The value of the best position that it could have left behind."""
    chosen: bool
    """Whether it is that best position; False if it was taken at random or by a teacher."""


def learn_from_game(
    knowledge: AnyLearnableWorth,
    weights: Weights,
    rng: Random,
    *,
    rate: float,
    curiosity: float,
    teachers: Sequence[Weights] = (),
    guidance: float = 0.0,
) -> tuple[int, ...]:
    """Play a game, learn from it, and return the points of each seat.

    `curiosity` is the share of turns taken at random, so that nothing stays untried. `guidance` is
    the share of games that one of the `teachers` begins, if there are any, so that positions of
    their style are learned as well.
    """
    game = knowledge.game
    visits: list[list[Visit]] = [[] for _ in range(game.seats)]
    teacher, guided = None, 0
    if teachers and rng.random() < guidance:
        teacher, guided = rng.choice(teachers), rng.randrange(GUIDED_TURNS)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        guide = teacher if guided else None
        guided -= bool(guided)
        state, visit = _turn(knowledge, state, actor, weights, rng, curiosity, guide)
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
    knowledge: AnyLearnableWorth,
    state: Any,
    seat: Seat,
    weights: Weights,
    rng: Random,
    curiosity: float,
    guide: Weights | None,
) -> tuple[Any, Visit]:
    """The position after the best turn, in the judgement of `guide` if there is one.

    With a probability of `curiosity` it is the position after any turn.
    """
    game, features = knowledge.game, knowledge.features
    ends = list(islice(turn_ends(game, state, seat), MAX_ENDS))
    entries = [NO_ENTRIES if game.to_act(end) is None else features(end, seat) for end in ends]

    def best_by(judge: Weights) -> tuple[int, float]:
        """The index of the best end, the first of equals, and its value."""
        number, most = 0, float("-inf")
        for n, own in enumerate(entries):
            value = judge.value(own) if own else margin(game.scores(ends[n]), seat)
            if value > most:
                number, most = n, value
        return number, most

    best, value = best_by(weights)
    aimless = rng.random() < curiosity
    if aimless:
        taken = rng.randrange(len(ends))
    else:
        taken = best if guide is None else best_by(guide)[0]
    return ends[taken], Visit(entries[taken], value, taken == best and not aimless)


def turn_ends(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    """The positions in which a turn can end, depth first."""
    for action in game.legal_actions(state):
        after = game.apply(state, action)
        if turn_continues(game, after, seat):
            yield from turn_ends(game, after, seat)
        else:
            yield after


def _learn(visits: Sequence[Visit], result: float, weights: Weights, rate: float) -> None:
    """Learn from the last turn back to the first, each from what followed it."""
    target = result
    for visit in reversed(visits):
        if visit.entries:
            weights.learn(visit.entries, target, rate)
        # What follows a random turn, or a teacher's, says nothing about the turns before it.
        trace = TRACE if visit.chosen else 0.0
        target = trace * target + (1 - trace) * visit.value
