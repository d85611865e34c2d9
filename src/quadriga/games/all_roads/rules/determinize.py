"""Positions consistent with a view: hidden tiles are dealt at random."""

from collections import Counter
from random import Random

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.rules import phase_views as v
from quadriga.games.all_roads.rules import state as s
from quadriga.games.all_roads.rules.roads import Laid, lay
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.games.all_roads.rules.view import KINDS, View


def determinize(tables: Tables, seen: View, rng: Random) -> s.State:
    """Sample a position consistent with `seen`; other hands are dealt from the unplayed tiles."""
    colours = tables.box.box.colours
    left = {
        supply.colour: (supply.house, supply.villa, supply.spa, supply.monument)
        for holding in seen.seats
        for supply in holding.supplies
    }
    land, frontier, ends, formed = _map(tables, seen)
    dealt = [_dealt(tables, seen, seat, rng) for seat in range(tables.seats)]
    return s.State(
        phase=_phase(seen.moment, formed),
        land=land,
        frontier=frontier,
        ends=ends,
        tokens=_tokens(tables, seen),
        supply=tuple(left.get(colour, tables.full) for colour in colours[: tables.in_play]),
        hands=tuple(hand for hand, _ in dealt),
        stacks=tuple(stack for _, stack in dealt),
    )


def _map(tables: Tables, seen: View) -> Laid:
    """The map, and the dead ends that the tiles of this turn formed."""
    fresh = seen.moment.fresh if isinstance(seen.moment, v.Laying) else ()
    land, frontier, ends = tables.rome_land, tables.rome_frontier, tables.rome_ends
    formed: tuple[int, ...] = ()
    for n, tile in enumerate(seen.tiles, start=1):
        face = tables.face_of[tables.number[tile.tile], tile.turns]
        at = hexes.cell(tile.q, tile.r)
        land, frontier, ends, more = lay(tables.faces, land, frontier, ends, at, face)
        if n > len(seen.tiles) - len(fresh):
            formed += more
    return land, frontier, ends, formed


def _tokens(tables: Tables, seen: View) -> dict[int, int]:
    colours = tables.box.box.colours
    tokens = {
        hexes.from_text(token.place): colours.index(token.colour) << 2 | KINDS.index(token.kind)
        for token in seen.tokens
    }
    for monument in seen.monuments:
        here, *_, before = map(hexes.cell_from_text, monument.loop)
        side = hexes.side(here, hexes.STEPS.index(before - here))
        tokens[side | hexes.AREA] = colours.index(monument.colour) << 2 | s.MONUMENT
    return tokens


def _dealt(tables: Tables, seen: View, seat: int, rng: Random) -> tuple[s.Tiles, s.Stack]:
    """A hand and a stack for a seat from the tiles that it has not played.

    Sets that nothing was drawn from are complete at the bottom. What is left beyond one set must
    be in the hand, since the set above was drawn to its end (ROA-F4).
    """
    holding, one_set = seen.seats[seat], Counter(tables.one_set)
    pool = Counter(tables.number[name] for name in holding.unplayed)
    if not holding.stack:
        return tuple(sorted(pool.elements())), ()
    top, *below = holding.stack
    for _ in below:
        pool -= one_set
    if seat == seen.seat:
        hand = Counter(tables.number[name] for name in seen.hand)
    else:
        hand = pool - one_set
        rest = sorted((pool - hand).elements())
        hand.update(rng.sample(rest, len(rest) - top))
    upper = tuple(sorted((pool - hand).elements()))
    return tuple(sorted(hand.elements())), (upper, *[tables.one_set] * len(below))


def _phase(shown: v.PhaseView, formed: tuple[int, ...]) -> s.Phase:
    match shown:
        case v.Laying(seat, fresh):
            return s.Laying(seat, tuple(map(hexes.cell_from_text, fresh)), formed)
        case v.Building(seat, fresh, offers):
            cells = tuple(map(hexes.cell_from_text, fresh))
            return s.Building(seat, cells, tuple(map(hexes.from_text, offers)))
        case _:
            return shown
