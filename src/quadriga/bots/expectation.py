"""A bot that looks one draw ahead: what its turns are worth on average over what chance does."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from quadriga.bots.greedy import GreedyBot
from quadriga.bots.turns import Turn, best_turns
from quadriga.core import CHANCE, Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def expected_worth(game: Game[S, A, V], state: S, seat: Seat, outcomes: int, seed: int) -> float:
    """The mean worth after the outcomes of chance, each followed by the best action of `seat`.

    It is exact where chance has at most so many outcomes, which are equally likely. Of more
    outcomes so many are sampled; positions with the same outcomes and the same `seed` get the same
    ones. Where chance is not to act, it is the worth of the position itself.
    """
    if game.to_act(state) is not CHANCE:
        return game.worth(state, seat)
    rng = Random(seed)
    listed = game.even_outcomes(state)
    if not listed:
        listed = [game.sample_chance(state, rng) for _ in range(outcomes)]
    elif len(listed) > outcomes:
        listed = rng.sample(listed, outcomes)
    return sum([_best_worth(game, game.apply(state, one), seat) for one in listed]) / len(listed)


def _best_worth(game: Game[S, A, V], state: S, seat: Seat) -> float:
    """The worth after the best single action, if `seat` is to act."""
    if game.to_act(state) != seat:
        return game.worth(state, seat)
    return max(game.worths(state, game.legal_actions(state), seat))


class ExpectationBot(GreedyBot[S, A, V]):
    """Chooses the turn of the highest expected worth after the next draw, and keeps to it.

    width      the turns that are compared, those of the highest worth
    outcomes   the outcomes of chance that are looked at after each
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        *,
        width: int = 6,
        outcomes: int = 2_000,
    ) -> None:
        super().__init__(game, seat, rng)
        self._width = width
        self._outcomes = outcomes

    def _best_turn(self, world: S, legal: Sequence[A]) -> Turn[S, A]:
        game, seat = self._game, self._seat
        turns = best_turns(game, world, legal, seat, self._width)
        if len(turns) == 1:
            return turns[0]
        seed = self._rng.getrandbits(64)
        worths = [expected_worth(game, turn.end, seat, self._outcomes, seed) for turn in turns]
        return turns[max(range(len(turns)), key=worths.__getitem__)]
