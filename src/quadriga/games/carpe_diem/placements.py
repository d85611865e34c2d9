"""Where tiles would go in a district, judged quickly: places of equal effect differ in edges only.

The effect of a place is all that it changes but the open edges: the writ, the chimneys, what it
completes. It is worked out once for each effect; the open edges change beside the tile only.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import grid
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.building import completed, reached
from quadriga.games.carpe_diem.open_edges import OpenEdges
from quadriga.games.carpe_diem.phases import placing
from quadriga.games.carpe_diem.tables import PLACES, STORE, Tables
from quadriga.kit.memo import Memo

Completion = tuple[int, int, int, int]
"""A structure that a tile completes: kind, size, goals reached, chimneys beside the tile's own."""

Effect = tuple[bool, int, tuple[Completion, ...]]
"""Whether a writ is taken, the chimneys of the tile, and what it completes."""

Part = tuple[grid.Cell, int, tuple[int, ...]]
"""A cell, the kind of a part of a tile there, and the steps to the cells that it leads to."""

Judge = Callable[[s.State, Seat], tuple[float, float]]
"""The worth of a position for a seat, and the part of its open edges' promise that counts."""


class Surroundings(NamedTuple):
    """An empty cell and its empty neighbours.

    hope    what the other empty cells promise
    goals   the goals that the other empty cells could serve
    sides   the sides towards empty cells, with the keys of these
    """

    hope: float
    goals: int
    sides: tuple[tuple[int, grid.Key], ...]


class Placements:
    """The places in the district of a seat that has a tile in hand, or is about to take one."""

    def __init__(
        self, tables: Tables, open_edges: OpenEdges, judge: Judge, state: s.State, seat: Seat
    ) -> None:
        phase, self._seat = state.phase, seat
        self._tables = tables
        self._edges = open_edges
        self._judge = judge
        self._state = state
        self._waiting = phase.waiting if isinstance(phase, s.Placing) else ()
        self._district = district = state.districts[seat]
        last = state.stage == tables.box.phases.count
        self._cells = cells = open_edges.cells(district.frame, last=last)
        self._known = [(cell, *cells[key]) for cell, key in district.frontier.items()]
        self._hope = sum([hope for _, hope, _ in self._known])
        self._around: Memo[grid.Cell, Surroundings] = Memo(self._surroundings)
        self._effects: dict[Effect, tuple[float, float]] = {}
        self._completions: dict[Part, Completion | None] = {}
        self._best: Memo[int, float] = Memo(self._judge_tile)

    def fit(self, state: s.State) -> bool:
        """Whether another position is the same in all that matters here."""
        mine, seat, phase = self._state, self._seat, state.phase
        return (
            state.turn == mine.turn
            and state.stage == mine.stage
            and state.districts[seat] is mine.districts[seat]
            and state.purses[seat] is mine.purses[seat]
            and state.order is mine.order
            and state.prestige is mine.prestige
            and state.markers is mine.markers
            and state.hands[seat] is mine.hands[seat]
            and state.row is mine.row
            and state.pile is mine.pile
            and (phase.waiting if isinstance(phase, s.Placing) else ()) == self._waiting
        )

    def best(self, tile: int) -> float:
        """The worth once a tile lies where it is worth most, or is stored if it fits nowhere."""
        return self._best[tile]

    def worth(self, tile: int, action: a.Place | a.Store) -> float:
        """The worth once a tile lies so, or is stored."""
        if isinstance(action, a.Store):
            state, phase = self._holding(tile)
            return self._judge(placing.store(self._tables, state, phase), self._seat)[0]
        tables, district, cells, cell = self._tables, self._district, self._cells, action.cell
        face = tables.faces.numbers[tile][action.turns]
        asks = tables.faces.asks[face]
        hope, goals, sides = self._around[cell]
        for side, key in sides:
            more, served = cells[key ^ asks[side]]
            hope += more
            goals |= served
        done = self._completed(cell, face)
        for completion in done:
            goals &= ~completion[2]
        promise = hope + self._edges.goals(district, goals)
        effect = (district.writs >> cell & 1 > 0, tables.faces.chimneys[face], done)
        known = self._effects.get(effect)
        if known is None:
            state, phase = self._holding(tile)
            after = placing.place(tables, state, phase, action)
            worth, share = self._judge(after, self._seat)
            known = self._effects[effect] = worth - share * promise, share
        return known[0] + known[1] * promise

    def _judge_tile(self, tile: int) -> float:
        upper, lower = self._tables.fits[tile]
        worths = [
            self.worth(tile, place)
            for key in self._district.frontier.values()
            for place in PLACES[key >> 16][upper[key & 255] & lower[key >> 8 & 255]]
        ]
        return max(worths) if worths else self.worth(tile, STORE)

    def _holding(self, tile: int) -> tuple[s.State, s.Placing]:
        """The position with a tile in hand."""
        phase = s.Placing(self._seat, tile, self._waiting)
        return replace(self._state, phase=phase), phase

    def _surroundings(self, cell: grid.Cell) -> Surroundings:
        cells, keys, tiles = self._cells, self._district.frontier, self._district.tiles
        hope, goals = self._hope - cells[keys[cell]][0], 0
        sides, changed = [], {cell}
        for side, other in grid.NEIGHBOURS[cell]:
            if other in tiles:
                continue
            key = keys.get(other)
            if key is None:
                key = grid.EMPTY[other]
            else:
                hope -= cells[key][0]
                changed.add(other)
            sides.append((side, key))
        for other, _, served in self._known:
            if other not in changed:
                goals |= served
        return Surroundings(hope, goals, tuple(sides))

    def _completed(self, cell: grid.Cell, face: int) -> tuple[Completion, ...]:
        """The structures that a tile on a cell completes."""
        tiles = self._district.tiles
        done: tuple[Completion, ...] = ()
        for kind, steps, _ in self._tables.faces.parts[face]:
            for step in steps:
                if cell + step not in tiles:
                    break
            else:
                part = (cell, kind, steps)
                if part not in self._completions:
                    self._completions[part] = self._completion(part, face)
                if completion := self._completions[part]:
                    done = (*done, completion)
        return done

    def _completion(self, part: Part, face: int) -> Completion | None:
        """What a part of a tile completes, if anything; the same for all tiles with that part."""
        tables, district, (cell, kind, _) = self._tables, self._district, part
        structure = completed(tables, {**district.tiles, cell: face}, cell, kind)
        if not structure:
            return None
        chimneys = tables.faces.chimneys
        others = sum([chimneys[district.tiles[c]] for c in structure if c != cell])
        return kind, len(structure), reached(tables, district, kind, structure), others
