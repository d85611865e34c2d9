"""Merits on the ring: what a turn takes from others, leads to, and leaves room for."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from quadriga.core import Seat
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.guide.forum_merits import Deeds
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import completed
from quadriga.games.carpe_diem.rules.state import NONE
from quadriga.games.carpe_diem.rules.tables import Tables
from quadriga.kit.merits import Merit
from quadriga.language import message, seated

NEXT_TILE: Final = 0.3
"""The worth of each tile of a structure that could be completed in the next turn."""

RIVAL: Final = 0.3
"""The worth of each tile of a structure that another seat could have completed."""

FITTING: Final = 0.05
"""The worth of each tile on the ring that fits."""


class Completion(NamedTuple):
    """A structure of several tiles that a tile would complete: its size and its kind."""

    size: int
    kind: int


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What a turn takes from others, leads to, and leaves room for."""
    yield from _taken(tables, turn)
    after, seat = turn.after, turn.seat
    if isinstance(after.phase, s.Moving) and _moves_again(tables, after, seat):
        yield from _next(tables, after, seat)
        yield from _room(tables, turn)


def _taken(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """A tile that another seat could have reached to complete something."""
    for step in turn.steps:
        if not isinstance(step.action, a.Take):
            continue
        before, space = turn.before, step.before.patricians[turn.seat]
        tile = step.before.ring[space - 1][step.action.slot - 1]
        for rival in map(Seat, range(tables.seats)):
            if rival == turn.seat or not _moves_again(tables, step.after, rival):
                continue
            if space not in _ends(tables, before, rival):
                continue
            if tile in _reached(tables, step.after, rival):
                continue
            if lost := _completes(tables, before.districts[rival], [tile]):
                says = message("merit-takes-tile", who=seated(rival), kind=words.kind(lost.kind))
                yield Merit(f"from {rival}", RIVAL * lost.size, says, long=True)


def _next(tables: Tables, after: s.State, seat: Seat) -> Iterator[Merit]:
    """A tile one step away that would complete something."""
    tiles = _reached(tables, after, seat)
    if built := _completes(tables, after.districts[seat], tiles):
        says = message("merit-next-tile", kind=words.kind(built.kind))
        yield Merit("next", NEXT_TILE * built.size, says, long=True)


def _room(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """How many tiles of the ring would fit into the district."""
    after = turn.after
    tiles = [tile for slots in after.ring for tile in slots if tile != NONE]
    keys = after.districts[turn.seat].frontier.values()
    fitting = [tile for tile in tiles if tables.places(tile, keys)]
    number, of = len(fitting), len(tiles)
    if number == of:
        yield Merit("room", FITTING * number, message("merit-room-for-all"))
    elif number:
        yield Merit("room", FITTING * number, message("merit-room", n=number, of=of))


def _moves_again(tables: Tables, state: s.State, seat: Seat) -> bool:
    """Whether a seat has another turn in this building phase, after the current one."""
    first = state.turn if isinstance(state.phase, s.Moving) else state.turn + 1
    return any((state.starter + n) % tables.seats == seat for n in range(first, tables.turns))


def _ends(tables: Tables, state: s.State, seat: Seat) -> tuple[int, int]:
    """The spaces to which left and right would lead a seat."""
    return tables.ends[state.filled][state.patricians[seat] - 1]


def _reached(tables: Tables, state: s.State, seat: Seat) -> list[int]:
    """The tiles on these spaces."""
    if not state.filled:
        return []
    spaces = _ends(tables, state, seat)
    return [tile for space in {*spaces} for tile in state.ring[space - 1] if tile != NONE]


def _completes(tables: Tables, district: s.District, tiles: Iterable[int]) -> Completion | None:
    """The largest structure of several tiles that one of these tiles would complete."""
    built = [
        Completion(len(cells), part.kind)
        for tile in {*tiles}
        for place in tables.places(tile, district.frontier.values())
        for face in [tables.faces.numbers[tile][place.turns]]
        for part in tables.faces.parts[face]
        for cells in [completed(tables, district.tiles | {place.cell: face}, place.cell, part.kind)]
        if len(cells) > 1
    ]
    return max(built, default=None)
