"""Preview of a line: what its facilities would yield, without the choices that they leave open."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quadriga.games.minerva import weights
from quadriga.games.minerva.components import Culture
from quadriga.games.minerva.deeds import unit_worth
from quadriga.games.minerva.effects import (
    UNITS,
    Counting,
    Picking,
    Purse,
    Receiving,
    Trading,
    receive,
)
from quadriga.games.minerva.estimates import culture_vp, estimate_of, estimate_with, race, taken
from quadriga.games.minerva.grid import DIRECTIONS, Cell, text
from quadriga.games.minerva.phases import resolving
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.state import NO_POINTS, City, Points, State, with_city
from quadriga.games.minerva.tables import Tables

Way = Literal["up", "right", "down", "left"]
_WAYS: tuple[Way, ...] = ("up", "right", "down", "left")
STACKS = tuple(Culture)

RACE: Final = 0.6
"""The share of a glory tile's VP that the right to it is worth before the round ends."""


class Yield(Struct, frozen=True):
    """What one tile of a line would do.

    `gains` come by themselves; `picks` are free choices, `trades` how often an exchange could be
    done, both still open.
    """

    cell: str
    tile: str
    gains: dict[str, int]
    picks: int = 0
    trades: int = 0


class Line(Struct, frozen=True):
    """What a line would bring.

    `cells` are those of its `tiles`, the nearest first. `culture` are the stacks of which a tile
    would be taken, `vp` what those tiles count; `rank` is the glory tile of this round that the
    seat would then take, 0 for none, and `race` its VP where it counts more than the one that the
    seat would take without the line, else 0; `estimate` is its score then, `worth` about how many
    points all of it is worth.
    """

    direction: Way
    tiles: int
    cells: tuple[str, ...]
    gains: dict[str, int]
    picks: int
    trades: int
    culture: tuple[Culture, ...]
    vp: int
    rank: int
    race: int
    estimate: int
    worth: float


def preview_lines(tables: Tables, state: State, seat: int, cell: Cell) -> tuple[Line, ...]:
    """A preview of each of the four lines of a residence on a cell."""
    now, city = _now(tables, state, seat), state.cities[seat]
    four = [(way, line(city, cell, DIRECTIONS[way])) for way in _WAYS]
    return tuple(
        [
            _total(tables, state, seat, way, cells, haul(tables, city, cells), now)
            if cells
            else _empty(way, now)
            for way, cells in four
        ]
    )


def preview_line(
    tables: Tables, state: State, seat: int, cell: Cell, direction: str
) -> tuple[tuple[Yield, ...], Line]:
    """The yields of a line tile by tile, and its preview as a whole."""
    way = next(way for way in _WAYS if way == direction)
    now, city = _now(tables, state, seat), state.cities[seat]
    cells = line(city, cell, DIRECTIONS[way])
    if not cells:
        return (), _empty(way, now)
    yields, _ = tile_yields(tables, city, cells, NO_POINTS)
    return yields, _total(tables, state, seat, way, cells, haul(tables, city, cells), now)


class _Now(NamedTuple):
    """How a seat stands without any line: the glory tile that it would take, and its score."""

    rank: int
    vp: int
    estimate: int


def _now(tables: Tables, state: State, seat: int) -> _Now:
    won = race(tables, state, seat)
    score = estimate_with(tables, state, seat, state.cities[seat], NO_POINTS)
    return _Now(won.rank if won else 0, won.vp if won else 0, score)


def _empty(way: Way, now: _Now) -> Line:
    return Line(way, 0, (), {}, 0, 0, (), 0, now.rank, 0, now.estimate, 0.0)


class Haul(NamedTuple):
    """What a line leaves in a purse, and what is still open then: free choices and exchanges."""

    purse: Purse
    picks: int
    trades: int


def haul(tables: Tables, city: City, cells: Iterable[Cell]) -> Haul:
    """What the facilities on these cells would bring, one after the other."""
    purse, picks, trades = resolving.purse_of(city, NO_POINTS), 0, 0
    for cell in cells:
        for number in tables.activated[city.tiles[cell]]:
            free, times = _resolved(tables, number, purse)
            picks += free
            trades += times
    return Haul(purse, picks, trades)


def _resolved(tables: Tables, number: int, purse: Purse) -> tuple[int, int]:
    """Put into the purse what a step gives; the free choices and exchanges that it leaves open."""
    step = tables.steps[number]
    if isinstance(step, Receiving | Counting):
        times = 1 if isinstance(step, Receiving) else purse[step.held]
        receive(purse, step.pairs, times, tables.cap, tables.sale)
        return step.free * times, 0
    if isinstance(step, Picking):
        return step.times, 0
    return 0, sum(resolving.most(tables, step, purse)) if isinstance(step, Trading) else 0


def tile_yields(
    tables: Tables, city: City, cells: Sequence[Cell], points: Points
) -> tuple[tuple[Yield, ...], Purse]:
    """The yield of each of these facilities in turn, and the purse after the last."""
    purse, yields = resolving.purse_of(city, points), list[Yield]()
    for cell in cells:
        before, picks, trades = tuple(purse), 0, 0
        for number in tables.activated[city.tiles[cell]]:
            free, times = _resolved(tables, number, purse)
            picks += free
            trades += times
        yields.append(
            Yield(
                text(cell),
                tables.ids[city.tiles[cell]],
                purse_changes(before, purse),
                picks,
                trades,
            )
        )
    return tuple(yields), purse


def purse_changes(before: Sequence[int], after: Sequence[int]) -> dict[str, int]:
    """The difference between two purses by unit; units that stay the same are left out."""
    triples = zip(UNITS, before, after, strict=True)
    return {unit.value: b - a for unit, a, b in triples if a != b}


def _total(
    tables: Tables,
    state: State,
    seat: int,
    way: Way,
    cells: Sequence[Cell],
    hauled: Haul,
    now: _Now,
) -> Line:
    city = state.cities[seat]
    then, points = resolving.emptied(city, hauled.purse)
    after = replace(state, cities=with_city(state.cities, seat, then))
    won = race(tables, after, seat)
    gains = gains_of(city, hauled)
    vp, ahead = culture_vp(tables, state, points), won.vp if won and won.vp > now.vp else 0
    return Line(
        direction=way,
        tiles=len(cells),
        cells=tuple(map(text, cells)),
        gains=gains,
        picks=hauled.picks,
        trades=hauled.trades,
        culture=tuple([STACKS[n] for n in taken(tables, state, points)]),
        vp=vp,
        rank=won.rank if won else 0,
        race=ahead,
        estimate=estimate_of(tables, after, seat, won, vp),
        worth=worth_of(tables, state, gains, hauled, vp + RACE * ahead),
    )


def gains_of(city: City, hauled: Haul) -> dict[str, int]:
    """What somebody would have more or less of."""
    return purse_changes(resolving.purse_of(city, NO_POINTS), hauled.purse)


def worth_of(
    tables: Tables, state: State, gains: Mapping[str, int], hauled: Haul, vp: float
) -> float:
    """About how many points this is worth, to one decimal; `vp` are those of tiles it takes."""
    after = tables.rounds - state.round
    units = sum([unit_worth(unit, gains, after) for unit in gains])
    left_open = weights.TOKEN[after] * (hauled.picks + hauled.trades / 2)
    return round(vp + units + left_open, 1)
