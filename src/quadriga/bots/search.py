"""A bot that compares whole turns in sampled worlds."""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Generic, TypeVar

from quadriga.bots.budget import Budget, Meter
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

    def value(self, worlds: int, rivalry: float) -> float:
        """The mean over the first `worlds` worlds: of the margin by `rivalry`, else of points."""
        seen = self.prospects[:worlds]
        values = [rivalry * one.margin + (1 - rivalry) * one.points for one in seen]
        return sum(values) / max(worlds, 1)


class Comparison(Generic[S, A, V]):
    """Compares the best turns from a view by playouts in worlds that they share.

    A world is a position that fits the view, with the seed of all that chance does later: every
    candidate meets the same luck, so that differences show early. By sequential halving the
    worse half of the candidates is dropped each time an equal share of the budget is spent.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        width: int,
        horizon: int,
        rivalry: float = 1.0,
    ) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._width = width
        self._horizon = horizon
        self._rivalry = rivalry
        self._choices: dict[S, A] = {}

    def rank(self, view: V, legal: Sequence[A], budget: Budget) -> list[Candidate[S, A]]:
        """The candidates, best first; those that were dropped later stand before others."""
        game, meter = self._game, Meter(budget)
        self._choices.clear()
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
                if not self._compare(live, world, self._rng.getrandbits(64), meter):
                    break
                worlds += 1
            live.sort(key=lambda one: one.value(worlds, self._rivalry), reverse=True)
            half = (len(live) + 1) // 2
            dropped = live[half:] + dropped
            del live[half:]
        return live + dropped

    def _compare(self, live: Sequence[Candidate[S, A]], world: S, seed: int, meter: Meter) -> bool:
        """Play every candidate in one more world; False if the budget ends before the last."""
        game = self._game
        for candidate in live:
            if meter.used() >= 1:
                return False
            state = world
            for action in candidate.turn.actions:
                state = game.apply(state, action)
            end = play_on(game, state, Random(seed), self._horizon, self._choices)
            candidate.prospects.append(judge(game, end, self._seat))
            meter.playouts += 1
        return True


class SearchBot(Generic[S, A, V]):
    """Chooses the first action of the turn that does best in playouts, and keeps to that turn.

    With `rivalry` 1 it compares margins, with 0 its own points: where seats seldom meet, what the
    best other would have is noise.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        *,
        budget: Budget,
        width: int,
        horizon: int,
        rivalry: float = 1.0,
    ) -> None:
        self._comparison = Comparison(game, seat, rng, width, horizon, rivalry)
        self._budget = budget
        self._plan: tuple[A, ...] = ()

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The next action of the turn that was planned, or of one that is planned now."""
        if not self._plan or self._plan[0] not in legal:
            if len(legal) == 1:
                return legal[0]
            self._plan = self._comparison.rank(view, legal, self._budget)[0].turn.actions
        action, *rest = self._plan
        self._plan = tuple(rest)
        return action
