"""What a seat sees: everything but the hands of others (specification, section 5).

Which tiles a seat has not played yet is open to all.
"""

from itertools import chain

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.faces import ROME
from quadriga.games.all_roads.rules import scoring
from quadriga.games.all_roads.rules import state as s
from quadriga.games.all_roads.rules.loops import at_left
from quadriga.games.all_roads.rules.phase_views import PhaseView, phase_view
from quadriga.games.all_roads.rules.tables import Tables

KINDS = tuple(Kind)


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
    """A monument, and the tiles of the loop that it is in, in order."""

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

    `stack` has the number of tiles of each set in the stack, the upper set first; `unplayed` the
    tiles in hand and stack together.
    """

    points: int
    supplies: tuple[Supply, ...]
    hand: int
    stack: tuple[int, ...]
    unplayed: tuple[str, ...]


class View(Struct, frozen=True, tag_field="game", tag="all_roads"):
    """The table as a seat sees it; `hand` is its own, and empty for spectators.

    `tiles` are in the order of placing, so that a board can mark the latest. Positions that differ
    only in that order are equal, though their views are not.
    """

    moment: PhaseView
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
    """The table as a seat or a spectator sees it."""
    tokens = sorted(state.tokens.items())
    return View(
        moment=phase_view(tables, state.phase),
        variant=tables.variant.value,
        seat=seat,
        turn=turn_number(tables, state),
        turns=turns_each(tables),
        hand=() if seat is None else tables.ids(state.hands[seat]),
        tiles=tuple(
            Tile(*hexes.coordinates(at), tables.names[face.tile], face.turns)
            for at, face in ((at, tables.faces.all[lie >> 6]) for at, lie in state.land.items())
            if face.tile != ROME
        ),
        tokens=tuple(
            Token(hexes.text(place), KINDS[token & 3], *whose(tables, token))
            for place, token in tokens
            if not hexes.is_area(place)
        ),
        monuments=tuple(
            Monument(loop_cells(tables, state, place), *whose(tables, token))
            for place, token in tokens
            if hexes.is_area(place)
        ),
        seats=tuple(_holding(tables, state, n) for n in range(tables.seats)),
    )


def turns_each(tables: Tables) -> int:
    """How many turns each seat has in a game."""
    return len(tables.whole_stack) * len(tables.one_set) // tables.tiles_per_turn


def turn_number(tables: Tables, state: s.State) -> int:
    """The turn that is being played, counted from 1 for each seat."""
    laid = len(state.land) - len(tables.box.rome)
    fresh = len(state.phase.fresh) if isinstance(state.phase, s.Laying) else 0
    done = -(-(laid - fresh) // tables.tiles_per_turn)
    if isinstance(state.phase, s.Laying | s.Dealing):
        return done // tables.seats + 1
    return -(-done // tables.seats)


def loop_cells(tables: Tables, state: s.State, place: hexes.Place) -> tuple[str, ...]:
    """The tiles of the loop around the area of a monument, in their order."""
    return at_left(tables.faces, state.land, place & ~hexes.AREA).texts


def whose(tables: Tables, token: int) -> tuple[str, int]:
    """The colour of a token, and the seat that plays it."""
    return tables.box.box.colours[token >> 2], tables.owner[token >> 2]


def _holding(tables: Tables, state: s.State, seat: int) -> Holding:
    hand, stack = state.hands[seat], state.stacks[seat]
    unplayed = sorted(chain(hand, *stack))
    return Holding(
        points=scoring.points(tables, state.supply)[seat],
        supplies=tuple(
            Supply(tables.box.box.colours[colour], *state.supply[colour])
            for colour in tables.colours[seat]
        ),
        hand=len(hand),
        stack=tuple(map(len, stack)),
        unplayed=tables.ids(tuple(unplayed)),
    )
