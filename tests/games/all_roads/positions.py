"""Positions and maps for the tests of All Roads, written and read as the specification does."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from quadriga.core import Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.faces import Face, Faces
from quadriga.games.all_roads.box.loading import load
from quadriga.games.all_roads.rules.loops import Inside, Loop, every, newly_formed
from quadriga.games.all_roads.rules.roads import Ends, Frontier, Land, lay
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import Laying, Stack, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import View
from tests.games.all_roads.plane import Plane, Shape
from tests.games.positions import GamePosition

KINDS = [kind.value for kind in Kind]
COLOURS = ("red", "blue", "yellow", "green")
RED, BLUE, YELLOW, GREEN = map(Seat, range(4))
FULL = (7, 6, 3, 3)
Supplies = Mapping[str, tuple[int, int, int, int]]


class Position(GamePosition[AllRoads, State]):
    """A position of All Roads."""

    def seen(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return self.game.view(self.state, None if seat is None else Seat(seat))

    @property
    def tokens(self) -> dict[str, str]:
        """What stands where, as in {"1,-1/1": "red house"}; monuments by the cells of the loop."""
        seen = self.seen()
        found = {token.place: f"{token.colour} {token.kind.value}" for token in seen.tokens}
        for monument in seen.monuments:
            found[cells_of(monument.loop)] = f"{monument.colour} monument"
        return found

    def supply(self, colour: str) -> tuple[int, ...]:
        """The houses, villas, spas and monuments that a colour has left."""
        supplies = (supply for seat in self.seen().seats for supply in seat.supplies)
        found = next(supply for supply in supplies if supply.colour == colour)
        return (found.house, found.villa, found.spa, found.monument)

    def with_supply(self, **supplies: tuple[int, int, int, int]) -> "Position":
        """The same with other supplies, by colour."""
        supply = tuple(
            supplies.get(colour, left)
            for colour, left in zip(COLOURS, self.state.supply, strict=False)
        )
        return self.with_(supply=supply)


def cells_of(loop: Iterable[str]) -> str:
    """The cells of a loop as one text, by r and q."""
    return " ".join(sorted(loop, key=lambda cell: [*map(int, cell.split(","))][::-1]))


def start(game: AllRoads) -> Position:
    """The position in which a game begins."""
    return Position(game, game.initial())


def position(
    game: AllRoads,
    seat: int,
    *hands: str,
    tiles: str = "",
    tokens: Mapping[str, str] | None = None,
    stacks: Sequence[Sequence[str]] | None = None,
    **supplies: tuple[int, int, int, int],
) -> Position:
    """A set-up position before a seat's first tile, with a hand for every seat.

    The tiles on the map are written as `t01 -1,1 r5`, with semicolons between them; stacks hold
    what of one set is not in the hand, unless named.
    """
    tables = game.tables
    land, frontier, ends = tables.rome_land, tables.rome_frontier, tables.rome_ends
    for line in filter(None, (part.strip() for part in tiles.split("; "))):
        tile, where, turns = line.split(" ")
        face = tables.face_of[tables.number[tile], int(turns[1:])]
        at = hexes.cell_from_text(where)
        land, frontier, ends, _ = lay(tables.faces, land, frontier, ends, at, face)
    held = [numbers(game, hand) for hand in hands]
    if stacks is None:
        rest = [tuple(n for n in tables.one_set if n not in hand) for hand in held]
        piles: list[Stack] = [(left,) if left else () for left in rest]
    else:
        piles = [tuple(numbers(game, names) for names in stack) for stack in stacks]
    supply = tuple(supplies.get(colour, FULL) for colour in COLOURS[: tables.in_play])
    state = State(
        phase=Laying(Seat(seat)),
        land=land,
        frontier=frontier,
        ends=ends,
        tokens=dict(_token(item) for item in (tokens or {}).items()),
        supply=supply,
        hands=tuple(held),
        stacks=tuple(piles),
    )
    return Position(game, state)


def numbers(game: AllRoads, names: str) -> tuple[int, ...]:
    """The numbers of some tiles, ascending."""
    return tuple(sorted(game.tables.number[name] for name in names.split()))


def _token(item: tuple[str, str]) -> tuple[int, int]:
    place, words = item
    colour, kind = words.split(" ")
    return hexes.from_text(place), COLOURS.index(colour) << 2 | KINDS.index(kind)


# ---- maps without Rome ------------------------------------------------------------------------


@dataclass(frozen=True)
class Drawn:
    """A map that is written down tile by tile; some of its tiles are new."""

    tables: Tables
    land: Land
    frontier: Frontier
    ends: Ends
    fresh: tuple[int, ...]
    formed: tuple[int, ...]
    plane: Plane

    @property
    def loops(self) -> list[Loop]:
        """Every loop."""
        return every(self.tables.faces, self.land, self.tables.smallest_loop)

    @property
    def new_loops(self) -> list[Loop]:
        """The loops that the new tiles formed."""
        return newly_formed(self.tables.faces, self.land, self.fresh, self.tables.smallest_loop)

    @property
    def sizes(self) -> list[int]:
        """The sizes of all loops, ascending."""
        return sorted(len(loop.sides) for loop in self.loops)

    def built(
        self,
        tokens: Mapping[str, str] | None = None,
        seat: int = BLUE,
        **supplies: tuple[int, int, int, int],
    ) -> dict[str, str]:
        """What stands where after the building steps of a seat; `offers` lists the houses."""
        before = dict(_token(item) for item in (tokens or {}).items())
        supply = tuple(supplies.get(colour, FULL) for colour in COLOURS)
        turn = Laying(Seat(seat), self.fresh, self.formed)
        state = State(turn, self.land, self.frontier, self.ends, before, supply, (), ())
        _, after, _, offers = settle(self.tables, self.land, state)
        areas = {loop.area: cells_of(map(hexes.cell_text, loop.cells)) for loop in self.new_loops}
        found = {
            areas[place] if place in areas else hexes.text(place): (
                f"{COLOURS[token >> 2]} {KINDS[token & 3]}"
            )
            for place, token in after.items()
        }
        return found | {"offers": " ".join(map(hexes.text, offers))}

    def inside(self, loop: Loop, place: str) -> bool:
        """Whether a dead end lies inside a loop."""
        return hexes.from_text(place) in Inside(loop.sides)


def drawn(text: str, new: str = "", smallest: int = 3) -> Drawn:
    """The map that a text draws; without `new` all of its tiles are new.

    A line or part is `0,0: 0 1 | 3 4, route 0 1, springs 5`: road sides, groups apart with a bar.
    """
    rows = dict(
        _row(part) for line in text.splitlines() for part in line.split("; ") if part.strip()
    )
    order = sorted(rows, key=lambda cell: cell in new.split()) if new else list(rows)
    tables = Tables(load(), len(COLOURS), Variant.STANDARD)
    tables.faces = Faces([face_of(shape) for shape in rows.values()])
    tables.smallest_loop = smallest
    fresh = new.split() or order
    land: Land = {}
    frontier: Frontier = {}
    ends: Ends = {}
    formed: tuple[int, ...] = ()
    for cell in order:
        at, face = hexes.cell_from_text(cell), list(rows).index(cell)
        land, frontier, ends, more = lay(tables.faces, land, frontier, ends, at, face)
        formed += more if cell in fresh else ()
    plane = Plane({coordinates(cell): rows[cell] for cell in rows})
    cells = tuple(map(hexes.cell_from_text, fresh))
    return Drawn(tables, land, frontier, ends, cells, formed, plane)


def face_of(shape: Shape) -> Face:
    """A shape as the engine knows it."""
    groups = frozenset(hexes.mask(tuple(group)) for group in shape.groups)
    springs, route = hexes.mask(tuple(shape.springs)), hexes.mask(tuple(shape.route))
    return Face(0, 0, sum(groups), groups, springs, route)


def coordinates(cell: str) -> tuple[int, int]:
    """A cell as a pair."""
    q, r = map(int, cell.split(","))
    return q, r


def _row(line: str) -> tuple[str, Shape]:
    cell, _, rest = line.strip().partition(":")
    roads, *more = rest.split(", ")
    groups = tuple(frozenset(map(int, group.split())) for group in roads.split("|"))
    extra = {words.split()[0]: frozenset(map(int, words.split()[1:])) for words in more}
    return cell, Shape(groups, extra.get("springs", frozenset()), extra.get("route", frozenset()))
