"""Comparing turns when nothing is left to chance: lines are played out, no worlds sampled."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random
from typing import Final, Generic

from quadriga.bots.search.budget import Meter
from quadriga.bots.search.playouts import Playouts, judge
from quadriga.bots.search.turns import BRANCH_WIDTH, Turn, best_turns
from quadriga.core import CHANCE, Advice, Knowledge, Seat
from quadriga.core.typevars import A, S, V

TO_THE_END: Final = 1_000
"""More turns than any game has."""

BRANCH: Final = 32
BEAM: Final = 128
MAX_TURNS: Final = 512
"""How widely turns are searched, and how many of them are played on at most."""

PLAYED_QUICKLY, PLAYED_CAREFULLY, SEARCHED = 0.3, 0.5, 0.9
"""The shares of a budget at which each stage of `rank` ends."""

CAREFUL_TURNS: Final = 24
"""The number of turns that are played on with care."""

ANSWERS: Final = 32
"""The number of the seat's next turns that are played on quickly,"""

CAREFUL_ANSWERS: Final = 4
"""and how many of them with care."""


def is_certain(knowledge: Knowledge[S, A, V], view: V, rng: Random) -> bool:
    """Whether this view shows everything, and chance has nothing left to decide.

    The game is played on by the first legal actions, so chance that only acts after certain
    choices goes unnoticed.
    """
    game, state = knowledge.game, knowledge.determinize(view, rng)
    if state != knowledge.determinize(view, rng):
        return False
    while (actor := game.to_act(state)) is not None:
        legal = game.legal_actions(state)
        if actor is CHANCE and len(legal) != 1:
            return False
        state = game.apply(state, legal[0])
    return True


class Endgame(Generic[S, A, V]):
    """Plays turns on to the end of the game, the better ones with more and more care.

    First all seats act quickly, as in playouts. Then every turn begins with the best of many first
    actions. At last, the seat's own next turn is the best of several.
    """

    def __init__(self, knowledge: Knowledge[S, A, V], seat: Seat, advice: Advice) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._advice = advice
        self._quick = Playouts(knowledge, advice.breadth)
        self._careful = Playouts(knowledge, BRANCH_WIDTH)

    def best(self, world: S, legal: Sequence[A], meter: Meter) -> Turn[S, A]:
        """The best turn that begins with a `legal` action, as far as the budget shows."""
        turns = best_turns(
            self._knowledge, world, legal, self._seat, MAX_TURNS, branch=BRANCH, beam=BEAM
        )
        return self.rank(turns, meter)[0]

    def rank(self, turns: Sequence[Turn[S, A]], meter: Meter) -> list[Turn[S, A]]:
        """These turns, best first; turns that were played on with more care come before others."""
        ranked = sorted(turns, key=lambda turn: self._judged(turn.end), reverse=True)
        ranked = self._ranked(ranked, len(ranked), self.quickly, meter, PLAYED_QUICKLY)
        ranked = self._ranked(ranked, CAREFUL_TURNS, self.carefully, meter, PLAYED_CAREFULLY)
        return self._ranked(ranked, CAREFUL_TURNS, self.searched, meter, SEARCHED)

    def _ranked(
        self,
        turns: list[Turn[S, A]],
        most: int,
        result: Callable[[S, Meter], float],
        meter: Meter,
        share: float,
    ) -> list[Turn[S, A]]:
        """The first `most`, sorted by their results until the budget's share is used; the rest."""
        judged: list[tuple[float, Turn[S, A]]] = []
        for turn in turns[:most]:
            if meter.used() >= share:
                break
            judged.append((result(turn.end, meter), turn))
        rest = turns[len(judged) :]
        judged.sort(key=itemgetter(0), reverse=True)
        return [turn for _, turn in judged] + rest

    def quickly(self, state: S, meter: Meter) -> float:
        """The value of the end if all seats act quickly."""
        return self._played_out(self._quick, state, meter)

    def carefully(self, state: S, meter: Meter) -> float:
        """The value of the end if every turn begins with the best of many first actions."""
        return self._played_out(self._careful, state, meter)

    def searched(self, state: S, meter: Meter) -> float:
        """The value of the end after the best of the seat's next turns."""
        knowledge, seat = self._knowledge, self._seat
        game = knowledge.game
        while (actor := game.to_act(state)) is not None and actor != seat:
            state = self._careful.play_on(state, Random(0), 1)
        if actor is None:
            return self.carefully(state, meter)
        turns = best_turns(knowledge, state, game.legal_actions(state), seat, ANSWERS)
        quick = sorted(turns, key=lambda turn: self.quickly(turn.end, meter), reverse=True)
        return max([self.carefully(turn.end, meter) for turn in quick[:CAREFUL_ANSWERS]])

    def _played_out(self, playouts: Playouts[S, A, V], state: S, meter: Meter) -> float:
        end = playouts.play_on(state, Random(0), TO_THE_END)
        meter.playouts += 1
        return self._judged(end)

    def _judged(self, state: S) -> float:
        prospect = judge(self._knowledge, state, self._seat, self._advice.scatter)
        return prospect.value(self._advice)
