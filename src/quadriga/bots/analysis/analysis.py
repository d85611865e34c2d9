"""What each choice promises, how sure that is, and why it is good, for hints and reviews."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final, Generic

from msgspec import Struct

from quadriga.bots.search.budget import Budget
from quadriga.bots.search.chances import chance_ahead
from quadriga.bots.search.playouts import Prospect, quick_choice
from quadriga.bots.search.search import Candidate, Comparison
from quadriga.core import CHANCE, Game, Seat, Step
from quadriga.core.typevars import A, S, V
from quadriga.language import Message

FIRSTS: Final = 12
"""The number of choices that are compared by playouts, if there are that many."""

FINALISTS: Final = 6
"""The number of choices that half of the budget finds, and the other half measures."""

ALIKE: Final = 0.05
"""Choices less than this many points apart are alike."""


CLEAR_POINTS: Final = 0.7
"""The lead in points by which the best choice is clearly better than the next,"""

CLEAR_RESULT: Final = 0.05
"""or the lead in the chance to win."""


class Estimate(Struct, frozen=True):
    """A mean over sampled worlds with its standard error."""

    mean: float
    error: float


class Assessment(Struct, Generic[A], frozen=True):
    """What a choice promises the seat that makes it.

    points   its own points at the end
    result   from 0 to 1: its chance to win, by its margin where playouts end (`chance_ahead`), or
             its success if the choice itself ends the game. None if nobody can be ahead and
             playouts end before the game
    worlds   the number of sampled worlds behind both; 0 for a choice that was judged at sight
    line     the expected actions up to the next turn of the seat: the rest of its own turn and the
             quick replies of the others, without chance
    reason   why it is good; None if it was judged at sight or has no merit
    """

    action: A
    points: Estimate
    result: Estimate | None
    worlds: int
    line: tuple[A, ...]
    reason: Message | None


def worth_telling(found: Sequence[Assessment[A]], most: int) -> list[Assessment[A]]:
    """The best choices to show a person, at most `most`, the best first.

    Choices that promise the same for the same reason, such as rotations of a tile, come in only if
    there is nothing else. A choice that was judged at sight does only if it is the best of all.
    """
    first: list[Assessment[A]] = []
    for choice in found:
        if not first or (choice.worlds and not any(_is_alike(choice, other) for other in first)):
            first.append(choice)
    rest = [choice for choice in found if choice.worlds and choice not in first]
    shown = (first + rest)[:most]
    return [choice for choice in found if choice in shown]


def matters(found: Sequence[Assessment[A]]) -> bool:
    """Whether the best of these choices is clearly better than the next.

    That is judged by the chance to win if it is known, else by points, and the lead must be more
    than chance in the sampled worlds explains.
    """
    if len(found) < 2:
        return False
    best, next_best = found[:2]
    if best.result is not None and next_best.result is not None:
        return _is_ahead(best.result, next_best.result, CLEAR_RESULT)
    return _is_ahead(best.points, next_best.points, CLEAR_POINTS)


def _is_ahead(one: Estimate, other: Estimate, least: float) -> bool:
    error = sqrt(one.error**2 + other.error**2)
    return one.mean - other.mean > max(least, 2 * error)


def _is_alike(one: Assessment[A], other: Assessment[A]) -> bool:
    distance = abs(one.points.mean - other.points.mean)
    return one.reason == other.reason and distance < ALIKE


class Analyst(Generic[S, A, V]):
    """Assesses the choices of a seat by the search that the strong bots use.

    A choice is judged by the best turn that begins with it. With a budget of playouts alone, the
    view and the generator decide the result.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._knowledge = game.knowledge
        self._comparison = Comparison(game.knowledge, seat, rng, game.knowledge.advice)

    def analyse(self, view: V, legal: Sequence[A], budget: Budget) -> list[Assessment[A]]:
        """Every legal action with what it promises, the best first.

        Actions whose turns were not compared come last, in the order of their worth.
        """
        half = budget.part(2)
        chosen = self.candidates(view, legal, half)
        finalists = self.measured(view, chosen[:FINALISTS], half)
        world = self._knowledge.determinize(view, self._rng)
        found = [
            *self.assessed(world, finalists, finalists),
            *self.assessed(world, chosen[FINALISTS:], finalists),
        ]
        return found + list(self._at_sight(world, legal, found))

    def candidates(self, view: V, legal: Sequence[A], budget: Budget) -> list[Candidate[S, A]]:
        """The best turn that begins with each of the best choices, the best first."""
        best: dict[A, Candidate[S, A]] = {}
        for candidate in self._comparison.rank(view, legal, budget, FIRSTS):
            best.setdefault(candidate.turn.actions[0], candidate)
        return list(best.values())

    def measured(
        self, view: V, candidates: Sequence[Candidate[S, A]], budget: Budget
    ) -> list[Candidate[S, A]]:
        """The same candidates, best first, measured anew in worlds that all of them share."""
        return self._comparison.measure(view, candidates, budget)

    def assessed(
        self, world: S, candidates: Sequence[Candidate[S, A]], finalists: Sequence[Candidate[S, A]]
    ) -> Iterator[Assessment[A]]:
        """What these promise, each compared with the best other finalist."""
        for candidate in candidates:
            turn = self._steps(world, candidate)
            prospects = prospects_of(candidate)
            yield Assessment(
                candidate.turn.actions[0],
                estimate([prospect.points for prospect in prospects], candidate.wobble),
                self._result(world, candidate),
                len(candidate.prospects),
                (*candidate.turn.actions, *self._replies(turn[-1].after)),
                self._reason(world, turn, [one for one in finalists if one is not candidate]),
            )

    def _result(self, world: S, candidate: Candidate[S, A]) -> Estimate | None:
        results = self.results(world, candidate)
        if results is None:
            return None
        beyond = self.results(world, candidate, candidate.wobble) or results
        return estimate(results, abs(beyond[0] - results[0]))

    def results(
        self, world: S, candidate: Candidate[S, A], more: float = 0.0
    ) -> list[float] | None:
        """The result in each world, if the seat were `more` points further ahead there.

        A playout is one of many ways to go on: people and bots play differently, so the points to
        come scatter in its world too. In a solitaire or cooperative game nobody is ahead of
        anybody; there, the end of a playout counts.
        """
        prospects, end = prospects_of(candidate), candidate.at_sight.reward
        if end is not None:
            return [end] * len(prospects)
        rivals = self._game.seats > 1 and any(prospect.margin for prospect in prospects)
        if rivals:
            scatter = self._knowledge.advice.doubt * self.points_to_come(world, prospects)
            return [chance_ahead(prospect.margin + more, scatter) for prospect in prospects]
        rewards = [one.reward for one in prospects if one.reward is not None]
        return rewards if len(rewards) == len(prospects) else None

    def points_to_come(self, world: S, prospects: Sequence[Prospect]) -> float:
        """What the seat and the best other seat will still score, taken together.

        Times the `doubt` of the game this is the variance of the margin: points to come are assumed
        to scatter like counts.
        """
        others = list(self._game.scores(world))
        mine = others.pop(self._seat)
        points = estimate([one.points for one in prospects]).mean
        best_other = estimate([one.points - one.margin for one in prospects]).mean
        return max(points - mine, 0.0) + max(best_other - max(others), 0.0)

    def _reason(
        self, world: S, turn: Sequence[Step[S, A]], others: Sequence[Candidate[S, A]]
    ) -> Message | None:
        """Why a turn is good, compared with the best of the others."""
        if not others:
            return None
        return self._game.guide.reason(turn, self._steps(world, others[0]), self._seat)

    def _steps(self, world: S, candidate: Candidate[S, A]) -> list[Step[S, A]]:
        steps = []
        for action in candidate.turn.actions:
            after = self._game.apply(world, action)
            steps.append(Step(world, action, after))
            world = after
        return steps

    def _replies(self, state: S) -> Iterator[A]:
        """The quick choices of all seats until the next turn of this seat."""
        game, begins = self._game, False
        while (actor := game.to_act(state)) is not None:
            begins = begins or game.begins_turn(state)  # in some games with a draw
            if actor is CHANCE:
                action = game.sample_chance(state, self._rng)
            elif begins and actor == self._seat:
                return
            else:
                action, begins = quick_choice(self._knowledge, state, actor), False
                yield action
            state = game.apply(state, action)

    def _at_sight(
        self, world: S, legal: Sequence[A], compared: Sequence[Assessment[A]]
    ) -> Iterator[Assessment[A]]:
        """The other choices, which are as far behind the best as their `worth` is.

        The error is the mean error of that method for the choices that were compared.
        """
        worths = dict(zip(legal, self._knowledge.worths(world, legal, self._seat), strict=True))
        best = compared[0]
        level = best.points.mean - worths[best.action]
        misses = [level + worths[one.action] - one.points.mean for one in compared]
        error = sqrt(sum([miss * miss for miss in misses]) / len(misses))
        known = {one.action for one in compared}
        rest = [action for action in legal if action not in known]
        for action in sorted(rest, key=worths.__getitem__, reverse=True):
            points = Estimate(level + worths[action], error)
            yield Assessment(action, points, None, 0, (action,), None)


def prospects_of(candidate: Candidate[S, A]) -> Sequence[Prospect]:
    """The candidate's prospect in each world, or what it promises at sight."""
    return candidate.prospects or [candidate.at_sight]


def estimate(values: Sequence[float], alone: float = 0.0) -> Estimate:
    """The mean with its standard error, which is `alone` for a single value."""
    number = len(values)
    mean = sum(values) / number
    if number == 1:
        return Estimate(mean, alone)
    scatter = sum([(value - mean) ** 2 for value in values])
    return Estimate(mean, sqrt(scatter / (number * (number - 1))))
