"""What has happened: as data for whoever draws it, and in sentences."""

from collections.abc import Iterator
from typing import assert_never

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.all_roads import hexes, words
from quadriga.games.all_roads.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.loops import Loop
from quadriga.games.all_roads.phases import laying
from quadriga.games.all_roads.preview import Built, built, gains
from quadriga.games.all_roads.state import Laying, Over, State
from quadriga.games.all_roads.tables import Tables
from quadriga.kit.words import count, listed


class Digest(Struct, frozen=True, tag_field="game", tag="all_roads"):
    """What a decision brought.

    `cell` is where a tile was laid. Loops are told with the tile after which they count, the last
    of its turn; `gains` are points by seat.
    """

    gains: tuple[int, ...]
    cell: str | None = None
    loops: tuple[tuple[str, ...], ...] = ()
    builds: tuple[Built, ...] = ()


def digest(tables: Tables, before: State, action: Action, after: State) -> Digest | None:
    """What an action brought; None for a draw."""
    if isinstance(action, Draw):
        return None
    loops = _closed(tables, before, action, after) if isinstance(action, Lay) else ()
    return Digest(
        gains=gains(tables, before.supply, after.supply),
        cell=hexes.cell_text(action.cell) if isinstance(action, Lay) else None,
        loops=tuple(tuple(map(hexes.cell_text, loop.cells)) for loop in loops),
        builds=built(tables, before.tokens, after.tokens, loops),
    )


def _closed(tables: Tables, before: State, action: Lay, after: State) -> tuple[Loop, ...]:
    """The loops of a turn, with its last tile."""
    assert isinstance(before.phase, Laying)
    if isinstance(after.phase, Laying) and after.phase.fresh:
        return ()
    fresh = (*before.phase.fresh, action.cell)
    return tuple(laying.closed(tables, before.land, after.land, fresh))


def sentence(
    tables: Tables, before: State, action: Action, after: State, reader: Seat | None
) -> str:
    """What an action did, with what it brought and the end that it led to."""
    lines = list(_deed(tables, before, action, after, reader))
    if points := words.points(tables, gains(tables, before.supply, after.supply), reader):
        lines[-1] = f"{lines[-1].removesuffix('.')} ({points})."
    if isinstance(after.phase, Over):
        if not after.frontier and any(after.hands):
            lines.append("The map is closed: nobody can play any more.")
        lines.append(f"The game is over. {words.ending(tables, after, reader)}")
    return " ".join(lines)


def _deed(
    tables: Tables, before: State, action: Action, after: State, reader: Seat | None
) -> Iterator[str]:
    phase = before.phase
    assert not isinstance(phase, Over)
    who = words.name(tables, phase.seat, reader)
    match action:
        case Lay(tile):
            brought = digest(tables, before, action, after)
            assert brought is not None
            closing = words.closing([len(loop) for loop in brought.loops])
            yield f"{who} placed {tile} at {brought.cell}{closing}."
            yield from words.bringing(tables, brought.builds, phase.seat, reader)
        case House(place):
            yield f"{who} built a house on {words.place(tables, before, place)}."
        case Done():
            yield f"{who} built no more houses."
        case Draw(tiles):
            drawn = listed(tiles) if phase.seat == reader else count(len(tiles), "tile")
            yield f"{who} drew {drawn}."
        case _:
            assert_never(action)
