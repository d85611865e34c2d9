"""Tiles are placed (MIN-F3)."""

from msgspec.structs import replace

from quadriga.games.minerva.box.grid import DOWN, UP, Cell
from quadriga.games.minerva.rules.actions import Action, Put
from quadriga.games.minerva.rules.phases import resolving, turn
from quadriga.games.minerva.rules.state import (
    NO_POINTS,
    City,
    Filling,
    Placing,
    State,
    Task,
    with_city,
)
from quadriga.games.minerva.rules.tables import PUT, Tables


def with_tile(city: City, cell: Cell, number: int, residences: int | None = None) -> City:
    """A city with a tile on one of its free cells."""
    tiles = city.tiles.copy()
    tiles[cell] = number
    free = list(city.free)
    free.remove(cell)
    for beside in (cell + UP, cell - 1, cell + 1, cell + DOWN):
        if beside not in tiles and beside not in free:
            free.append(beside)
    free.sort()
    return City(
        tiles,
        tuple(free),
        city.held,
        city.denarii,
        city.glory,
        city.residences if residences is None else residences,
        city.hand,
        city.assisted,
        city.culture,
        city.laurels,
    )


def legal(state: State, phase: Placing) -> list[Put]:
    """Every free cell of the city."""
    return [PUT[cell] for cell in state.cities[phase.seat].free]


def apply(tables: Tables, state: State, phase: Placing, action: Action) -> State:
    """The tile lies; then the row is filled, or its when-built effect begins (MIN-F5)."""
    assert isinstance(action, Put)
    seat, number, cell = phase.seat, phase.tile, action.cell
    city = with_tile(state.cities[seat], cell, number)
    if number >= tables.first_temple and state.temples:
        return replace(state, phase=Filling(seat), cities=with_city(state.cities, seat, city))
    step = tables.built[number]
    if step < 0:
        return turn.ended(tables, state, seat, city)
    return resolving.resolve(tables, state, seat, city, NO_POINTS, (Task(step, cell),))
