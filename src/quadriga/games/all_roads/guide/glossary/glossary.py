"""What each thing on the table is, and what it does for a player now."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from quadriga.core import Explanation, Seat
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.faces import ROME
from quadriga.games.all_roads.box.hexes import Cell, Place
from quadriga.games.all_roads.guide.facts.preview import gains
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules import loops, scoring
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import HOUSE, Building, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import KINDS, loop_cells, turn_number, turns_each, whose
from quadriga.kit.glossary import Glossary
from quadriga.language import Message, message, seated


class Seen(Struct, frozen=True):
    """A position as a seat looks at it; None is who only looks on."""

    tables: Tables
    words: Words
    state: State
    seat: Seat | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.state.phase, Over)


Entry: TypeAlias = Callable[[Seen], Explanation]

_RULES = {Kind.HOUSE: "ROA-B4", Kind.VILLA: "ROA-B1", Kind.SPA: "ROA-G6", Kind.MONUMENT: "ROA-B3"}


def glossary(tables: Tables, words: Words) -> Glossary[State, Seen]:
    """What there is on the tables of a game."""
    return Glossary(lambda state, seat: Seen(tables, words, state, seat), _entries)


def _entries(seen: Seen) -> dict[str, Entry]:
    tables, state = seen.tables, seen.state
    entries: dict[str, Entry] = {
        "turn": _turn,
        "hand": _hand,
        "pool": _pool,
        "points": _points,
        "map": _map,
        "loop": _loop,
        "spring": _spring,
        "route": _route,
        "dead-end": _dead_ends,
        "houses": _houses,
    }
    if tables.variant is Variant.COOPERATIVE:
        entries["together"] = _together
    entries |= {f"kind:{kind.value}": partial(_kind, kind=kind) for kind in Kind}
    entries |= dict(_of_seats(seen))
    entries |= dict(_of_map(seen))
    if seen.seat is not None:
        for number in state.hands[seen.seat]:
            entries[f"hand:{tables.names[number]}"] = partial(_in_hand, number=number)
    return entries


def _of_seats(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """What each seat has: its mark, points, tokens and the tiles that it has not played."""
    tables, state = seen.tables, seen.state
    for owner in range(tables.seats):
        yield f"seat:{owner}", partial(_seat, owner=owner)
        yield f"points:{owner}", partial(_points_of, owner=owner)
        yield f"stack:{owner}", partial(_stack, owner=owner)
        for at, kind in enumerate(KINDS):
            yield f"supply:{owner}:{kind.value}", partial(_supply, owner=owner, at=at)
        unplayed = {*state.hands[owner], *(n for tiles in state.stacks[owner] for n in tiles)}
        for number in sorted(unplayed):
            yield (
                f"pool:{owner}:{tables.names[number]}",
                partial(_to_come, owner=owner, number=number),
            )


def _of_map(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """The tiles, open cells, dead ends and tokens of the map."""
    tables, state = seen.tables, seen.state
    for cell, lie in state.land.items():
        if tables.faces.all[lie >> 6].tile != ROME:
            yield f"tile:{hexes.cell_text(cell)}", partial(_laid, cell=cell)
    yield "rome", _rome
    for cell in sorted(state.frontier):
        yield f"cell:{hexes.cell_text(cell)}", partial(_open_cell, cell=cell)
    for place in sorted(state.ends):
        if place not in state.tokens:
            yield f"end:{hexes.text(place)}", partial(_dead_end, place=place)
    for place in sorted(state.tokens):
        if hexes.is_area(place):
            loop = "_".join(loop_cells(tables, state, place))
            yield f"monument:{loop}", partial(_token, place=place)
        else:
            yield f"token:{hexes.text(place)}", partial(_token, place=place)


def why_not_now(seen: Seen) -> Message | None:
    """Why who looks can lay no tile now; None if it is their turn to lay one."""
    phase, seat = seen.state.phase, seen.seat
    if seat is None or isinstance(phase, Over):
        return None
    if phase.seat != seat:
        return message("why-turn-of", who=seated(phase.seat))
    if isinstance(phase, Building):
        return message("why-houses-first")
    return None if isinstance(phase, Laying) else message("why-tiles-drawn")


# ---- the table -----------------------------------------------------------------------------------


def _turn(seen: Seen) -> Explanation:
    tables, turns = seen.tables, turns_each(seen.tables)
    now: tuple[Message, ...] = ()
    if not seen.over:
        turn = turn_number(tables, seen.state)
        now = (message("now-turn", turn=turn, of=turns, left=turns - turn),)
    lay, draw = tables.tiles_per_turn, tables.box.constants.draw_per_turn
    what = (message("about-turn", lay=lay, draw=draw), message("about-end"))
    return Explanation(message("turn"), what, now, rule="ROA-T1")


def _hand(seen: Seen) -> Explanation:
    tables, now = seen.tables, list[Message]()
    if seen.seat is not None and not seen.over:
        stack = sum(map(len, seen.state.stacks[seen.seat]))
        now.append(message("now-hand", hand=len(seen.state.hands[seen.seat]), stack=stack))
    what = (message("about-hand", lay=tables.tiles_per_turn), message("about-joint"))
    return Explanation(message("hand-name"), what, tuple(now), why_not_now(seen), rule="ROA-P1")


def _in_hand(seen: Seen, number: int) -> Explanation:
    """A tile of the own hand, with how many ways there are to lay it."""
    phase = seen.state.phase
    now, why = list[Message](), why_not_now(seen)
    if isinstance(phase, Laying) and why is None:
        now += _chances(seen, phase, number)
    name = message("named", what=seen.words.tile[number])
    what = (*_about_tile(seen.tables, number), message("explain-ours"))
    return Explanation(name, what, tuple(now), why, rule="ROA-P1")


def _chances(seen: Seen, phase: Laying, number: int) -> Iterator[Message]:
    """On how many cells a tile fits, and the most points that it would bring at once."""
    tables, state = seen.tables, seen.state
    fits = [one for one in laying.legal(tables, state, phase) if one.number == number]
    yield message("now-fits", cells=len({one.cell for one in fits}))
    brought = (settle(tables, state.land, laying.placed(tables, state, phase, one)) for one in fits)
    best = max((gains(tables, state.supply, one.supply)[phase.seat] for one in brought), default=0)
    yield message("now-closes", n=best) if best else message("now-closes-nothing")


def _about_tile(tables: Tables, number: int) -> Iterator[Message]:
    """What the drawings of a tile mean."""
    tile = tables.tiles[number]
    yield message("about-tile", n=sum(map(len, tile.roads)))
    if tile.springs:
        yield message("about-springs", n=len(tile.springs))
    if tile.trade_route:
        yield message("about-trade-route")


def _pool(seen: Seen) -> Explanation:
    what = (message("about-pool"), message("about-pool-open"))
    return Explanation(message("tiles-to-come"), what, rule="ROA-S4")


def _to_come(seen: Seen, owner: int, number: int) -> Explanation:
    name = message("named", what=seen.words.tile[number])
    what = (*_about_tile(seen.tables, number), message("explain-ours"))
    now = message("now-to-come", who=seated(owner))
    return Explanation(name, what, (now,), rule="ROA-S4")


def _map(seen: Seen) -> Explanation:
    n = len(seen.state.frontier)
    now = () if seen.over else (message("now-map", n=n),)
    return Explanation(
        message("map-name"), (message("about-map"), message("about-closing")), now, rule="ROA-P5"
    )


def _rome(seen: Seen) -> Explanation:
    what = (message("about-rome"), message("explain-ours"))
    return Explanation(message("rome-name"), what, rule="ROA-G3")


def _loop(seen: Seen) -> Explanation:
    what = (message("about-loop", n=seen.tables.smallest_loop), message("about-loop-brings"))
    return Explanation(message("loop-name"), what, tuple(_loops_now(seen)), rule="ROA-G10")


def _loops_now(seen: Seen) -> Iterator[Message]:
    found = loops.every(seen.tables.faces, seen.state.land, seen.tables.smallest_loop)
    yield message("now-loops", n=len([*found]))


def _spring(seen: Seen) -> Explanation:
    points = seen.tables.points[KINDS.index(Kind.SPA)]
    return Explanation(
        message("spring-name"), (message("about-spring", points=points),), rule="ROA-G6"
    )


def _route(seen: Seen) -> Explanation:
    what = (message("about-route"), message("about-route-villa"))
    return Explanation(message("route-name"), what, rule="ROA-B5")


def _dead_ends(seen: Seen) -> Explanation:
    state = seen.state
    bare = sum(place not in state.tokens for place in state.ends)
    now = message("now-dead-ends", n=len(state.ends), bare=bare)
    what = (message("about-dead-end"), message("about-dead-end-loop"))
    return Explanation(message("dead-end-name"), what, (now,), rule="ROA-G4")


def _houses(seen: Seen) -> Explanation:
    now = list[Message]()
    if seen.seat is not None:
        left = scoring.in_supply(seen.tables, seen.state, seen.seat)[HOUSE]
        now.append(message("now-houses", n=left))
    what = (message("about-houses"), message("about-houses-later"))
    return Explanation(message("build-houses"), what, tuple(now), rule="ROA-B10")


def _together(seen: Seen) -> Explanation:
    left = scoring.unbuilt(seen.tables, seen.state)
    now = message("now-together", built=left.of - left.value, of=left.of, tokens=left.tokens)
    return Explanation(message("together-name"), (message("aim-together"),), (now,), rule="ROA-C3")


# ---- the map -------------------------------------------------------------------------------------


def _laid(seen: Seen, cell: Cell) -> Explanation:
    """A tile that lies."""
    tables, state = seen.tables, seen.state
    face = state.land[cell] >> 6
    now = [message("lies", where=seen.words.cell[cell], lie=seen.words.lie[face])]
    phase = state.phase
    if isinstance(phase, Laying | Building) and cell in phase.fresh:
        now.append(message("now-fresh", who=seated(phase.seat)))
    route = hexes.route(cell)
    if tables.faces.routes[face] and route not in state.tokens:
        now.append(message("now-route-free"))
    why = None if seen.seat is None or seen.over else message("why-covered-here")
    name = message("named", what=seen.words.tile[tables.faces.all[face].tile])
    what = (*_about_tile(tables, tables.faces.all[face].tile), message("about-no-owner"))
    return Explanation(name, what, tuple(now), why, rule="ROA-T5")


def _open_cell(seen: Seen, cell: Cell) -> Explanation:
    """An empty cell that a road of the network leads to."""
    state, phase = seen.state, seen.state.phase
    roads = state.frontier[cell].bit_count()
    now, why = [message("now-open-cell", n=roads)], why_not_now(seen)
    if isinstance(phase, Laying) and phase.seat == seen.seat:
        here = {one.number for one in laying.legal(seen.tables, state, phase) if one.cell == cell}
        hand = state.hands[phase.seat]
        now.append(message("now-fitting", n=sum(tile in here for tile in hand)))
    name = message("open-cell-name", where=seen.words.cell[cell])
    what = (message("about-open-cell"), message("about-joint"))
    return Explanation(name, what, tuple(now), why, rule="ROA-P1")


def _dead_end(seen: Seen, place: Place) -> Explanation:
    """A dead end without a token."""
    state, phase = seen.state, seen.state.phase
    spring = state.ends[place]
    now = [message("now-bare", kind="spa" if spring else "villa")]
    why = None
    offered = isinstance(phase, Building) and place in phase.offers
    if isinstance(phase, Building) and phase.seat == seen.seat and offered:
        now.append(message("now-offered"))
    elif seen.seat is not None and not seen.over:
        fresh = isinstance(phase, Laying) and phase.seat == seen.seat and place in phase.formed
        why = message("why-house-soon") if fresh else message("why-too-late")
    name = message(
        "place-name", spot=seen.words.spot(state, place), where=seen.words.where(state, place)
    )
    what = (message("about-dead-end"), message("about-dead-end-loop"))
    return Explanation(name, what, tuple(now), why, rule="ROA-B11")


def _token(seen: Seen, place: Place) -> Explanation:
    """A token that stands on the map."""
    tables, state = seen.tables, seen.state
    token = state.tokens[place]
    kind, points = KINDS[token & 3], tables.points[token & 3]
    _, owner = whose(tables, token)
    now = [message("now-token", who=seated(owner), n=points)]
    if kind is Kind.HOUSE:
        better = "spa" if state.ends.get(place) else "villa"
        now.append(
            message("now-improves-on-route", kind=better)
            if hexes.is_route(place)
            else message("now-improves", kind=better)
        )
    return Explanation(
        message("token-name", kind=kind.value, who=seated(owner)),
        _about_kind(tables, kind),
        tuple(now),
        rule=_RULES[kind],
    )


# ---- tokens and seats ----------------------------------------------------------------------------


def _about_kind(tables: Tables, kind: Kind) -> tuple[Message, ...]:
    points = tables.points[KINDS.index(kind)]
    return (message("about-kind", kind=kind.value, points=points),)


def _kind(seen: Seen, kind: Kind) -> Explanation:
    now = list[Message]()
    if seen.seat is not None:
        at = KINDS.index(kind)
        built = scoring.built(seen.tables, seen.state, seen.seat)[at]
        left = scoring.in_supply(seen.tables, seen.state, seen.seat)[at]
        now.append(message("now-kind", who=seated(seen.seat), built=built, left=left))
    return Explanation(
        message("kind", kind=kind.value),
        _about_kind(seen.tables, kind),
        tuple(now),
        rule=_RULES[kind],
    )


def _supply(seen: Seen, owner: int, at: int) -> Explanation:
    kind = KINDS[at]
    built = scoring.built(seen.tables, seen.state, owner)[at]
    left = scoring.in_supply(seen.tables, seen.state, owner)[at]
    now = [message("now-kind", who=seated(owner), built=built, left=left)]
    if not left:
        now.append(message("now-none-left", kind=kind.value))
    return Explanation(
        message("kind", kind=kind.value), _about_kind(seen.tables, kind), tuple(now), rule="ROA-B6"
    )


def _seat(seen: Seen, owner: int) -> Explanation:
    points = scoring.points(seen.tables, seen.state.supply)[owner]
    return Explanation(
        message("seat-called", who=seated(owner)),
        (message("about-seat"),),
        (message("now-points", n=points),),
        rule="ROA-E2",
    )


def _points(seen: Seen) -> Explanation:
    what = (message("about-points"), message("tie-break"))
    return Explanation(message("points"), what, rule="ROA-E2")


def _points_of(seen: Seen, owner: int) -> Explanation:
    tables, state = seen.tables, seen.state
    built = scoring.built(tables, state, owner)
    parts = tuple(
        message("part-of-points", kind=kind.value, count=n, points=n * points)
        for kind, n, points in zip(KINDS, built, tables.points, strict=True)
        if n
    )
    now = [message("now-points", n=scoring.points(tables, state.supply)[owner])]
    if parts:
        now.append(message("now-parts", parts=parts))
    name = message("points-of-seat", who=seated(owner))
    return Explanation(name, (message("about-points"),), tuple(now), rule="ROA-E2")


def _stack(seen: Seen, owner: int) -> Explanation:
    stack = sum(map(len, seen.state.stacks[owner]))
    now = message("now-stack", who=seated(owner), hand=len(seen.state.hands[owner]), stack=stack)
    what = message("about-stack", draw=seen.tables.box.constants.draw_per_turn)
    return Explanation(message("stack-name"), (what,), (now,), rule="ROA-T4")
