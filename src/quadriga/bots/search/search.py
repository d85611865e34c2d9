"""A bot that compares whole turns in sampled worlds."""

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt
from random import Random
from typing import Any, Final, Generic

from msgspec.structs import replace

from quadriga.bots.search.budget import UNLIMITED, Budget, Meter
from quadriga.bots.search.endgame import Endgame, is_certain
from quadriga.bots.search.foresight import Foresight
from quadriga.bots.search.plan import Plan
from quadriga.bots.search.playouts import Playouts, Prospect, judge
from quadriga.bots.search.turns import Turn, best_turns
from quadriga.core import CHANCE, Advice, Game, Knowledge, Seat
from quadriga.core.typevars import A, S, V

HOPELESS: Final = 4.0
"""A candidate this many standard errors behind the best is dropped."""

WORLDS_TO_DROP: Final = 8
"""The least number of worlds before a candidate is dropped for its lag."""

LOOKS: Final = 16
"""With many worlds, only every `worlds // LOOKS`th is followed by a look for clear losers."""


class Candidate(Generic[S, A]):
    """A turn under comparison: what its end promises at sight, and its prospect in each world.

    `wobble` is the error in points of a plan, where plans replace worlds.
    """

    def __init__(self, turn: Turn[S, A], at_sight: Prospect) -> None:
        self.turn = turn
        self.at_sight = at_sight
        self.prospects: list[Prospect] = []
        self.wobble = 0.0

    def value(self, worlds: int, advice: Advice) -> float:
        """The mean over the first `worlds` worlds, and the promise at sight times `trust`."""
        seen = [*self.prospects[:worlds], *[self.at_sight] * advice.trust]
        return sum([prospect.value(advice) for prospect in seen]) / max(len(seen), 1)

    def lag(self, best: "Candidate[S, A]", worlds: int, advice: Advice) -> float:
        """How many standard errors it is behind `best` in the worlds that they shared.

        Infinite if the lag is the same in every world, even if it is 0.
        """
        lags = [
            ahead.value(advice) - behind.value(advice)
            for ahead, behind in zip(best.prospects[:worlds], self.prospects[:worlds], strict=True)
        ]
        mean = sum(lags) / worlds
        scatter = sum([(lag - mean) ** 2 for lag in lags])
        error = sqrt(scatter / (worlds * (worlds - 1)))
        if not error:
            return inf if mean >= 0 else -inf
        return mean / error


class Comparison(Generic[S, A, V]):
    """Compares the best turns from a view by playouts in worlds that they share.

    A world is a position that fits the view, with a seed for everything that chance does later:
    every candidate meets the same luck, so differences show early. By sequential halving, the worse
    half of the candidates is dropped after each equal share of the budget, and clear losers at
    once. The search ends when one candidate is left.
    """

    def __init__(
        self, knowledge: Knowledge[S, A, V], seat: Seat, rng: Random, advice: Advice
    ) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._rng = rng
        self._advice = advice
        last = max(advice.horizon, advice.furthest)
        self._playouts = Playouts(knowledge, advice.breadth, advice.variety)
        self._foresight = Foresight(knowledge, seat, advice, self._playouts)
        self._horizons = range(advice.horizon, last + 1, knowledge.game.seats)

    def rank(
        self, view: V, legal: Sequence[A], budget: Budget, firsts: int = 1
    ) -> list[Candidate[S, A]]:
        """The candidates, best first; those that were dropped later come before others.

        With fewer playouts than candidates, only the first ones are compared, in one world. More
        turns are compared until they have `firsts` different first actions, as far as possible.
        """
        knowledge, advice, meter = self._knowledge, self._advice, Meter(budget)
        world = knowledge.determinize(view, self._rng)
        found = self._candidates(world, legal, firsts)
        if advice.foresight:
            return self._foreseen(found, meter)
        affordable = int(min(len(found), max(budget.playouts, 1)))
        live, dropped = found[:affordable], found[affordable:]
        rounds = ceil(log2(len(live))) if len(live) > 1 else 0
        worlds = 0
        for number in range(1, rounds + 1):
            while meter.used() < number / rounds:
                if worlds:
                    world = knowledge.determinize(view, self._rng)
                horizon = self._horizons[worlds % len(self._horizons)]
                if not self._compare(live, world, horizon, meter):
                    break
                worlds += 1
                self._drop_hopeless(live, dropped, worlds)
                if len(live) == 1:
                    return live + dropped
            live.sort(key=lambda candidate: candidate.value(worlds, advice), reverse=True)
            half = (len(live) + 1) // 2
            dropped = live[half:] + dropped
            del live[half:]
            if len(live) == 1:
                break
        return live + dropped

    def measure(
        self, view: V, candidates: Sequence[Candidate[S, A]], budget: Budget
    ) -> list[Candidate[S, A]]:
        """The same turns, best first, measured anew in worlds that all of them share."""
        knowledge, advice, meter = self._knowledge, self._advice, Meter(budget)
        live = [Candidate(candidate.turn, candidate.at_sight) for candidate in candidates]
        if advice.foresight:
            return self._planned_again(candidates, live, budget.part(len(live)))
        worlds = 0
        while meter.used() < 1:
            world = knowledge.determinize(view, self._rng)
            horizon = self._horizons[worlds % len(self._horizons)]
            worlds += self._compare(live, world, horizon, meter)
        for candidate in live:
            del candidate.prospects[worlds:]
        return sorted(live, key=lambda one: one.value(worlds, advice), reverse=True)

    def _planned_again(
        self, planned: Sequence[Candidate[S, A]], live: list[Candidate[S, A]], part: Budget
    ) -> list[Candidate[S, A]]:
        """The turns of `planned`, best first, each with a new plan and the error of plans.

        The error follows from how far the two plans of each turn differ. The budget of each is at
        least enough to complete a plan.
        """
        enough = replace(part, playouts=max(part.playouts, self._advice.foresight + 1))
        for one in live:
            self._foreseen([one], Meter(enough))
        misses = [
            new.prospects[0].points - old.prospects[-1].points
            for old, new in zip(planned, live, strict=True)
            if old.prospects and new.prospects
        ]
        if misses:
            # The difference of two has twice the variance of one.
            wobble = sqrt(sum([miss * miss for miss in misses]) / (2 * len(misses)))
            for one in live:
                one.wobble = wobble
        return self._ordered(live)

    def _foreseen(self, live: list[Candidate[S, A]], meter: Meter) -> list[Candidate[S, A]]:
        """The candidates with the best plan for each, best first."""
        turns = [candidate.turn for candidate in live]
        plans = self._foresight.best(turns, self._rng.getrandbits(64), meter)
        for candidate, plan in zip(live, plans, strict=True):
            candidate.prospects += [] if plan is None else [plan]
        return self._ordered(live)

    def _ordered(self, foreseen: list[Candidate[S, A]]) -> list[Candidate[S, A]]:
        """Best first; candidates without a plan come last, by what they promise at sight."""

        def rank(candidate: Candidate[S, A]) -> tuple[int, float]:
            first, *_ = *candidate.prospects, candidate.at_sight
            return len(candidate.prospects), first.value(self._advice)

        return sorted(foreseen, key=rank, reverse=True)

    def _drop_hopeless(
        self, live: list[Candidate[S, A]], dropped: list[Candidate[S, A]], worlds: int
    ) -> None:
        """Move clear losers to the front of the dropped ones."""
        if worlds < WORLDS_TO_DROP or worlds % max(worlds // LOOKS, 1):
            return
        best = max(live, key=lambda candidate: candidate.value(worlds, self._advice))
        hopeless = [
            one
            for one in live
            if one is not best and one.lag(best, worlds, self._advice) > HOPELESS
        ]
        if hopeless:
            hopeless.sort(key=lambda one: one.value(worlds, self._advice), reverse=True)
            dropped[:0] = hopeless
            live[:] = [one for one in live if one not in hopeless]

    def _candidates(self, world: S, legal: Sequence[A], firsts: int) -> list[Candidate[S, A]]:
        """The turns of the highest worth; if they exceed `width`, the most promising of them."""
        knowledge, seat, advice = self._knowledge, self._seat, self._advice
        most = max(advice.width, advice.pool)
        distinct = advice.distinct and firsts == 1
        wanted = most if firsts == 1 else len(legal) * most
        turns = best_turns(knowledge, world, legal, seat, wanted, distinct=distinct)
        found = [
            Candidate(turn, judge(knowledge, turn.end, seat, advice.scatter))
            for turn in turns[:most]
        ]
        if len(found) > advice.width:
            found.sort(key=lambda one: one.at_sight.value(advice), reverse=True)
        del found[advice.width :]
        begun = {one.turn.actions[0] for one in found}
        for turn in turns:
            if len(begun) < firsts and turn.actions[0] not in begun:
                begun.add(turn.actions[0])
                found.append(Candidate(turn, judge(knowledge, turn.end, seat, advice.scatter)))
        return found

    def _compare(
        self, live: Sequence[Candidate[S, A]], world: S, horizon: int, meter: Meter
    ) -> bool:
        """Play every candidate in one more world; False if the budget ends before the last."""
        knowledge, seed = self._knowledge, self._rng.getrandbits(64)
        apply, scatter = knowledge.game.apply, self._advice.scatter
        for candidate in live:
            if meter.used() >= 1:
                return False
            state = world
            for action in candidate.turn.actions:
                state = apply(state, action)
            end = self._playouts.play_on(state, Random(seed), horizon)
            candidate.prospects.append(judge(knowledge, end, self._seat, scatter))
            meter.playouts += 1
        return True


class SearchBot(Generic[S, A, V]):
    """Chooses the first action of the turn that does best in playouts, and keeps to that turn.

    A search ends after `seconds` of processor time or a number of `playouts`, whichever is first;
    0 means no limit. If chance acts within a turn, each further search of that turn gets half the
    time of the one before, so a turn never takes twice as long as its first search. `advice`
    overrides fields of the game's `Advice` (`OF_SEARCH`).
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        knowledge: Knowledge[S, A, V] | None = None,
        *,
        seconds: float = 1.0,
        playouts: int = 0,
        **advice: Any,
    ) -> None:
        self._game = game
        self._knowledge = known = knowledge or game.knowledge
        self._seat = seat
        self._rng = rng
        self._advice = replace(known.advice, **advice)
        self._comparison = Comparison(known, seat, rng, self._advice)
        self._endgame = Endgame(known, seat, self._advice)
        self.budget = Budget(seconds or UNLIMITED, playouts or UNLIMITED)
        """The limits of a search that has the processor to itself."""
        self.crowd = 1
        """How many searches share the processor; each takes its part of the time."""
        self._plan: Plan[S, A, V] = Plan(game, seat)
        self._haste = 1

    def choose(self, view: V, legal: Sequence[A]) -> A:
        """The next action of the planned turn, or the first of a new one."""
        action = self._plan.next(view, legal)
        if action is not None:
            return action
        best = self._best_turn(view, legal, self.budget.shared(self.crowd * self._haste))
        self._haste = 2 * self._haste if self._acts_again(best.end) else 1
        return self._plan.follow(self._knowledge.determinize(view, self._rng), best.actions)

    def _best_turn(self, view: V, legal: Sequence[A], budget: Budget) -> Turn[S, A]:
        knowledge = self._knowledge
        if self._advice.endgame and is_certain(knowledge, view, self._rng):
            world = knowledge.determinize(view, self._rng)
            return self._endgame.best(world, legal, Meter(budget))
        return self._comparison.rank(view, legal, budget)[0].turn

    def _acts_again(self, state: S) -> bool:
        """Whether the seat continues the same turn after the next draws."""
        game = self._game
        while not game.begins_turn(state):
            actor = game.to_act(state)
            if actor is not CHANCE:
                return actor == self._seat
            state = game.apply(state, game.sample_chance(state, self._rng))
        return False
