"""The points that each seat can expect at the end, by what was learned from many games.

Points on the map are not yet points at the end: who has built much has less left to build, who
has kept good tiles will gain more with them. `expectation.toml` has the numbers.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from quadriga.games.all_roads.roads import Frontier
from quadriga.games.all_roads.scoring import values
from quadriga.games.all_roads.state import Building, Dealing, Drawing, Laying, Over, State
from quadriga.games.all_roads.tables import Tables, Variant

Row = tuple[float, float, float, float, float, float, float, float]
"""A constant; what each token left is worth, by kind; then the empty cells that roads lead to."""


class Gains(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gains until the end of a game with so many players.

    tiles    each tile that it has not played
    moving   by the number of turns left, one turn first, for the seat that begins the next turn
    waiting  the same for the others
    """

    seats: int
    tiles: dict[str, float]
    moving: tuple[Row, ...]
    waiting: tuple[Row, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    game: str
    players: tuple[Gains, ...]


@cache
def gains(seats: int) -> Gains:
    """What was learned for so many players."""
    text = (files(__package__) / "expectation.toml").read_text("utf-8")
    learned = msgspec.toml.decode(text, type=_File)
    return next(row for row in learned.players if row.seats == seats)


def expected(tables: Tables, state: State) -> list[float]:
    """The points that each seat can expect at the end; together everybody has the sum.

    It is meant for the time between turns: what the tiles of a turn will bring is not foreseen.
    """
    found = [float(value) for value in values(tables, state.supply)]
    if not isinstance(state.phase, Over):
        learned, following = gains(tables.seats), _following(tables, state)
        cells = _cells(state.frontier)
        for seat in range(tables.seats):
            found[seat] += _gain(tables, state, learned, seat, seat == following, cells)
    if tables.variant is Variant.COOPERATIVE:
        return [sum(found)] * tables.seats
    return found


def _following(tables: Tables, state: State) -> int:
    """The seat that begins the next turn."""
    match state.phase:
        case Laying(seat, fresh) if not fresh:
            return seat
        case Laying(seat) | Building(seat) | Drawing(seat):
            return (seat + 1) % tables.seats
        case Dealing() | Over():
            return 0


def _gain(
    tables: Tables, state: State, learned: Gains, seat: int, moves: bool, cells: Sequence[int]
) -> float:
    tiles = [*state.hands[seat], *(tile for part in state.stacks[seat] for tile in part)]
    turns = len(tiles) // tables.tiles_per_turn
    if not turns:
        return 0.0
    rows = learned.moving if moves else learned.waiting
    constant, *weights = rows[min(turns, len(rows)) - 1]
    left = map(sum, zip(*[state.supply[colour] for colour in tables.colours[seat]], strict=True))
    value_of = learned.tiles
    return (
        constant
        + sum([value_of.get(tables.names[tile], 0.0) for tile in tiles])
        + sum([weight * n for weight, n in zip(weights, (*left, *cells), strict=True)])
    )


def _cells(frontier: Frontier) -> tuple[int, int, int]:
    """How many empty cells two roads or more lead to, three or more, and any at all."""
    counts = [sides.bit_count() for sides in frontier.values()]
    crossings = len(counts) - counts.count(1)
    return crossings, crossings - counts.count(2), len(counts)
