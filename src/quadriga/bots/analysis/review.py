"""What a decision that was made has cost, measured from what its seat could know then."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, Generic

from msgspec import Struct
from msgspec.structs import replace

from quadriga.bots.analysis.analysis import (
    CLEAR_POINTS,
    CLEAR_RESULT,
    FINALISTS,
    Analyst,
    Assessment,
    Estimate,
    estimate,
    matters,
    prospects_of,
    worth_telling,
)
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.search import Candidate
from quadriga.core import Game, Seat
from quadriga.core.typevars import A, S, V

MAX_TOLD: Final = 3
"""The best choices of a decision are told, at most so many."""

SECOND_LOOK: Final = 2
"""What seems a mistake is measured again, with so many times the budget."""


GREAT: Final = 2.0
"""A cost is great that is more than so many times what is enough to matter."""


class Cost(Struct, frozen=True):
    """How far a choice was behind the best one, in worlds that both shared.

    `result` is None where that of either cannot be told, or nobody is to be beaten.
    """

    points: Estimate
    result: Estimate | None

    @property
    def is_clear(self) -> bool:
        """Whether it is more than the sampled worlds explain, and enough to matter."""
        return self._exceeds(errors=2.0)

    @property
    def is_great(self) -> bool:
        """Whether it is clear, and so great that who is about to pay it is better asked first."""
        return self._exceeds(errors=2.0, times=GREAT)

    @property
    def is_suspected(self) -> bool:
        """Whether it may turn out to be clear when it is measured again."""
        return self._exceeds(errors=1.0)

    def _exceeds(self, errors: float, times: float = 1.0) -> bool:
        lost, least = self.points, CLEAR_POINTS
        if self.result is not None:
            lost, least = self.result, CLEAR_RESULT
        return lost.mean > max(times * least, errors * lost.error)


NOTHING: Final = Cost(Estimate(0.0, 0.0), Estimate(0.0, 0.0))
"""The cost of the best choice."""


class Verdict(Struct, Generic[A], frozen=True):
    """A decision under review: the best choices, best first, the one that was made, its cost."""

    best: tuple[Assessment[A], ...]
    played: Assessment[A]
    cost: Cost

    @property
    def is_well_played(self) -> bool:
        """Whether it was the best choice, and clearly better than the next that is told."""
        return self.played.action == self.best[0].action and matters(self.best)


class Reviewer(Generic[S, A, V]):
    """Reviews the decisions of one seat, each from the view that the seat had.

    What was hidden from it then changes nothing, so no choice is a mistake that only hidden cards
    show. With a budget of playouts alone a review follows from the view and the generator.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._analyst = Analyst(game, seat, rng)

    def review(self, view: V, legal: Sequence[A], played: A, budget: Budget) -> Verdict[A]:
        """What the choice `played` has cost, of these `legal` ones.

        Half of the budget finds the best choices, the other half measures them together with the
        one that was made. The best of several measures is a lucky one, so a choice that seems a
        mistake is measured again, in worlds that did not accuse it.
        """
        return self.judge(view, self.prepare(view, legal, budget), played, budget)

    def prepare(self, view: V, legal: Sequence[A], budget: Budget) -> tuple[Candidate[S, A], ...]:
        """The best choices, with which whatever is played will be compared."""
        return tuple(self._analyst.candidates(view, legal, budget.part(2))[:FINALISTS])

    def judge(
        self, view: V, prepared: Sequence[Candidate[S, A]], played: A, budget: Budget
    ) -> Verdict[A]:
        """What the choice `played` costs beside those that are `prepared`; see `review`."""
        half, finalists = budget.part(2), [*prepared]
        if all(one.turn.actions[0] != played for one in finalists):
            finalists += self._analyst.candidates(view, (played,), half.part(4))[:1]
        verdict, measured = self._measured(view, finalists, played, half)
        if not verdict.cost.is_suspected:
            return verdict
        told = {played, *[one.action for one in verdict.best]}
        again = [one for one in measured if one.turn.actions[0] in told]
        longer = replace(budget, playouts=budget.playouts * SECOND_LOOK)
        return self._measured(view, again, played, longer)[0]

    def _measured(
        self, view: V, candidates: Sequence[Candidate[S, A]], played: A, budget: Budget
    ) -> tuple[Verdict[A], list[Candidate[S, A]]]:
        measured = self._analyst.measured(view, candidates, budget)
        world = self._game.knowledge.determinize(view, self._rng)
        found = list(self._analyst.assessed(world, measured, measured))
        (at,) = [n for n, one in enumerate(found) if one.action == played]
        cost = self._cost(world, measured[0], measured[at]) if at else NOTHING
        return Verdict(tuple(worth_telling(found, MAX_TOLD)), found[at], cost), measured

    def _cost(self, world: S, best: Candidate[S, A], played: Candidate[S, A]) -> Cost:
        # Two plans are each as far off as a plan is.
        off = sqrt(2) * best.wobble
        ahead, behind = ([each.points for each in prospects_of(one)] for one in (best, played))
        points = _lag(ahead, behind, off)
        if self._game.seats == 1:
            return Cost(points, None)  # nobody is to be beaten: points are what counts
        results = [self._analyst.results(world, one) for one in (best, played)]
        if results[0] is None or results[1] is None:
            return Cost(points, None)
        nearer = self._analyst.results(world, played, off) or results[1]
        return Cost(points, _lag(results[0], results[1], abs(nearer[0] - results[1][0])))


def _lag(ahead: Sequence[float], behind: Sequence[float], alone: float) -> Estimate:
    """How far one is behind another in the worlds that they shared; see `estimate`."""
    return estimate([one - other for one, other in zip(ahead, behind, strict=True)], alone)
