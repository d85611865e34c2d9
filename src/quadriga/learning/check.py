"""Whether what was learned still beats the hand-made values, on the same deals."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from msgspec import Struct

from quadriga.bots import GreedyBot
from quadriga.core import CHANCE, AnyLearnable, Seat
from quadriga.learning.selfplay import margin

SURE: Final = 2.0
"""Standard errors by which the learned values must be ahead."""


class Handmade:
    """A game with its hand-made `worth` in place of the learned one."""

    def __init__(self, game: AnyLearnable) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def worth(self, state: Any, seat: Seat) -> float:
        """`worth` without anything learned."""
        return self._game.handmade_worth(state, seat)

    def worths(self, state: Any, actions: Sequence[Any], seat: Seat) -> list[float]:
        """`worth` after each of these actions."""
        return [self.worth(self._game.apply(state, action), seat) for action in actions]


class Verdict(Struct, frozen=True):
    """The mean results of both over the same deals: points alone, else margins of points."""

    games: int
    learned: float
    handmade: float
    difference: float
    error: float
    """The standard error of `difference`."""

    @property
    def ahead(self) -> bool:
        """Whether the learned values are clearly better."""
        return self.difference > SURE * self.error


def compare(game: AnyLearnable, seed: int, games: int) -> Verdict:
    """Let the greedy bot play deals with learned and with hand-made values.

    In a game of several seats the other seats play by hand-made values in both cases.
    """
    handmade = Handmade(game)
    learned, by_hand = [], []
    for deal in range(games):
        seat = Seat(deal % game.seats)
        minds: list[Any] = [handmade] * game.seats
        by_hand.append(_result(game, minds, seat, f"{seed} {deal}"))
        minds[seat] = game
        learned.append(_result(game, minds, seat, f"{seed} {deal}"))
    differences = [one - other for one, other in zip(learned, by_hand, strict=True)]
    error = stdev(differences) / sqrt(games)
    return Verdict(games, fmean(learned), fmean(by_hand), fmean(differences), error)


def _result(game: AnyLearnable, minds: Sequence[Any], seat: Seat, deal: str) -> float:
    """The margin of `seat` in one game, each seat judging positions by its own game."""
    bots = [GreedyBot(mind, Seat(n), Random(f"{deal} {n}")) for n, mind in enumerate(minds)]
    state, chances = game.initial(), 0
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            chances += 1
            action = game.sample_chance(state, Random(f"{deal} chance {chances}"))
        else:
            action = bots[actor].choose(game.view(state, actor), game.legal_actions(state))
        state = game.apply(state, action)
    return margin(game.scores(state), seat)
