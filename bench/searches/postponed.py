"""Extended perfect information Monte Carlo: `bench.searches.postponed:Postponed`.

Perfect information Monte Carlo samples worlds and lets everybody play each of them as if it were
seen. That values knowledge which nobody will have. The extension postpones it (EPIMC: Arjonilla,
Saffidine and Cazenave 2024): for some turns each seat decides by what it sees, and only the turns
after those are decided by who knows the world.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from bench.searches.planner import TurnPlanner
from quadriga.bots.search.budget import Meter
from quadriga.bots.search.turns import best_turns
from quadriga.core import AnyGame, Seat


class Postponed(TurnPlanner):
    """Compares `width` turns in worlds that they share; `horizon` further turns follow each.

    In each of these the seat takes the best of `answers` turns by its margin after the quick turn
    of the next seat: in the first `depth` of them on the average of `guesses` worlds that fit what
    it sees, in the others in the world as it is. A `depth` of 0 is perfect information.
    """

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        *,
        seconds: float = 0.2,
        playouts: int = 0,
        width: int = 8,
        horizon: int = 0,
        depth: int = 1,
        answers: int = 3,
        guesses: int = 2,
    ) -> None:
        super().__init__(game, seat, rng, seconds, playouts, horizon)
        self._width = width
        self._depth = depth
        self._answers = answers
        self._guesses = guesses

    def best_turn(self, view: Any, legal: Sequence[Any], meter: Meter) -> Sequence[Any]:
        """The turn that brought most in the worlds that all were played in."""
        game, rng = self.game, self.rng
        turns = best_turns(
            game.knowledge, game.knowledge.determinize(view, rng), legal, self.seat, self._width
        )
        totals = [0.0] * len(turns)
        while len(turns) > 1 and meter.used() < 1:
            world, seed, margins = (
                game.knowledge.determinize(view, rng),
                rng.getrandbits(64),
                list[float](),
            )
            for turn in turns:
                if meter.used() >= 1:
                    break
                state = self.after(world, turn.actions)
                margins.append(self._brought(state, Random(seed)))
                meter.playouts += 1
            if len(margins) == len(turns):
                totals = [total + one for total, one in zip(totals, margins, strict=True)]
        return turns[max(range(len(turns)), key=totals.__getitem__)].actions

    def _brought(self, state: Any, rng: Random) -> float:
        """The margin after the horizon, or at the end."""
        game = self.game
        for number in range(self.horizon):
            state = self.after_chance(state, rng)
            actor = game.to_act(state)
            if actor is None or not isinstance(actor, int):
                break
            if number < self._depth:
                view = game.view(state, actor)
                worlds = [game.knowledge.determinize(view, rng) for _ in range(self._guesses)]
            else:
                worlds = [state]
            state = self.after(state, self._answer(worlds, actor, rng))
        return self.margin(state, self.seat)

    def _answer(self, worlds: Sequence[Any], actor: Seat, rng: Random) -> Sequence[Any]:
        """The turn that is best for `actor` on the average of these worlds."""
        game, seed = self.game, rng.getrandbits(64)
        legal = game.legal_actions(worlds[0])
        turns = best_turns(game.knowledge, worlds[0], legal, actor, self._answers)

        def brought(actions: Sequence[Any]) -> float:
            ends = [
                self.playouts.play_on(self.after(world, actions), Random(seed), 1)
                for world in worlds
            ]
            return sum([self.margin(end, actor) for end in ends])

        return max([turn.actions for turn in turns], key=brought)
