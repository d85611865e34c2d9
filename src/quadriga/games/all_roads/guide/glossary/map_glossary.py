"""What the tiles, cells, dead ends and tokens on the map are, and what they do for a player now."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from quadriga.core import Explanation, Seat
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.hexes import Cell, Place
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.state import Building, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.games.all_roads.rules.view import KINDS, loop_cells, whose
from quadriga.language import Message, message, seated

RULES = {Kind.HOUSE: "ROA-B4", Kind.VILLA: "ROA-B1", Kind.SPA: "ROA-G6", Kind.MONUMENT: "ROA-B3"}


class Seen(Struct, frozen=True):
    """A position as a seat sees it, or a spectator (None)."""

    tables: Tables
    words: Words
    state: State
    seat: Seat | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.state.phase, Over)


Entry: TypeAlias = Callable[[Seen], Explanation]


def explained(
    rule: str,
    name: Message,
    what: Iterable[Message],
    now: Iterable[Message] = (),
    why: Message | None = None,
) -> Explanation:
    """An explanation of these parts."""
    return Explanation(name, tuple(what), tuple(now), why, rule=rule)


def entries_of_map(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """The tiles, open cells, dead ends and tokens of the map."""
    tables, state = seen.tables, seen.state
    for cell in state.land:
        if cell not in tables.rome_land:
            yield f"tile:{hexes.cell_text(cell)}", partial(_laid, cell=cell)
    yield "rome", _rome
    for cell in sorted(state.frontier):
        yield f"cell:{hexes.cell_text(cell)}", partial(_open_cell, cell=cell)
    for place in sorted(state.ends.keys() - state.tokens.keys()):
        yield f"end:{hexes.text(place)}", partial(_dead_end, place=place)
    for place in sorted(state.tokens):
        name = f"token:{hexes.text(place)}"
        if hexes.is_area(place):
            name = f"monument:{'_'.join(loop_cells(tables, state, place))}"
        yield name, partial(_token, place=place)


def why_not_now(seen: Seen) -> Message | None:
    """Why the reader can't place a tile now; None if they can."""
    phase, seat = seen.state.phase, seen.seat
    if seat is None or isinstance(phase, Over):
        return None
    if phase.seat != seat:
        return message("why-turn-of", who=seated(phase.seat))
    if isinstance(phase, Building):
        return message("why-houses-first")
    return None if isinstance(phase, Laying) else message("why-tiles-drawn")


def about_tile(tables: Tables, number: int) -> Iterator[Message]:
    """What the drawings of a tile mean."""
    tile = tables.tiles[number]
    yield message("about-tile", n=sum(map(len, tile.roads)))
    if tile.springs:
        yield message("about-springs", n=len(tile.springs))
    if tile.trade_route:
        yield message("about-trade-route")


def about_kind(tables: Tables, kind: Kind) -> list[Message]:
    """What a kind of token is worth, and where it is built."""
    return [message("about-kind", kind=kind.value, points=tables.points[KINDS.index(kind)])]


def _rome(seen: Seen) -> Explanation:
    what = message("about-rome"), message("explain-ours")
    return explained("ROA-G3", message("rome-name"), what)


def _laid(seen: Seen, cell: Cell) -> Explanation:
    """A tile on the map."""
    tables, state, phase = seen.tables, seen.state, seen.state.phase
    face = state.land[cell] >> 6
    number = tables.faces.all[face].tile
    now = [message("lies", where=seen.words.cell[cell], lie=seen.words.lie[face])]
    if isinstance(phase, Laying | Building) and cell in phase.fresh:
        now.append(message("now-fresh", who=seated(phase.seat)))
    if tables.faces.routes[face] and hexes.route(cell) not in state.tokens:
        now.append(message("now-route-free"))
    why = None if seen.seat is None or seen.over else message("why-covered-here")
    name = message("named", what=seen.words.tile[number])
    what = *about_tile(tables, number), message("about-no-owner")
    return explained("ROA-T5", name, what, now, why)


def _open_cell(seen: Seen, cell: Cell) -> Explanation:
    """An empty cell that a road of the network leads to."""
    state, phase = seen.state, seen.state.phase
    now = [message("now-open-cell", n=state.frontier[cell].bit_count())]
    if isinstance(phase, Laying) and phase.seat == seen.seat:
        legal = laying.legal(seen.tables, state, phase)
        fitting = {action.number for action in legal if action.cell == cell}
        now.append(message("now-fitting", n=sum(n in fitting for n in state.hands[phase.seat])))
    name = message("open-cell-name", where=seen.words.cell[cell])
    what = message("about-open-cell"), message("about-joint")
    return explained("ROA-P1", name, what, now, why_not_now(seen))


def _dead_end(seen: Seen, place: Place) -> Explanation:
    """A dead end without a token."""
    state, phase, why = seen.state, seen.state.phase, None
    now = [message("now-bare", kind="spa" if state.ends[place] else "villa")]
    if isinstance(phase, Building) and phase.seat == seen.seat and place in phase.offers:
        now.append(message("now-offered"))
    elif seen.seat is not None and not seen.over:
        fresh = isinstance(phase, Laying) and phase.seat == seen.seat and place in phase.formed
        why = message("why-house-soon") if fresh else message("why-too-late")
    spot, where = seen.words.spot(state, place), seen.words.where(place)
    what = message("about-dead-end"), message("about-dead-end-loop")
    return explained("ROA-B11", message("place-name", spot=spot, where=where), what, now, why)


def _token(seen: Seen, place: Place) -> Explanation:
    """A token on the map."""
    tables, state = seen.tables, seen.state
    token = state.tokens[place]
    kind, who = KINDS[token & 3], seated(whose(tables, token)[1])
    now = [message("now-token", who=who, n=tables.points[token & 3])]
    if kind is Kind.HOUSE and hexes.is_route(place):
        now.append(message("now-improves-on-route", kind="villa"))
    elif kind is Kind.HOUSE:
        now.append(message("now-improves", kind="spa" if state.ends.get(place) else "villa"))
    name = message("token-name", kind=kind.value, who=who)
    return explained(RULES[kind], name, about_kind(tables, kind), now)
