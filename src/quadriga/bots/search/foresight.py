"""Planning the next turns of a seat, until something unknown comes up."""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Final, Generic

from quadriga.bots.search.budget import Meter
from quadriga.bots.search.playouts import Playouts, Prospect, judge
from quadriga.bots.search.turns import Turn, best_turns
from quadriga.core import Advice, Knowledge, Seat
from quadriga.core.typevars import A, S, V

NARROW: Final = 4
"""How many turns follow each planned position, and actions each position within a turn."""


ENOUGH: Final = 64
"""The least number of positions to follow before a search stops for lack of better plans."""

PATIENCE: Final = 4
"""Stop after `PATIENCE` times as many positions as it took to find the best plan."""


class Foresight(Generic[S, A, V]):
    """Plans the turns of a seat until chance deals anew or the game is over.

    The other seats reply by quick choices. A draw whose outcomes can be listed, such as a tile that
    fills a row, is sampled. One with too many outcomes to list is a deal: a plan ends there, and is
    judged by what the position promises.
    """

    def __init__(
        self,
        knowledge: Knowledge[S, A, V],
        seat: Seat,
        advice: Advice,
        playouts: Playouts[S, A, V],
    ) -> None:
        self._knowledge = knowledge
        self._seat = seat
        self._advice = advice
        self._playouts = playouts
        self._numbers = count()

    def best(self, turns: Sequence[Turn[S, A]], seed: int, meter: Meter) -> list[Prospect | None]:
        """Where the best plan leads from each of these turns; None without a complete plan.

        At each depth, a sweep follows the most promising of the remaining positions, so every
        sweep completes about one plan. Each followed position counts as a playout in the budget;
        the search also ends when it has not found a better plan for a long time.
        """
        knowledge, seat = self._knowledge, self._seat
        found: list[Prospect | None] = [None] * len(turns)
        seen: set[S] = set()
        last, followed, enough = self._advice.foresight, 0, ENOUGH
        queues: list[list[tuple[float, int, S, int]]] = [[] for _ in range(last + 1)]
        for first, turn in enumerate(turns):
            heappush(queues[0], self._entry(turn.end, first))
        while any(queues):
            for depth, queue in enumerate(queues):
                if not queue:
                    continue
                if followed >= enough or meter.used() >= 1:
                    return found
                meter.playouts += 1
                followed += 1
                _, _, state, first = heappop(queue)
                who = seat if depth < last else None
                state, decides = self._playouts.play_to_decision(state, Random(seed), who)
                if decides:
                    for end in self._ends(state):
                        if end not in seen:
                            seen.add(end)
                            heappush(queues[depth + 1], self._entry(end, first))
                    continue
                plan = judge(knowledge, state, seat)
                if all(self._is_better(plan, other) for other in found):
                    enough = max(ENOUGH, PATIENCE * followed)
                if self._is_better(plan, found[first]):
                    found[first] = plan
        return found

    def _ends(self, state: S) -> list[S]:
        """The positions after the best turns at sight."""
        knowledge, legal = self._knowledge, self._knowledge.game.legal_actions(state)
        turns = best_turns(knowledge, state, legal, self._seat, NARROW, branch=NARROW, beam=NARROW)
        return [turn.end for turn in turns]

    def _entry(self, state: S, first: int) -> tuple[float, int, S, int]:
        """An entry of a queue, whose least is the most promising position."""
        promise = judge(self._knowledge, state, self._seat).value(self._advice)
        return -promise, next(self._numbers), state, first

    def _is_better(self, one: Prospect, other: Prospect | None) -> bool:
        return other is None or one.value(self._advice) > other.value(self._advice)
