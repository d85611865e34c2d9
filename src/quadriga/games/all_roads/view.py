"""What a seat sees, and a position that fits it.

Map, tokens and supplies lie open, and so does which tiles somebody has not played yet; secret is
only which of them are in the hand of somebody else (specification, section 5).
"""

from typing import assert_never

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.all_roads import hexes, scoring
from quadriga.games.all_roads import state as s
from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.faces import ROME
from quadriga.games.all_roads.loops import at_left
from quadriga.games.all_roads.tables import Tables

KINDS = tuple(Kind)


class Dealing(Struct, frozen=True, tag_field="is", tag="dealing"):
    """The hand of a seat is about to be drawn."""

    seat: Seat


class Laying(Struct, frozen=True, tag_field="is", tag="laying"):
    """A seat is to play a tile; `fresh` are the cells of those it has placed this turn."""

    seat: Seat
    fresh: tuple[str, ...]
    of: int


class Building(Struct, frozen=True, tag_field="is", tag="building"):
    """A seat may build houses on these places."""

    seat: Seat
    fresh: tuple[str, ...]
    offers: tuple[str, ...]


class Drawing(Struct, frozen=True, tag_field="is", tag="drawing"):
    """A seat is about to draw tiles."""

    seat: Seat


class Over(Struct, frozen=True, tag_field="is", tag="over"):
    """The game has ended."""


Moment = Dealing | Laying | Building | Drawing | Over


class Tile(Struct, frozen=True):
    """A tile on the map."""

    q: int
    r: int
    tile: str
    turns: int


class Token(Struct, frozen=True):
    """A token on a dead end, `q,r/k`, or on a trade route, `q,r`."""

    place: str
    kind: Kind
    colour: str
    seat: int


class Monument(Struct, frozen=True):
    """A monument; it stands in the area of a loop, whose tiles are named in their order."""

    loop: tuple[str, ...]
    colour: str
    seat: int


class Supply(Struct, frozen=True):
    """The tokens of one colour that are not on the map."""

    colour: str
    house: int
    villa: int
    spa: int
    monument: int


class Holding(Struct, frozen=True):
    """What everybody knows of a seat.

    `stack` has the number of tiles of each set in the stack, the upper one first; `unplayed` the
    tiles in hand and stack together.
    """

    points: int
    supplies: tuple[Supply, ...]
    hand: int
    stack: tuple[int, ...]
    unplayed: tuple[str, ...]


class View(Struct, frozen=True, tag_field="game", tag="all_roads"):
    """The table as a seat sees it; `hand` is its own, and empty for who looks on."""

    moment: Moment
    variant: str
    seat: int | None
    turn: int
    turns: int
    hand: tuple[str, ...]
    tiles: tuple[Tile, ...]
    tokens: tuple[Token, ...]
    monuments: tuple[Monument, ...]
    seats: tuple[Holding, ...]


def view(tables: Tables, state: s.State, seat: Seat | None) -> View:
    """The table as a seat, or somebody who looks on, sees it."""
    return View(
        moment=_moment(tables, state.phase),
        variant=tables.variant.value,
        seat=seat,
        turn=turn_number(tables, state),
        turns=len(tables.whole_stack) * len(tables.one_set) // tables.tiles_per_turn,
        hand=() if seat is None else tables.ids(state.hands[seat]),
        tiles=_tiles(tables, state),
        tokens=_tokens(tables, state),
        monuments=_monuments(tables, state),
        seats=tuple(_holding(tables, state, n) for n in range(tables.seats)),
    )


def turn_number(tables: Tables, state: s.State) -> int:
    """The turn that is being played, counted from 1 for each seat."""
    laid = len(state.land) - len(tables.box.rome)
    fresh = len(state.phase.fresh) if isinstance(state.phase, s.Laying) else 0
    done = -(-(laid - fresh) // tables.tiles_per_turn)
    if isinstance(state.phase, s.Laying | s.Dealing):
        return done // tables.seats + 1
    return -(-done // tables.seats)


def _moment(tables: Tables, phase: s.Phase) -> Moment:
    match phase:
        case s.Dealing(seat):
            return Dealing(seat)
        case s.Laying(seat, fresh):
            return Laying(seat, tuple(map(hexes.cell_text, fresh)), tables.tiles_per_turn)
        case s.Building(seat, fresh, offers):
            cells = tuple(map(hexes.cell_text, fresh))
            return Building(seat, cells, tuple(map(hexes.text, offers)))
        case s.Drawing(seat):
            return Drawing(seat)
        case s.Over():
            return Over()
        case _:
            assert_never(phase)


def _tiles(tables: Tables, state: s.State) -> tuple[Tile, ...]:
    tiles = []
    for at, lie in state.land.items():
        face = tables.faces.all[lie >> 6]
        if face.tile != ROME:
            tiles.append(Tile(*hexes.coordinates(at), tables.names[face.tile], face.turns))
    return tuple(tiles)


def _tokens(tables: Tables, state: s.State) -> tuple[Token, ...]:
    places = sorted(place for place in state.tokens if not hexes.is_area(place))
    return tuple(
        Token(hexes.text(place), KINDS[token & 3], *whose(tables, token))
        for place, token in ((place, state.tokens[place]) for place in places)
    )


def _monuments(tables: Tables, state: s.State) -> tuple[Monument, ...]:
    places = sorted(place for place in state.tokens if hexes.is_area(place))
    return tuple(
        Monument(loop_cells(tables, state, place), *whose(tables, state.tokens[place]))
        for place in places
    )


def loop_cells(tables: Tables, state: s.State, place: hexes.Place) -> tuple[str, ...]:
    """The tiles of the loop around the area of a monument, in their order."""
    loop = at_left(tables.faces, state.land, place & ~hexes.AREA)
    return tuple(map(hexes.cell_text, loop.cells))


def whose(tables: Tables, token: int) -> tuple[str, int]:
    """The colour of a token, and the seat that plays it."""
    return tables.box.box.colours[token >> 2], tables.owner[token >> 2]


def _holding(tables: Tables, state: s.State, seat: int) -> Holding:
    hand, stack = state.hands[seat], state.stacks[seat]
    unplayed = sorted([*hand, *(tile for tiles in stack for tile in tiles)])
    return Holding(
        points=scoring.points(tables, state)[seat],
        supplies=tuple(
            Supply(tables.box.box.colours[colour], *state.supply[colour])
            for colour in tables.colours[seat]
        ),
        hand=len(hand),
        stack=tuple(map(len, stack)),
        unplayed=tables.ids(tuple(unplayed)),
    )
