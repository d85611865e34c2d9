"""What the tiles of a turn bring by themselves: the building steps B1 to B3 (ROA-T3, ROA-B8)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.hexes import BACK, SIDE_BITS, SIDE_MASK, Cell, Place
from quadriga.games.all_roads.rules.loops import Inside, Loop, newly_formed
from quadriga.games.all_roads.rules.roads import Ends, Land
from quadriga.games.all_roads.rules.state import HOUSE, MONUMENT, SPA, VILLA, Laying, State, Supply
from quadriga.games.all_roads.rules.tables import Tables

KIND_BITS = 3
"""The bits of a token that hold its kind."""

UPGRADES = {True: (SPA, VILLA), False: (VILLA,)}
"""What is built inside a loop, at a hot spring or elsewhere; the next if one runs out (ROA-B6).

Where neither is left, a house stays a house, and a bare dead end gets one.
"""


class Settled(NamedTuple):
    """The loops of a turn, tokens and supplies after the building steps, and where houses fit."""

    loops: Sequence[Loop]
    tokens: dict[Place, int]
    supply: tuple[Supply, ...]
    offers: tuple[Place, ...]


def settle(tables: Tables, before: Land, state: State) -> Settled:
    """What a turn brings if it ends with its latest tile; `before` is the land without that tile.

    The phase of `state` is `Laying`, with that tile among the fresh ones. The offers (ROA-B4,
    ROA-B5) don't depend on the houses that are left.
    """
    phase, tokens, supply = state.phase, state.tokens, state.supply
    assert isinstance(phase, Laying)
    offers = sorted(phase.formed)
    loops = closed(tables, before, state.land, phase.fresh)
    if loops:
        works = _Works(tables, state)
        insides = [Inside(loop.sides) for loop in loops if not loop.is_clear]
        if insides:
            works.upgrade(insides)
            works.fill(insides, phase.seat)
        for loop in loops:
            if loop.is_clear:
                works.put(loop.area, phase.seat, (MONUMENT,))  # B3 (ROA-B3)
        tokens, supply = works.tokens, tuple(map(tuple, works.supply))
        offers += routes_on(tables, state.land, loops)
        offers = [place for place in offers if place not in tokens]
    return Settled(loops, tokens, supply, tuple(offers))


def closed(tables: Tables, before: Land, after: Land, fresh: Sequence[Cell]) -> Sequence[Loop]:
    """The loops that a turn formed, given the map before and after its last tile.

    A tile that was placed with one joint has closed nothing, whatever joined it later.
    """
    land = after
    for cell in reversed(fresh):
        joints = land[cell] & 63
        if joints & joints - 1:
            return newly_formed(tables.faces, after, fresh, tables.smallest_loop)
        land = before
    return ()


def routes_on(
    tables: Tables, land: Land, loops: Sequence[Loop], but: Cell | None = None
) -> list[Place]:
    """The trade routes whose two sides are joints of one of these loops (ROA-B5).

    The tile of one cell can be left out; it need not be on the map yet.
    """
    routes, found = tables.faces.routes, set()
    for loop in loops:
        before = loop.sides[-1]
        for side in loop.sides:
            cell = before >> SIDE_BITS
            route = 0 if cell == but else routes[land[cell] >> 6]
            if route and route == 1 << (before & SIDE_MASK) | 1 << BACK[side & SIDE_MASK]:
                found.add(hexes.route(cell))
            before = side
    return sorted(found)


class _Works:
    """The tokens and supplies of a position, changed by one building step after another."""

    def __init__(self, tables: Tables, state: State) -> None:
        self._tables = tables
        self._state = state
        self.tokens = state.tokens.copy()
        self.supply = [list(left) for left in state.supply]

    def upgrade(self, insides: Sequence[Inside]) -> None:
        """B1: houses inside become spas or villas of their owners (ROA-B1)."""
        tables, land, ends = self._tables, self._state.land, self._state.ends
        houses = [place for place, token in self.tokens.items() if token & KIND_BITS == HOUSE]
        on_ends = inside_any(insides, filter(hexes.is_dead_end, houses))
        routes = filter(hexes.is_route, houses)
        on_routes = [at for at in routes if holds_route(tables, land, at, insides)]
        for place in (*_springs_first(on_ends, ends), *sorted(on_routes)):
            colour = self.tokens[place] >> 2
            if self.put(place, tables.owner[colour], UPGRADES[ends.get(place, False)]):
                self.supply[colour][HOUSE] += 1

    def fill(self, insides: Sequence[Inside], seat: int) -> None:
        """B2: spas and villas on the dead ends inside that carry no token (ROA-B2)."""
        ends = self._state.ends
        bare = inside_any(insides, [place for place in ends if place not in self.tokens])
        for place in _springs_first(bare, ends):
            self.put(place, seat, (*UPGRADES[ends[place]], HOUSE))

    def put(self, place: Place, seat: int, kinds: Iterable[int]) -> bool:
        """Place the first of these kinds that a seat has, of its first colour with one (ROA-F3)."""
        for kind in kinds:
            for colour in self._tables.colours[seat]:
                if self.supply[colour][kind]:
                    self.supply[colour][kind] -= 1
                    self.tokens[place] = colour << 2 | kind
                    return True
        return False


def inside_any(insides: Sequence[Inside], places: Iterable[Place]) -> set[Place]:
    """The dead ends among `places` that are inside one of the loops."""
    known = [*places]
    return {place for inside in insides for place in inside.among(known)}


def _springs_first(places: Iterable[Place], ends: Ends) -> list[Place]:
    """Dead ends in the order in which they are served (ROA-B7)."""
    return sorted(places, key=lambda place: (not ends[place], place))


def holds_route(tables: Tables, land: Land, place: Place, insides: Sequence[Inside]) -> bool:
    """Whether both road sides of a trade route are inside the same loop (ROA-B1)."""
    at = place >> SIDE_BITS
    route = tables.faces.routes[land[at] >> 6]
    sides = [hexes.side(at, k) for k in hexes.directions(route)]
    return any(all(side in inside for side in sides) for inside in insides)
