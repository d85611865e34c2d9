"""The worth of every place for a tile, worked out quickly.

The effect of a place is everything that it changes except open edges: the writ, the chimneys, what
it completes. Each effect is judged once; open edges change next to the tile only.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.knowledge.open_edges import OpenEdges
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import completed, reached
from quadriga.games.carpe_diem.rules.phases import placing
from quadriga.games.carpe_diem.rules.tables import STORE, Tables
from quadriga.kit.memo import Memo

Completion = tuple[int, int, int, int]
"""A structure that a tile completes: kind, size, goals reached, chimneys besides the tile's own."""

Effect = tuple[bool, int, tuple[Completion, ...]]
"""Whether a writ is taken, the chimneys of the tile, and what it completes."""

Part = tuple[grid.Cell, int, tuple[int, ...]]
"""A cell, the kind of a part of a tile there, and the steps to the cells that it leads to."""

Judge = Callable[[s.State, Seat], tuple[float, float]]
"""The worth of a position for a seat, and the share of its open edges' promise that counts."""


class Surroundings(NamedTuple):
    """An empty cell and its empty neighbours.

    hope    what the other empty cells promise
    goals   the goals that the other empty cells could serve
    sides   the sides towards empty cells, with the keys of these
    """

    hope: float
    goals: int
    sides: tuple[tuple[int, grid.Key], ...]


class Spot(NamedTuple):
    """A way to place a tile: its effect, and what all open edges promise afterwards."""

    place: a.Place
    effect: Effect
    promise: float


class Spots:
    """The places in a district, whoever owns it."""

    def __init__(
        self, tables: Tables, open_edges: OpenEdges, district: s.District, *, last: bool
    ) -> None:
        self._tables = tables
        self._edges = open_edges
        self.district = district
        self.last = last
        self._cells = cells = open_edges.cells(district.frame, last=last)
        self._known = [(cell, *cells[key]) for cell, key in district.frontier.items()]
        self._hope = sum([hope for _, hope, _ in self._known])
        self._around: Memo[grid.Cell, Surroundings] = Memo(self._surroundings)
        self._completions: Memo[tuple[Part, int], Completion | None] = Memo(self._completion)
        self.best: Memo[int, tuple[Spot, ...]] = Memo(self._best)
        """For a tile, the best place for each effect by the promise of open edges."""

    def spot(self, tile: int, place: a.Place) -> Spot:
        """What a placement of a tile would do."""
        tables, district, cells, cell = self._tables, self.district, self._cells, place.cell
        face = tables.faces.numbers[tile][place.turns]
        asks = tables.faces.asks[face]
        hope, goals, sides = self._around[cell]
        for side, key in sides:
            more, served = cells[key ^ asks[side]]
            hope += more
            goals |= served
        done = self._completed(cell, face)
        for completion in done:
            goals &= ~completion[2]
        effect = (district.writs >> cell & 1 > 0, tables.faces.chimneys[face], done)
        return Spot(place, effect, hope + self._edges.goals(district, goals))

    def _best(self, tile: int) -> tuple[Spot, ...]:
        best: dict[Effect, Spot] = {}
        for place in self._tables.places(tile, self.district.frontier.values()):
            spot = self.spot(tile, place)
            known = best.get(spot.effect)
            if known is None or spot.promise > known.promise:
                best[spot.effect] = spot
        return tuple(best.values())

    def _surroundings(self, cell: grid.Cell) -> Surroundings:
        cells, keys, tiles = self._cells, self.district.frontier, self.district.tiles
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
        tiles = self.district.tiles
        done: tuple[Completion, ...] = ()
        for kind, steps, _ in self._tables.faces.parts[face]:
            for step in steps:
                if cell + step not in tiles:
                    break
            else:
                if completion := self._completions[(cell, kind, steps), face]:
                    done = (*done, completion)
        return done

    def _completion(self, key: tuple[Part, int]) -> Completion | None:
        """What a part of a tile completes, if anything."""
        (cell, kind, _), face = key
        tables, district = self._tables, self.district
        structure = completed(tables, {**district.tiles, cell: face}, cell, kind)
        if not structure:
            return None
        chimneys = tables.faces.chimneys
        others = sum([chimneys[district.tiles[c]] for c in structure if c != cell])
        return kind, len(structure), reached(tables, district, kind, structure), others


class Placements:
    """The places of a seat that has a tile in hand, or is about to take one."""

    def __init__(
        self, tables: Tables, spots: Spots, judge: Judge, state: s.State, seat: Seat
    ) -> None:
        phase = state.phase
        self._tables = tables
        self._spots = spots
        self._judge = judge
        self._state = state
        self._seat = seat
        self._waiting = phase.waiting if isinstance(phase, s.Placing) else ()
        self._effects: dict[Effect, tuple[float, float]] = {}
        self.best: Memo[int, float] = Memo(self._best)
        """For a tile, the worth at its best place, or stored if it fits nowhere."""

    def fit(self, state: s.State) -> bool:
        """Whether another position is the same in everything that matters here."""
        mine, seat, phase = self._state, self._seat, state.phase
        return (
            state.turn == mine.turn
            and state.stage == mine.stage
            and state.districts[seat] is mine.districts[seat]
            and state.purses[seat] is mine.purses[seat]
            and state.order == mine.order
            and state.prestige == mine.prestige
            and state.markers == mine.markers
            and state.hands[seat] == mine.hands[seat]
            and state.row == mine.row
            and bool(state.pile or state.under) == bool(mine.pile or mine.under)
            and (phase.waiting if isinstance(phase, s.Placing) else ()) == self._waiting
        )

    def worth(self, tile: int, action: a.Place | a.Store) -> float:
        """The worth after a tile is placed or stored."""
        if isinstance(action, a.Store):
            state, phase = self._holding(tile)
            return self._judge(placing.store(self._tables, state, phase), self._seat)[0]
        return self._worth_of_spot(tile, self._spots.spot(tile, action))

    def _worth_of_spot(self, tile: int, spot: Spot) -> float:
        known = self._effects.get(spot.effect)
        if known is None:
            state, phase = self._holding(tile)
            after = placing.place(self._tables, state, phase, spot.place)
            worth, share = self._judge(after, self._seat)
            known = self._effects[spot.effect] = worth - share * spot.promise, share
        return known[0] + known[1] * spot.promise

    def _best(self, tile: int) -> float:
        worths = [self._worth_of_spot(tile, spot) for spot in self._spots.best[tile]]
        return max(worths) if worths else self.worth(tile, STORE)

    def _holding(self, tile: int) -> tuple[s.State, s.Placing]:
        """The position with a tile in hand."""
        phase = s.Placing(self._seat, tile, self._waiting)
        return replace(self._state, phase=phase), phase
