"""Points, ties, titles and rewards."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from quadriga.core import Seat
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.grid import AROUND, ROW, Cell
from quadriga.games.minerva.rules.state import City, Over, State
from quadriga.games.minerva.rules.tables import CATEGORIES, Tables

_HALF = ROW // 2
COUNTED = {c.Counts(category.value): n for n, category in enumerate(CATEGORIES)}
"""The number of the category that a temple counts, without `Counts.KINDS`."""

_RESOURCES = tuple(c.Resource)


class Breakdown(NamedTuple):
    """A score, part by part (MIN-E2)."""

    culture: int
    glory: int
    temples: int
    leftovers: int
    order: int


def breakdown(tables: Tables, state: State, seat: int) -> Breakdown:
    """What a seat would have if the game ended now (MIN-E7)."""
    return city_breakdown(tables, state.cities[seat], order_vp(tables, state, seat))


def city_breakdown(tables: Tables, city: City, order: int) -> Breakdown:
    """The score of a city whose order tile is worth `order` VP."""
    culture, glory = tables.box.culture, tables.box.glory
    return Breakdown(
        culture=sum(culture[tile].vp for tile in city.culture),
        glory=sum(glory[tile].vp for tile in city.laurels),
        temples=sum(temple_vp(tables, city, cell) for cell in temples(tables, city)),
        leftovers=(city.denarii + sum(city.held)) // tables.per_vp,
        order=order,
    )


def order_vp(tables: Tables, state: State, seat: int) -> int:
    """The VP of the order tile, once it is taken in the last round (MIN-E4)."""
    if state.round < tables.rounds or seat not in state.passed:
        return 0
    place = state.passed.index(Seat(seat))
    return tables.order_vp[place] if place < len(tables.order_vp) else 0


def points(tables: Tables, state: State) -> tuple[int, ...]:
    """The score of every seat."""
    return tuple(sum(breakdown(tables, state, seat)) for seat in range(tables.seats))


def temples(tables: Tables, city: City) -> list[Cell]:
    """The cells of the temples of a city, ascending."""
    first = tables.first_temple
    return sorted(cell for cell, tile in city.tiles.items() if tile >= first)


def temple_vp(tables: Tables, city: City, cell: Cell) -> int:
    """What the temple on a cell scores now (MIN-T1)."""
    number = city.tiles[cell]
    return tables.scoring[number].vp * temple_count(tables, city, cell, number)


def temple_count(tables: Tables, city: City, cell: Cell, number: int) -> int:
    """How many things a temple on a cell counts."""
    step = tables.scoring[number]
    if isinstance(step, c.ScoreHeld):
        return city.held[_RESOURCES.index(step.held)]
    return count(COUNTED.get(step.counts), _categories(tables, city, step.area, cell))


def count(counted: int | None, categories: Sequence[int]) -> int:
    """How many of these categories are the `counted` one; without one, how many kinds they are."""
    return len(set(categories)) if counted is None else categories.count(counted)


def best_counts(tables: Tables, city: City, numbers: Iterable[int]) -> dict[int, int]:
    """The most that each of these temples would count on a free cell."""
    areas = {area: [_categories(tables, city, area, at) for at in city.free] for area in c.Area}
    best = {}
    for number in numbers:
        step = tables.scoring[number]
        if isinstance(step, c.ScoreHeld):
            best[number] = city.held[_RESOURCES.index(step.held)]
        else:
            counted = COUNTED.get(step.counts)
            best[number] = max([count(counted, categories) for categories in areas[step.area]])
    return best


def _categories(tables: Tables, city: City, area: c.Area, cell: Cell) -> list[int]:
    """The category of each tile in the area of a cell."""
    tiles, category = city.tiles, tables.category
    return [category[tiles[at]] for at in _area(tiles, area, cell)]


def counted_cells(tables: Tables, city: City, cell: Cell, step: c.ScoreArea) -> list[Cell]:
    """The tiles that a temple on a cell counts, ascending; for kinds, all of its area."""
    tiles = city.tiles
    area = _area(tiles, step.area, cell)
    if step.counts is c.Counts.KINDS:
        return area
    wanted, category = COUNTED[step.counts], tables.category
    return [at for at in area if category[tiles[at]] == wanted]


def _area(tiles: Mapping[Cell, int], area: c.Area, cell: Cell) -> list[Cell]:
    """The tiles around a cell, or in its column and its row (MIN-T3), ascending."""
    if area is c.Area.AROUND:
        return [cell + d for d in AROUND if cell + d in tiles]
    column, row = cell % ROW, (cell + _HALF) // ROW
    lines = [at for at in tiles if at % ROW == column or (at + _HALF) // ROW == row]
    return sorted(at for at in lines if at != cell)


def standing(tables: Tables, state: State, seat: int) -> tuple[int, int, int, int]:
    """What decides the game: score, culture and glory tiles, temples, order tile (MIN-E6)."""
    city, passed = state.cities[seat], state.passed
    order = passed.index(Seat(seat)) if seat in passed else tables.seats
    return (
        sum(breakdown(tables, state, seat)),
        len(city.culture) + len(city.laurels),
        len(temples(tables, city)),
        -order,
    )


def winner(tables: Tables, state: State) -> int:
    """The seat that is ahead of all others."""
    return max(range(tables.seats), key=lambda seat: standing(tables, state, seat))


def title(tables: Tables, score: int) -> c.Title:
    """The title of a solitaire score (MIN-1P10)."""
    return next(title for title in tables.box.titles if score >= title.min_score)


def rewards(tables: Tables, state: State) -> tuple[float, ...]:
    """From 0 to 1: 1 for the winner; in solitaire, the share of the way to the highest title."""
    if not isinstance(state.phase, Over):
        return (0.0,) * tables.seats
    if tables.solo:
        goal = tables.box.titles[0].min_score
        return (min(1.0, points(tables, state)[0] / goal),)
    best = winner(tables, state)
    return tuple(float(seat == best) for seat in range(tables.seats))
