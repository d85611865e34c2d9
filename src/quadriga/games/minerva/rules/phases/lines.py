"""The line that a residence activates (MIN-H3)."""

from quadriga.games.minerva.box.grid import Cell
from quadriga.games.minerva.rules.state import Agenda, City, Task
from quadriga.games.minerva.rules.tables import RESIDENCE, Tables


def line(city: City, cell: Cell, step: int) -> list[Cell]:
    """The run of facilities that begins beside a cell in a direction (MIN-H3)."""
    tiles, cells = city.tiles, list[Cell]()
    cell += step
    while tiles.get(cell, RESIDENCE) != RESIDENCE:
        cells.append(cell)
        cell += step
    return cells


def agenda_of(tables: Tables, city: City, cells: list[Cell]) -> Agenda:
    """The tasks of these facilities when they are activated."""
    tiles, activated = city.tiles, tables.activated
    return tuple([Task(step, cell) for cell in cells for step in activated[tiles[cell]]])
