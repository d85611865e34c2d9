"""A bot that compares whole turns in sampled worlds."""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Final, Generic, TypeVar

from msgspec import Struct

from quadriga.bots.budget import UNLIMITED, Budget, Meter
from quadriga.bots.plan import Plan
from quadriga.bots.playouts import Playouts, Prospect, judge
from quadriga.bots.turns import Turn, best_turns
from quadriga.core import Game, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Settings(Struct, frozen=True, kw_only=True):
    """How wide and how far a search looks.

    width     how many turns are compared
    pool      how many turns are judged at sight to find these; at least `width`
    horizon   how many turns of all seats a playout goes on
    furthest  up to how many it goes on if that is more: in each world a round further than in the
              one before, then from `horizon` again, so that a game with little chance is not
              played twice alike
    breadth   how many first actions a playout compares where a turn begins
    trust     as how many worlds it counts what the end of a turn promises at sight
    rivalry   1 compares margins, 0 own points: where seats seldom meet, what others have is noise
    """

    width: int = 16
    pool: int = 0
    horizon: int = 2
    furthest: int = 0
    breadth: int = 1
    trust: int = 0
    rivalry: float = 1.0


DEFAULTS: Final = Settings()


class Candidate(Generic[S, A]):
    """A turn under comparison: what its end promises at sight, and brought in each world."""

    def __init__(self, turn: Turn[S, A], at_sight: Prospect) -> None:
        self.turn = turn
        self.at_sight = at_sight
        self.prospects: list[Prospect] = []

    def value(self, worlds: int, settings: Settings) -> float:
        """The mean over the first `worlds` worlds and the promise at sight."""
        seen = [*self.prospects[:worlds], *[self.at_sight] * settings.trust]
        return sum([_value(prospect, settings) for prospect in seen]) / max(len(seen), 1)


def _value(prospect: Prospect, settings: Settings) -> float:
    points, margin = prospect.points, prospect.margin
    return points + settings.rivalry * (margin - points)


class Comparison(Generic[S, A, V]):
    """Compares the best turns from a view by playouts in worlds that they share.

    A world is a position that fits the view, with the seed of all that chance does later: every
    candidate meets the same luck, so that differences show early. By sequential halving the
    worse half of the candidates is dropped each time an equal share of the budget is spent.
    """

    def __init__(self, game: Game[S, A, V], seat: Seat, rng: Random, settings: Settings) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._settings = settings
        last = max(settings.horizon, settings.furthest)
        self._horizons = range(settings.horizon, last + 1, game.seats)

    def rank(self, view: V, legal: Sequence[A], budget: Budget) -> list[Candidate[S, A]]:
        """The candidates, best first; those that were dropped later stand before others."""
        game, settings, meter = self._game, self._settings, Meter(budget)
        playouts = Playouts(game, settings.breadth)
        world = game.determinize(view, self._rng)
        live = self._candidates(world, legal)
        dropped: list[Candidate[S, A]] = []
        rounds = ceil(log2(len(live))) if len(live) > 1 else 0
        worlds = 0
        for number in range(1, rounds + 1):
            while meter.used() < number / rounds:
                if worlds:
                    world = game.determinize(view, self._rng)
                horizon = self._horizons[worlds % len(self._horizons)]
                if not self._compare(live, world, playouts, horizon, meter):
                    break
                worlds += 1
            live.sort(key=lambda candidate: candidate.value(worlds, settings), reverse=True)
            half = (len(live) + 1) // 2
            dropped = live[half:] + dropped
            del live[half:]
        return live + dropped

    def _candidates(self, world: S, legal: Sequence[A]) -> list[Candidate[S, A]]:
        """The turns of the highest worth; of more than `width` those that promise most."""
        game, seat, settings = self._game, self._seat, self._settings
        turns = best_turns(game, world, legal, seat, max(settings.width, settings.pool))
        found = [Candidate(turn, judge(game, turn.end, seat)) for turn in turns]
        if len(found) > settings.width:
            found.sort(key=lambda one: _value(one.at_sight, settings), reverse=True)
        return found[: settings.width]

    def _compare(
        self,
        live: Sequence[Candidate[S, A]],
        world: S,
        playouts: Playouts[S, A, V],
        horizon: int,
        meter: Meter,
    ) -> bool:
        """Play every candidate in one more world; False if the budget ends before the last."""
        game, seed = self._game, self._rng.getrandbits(64)
        for candidate in live:
            if meter.used() >= 1:
                return False
            state = world
            for action in candidate.turn.actions:
                state = game.apply(state, action)
            end = playouts.play_on(state, Random(seed), horizon)
            candidate.prospects.append(judge(game, end, self._seat))
            meter.playouts += 1
        return True


class SearchBot(Generic[S, A, V]):
    """Chooses the first action of the turn that does best in playouts, and keeps to that turn.

    `seconds` of processor time or a number of `playouts` limit a search, whichever ends first;
    0 stands for no limit. `Settings` has the other options.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        seat: Seat,
        rng: Random,
        *,
        seconds: float = 1.0,
        playouts: int = 0,
        width: int = DEFAULTS.width,
        pool: int = DEFAULTS.pool,
        horizon: int = DEFAULTS.horizon,
        furthest: int = DEFAULTS.furthest,
        breadth: int = DEFAULTS.breadth,
        trust: int = DEFAULTS.trust,
        rivalry: float = DEFAULTS.rivalry,
    ) -> None:
        settings = Settings(
            width=width,
            pool=pool,
            horizon=horizon,
            furthest=furthest,
            breadth=breadth,
            trust=trust,
            rivalry=rivalry,
        )
        self._game = game
        self._rng = rng
        self._comparison = Comparison(game, seat, rng, settings)
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
