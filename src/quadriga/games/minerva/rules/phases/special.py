"""The special facilities: Bathhouse, Triumphal arch, Aqueduct, Circus (MIN-Z)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.box import grid
from quadriga.games.minerva.box.components import (
    ActivateAround,
    MoveAround,
    RemoveResidenceAround,
    Special,
    TakeCulture,
)
from quadriga.games.minerva.box.grid import AROUND, SIDES, Cell
from quadriga.games.minerva.rules.actions import Done, Move, Put, Remove, Take, Use
from quadriga.games.minerva.rules.effects import DONE
from quadriga.games.minerva.rules.phases.lines import agenda_of
from quadriga.games.minerva.rules.state import (
    Agenda,
    City,
    Moving,
    Points,
    Removing,
    Shifting,
    State,
    Taking,
    Task,
    Using,
    Working,
)
from quadriga.games.minerva.rules.tables import MOVE, PUT, REMOVE, RESIDENCE, TAKE, USE, Tables


def asked(
    tables: Tables,
    state: State,
    seat: Seat,
    city: City,
    points: Points,
    step: Special,
    task: Task,
    rest: Agenda,
) -> Working | None:
    """The choice that a special facility asks for; None where only `done` could be said."""
    agenda = (task, *rest)
    match step:
        case ActivateAround(most):
            if not task.left:
                task = Task(task.step, task.cell, (most,), _usable(tables, city, task.cell))
            usable = task.offers and task.left[0]
            return Using(seat, points, (task, *rest)) if usable else None
        case TakeCulture():
            return Taking(seat, points, agenda) if _stocked(tables, state) else None
        case MoveAround():
            return Moving(seat, points, agenda) if movable(city, task.cell) else None
        case RemoveResidenceAround():
            return Removing(seat, points, agenda) if _removable(city, task.cell) else None


# ---- Bathhouse -----------------------------------------------------------------------------------


def _usable(tables: Tables, city: City, cell: Cell) -> tuple[Cell, ...]:
    """The facilities around a cell with an activated effect (MIN-Z5)."""
    tiles, activated = city.tiles, tables.activated
    return tuple([at for at in _neighbours(city, cell) if activated[tiles[at]]])


def _neighbours(city: City, cell: Cell) -> list[Cell]:
    return [cell + step for step in AROUND if cell + step in city.tiles]


def uses(phase: Using) -> list[Use | Done]:
    """The facilities that still qualify, or no more."""
    return [*(USE[cell] for cell in phase.agenda[0].offers), DONE]


def used(tables: Tables, city: City, phase: Using, cell: Cell) -> Agenda:
    """What is to be resolved when this facility is used."""
    task, *rest = phase.agenda
    offers = tuple([at for at in task.offers if at != cell])
    bath = Task(task.step, task.cell, (task.left[0] - 1,), offers)
    return (*agenda_of(tables, city, [cell]), bath, *rest)


# ---- Triumphal arch ------------------------------------------------------------------------------


def _stocked(tables: Tables, state: State) -> list[int]:
    """The culture stacks that are not empty."""
    pairs = enumerate(zip(tables.stacks, state.taken, strict=True))
    return [category for category, (stack, gone) in pairs if gone < len(stack)]


def takes(tables: Tables, state: State) -> list[Take | Done]:
    """The stacks from which a tile can be taken, or none."""
    return [*(TAKE[category] for category in _stocked(tables, state)), DONE]


def taken(tables: Tables, city: City, gone: Points, category: int) -> tuple[City, Points]:
    """The city with the top tile of a stack, whatever its marks, and the stacks."""
    top = tables.stacks[category][gone[category]]
    city = replace(city, culture=(*city.culture, top))
    theater, art, academics = (n + (which == category) for which, n in enumerate(gone))
    return city, (theater, art, academics)


# ---- Aqueduct ------------------------------------------------------------------------------------


def movable(city: City, cell: Cell) -> list[Cell]:
    """The facilities around a cell that can go somewhere else (MIN-Z7)."""
    near = [at for at in _neighbours(city, cell) if city.tiles[at] != RESIDENCE]
    return [at for at in near if targets(city, at)]


def targets(city: City, origin: Cell) -> list[Cell]:
    """The other cells where a facility may go, so that no more groups come about (MIN-Z8)."""
    rest = dict(city.tiles)
    del rest[origin]
    group = grid.groups(rest)
    parts = max(group.values(), default=-1) + 1
    # As many groups as a target must join: its own tile may close the gap that it leaves.
    wanted = parts - _count(city) + 1
    free = grid.free(rest, rest)
    if wanted <= 1:
        return [at for at in free if at != origin]
    return [
        at
        for at in free
        if at != origin and len({group[at + s] for s in SIDES if at + s in group}) >= wanted
    ]


def _count(city: City) -> int:
    return max(grid.groups(city.tiles).values()) + 1


def moves(state: State, phase: Moving) -> list[Move | Done]:
    """The facilities that can be moved, or none."""
    city = state.cities[phase.seat]
    return [*(MOVE[cell] for cell in movable(city, phase.agenda[0].cell)), DONE]


def shifts(state: State, phase: Shifting) -> list[Put]:
    """The cells where the facility may go."""
    return [PUT[cell] for cell in targets(state.cities[phase.seat], phase.origin)]


def moved(city: City, origin: Cell, target: Cell) -> City:
    """The city with a facility elsewhere."""
    tiles = dict(city.tiles)
    tiles[target] = tiles.pop(origin)
    return _rebuilt(city, tiles)


def _rebuilt(city: City, tiles: dict[Cell, int]) -> City:
    return replace(city, tiles=tiles, free=grid.free(tiles, tiles))


# ---- Circus --------------------------------------------------------------------------------------


def _removable(city: City, cell: Cell) -> list[Cell]:
    """The residences around a cell without an assistant (MIN-Z10)."""
    tiles, taken = city.tiles, city.assisted
    return [at for at in _neighbours(city, cell) if tiles[at] == RESIDENCE and at not in taken]


def removals(state: State, phase: Removing) -> list[Remove | Done]:
    """The residences that can be removed, or none."""
    city = state.cities[phase.seat]
    return [*(REMOVE[cell] for cell in _removable(city, phase.agenda[0].cell)), DONE]


def without(city: City, cell: Cell) -> City:
    """The city without a residence, which may split it (MIN-Z11)."""
    tiles = dict(city.tiles)
    del tiles[cell]
    return _rebuilt(city, tiles)
