"""The cost of a past decision, measured from what its seat could know then."""

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
"""How many of the best choices a review shows."""

SECOND_LOOK: Final = 2
"""How many times the budget a suspected mistake is measured with again."""


GREAT: Final = 2.0
"""Factor by which a cost must exceed the threshold of `is_clear` to be `is_great`."""


class Cost(Struct, frozen=True):
    """How far a choice was behind the best one, in worlds that both shared.

    `result` is None if it isn't known for both, or in a solitaire game.
    """

    points: Estimate
    result: Estimate | None

    @property
    def is_clear(self) -> bool:
        """Whether it matters, and is more than chance in the sampled worlds explains."""
        return self._exceeds(errors=2.0)

    @property
    def is_great(self) -> bool:
        """Whether it is so great that a player should be warned first."""
        return self._exceeds(errors=2.0, times=GREAT)

    @property
    def is_suspected(self) -> bool:
        """Whether it may prove clear when it is measured again."""
        return self._exceeds(errors=1.0)

    def _exceeds(self, errors: float, times: float = 1.0) -> bool:
        lost, least = self.points, CLEAR_POINTS
        if self.result is not None:
            lost, least = self.result, CLEAR_RESULT
        return lost.mean > max(times * least, errors * lost.error)


NOTHING: Final = Cost(Estimate(0.0, 0.0), Estimate(0.0, 0.0))
"""The cost of the best choice."""


class Verdict(Struct, Generic[A], frozen=True):
    """A reviewed decision: the best choices, best first, the one that was made, its cost."""

    best: tuple[Assessment[A], ...]
    played: Assessment[A]
    cost: Cost

    @property
    def is_well_played(self) -> bool:
        """Whether it was the best choice, and clearly better than the next one shown."""
        return self.played.action == self.best[0].action and matters(self.best)


class Reviewer(Generic[S, A, V]):
    """Reviews the decisions of one seat, each from the view that the seat had.

    What was hidden from the seat doesn't count, so no choice is a mistake only because of hidden
    cards. With a budget of playouts alone, the view and the generator decide the result.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._analyst = Analyst(game, seat, rng)

    def review(self, view: V, legal: Sequence[A], played: A, budget: Budget) -> Verdict[A]:
        """What the choice `played` cost among the `legal` ones.

        Half of the budget finds the best choices, the other half measures them together with
        `played`. The best of several measurements has been lucky, so a suspected mistake is
        measured again in new worlds.
        """
        return self.judge(view, self.prepare(view, legal, budget), played, budget)

    def prepare(self, view: V, legal: Sequence[A], budget: Budget) -> tuple[Candidate[S, A], ...]:
        """The best choices, to compare with whatever will be played."""
        return tuple(self._analyst.candidates(view, legal, budget.part(2))[:FINALISTS])

    def judge(
        self, view: V, prepared: Sequence[Candidate[S, A]], played: A, budget: Budget
    ) -> Verdict[A]:
        """What the choice `played` costs compared with the `prepared` ones; see `review`."""
        half, finalists = budget.part(2), [*prepared]
        if all(finalist.turn.actions[0] != played for finalist in finalists):
            finalists += self._analyst.candidates(view, (played,), half.part(4))[:1]
        verdict, measured = self._measured(view, finalists, played, half)
        if not verdict.cost.is_suspected:
            return verdict
        shown = {played, *[choice.action for choice in verdict.best]}
        again = [candidate for candidate in measured if candidate.turn.actions[0] in shown]
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
        # The difference of two plans varies twice as much as one.
        off = sqrt(2) * best.wobble
        ahead, behind = ([each.points for each in prospects_of(one)] for one in (best, played))
        points = _lag(ahead, behind, off)
        if self._game.seats == 1:
            return Cost(points, None)  # only points count
        results = [self._analyst.results(world, one) for one in (best, played)]
        if results[0] is None or results[1] is None:
            return Cost(points, None)
        nearer = self._analyst.results(world, played, off) or results[1]
        return Cost(points, _lag(results[0], results[1], abs(nearer[0] - results[1][0])))


def _lag(ahead: Sequence[float], behind: Sequence[float], alone: float) -> Estimate:
    """How far `behind` is behind `ahead` in the worlds that they shared; see `estimate`."""
    return estimate([one - other for one, other in zip(ahead, behind, strict=True)], alone)
