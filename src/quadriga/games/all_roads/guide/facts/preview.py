"""What a choice would bring, before it is made."""

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import sub

from msgspec import Struct
from msgspec.structs import astuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.rules.actions import Action, House, Lay
from quadriga.games.all_roads.rules.loops import Loop
from quadriga.games.all_roads.rules.phases.laying import placed
from quadriga.games.all_roads.rules.scoring import houses_left, points
from quadriga.games.all_roads.rules.settling import Settled, settle
from quadriga.games.all_roads.rules.state import HOUSE, Laying, State, Supply
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.games.all_roads.rules.view import KINDS, whose
from quadriga.language import Message, message, seated


class Built(Struct, frozen=True, gc=False, omit_defaults=True):
    """A token that is built, or that takes the place of a house (`was`).

    `place` is a dead end or a trade route; for a monument it is empty, and `loop` is the index of
    the closed loop that it is in.
    """

    place: str
    kind: Kind
    colour: str
    seat: int
    was: Kind | None = None
    loop: int | None = None


class Effect(Struct, frozen=True, gc=False, omit_defaults=True):
    """Tokens that are built alike, in words; `maybe` marks houses that are only offered."""

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
    """What a tile would bring, in words."""

    title: Message | None = None
    effects: tuple[Effect, ...] = ()
    sums: tuple[Sum, ...] = ()
    notes: tuple[Message, ...] = ()


class Preview(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="game", tag="all_roads"):
    """What one choice would bring.

    For a tile that is not the last of its turn: what it would bring if the turn ended with it.
    `gains` are points by seat, without the houses in `offers`; `ends` says that the placement would
    close the map (ROA-P6). The rest is the same in words; a tile that closes nothing has none, as
    the outlook has them by the number of `offers`.
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


def preview(tables: Tables, state: State, action: Action) -> Preview:
    """What a choice would bring."""
    if isinstance(action, Lay):
        return _of_tile(tables, state, action)
    house = tables.points[HOUSE] if isinstance(action, House) else 0
    return Preview(tuple(house * (seat == state.phase.to_act) for seat in range(tables.seats)))


def _of_tile(tables: Tables, state: State, action: Lay) -> Preview:
    phase = state.phase
    assert isinstance(phase, Laying)
    after = placed(tables, state, phase, action)
    brought, ends = settle(tables, state.land, after), not after.frontier
    has_house = houses_left(tables, brought.supply, phase.seat) > 0
    offers = tuple(map(hexes.text, brought.offers)) if has_house else ()
    if not brought.loops and not ends:
        return Preview((0,) * tables.seats, offers=offers)
    builds = built(tables, state.tokens, brought.tokens, brought.loops)
    room = _room(tables, state, brought, builds, len(offers), ends)
    return Preview(
        gains(tables, state.supply, brought.supply),
        tuple(loop.texts for loop in brought.loops),
        builds,
        offers,
        ends,
        *astuple(room),
    )


def rooms(tables: Tables, state: State, phase: Laying) -> tuple[Room, ...]:
    """What a tile without a loop brings by its room for one house, for two, up to the most."""
    most = len(phase.formed) + len(hexes.DIRECTIONS)
    brought = Settled((), state.tokens, state.supply, ())
    return tuple(_room(tables, state, brought, (), n, False) for n in range(1, most + 1))


def _room(
    tables: Tables, before: State, brought: Settled, builds: Sequence[Built], count: int, ends: bool
) -> Room:
    """What a tile brings in words; `count` houses fit, and `ends` says that the game ends."""
    phase = before.phase
    assert isinstance(phase, Laying)
    left = houses_left(tables, brought.supply, phase.seat)
    maybe = min(count, left) * tables.points[HOUSE]
    title = message("roads-would-end", count=count) if count else None
    if brought.loops:
        title = message("closes-loops", count=len(brought.loops))
    offered, notes = list[Effect](), list[Message]()
    if count:
        says = message("room-on-map", count=count)
        if left < count:
            says = message("room-but-few", count=count, left=left)
        colour = tables.box.box.colours[tables.colours[phase.seat][0]]
        offered.append(Effect(Kind.HOUSE, colour, phase.seat, maybe, says, maybe=True))
    if (count or brought.loops) and len(phase.fresh) + 1 < tables.tiles_per_turn:
        notes.append(message("counted-after-last-tile"))
    if ends:
        notes.append(message("closes-the-map"))
    scores = zip(points(tables, before.supply), points(tables, brought.supply), strict=True)
    sums = tuple(
        Sum(seat, _sum(now, sure, sure + more))
        for seat, (now, sure) in enumerate(scores)
        for more in [maybe if seat == phase.seat else 0]
        if sure + more != now
    )
    return Room(title, (*effects(tables, builds, past=False), *offered), sums, tuple(notes))


def _sum(now: int, sure: int, most: int) -> Message:
    if most == sure:
        return message("sum", now=now, then=sure)
    if sure == now:
        return message("sum-up-to", now=now, most=most)
    if most == sure + 1:
        return message("sum-or", now=now, then=sure, most=most)
    return message("sum-to", now=now, then=sure, most=most)


def built(
    tables: Tables, before: dict[int, int], after: dict[int, int], loops: Sequence[Loop]
) -> tuple[Built, ...]:
    """The tokens that are new or better than before, by place; `loops` are those just closed."""
    areas = {loop.area: n for n, loop in enumerate(loops)}
    return tuple(
        Built(
            "" if place in areas else hexes.text(place),
            KINDS[token & 3],
            *whose(tables, token),
            was=KINDS[before[place] & 3] if place in before else None,
            loop=areas.get(place),
        )
        for place, token in sorted(after.items())
        if token != before.get(place)
    )


def effects(tables: Tables, builds: Sequence[Built], *, past: bool) -> Iterator[Effect]:
    """What is built, or was, with one line for all tokens that are alike."""
    value = dict(zip(KINDS, tables.points, strict=True))
    lines = Counter((token.kind, token.colour, token.seat, token.was) for token in builds)
    for (kind, colour, seat, was), count in lines.items():
        who, gain = seated(seat), value[kind] - (0 if was is None else value[was])
        tokens = message("some-tokens", kind=kind.value, count=count)
        if was is None:
            says = (
                message("built", who=who, tokens=tokens)
                if past
                else message("builds", who=who, tokens=tokens)
            )
        elif past:
            says = message("became", who=who, count=count, kind=kind.value)
        else:
            says = message("becomes", who=who, count=count, kind=kind.value)
        yield Effect(kind, colour, seat, count * gain, says)


def gains(tables: Tables, before: Sequence[Supply], after: Sequence[Supply]) -> tuple[int, ...]:
    """The points that each seat gains when the supplies change."""
    return tuple(map(sub, points(tables, after), points(tables, before)))
