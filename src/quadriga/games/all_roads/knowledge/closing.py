"""What placements bring through the loops that they close, without applying every one.

Which loops a tile closes, and what is inside them, depends on its cell and on the sides where it is
joined. Its other sides only add dead ends of their own, keep a loop from being clear, or carry a
trade route. So the loops are found once for a cell and its joints, and shared by all tiles that
join the map there in the same way.
"""

from collections.abc import Sequence
from typing import NamedTuple

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.hexes import AROUND, BACK, SIDE_BITS, SIDE_MASK, Cell, Mask, Place
from quadriga.games.all_roads.rules.actions import Lay
from quadriga.games.all_roads.rules.loops import BETWEEN, Inside, Loop, newly_formed
from quadriga.games.all_roads.rules.roads import Land
from quadriga.games.all_roads.rules.settling import KIND_BITS, holds_route, inside_any, routes_on
from quadriga.games.all_roads.rules.state import HOUSE, MONUMENT, SPA, VILLA, Laying, State, Supply
from quadriga.games.all_roads.rules.tables import Tables

ALL_SIDES: Mask = 63


class Pass(NamedTuple):
    """Where a loop is, seen from a tile that may have closed it.

    inward   the sides of the tile inside the loop; all if the tile is inside
    through  the two sides by which the loop passes the tile, if it does
    clear    no other tile has a road into the loop
    """

    inward: Mask
    through: Mask
    clear: bool


class Yield(NamedTuple):
    """The work of the building steps B1 to B3 in numbers, and the houses offered after them.

    upgrades   for each seat: its houses inside at a hot spring, and its other houses inside
    springs    bare dead ends inside at a hot spring
    plain      the other bare dead ends inside
    monuments  loops without roads inside
    offers     places for houses
    """

    upgrades: tuple[tuple[int, int], ...]
    springs: int
    plain: int
    monuments: int
    offers: int


class Closing(NamedTuple):
    """The loops of a turn with one more tile on a cell, and what they bring whatever the tile."""

    passes: tuple[Pass, ...]
    inward: Mask
    brought: Yield

    def with_tile(self, roads: Mask, route: Mask, formed: Mask, at_springs: Mask) -> Yield:
        """What a tile with these roads and route brings, which forms these dead ends."""
        upgrades, springs, plain, monuments, offers = self.brought
        inside = formed & self.inward
        hot = (inside & at_springs).bit_count()
        on_route = 0
        for inward, through, clear in self.passes:
            if clear and not roads & inward:
                monuments += 1
            if route and through == route:
                on_route = 1
        return Yield(
            upgrades,
            springs + hot,
            plain + inside.bit_count() - hot,
            monuments,
            offers + (formed & ~inside).bit_count() + on_route,
        )


def loops_after(
    tables: Tables, state: State, phase: Laying, action: Lay, joints: Mask
) -> list[Loop]:
    """The loops of a turn with one more tile, which is joined by these sides."""
    land, at = state.land.copy(), action.cell
    for bit, step, back_bit in AROUND:
        if joints & bit:
            land[at + step] |= back_bit
    land[at] = action.face << 6 | joints
    return newly_formed(tables.faces, land, (*phase.fresh, at), tables.smallest_loop)


def closing(
    tables: Tables, state: State, phase: Laying, loops: Sequence[Loop], at: Cell, joints: Mask
) -> Closing:
    """What these loops mean for a tile on an empty cell with these joints."""
    passes, insides, together = list[Pass](), list[Inside](), 0
    for loop in loops:
        inward, through, clear = _pass(tables, state.land, loop, at)
        if not clear or joints & inward:
            inside = Inside(loop.sides)
            insides.append(inside)
            if not through and hexes.side(at, 0) in inside:
                inward = ALL_SIDES
        passes.append(Pass(inward, through, clear))
        together |= inward
    return Closing(tuple(passes), together, _brought(tables, state, phase, loops, insides, at))


def _pass(tables: Tables, land: Land, loop: Loop, at: Cell) -> Pass:
    roads, before = tables.faces.roads, loop.sides[-1]
    inward = through = 0
    clear = True
    for side in loop.sides:
        cell, arrival, following = before >> SIDE_BITS, before & SIDE_MASK, side & SIDE_MASK
        between = BETWEEN[arrival][following]
        if cell == at:
            inward, through = between, 1 << arrival | 1 << BACK[following]
        elif clear and roads[land[cell] >> 6] & between:
            clear = False
        before = side
    return Pass(inward, through, clear)


def _brought(
    tables: Tables,
    state: State,
    phase: Laying,
    loops: Sequence[Loop],
    insides: Sequence[Inside],
    at: Cell,
) -> Yield:
    land, tokens, ends = state.land, state.tokens, state.ends
    upgrades = [[0, 0] for _ in range(tables.seats)]
    springs = plain = 0
    enclosed = inside_any(insides, ends) if insides else set[Place]()
    for place in enclosed:
        token = tokens.get(place)
        if token is None:
            springs += ends[place]
            plain += not ends[place]
        elif token & KIND_BITS == HOUSE:
            upgrades[tables.owner[token >> 2]][not ends[place]] += 1
    for place, token in tokens.items() if insides else ():
        if hexes.is_route(place) and token & KIND_BITS == HOUSE:
            upgrades[tables.owner[token >> 2]][1] += holds_route(tables, land, place, insides)
    offers = sum([place not in enclosed for place in phase.formed])
    offers += sum([place not in tokens for place in routes_on(tables, land, loops, at)])
    return Yield(tuple([(a, b) for a, b in upgrades]), springs, plain, 0, offers)


def scores_after(
    tables: Tables, points: Sequence[int], left: Sequence[Supply], seat: int, brought: Yield
) -> list[int]:
    """The points of every seat after the building steps of a seat's turn, all houses built.

    `points` and `left` (supplies) are those before it. Kinds run out as in `settling.settle`.
    """
    scores, worth_of = list(points), tables.points
    upgrades, springs, plain, monuments, offers = brought
    houses, villas, spas, _ = left[seat]
    for owner, (hot, other) in enumerate(upgrades):
        if hot or other:
            own_houses, own_villas, own_spas, _ = left[owner]
            to_spas = min(hot, own_spas)
            to_villas = min(hot - to_spas + other, own_villas)
            scores[owner] += to_spas * (worth_of[SPA] - worth_of[HOUSE])
            scores[owner] += to_villas * (worth_of[VILLA] - worth_of[HOUSE])
            if owner == seat:
                houses = own_houses + to_spas + to_villas
                villas, spas = own_villas - to_villas, own_spas - to_spas
    to_spas = min(springs, spas)
    to_villas = min(springs - to_spas + plain, villas)
    to_houses = min(springs - to_spas + plain - to_villas + offers, houses)
    scores[seat] += to_spas * worth_of[SPA] + to_villas * worth_of[VILLA]
    scores[seat] += to_houses * worth_of[HOUSE]
    scores[seat] += min(monuments, left[seat][MONUMENT]) * worth_of[MONUMENT]
    return scores
