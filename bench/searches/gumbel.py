"""Gumbel's choice at the root: `bench.searches.gumbel:GumbelTurns`.

Turns are drawn without repetition, each as likely as its `worth` makes it (Gumbel-top-k), and
sequential halving keeps those with the largest sum of their draw, their prior and what playouts
brought (Danihelka, Guez, Schrittwieser and Silver 2022). Values are scaled to what was met, those
of turns that were not drawn are completed by a mixture of prior and playouts.
"""

from collections.abc import Sequence
from math import ceil, exp, log, log2
from random import Random
from typing import Any

from bench.searches.planner import TurnPlanner
from quadriga.bots.search.budget import Meter
from quadriga.bots.search.turns import Turn, best_turns
from quadriga.core import AnyGame, Seat


class Arm:
    """A turn with its prior, its draw of Gumbel's distribution and the margins that it brought."""

    def __init__(self, turn: Turn[Any, Any], logit: float, draw: float, at_sight: float) -> None:
        self.turn = turn
        self.logit = logit
        self.draw = draw
        self.at_sight = at_sight
        self.margins: list[float] = []

    @property
    def value(self) -> float:
        """The mean of the playouts."""
        return sum(self.margins) / len(self.margins)


class GumbelTurns(TurnPlanner):
    """Compares `width` of `pool` turns in worlds that they share, `horizon` turns further on.

    Of two turns that are `temperature` points apart by `worth` one is e times as likely; `scale`
    and `start` say how soon playouts count more than the prior.
    """

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        *,
        seconds: float = 0.2,
        playouts: int = 0,
        width: int = 16,
        pool: int = 64,
        horizon: int = 0,
        temperature: float = 1.0,
        scale: float = 0.1,
        start: int = 50,
    ) -> None:
        super().__init__(game, seat, rng, seconds, playouts, horizon)
        self._width = width
        self._pool = pool
        self._temperature = temperature
        self._scale = scale
        self._start = start

    def best_turn(self, view: Any, legal: Sequence[Any], meter: Meter) -> Sequence[Any]:
        """The turn that is left after halving."""
        arms = self._arms(self.game.knowledge.determinize(view, self.rng), legal)
        live = sorted(arms, key=lambda arm: arm.draw + arm.logit, reverse=True)[: self._width]
        rounds = ceil(log2(len(live))) if len(live) > 1 else 0
        for number in range(1, rounds + 1):
            while meter.used() < number / rounds:
                self._play(live, self.game.knowledge.determinize(view, self.rng), meter)
            scores = self._scores(live, arms)
            live.sort(key=lambda arm: scores[id(arm)], reverse=True)
            del live[(len(live) + 1) // 2 :]
        return live[0].turn.actions

    def _arms(self, world: Any, legal: Sequence[Any]) -> list[Arm]:
        turns = best_turns(self.game.knowledge, world, legal, self.seat, self._pool)
        return [
            Arm(
                turn, turn.worth / self._temperature, self._draw(), self.margin(turn.end, self.seat)
            )
            for turn in turns
        ]

    def _draw(self) -> float:
        return -log(-log(1 - self.rng.random() or 1e-300) or 1e-300)

    def _play(self, live: Sequence[Arm], world: Any, meter: Meter) -> None:
        seed = self.rng.getrandbits(64)
        for arm in live:
            state = self.after(world, arm.turn.actions)
            end = self.playouts.play_on(state, Random(seed), self.horizon)
            arm.margins.append(self.margin(end, self.seat))
            meter.playouts += 1

    def _scores(self, live: Sequence[Arm], arms: Sequence[Arm]) -> dict[int, float]:
        """Draw, prior and completed value of those that are left."""
        usual = _mixed_value(arms)
        values = [arm.value if arm.margins else usual for arm in arms]
        least, range_met = min(values), max(values) - min(values) or 1.0
        most_visits = max([len(arm.margins) for arm in arms])
        weight = (self._start + most_visits) * self._scale
        return {
            id(arm): arm.draw + arm.logit + weight * (arm.value - least) / range_met for arm in live
        }


def _mixed_value(arms: Sequence[Arm]) -> float:
    """What a turn without playouts is thought to bring: at sight, and as likely turns did."""
    most = max([arm.logit for arm in arms])
    odds = [exp(arm.logit - most) for arm in arms]
    at_sight = sum([odd * arm.at_sight for odd, arm in zip(odds, arms, strict=True)]) / sum(odds)
    played = [(odd, arm) for odd, arm in zip(odds, arms, strict=True) if arm.margins]
    visits = sum([len(arm.margins) for _, arm in played])
    likely = sum([odd for odd, _ in played])
    if not likely:
        return at_sight
    brought = sum([odd * arm.value for odd, arm in played]) / likely
    return (at_sight + visits * brought) / (1 + visits)
