"""The features of a position that predict what each seat may still gain.

A seat that has built much has less left to build; one that has kept good tiles will gain more with
them. The weights are learned, and kept in `learned.json`.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from operator import add, sub
from typing import Final

from quadriga.core import Terms
from quadriga.games.all_roads.rules import state as s
from quadriga.games.all_roads.rules.roads import Frontier
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.learned import NO_TERMS
from quadriga.kit.memo import Memo

CELLS: Final = 3
"""How many numbers `_cells` returns."""


class Expectation:
    """What a seat may still gain, as the sum of terms of three tables.

    tiles    each tile that it has not played
    moving   a row for each number of turns left, from 1, if the seat begins the next turn:
             a constant, each token on the map by kind, each empty cell by the roads to it
    waiting  the same for the other seats
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._width = 1 + len(tables.full) + CELLS
        self._tiles = len(tables.names)
        turns = sum(map(len, tables.whole_stack)) // tables.tiles_per_turn
        self._rows = rows = turns * self._width
        self._built: Memo[s.Supply, tuple[int, ...]] = Memo(
            lambda supply: tuple(map(sub, tables.full, supply))
        )
        self.sizes: Mapping[str, int] = {"tiles": self._tiles, "moving": rows, "waiting": rows}

    def terms(self, state: s.State) -> list[Terms]:
        """What each seat may still gain."""
        tables = self._tables
        if isinstance(state.phase, s.Over):
            return [NO_TERMS] * tables.seats
        following, cells = _following(tables, state), _cells(state.frontier)
        return [self._gain(state, seat, seat == following, cells) for seat in range(tables.seats)]

    def _gain(self, state: s.State, seat: int, moves: bool, cells: Sequence[int]) -> Terms:
        tables, supply = self._tables, state.supply
        tiles = [*chain(state.hands[seat], *state.stacks[seat])]
        turns = len(tiles) // tables.tiles_per_turn
        if not turns:
            return NO_TERMS
        row = self._tiles + (turns - 1) * self._width + (0 if moves else self._rows)
        first, *others = tables.colours[seat]
        built = self._built[supply[first]]
        for colour in others:
            built = tuple(map(add, built, self._built[supply[colour]]))
        return Terms(tiles, row, (1, *built, *cells))


def _following(tables: Tables, state: s.State) -> int:
    """The seat that begins the next turn."""
    phase = state.phase
    if isinstance(phase, s.Dealing | s.Over):
        return 0
    begins = isinstance(phase, s.Laying) and not phase.fresh
    return phase.seat if begins else (phase.seat + 1) % tables.seats


def _cells(frontier: Frontier) -> tuple[int, int, int]:
    """The number of empty cells with two roads or more, with three or more, and with any."""
    counts = [sides.bit_count() for sides in frontier.values()]
    crossings = len(counts) - counts.count(1)
    return crossings, crossings - counts.count(2), len(counts)
