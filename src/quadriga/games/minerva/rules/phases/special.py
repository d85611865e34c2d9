"""The special facilities: Bathhouse, Triumphal arch, Aqueduct, Circus (MIN-Z)."""

from msgspec.structs import replace

from quadriga.games.minerva.box import grid
from quadriga.games.minerva.box.grid import AROUND, SIDES, Cell
from quadriga.games.minerva.rules.phases.lines import agenda_of
from quadriga.games.minerva.rules.state import Agenda, City, Points, State, Task
from quadriga.games.minerva.rules.tables import RESIDENCE, Tables


def _neighbours(city: City, cell: Cell) -> list[Cell]:
    return [cell + step for step in AROUND if cell + step in city.tiles]


def _rebuilt(city: City, tiles: dict[Cell, int]) -> City:
    return replace(city, tiles=tiles, free=grid.free(tiles))


def usable(tables: Tables, city: City, cell: Cell) -> tuple[Cell, ...]:
    """The facilities around a cell with an activated effect (MIN-Z5)."""
    tiles, activated = city.tiles, tables.activated
    return tuple([at for at in _neighbours(city, cell) if activated[tiles[at]]])


def used(tables: Tables, city: City, task: Task, cell: Cell) -> Agenda:
    """The tasks of a facility that a Bathhouse uses, and then what is left of its own."""
    offers = tuple([at for at in task.offers if at != cell])
    bath = Task(task.step, task.cell, (task.left[0] - 1,), offers)
    return (*agenda_of(tables, city, [cell]), bath)


def stocked(tables: Tables, state: State) -> list[int]:
    """The culture stacks that are not empty."""
    pairs = enumerate(zip(tables.stacks, state.taken, strict=True))
    return [category for category, (stack, gone) in pairs if gone < len(stack)]


def taken(tables: Tables, city: City, gone: Points, category: int) -> tuple[City, Points]:
    """The city with the top tile of a stack, whatever its marks, and the stacks."""
    top = tables.stacks[category][gone[category]]
    city = replace(city, culture=(*city.culture, top))
    theater, art, academics = (n + (which == category) for which, n in enumerate(gone))
    return city, (theater, art, academics)


def movable(city: City, cell: Cell) -> list[Cell]:
    """The facilities around a cell that can go somewhere else (MIN-Z7)."""
    near = [at for at in _neighbours(city, cell) if city.tiles[at] != RESIDENCE]
    return [at for at in near if targets(city, at)]


def targets(city: City, origin: Cell) -> list[Cell]:
    """The other cells where a facility may go without making more groups (MIN-Z8)."""
    rest = dict(city.tiles)
    del rest[origin]
    group = grid.groups(rest)
    parts, before = (max(of.values(), default=-1) + 1 for of in (group, grid.groups(city.tiles)))
    # As many groups as a target must join: its own tile may close the gap that it leaves.
    wanted = parts - before + 1
    return [
        at
        for at in grid.free(rest)
        if at != origin
        and (wanted <= 1 or len({group[at + d] for d in SIDES if at + d in group}) >= wanted)
    ]


def moved(city: City, origin: Cell, target: Cell) -> City:
    """The city with a facility elsewhere."""
    tiles = dict(city.tiles)
    tiles[target] = tiles.pop(origin)
    return _rebuilt(city, tiles)


def removable(city: City, cell: Cell) -> list[Cell]:
    """The residences around a cell without an assistant (MIN-Z10)."""
    tiles, assisted = city.tiles, city.assisted
    return [at for at in _neighbours(city, cell) if tiles[at] == RESIDENCE and at not in assisted]


def without(city: City, cell: Cell) -> City:
    """The city without a residence, which may split it (MIN-Z11)."""
    tiles = dict(city.tiles)
    del tiles[cell]
    return _rebuilt(city, tiles)
