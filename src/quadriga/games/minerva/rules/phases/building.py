"""Tiles are placed (MIN-F3)."""

from msgspec.structs import replace

from quadriga.games.minerva.box.grid import DOWN, UP, Cell
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Put
from quadriga.games.minerva.rules.phases import resolving, turn
from quadriga.games.minerva.rules.tables import PUT, Tables


def with_tile(city: s.City, cell: Cell, number: int) -> s.City:
    """A city with a tile on one of its free cells."""
    tiles = city.tiles.copy()
    tiles[cell] = number
    free = list(city.free)
    free.remove(cell)
    for beside in (cell + UP, cell - 1, cell + 1, cell + DOWN):
        if beside not in tiles and beside not in free:
            free.append(beside)
    free.sort()
    return replace(city, tiles=tiles, free=tuple(free))


def legal(tables: Tables, state: s.State, phase: s.Placing) -> list[Put]:
    """Every free cell of the city."""
    return [PUT[cell] for cell in state.cities[phase.seat].free]


def apply(tables: Tables, state: s.State, phase: s.Placing, action: Put) -> s.State:
    """Place the tile; then the row is filled up, or its when-built effect begins (MIN-F5)."""
    seat, number, cell = phase.seat, phase.tile, action.cell
    city = with_tile(state.cities[seat], cell, number)
    if number >= tables.first_temple and state.temples:
        return replace(state, phase=s.Filling(seat), cities=s.with_city(state.cities, seat, city))
    step = tables.built[number]
    if step < 0:
        return turn.ended(tables, state, seat, city)
    return resolving.resolve(tables, state, seat, city, s.NO_POINTS, (s.Task(step, cell),))
