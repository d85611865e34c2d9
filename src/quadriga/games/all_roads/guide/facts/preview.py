"""What a choice would bring, before it is made."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, assert_never

from msgspec import Struct

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.rules.loops import Loop
from quadriga.games.all_roads.rules.phases import building, laying
from quadriga.games.all_roads.rules.scoring import values
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import HOUSE, Building, Laying, State, Supply
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.games.all_roads.rules.view import KINDS, whose
from quadriga.language import Message, message, seated


class Built(Struct, frozen=True, gc=False, omit_defaults=True):
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


class Effect(Struct, frozen=True, gc=False, omit_defaults=True):
    """Tokens of one kind and colour that are built, or that houses become, in words.

    `maybe` marks houses that are only offered.
    """

    kind: Kind
    colour: str
    seat: int
    gain: int
    says: Message
    maybe: bool = False


class Sum(Struct, frozen=True, gc=False):
    """What the points of a seat would come to: "12 → up to 14"."""

    seat: int
    says: Message


class Room(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a tile would bring in words that closes nothing, but has room for houses."""

    title: Message | None = None
    effects: tuple[Effect, ...] = ()
    sums: tuple[Sum, ...] = ()
    notes: tuple[Message, ...] = ()


class Preview(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="game", tag="all_roads"):
    """What one choice would bring.

    For a tile that is not the last of its turn: what it would bring if the turn ended with it.
    `gains` are points by seat, without the houses that are then offered; `ends` says that the
    placement would close the map (ROA-P6). The rest says the same in words; for a tile that closes
    nothing it is left out, since the outlook has it, by the number of `offers`.
    """

    gains: tuple[int, ...]
    loops: tuple[tuple[str, ...], ...] = ()
    builds: tuple[Built, ...] = ()
    offers: tuple[str, ...] = ()
    ends: bool = False
    title: Message | None = None
    effects: tuple[Effect, ...] = ()
    sums: tuple[Sum, ...] = ()
    notes: tuple[Message, ...] = ()


class Outcome(Struct, frozen=True, gc=False):
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


Line: TypeAlias = tuple[Kind, str, int, Kind | None]
"""What tokens that are built together have in common: kind, colour, seat, what they were."""


def grouped(builds: Sequence[Built]) -> Counter[Line]:
    """How many tokens of each kind and colour are built, or take the place of houses."""
    return Counter((one.kind, one.colour, one.seat, one.was) for one in builds)


def worth(tables: Tables, kind: Kind, was: Kind | None) -> int:
    """The points that a token brings where something else stood, or nothing."""
    points = tables.points
    return points[KINDS.index(kind)] - (0 if was is None else points[KINDS.index(was)])


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
    phase = state.phase
    assert isinstance(phase, Laying)
    brought = outcome(tables, state, phase, action)
    if brought.loops:
        is_last = len(phase.fresh) + 1 == tables.tiles_per_turn
        return _of_loops(tables, state, phase.seat, brought, is_last=is_last)
    nothing = (0,) * tables.seats
    offers = tuple(map(hexes.text, brought.offers))
    if not brought.ends:
        return Preview(nothing, offers=offers)
    told = _room(tables, state, phase, len(offers), ends=True)
    return Preview(nothing, (), (), offers, True, told.title, told.effects, told.sums, told.notes)


def rooms(tables: Tables, state: State, phase: Laying) -> tuple[Room, ...]:
    """What is said of room for one house, for two, and so on, as many as a tile may have."""
    most = len(phase.formed) + len(hexes.DIRECTIONS)
    return tuple(_room(tables, state, phase, count, ends=False) for count in range(1, most + 1))


def _room(tables: Tables, state: State, phase: Laying, count: int, *, ends: bool) -> Room:
    seat, is_last = phase.seat, len(phase.fresh) + 1 == tables.tiles_per_turn
    now, left = values(tables, state.supply)[seat], _houses(tables, state.supply, seat)
    most = now + min(count, left) * tables.points[HOUSE]
    return Room(
        title=message("roads-would-end", count=count) if count else None,
        effects=tuple(_offered(tables, seat, count, left)),
        sums=(Sum(seat, _sum(now, now, most)),) if most != now else (),
        notes=tuple(_notes(is_last, count > 0, ends)),
    )


def _of_loops(
    tables: Tables, state: State, seat: int, brought: Outcome, *, is_last: bool
) -> Preview:
    points = (*zip(values(tables, state.supply), values(tables, brought.supply), strict=True),)
    builds = built(tables, state.tokens, brought.tokens, brought.loops)
    left = _houses(tables, brought.supply, seat)
    offered = _offered(tables, seat, len(brought.offers), left)
    return Preview(
        gains=tuple([after - before for before, after in points]),
        loops=tuple(tuple(map(hexes.cell_text, loop.cells)) for loop in brought.loops),
        builds=builds,
        offers=tuple(map(hexes.text, brought.offers)),
        ends=brought.ends,
        title=message("closes-loops", count=len(brought.loops)),
        effects=(*effects(tables, builds, _becomes), *offered),
        sums=tuple(_sums(tables, points, seat, brought)),
        notes=tuple(_notes(is_last, True, brought.ends)),
    )


def effects(
    tables: Tables, builds: Sequence[Built], said: Callable[[Line, int], Message]
) -> Iterator[Effect]:
    """What is built, a line for all tokens that are alike, in the words of `said`."""
    for line, count in grouped(builds).items():
        kind, colour, seat, was = line
        yield Effect(kind, colour, seat, count * worth(tables, kind, was), said(line, count))


def _becomes(line: Line, count: int) -> Message:
    kind, _, seat, was = line
    if was is None:
        tokens = message("some-tokens", kind=kind.value, count=count)
        return message("builds", who=seated(seat), tokens=tokens)
    return message("becomes", who=seated(seat), count=count, kind=kind.value)


def _offered(tables: Tables, seat: int, count: int, left: int) -> Iterator[Effect]:
    """Room for so many houses of a seat that has so many `left`."""
    if count:
        colour = tables.box.box.colours[tables.colours[seat][0]]
        says = message("room-on-map", count=count)
        if left < count:
            says = message("room-but-few", count=count, left=left)
        gain = min(count, left) * tables.points[HOUSE]
        yield Effect(Kind.HOUSE, colour, seat, gain, says, maybe=True)


def _houses(tables: Tables, supply: tuple[Supply, ...], seat: int) -> int:
    return sum([supply[colour][HOUSE] for colour in tables.colours[seat]])


def _sums(
    tables: Tables, points: Sequence[tuple[int, int]], mover: int, brought: Outcome
) -> Iterator[Sum]:
    """For each seat whose points would change: what they are, and what they would be."""
    for seat, (now, sure) in enumerate(points):
        most = sure
        if seat == mover:
            left = _houses(tables, brought.supply, seat)
            most += min(len(brought.offers), left) * tables.points[HOUSE]
        if most != now:
            yield Sum(seat, _sum(now, sure, most))


def _sum(now: int, sure: int, most: int) -> Message:
    if most == sure:
        return message("sum", now=now, then=sure)
    if sure == now:
        return message("sum-up-to", now=now, most=most)
    if most == sure + 1:
        return message("sum-or", now=now, then=sure, most=most)
    return message("sum-to", now=now, then=sure, most=most)


def _notes(is_last: bool, brings: bool, ends: bool) -> Iterator[Message]:
    if brings and not is_last:
        yield message("counted-after-last-tile")
    if ends:
        yield message("closes-the-map")
