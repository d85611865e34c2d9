"""What the tiles of a turn bring by themselves: the building steps B1 to B3 (ROA-T3, ROA-B8)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.hexes import BACK, SIDE_BITS, SIDE_MASK, Cell, Place, Side
from quadriga.games.all_roads.rules.loops import Inside, Loop
from quadriga.games.all_roads.rules.roads import Ends, Land
from quadriga.games.all_roads.rules.state import HOUSE, MONUMENT, SPA, VILLA, Supply
from quadriga.games.all_roads.rules.tables import Tables

KIND_BITS = 3
"""The bits of a token that say what it is."""

SUBSTITUTES = {SPA: (SPA, VILLA, HOUSE), VILLA: (VILLA, HOUSE), MONUMENT: (MONUMENT,)}
"""What is built, and what is taken where the supply has run out (ROA-B6)."""


class Settled(NamedTuple):
    """The tokens after the building steps, and where houses may be built (ROA-B4, ROA-B5)."""

    tokens: dict[Place, int]
    supply: tuple[Supply, ...]
    offers: tuple[Place, ...]


def settle(
    tables: Tables,
    land: Land,
    ends: Ends,
    tokens: dict[Place, int],
    supply: tuple[Supply, ...],
    seat: int,
    formed: Sequence[Place],
    loops: Sequence[Loop],
) -> Settled:
    """What the loops that a seat's tiles closed bring; without a loop nothing happens.

    `formed` are the dead ends that the tiles formed, in order.
    """
    works = _Works(tables, tokens, supply)
    insides = [Inside(loop.sides) for loop in loops if not loop.is_clear]
    if insides:
        works.upgrade(land, ends, insides)
        works.fill(ends, insides, seat)
    works.raise_monuments(loops, seat)
    tokens, supply = works.result()
    places = [*formed, *routes_on(tables, land, loops)]
    return Settled(tokens, supply, tuple(place for place in places if place not in tokens))


def routes_on(
    tables: Tables, land: Land, loops: Sequence[Loop], but: Cell | None = None
) -> list[Place]:
    """The trade routes whose two sides are joints of one of these loops (ROA-B5).

    The tile of one cell can be left out; it need not lie there yet.
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
    """The tokens and supplies, which the building steps B1 to B3 change in turn."""

    def __init__(
        self, tables: Tables, tokens: dict[Place, int], supply: tuple[Supply, ...]
    ) -> None:
        self._tables = tables
        self._tokens = tokens.copy()
        self._supply = [list(left) for left in supply]

    def result(self) -> tuple[dict[Place, int], tuple[Supply, ...]]:
        """The tokens and the supplies as they are now."""
        return self._tokens, tuple(map(tuple, self._supply))

    def _take(self, seat: int, kind: int) -> int | None:
        """A token of a seat's first colour that has one left (ROA-F3)."""
        for colour in self._tables.colours[seat]:
            if self._supply[colour][kind]:
                self._supply[colour][kind] -= 1
                return colour << 2 | kind
        return None

    def upgrade(self, land: Land, ends: Ends, insides: Sequence[Inside]) -> None:
        """B1: houses inside become spas or villas of their owners (ROA-B1)."""
        houses = [place for place, token in self._tokens.items() if token & KIND_BITS == HOUSE]
        on_ends = inside_any(insides, [place for place in houses if hexes.is_dead_end(place)])
        on_routes = [
            place
            for place in houses
            if hexes.is_route(place) and holds_route(self._tables, land, place, insides)
        ]
        for place in (*springs_first(on_ends, ends), *sorted(on_routes)):
            self._upgrade(place, SPA if ends.get(place) else VILLA)

    def _upgrade(self, place: Place, kind: int) -> None:
        colour = self._tokens[place] >> 2
        for better in SUBSTITUTES[kind]:
            if better == HOUSE:
                return  # Neither spa nor villa is left: it stays a house (ROA-B6).
            token = self._take(self._tables.owner[colour], better)
            if token is not None:
                self._tokens[place] = token
                self._supply[colour][HOUSE] += 1
                return

    def fill(self, ends: Ends, insides: Sequence[Inside], seat: int) -> None:
        """B2: spas and villas on the dead ends inside that carry no token (ROA-B2)."""
        bare = inside_any(insides, [place for place in ends if place not in self._tokens])
        for place in springs_first(bare, ends):
            self._build(place, seat, SPA if ends[place] else VILLA)

    def raise_monuments(self, loops: Sequence[Loop], seat: int) -> None:
        """B3: a monument for every loop without roads inside (ROA-B3)."""
        for loop in loops:
            if loop.is_clear:
                self._build(loop.area, seat, MONUMENT)

    def _build(self, place: Place, seat: int, kind: int) -> None:
        for instead in SUBSTITUTES[kind]:
            token = self._take(seat, instead)
            if token is not None:
                self._tokens[place] = token
                return


def inside_any(insides: Sequence[Inside], places: Sequence[Place]) -> Collection[Place]:
    """Those of some dead ends that lie inside one of the loops."""
    return {place for inside in insides for place in inside.among(places)}


def springs_first(places: Iterable[Place], ends: Ends) -> Iterator[Place]:
    """Dead ends in the order in which they are served (ROA-B7)."""
    yield from sorted(places, key=lambda place: (not ends[place], place))


def holds_route(tables: Tables, land: Land, place: Place, insides: Sequence[Inside]) -> bool:
    """Whether both road sides of a trade route lie inside the same loop (ROA-B1)."""
    at: Cell = place >> SIDE_BITS
    sides: list[Side] = [
        hexes.side(at, k) for k in hexes.directions(tables.faces.routes[land[at] >> 6])
    ]
    return any(all(side in inside for side in sides) for inside in insides)
