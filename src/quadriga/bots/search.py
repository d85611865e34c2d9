"""A bot that compares whole turns in sampled worlds."""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Generic, TypeVar

from quadriga.bots.budget import UNLIMITED, Budget, Meter
from quadriga.bots.plan import Plan
from quadriga.bots.playouts import Prospect, judge, play_on
from quadriga.bots.turns import Turn, best_turns
from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Candidate(Generic[S, A]):
    """A turn under comparison, and what it brought in each world."""

    def __init__(self, turn: Turn[S, A]) -> None:
        self.turn = turn
        self.prospects: list[Prospect] = []

    def value(self, worlds: int) -> float:
        """The mean margin over the first `worlds` worlds."""
        return sum([prospect.margin for prospect in self.prospects[:worlds]]) / max(worlds, 1)


class Comparison(Generic[S, A, V]):
    """Compares the best turns from a view by playouts in worlds that they share.

    A world is a position that fits the view, with the seed of all that chance does later: every
    candidate meets the same luck, so that differences show early. By sequential halving the
    worse half of the candidates is dropped each time an equal share of the budget is spent.

    Playouts end after `horizon` turns, in each further world a round later up to `furthest`, then
    from the start again: where chance has little to say, the same playout would teach nothing.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        *,
        width: int,
        horizon: int,
        furthest: int = 0,
    ) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._width = width
        self._horizons = range(horizon, max(horizon, furthest) + 1, game.seats)

    def rank(self, view: V, legal: Sequence[A], budget: Budget) -> list[Candidate[S, A]]:
        """The candidates, best first; those that were dropped later stand before others."""
        game, meter = self._game, Meter(budget)
        world = game.determinize(view, self._rng)
        turns = best_turns(game, world, legal, self._seat, self._width)
        live = [Candidate(turn) for turn in turns]
        dropped: list[Candidate[S, A]] = []
        rounds = ceil(log2(len(live))) if len(live) > 1 else 0
        worlds = 0
        for number in range(1, rounds + 1):
            while meter.used() < number / rounds:
                if worlds:
                    world = game.determinize(view, self._rng)
                horizon = self._horizons[worlds % len(self._horizons)]
                if not self._compare(live, world, horizon, meter):
                    break
                worlds += 1
            live.sort(key=lambda candidate: candidate.value(worlds), reverse=True)
            half = (len(live) + 1) // 2
            dropped = live[half:] + dropped
            del live[half:]
        return live + dropped

    def _compare(
        self, live: Sequence[Candidate[S, A]], world: S, horizon: int, meter: Meter
    ) -> bool:
        """Play every candidate in one more world; False if the budget ends before the last."""
        game, seed = self._game, self._rng.getrandbits(64)
        for candidate in live:
            if meter.used() >= 1:
                return False
            state = world
            for action in candidate.turn.actions:
                state = game.apply(state, action)
            end = play_on(game, state, Random(seed), horizon)
            candidate.prospects.append(judge(game, end, self._seat))
            meter.playouts += 1
        return True


class SearchBot(Generic[S, A, V]):
    """Chooses the first action of the turn that does best in playouts, and keeps to that turn.

    `seconds` of processor time or a number of `playouts` limit a search, whichever ends first;
    0 stands for no limit. `width` is how many turns are compared, `horizon` how many turns of all
    seats a playout goes on; up to `furthest` turns if that is more, a round further in each world.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        *,
        seconds: float = 1.0,
        playouts: int = 0,
        width: int = 16,
        horizon: int = 2,
        furthest: int = 0,
    ) -> None:
        self._game = game
        self._rng = rng
        self._comparison = Comparison(
            game, seat, rng, width=width, horizon=horizon, furthest=furthest
        )
        self._budget = Budget(seconds or UNLIMITED, playouts or UNLIMITED)
        self._plan: Plan[S, A, V] = Plan(game, seat)

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The next action of the turn that was planned, or of one that is planned now."""
        if len(legal) == 1:
            return legal[0]
        action = self._plan.next(view)
        if action is not None:
            return action
        best = self._comparison.rank(view, legal, self._budget)[0].turn
        return self._plan.follow(self._game.determinize(view, self._rng), best.actions)
