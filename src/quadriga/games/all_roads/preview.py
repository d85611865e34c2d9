"""What a choice would bring, before it is made."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from quadriga.games.all_roads import hexes
from quadriga.games.all_roads.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.loops import Loop
from quadriga.games.all_roads.phases import building, laying
from quadriga.games.all_roads.scoring import values
from quadriga.games.all_roads.settling import settle
from quadriga.games.all_roads.state import Building, Laying, State, Supply
from quadriga.games.all_roads.tables import Tables
from quadriga.games.all_roads.view import KINDS, whose


class Built(Struct, frozen=True):
    """A token that is built, or that takes the place of a house (`was`).

    `place` is a dead end or a trade route; for a monument it is empty, and `loop` says in the
    area of which of the closed loops it stands.
    """

    place: str
    kind: Kind
    colour: str
    seat: int
    was: Kind | None = None
    loop: int | None = None


class Preview(Struct, frozen=True, tag_field="game", tag="all_roads"):
    """What one choice would bring.

    For a tile that is not the last of its turn: what it would bring if the turn ended with it.
    `gains` are points by seat, without the houses that are then offered; `ends` says that the
    placement would close the map (ROA-P6).
    """

    gains: tuple[int, ...]
    loops: tuple[tuple[str, ...], ...] = ()
    builds: tuple[Built, ...] = ()
    offers: tuple[str, ...] = ()
    ends: bool = False


class Outcome(Struct, frozen=True):
    """What a tile brings, in the terms of the rules."""

    loops: tuple[Loop, ...]
    tokens: dict[int, int]
    supply: tuple[Supply, ...]
    offers: tuple[int, ...]
    ends: bool


def outcome(tables: Tables, state: State, phase: Laying, action: Lay) -> Outcome:
    """What a tile brings, if the turn ended with it."""
    land, frontier, ends, formed = laying.laid(tables, state, action)
    seat, fresh, places = phase.seat, (*phase.fresh, action.cell), sorted(phase.formed + formed)
    loops = laying.closed(tables, state.land, land, fresh)
    tokens, supply, offers = state.tokens, state.supply, tuple(places)
    if loops:
        tokens, supply, offers = settle(tables, land, ends, tokens, supply, seat, places, loops)
    if not building.has_house(tables, supply, seat):
        offers = ()
    return Outcome(tuple(loops), tokens, supply, offers, not frontier)


def built(
    tables: Tables, before: dict[int, int], after: dict[int, int], loops: Sequence[Loop]
) -> tuple[Built, ...]:
    """The tokens that are new or better than before, by place; `loops` are those just closed."""
    areas = {loop.area: n for n, loop in enumerate(loops)}
    return tuple(
        Built(
            "" if place in areas else hexes.text(place),
            KINDS[after[place] & 3],
            *whose(tables, after[place]),
            was=KINDS[before[place] & 3] if place in before else None,
            loop=areas.get(place),
        )
        for place in sorted(after)
        if after[place] != before.get(place)
    )


def gains(tables: Tables, before: tuple[Supply, ...], after: tuple[Supply, ...]) -> tuple[int, ...]:
    """The points that each seat gains when the supplies change."""
    pairs = zip(values(tables, before), values(tables, after), strict=True)
    return tuple([b - a for a, b in pairs])


def preview(tables: Tables, state: State, action: Action) -> Preview:
    """What a choice would bring."""
    match action:
        case Lay():
            return _of_tile(tables, state, action)
        case House(place):
            assert isinstance(state.phase, Building)
            seat = state.phase.seat
            _, supply = building.with_house(tables, state.tokens, state.supply, seat, place)
            return Preview(gains(tables, state.supply, supply))
        case Done() | Draw():
            return Preview((0,) * tables.seats)
        case _:
            assert_never(action)


def _of_tile(tables: Tables, state: State, action: Lay) -> Preview:
    assert isinstance(state.phase, Laying)
    brought = outcome(tables, state, state.phase, action)
    return Preview(
        gains=gains(tables, state.supply, brought.supply),
        loops=tuple(tuple(map(hexes.cell_text, loop.cells)) for loop in brought.loops),
        builds=built(tables, state.tokens, brought.tokens, brought.loops),
        offers=tuple(map(hexes.text, brought.offers)),
        ends=brought.ends,
    )
