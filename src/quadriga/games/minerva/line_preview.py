"""Preview of a line: what its facilities would yield, without the choices that they leave open."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quadriga.games.minerva import words
from quadriga.games.minerva.components import Culture
from quadriga.games.minerva.effects import (
    UNITS,
    Counting,
    Picking,
    Purse,
    Receiving,
    Trading,
    receive,
)
from quadriga.games.minerva.estimates import culture_vp, estimate_with, race, taken
from quadriga.games.minerva.grid import DIRECTIONS, Cell, text
from quadriga.games.minerva.phases import resolving
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.state import NO_POINTS, City, Points, State, with_city
from quadriga.games.minerva.tables import Tables
from quadriga.language import Message

Way = Literal["up", "right", "down", "left"]
_WAYS: tuple[Way, ...] = ("up", "right", "down", "left")
_STACKS = tuple(Culture)


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
    seat would take without the line, else 0; `estimate` is its score then. `label` names the
    direction and the tiles, `brings` says what the line would bring.
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
    label: Message
    brings: tuple[Message, ...]


def preview_lines(tables: Tables, state: State, seat: int, cell: Cell) -> tuple[Line, ...]:
    """A preview of each of the four lines of a residence on a cell."""
    now = _now(tables, state, seat)
    return tuple([_preview(tables, state, seat, cell, way, now)[1] for way in _WAYS])


def preview_line(
    tables: Tables, state: State, seat: int, cell: Cell, direction: str
) -> tuple[tuple[Yield, ...], Line]:
    """The yields of a line tile by tile, and its preview as a whole."""
    way = next(way for way in _WAYS if way == direction)
    return _preview(tables, state, seat, cell, way, _now(tables, state, seat))


class _Now(NamedTuple):
    """How a seat stands without any line: the glory tile that it would take, and its score."""

    rank: int
    vp: int
    estimate: int


def _now(tables: Tables, state: State, seat: int) -> _Now:
    won = race(tables, state, seat)
    score = estimate_with(tables, state, seat, state.cities[seat], NO_POINTS)
    return _Now(won.rank if won else 0, won.vp if won else 0, score)


def _preview(
    tables: Tables, state: State, seat: int, cell: Cell, way: Way, now: _Now
) -> tuple[tuple[Yield, ...], Line]:
    city = state.cities[seat]
    cells = line(city, cell, DIRECTIONS[way])
    if not cells:
        label, brings = words.line_label(way, ()), words.NO_LINE
        empty = Line(way, 0, (), {}, 0, 0, (), 0, now.rank, 0, now.estimate, label, brings)
        return (), empty
    yields, purse = tile_yields(tables, city, cells, NO_POINTS)
    return yields, _total(tables, state, seat, way, yields, purse, now)


def tile_yields(
    tables: Tables, city: City, cells: Sequence[Cell], points: Points
) -> tuple[tuple[Yield, ...], Purse]:
    """The yield of each of these facilities in turn, and the purse after the last."""
    purse, yields = resolving.purse_of(city, points), list[Yield]()
    for cell in cells:
        before, picks, trades = tuple(purse), 0, 0
        for number in tables.activated[city.tiles[cell]]:
            step = tables.steps[number]
            if isinstance(step, Receiving | Counting):
                times = 1 if isinstance(step, Receiving) else purse[step.held]
                receive(purse, step.pairs, times, tables.cap, tables.sale)
                picks += step.free * times
            elif isinstance(step, Picking):
                picks += step.times
            elif isinstance(step, Trading):
                trades += sum(resolving.most(tables, step, purse))
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
    yields: Sequence[Yield],
    purse: Purse,
    now: _Now,
) -> Line:
    city = state.cities[seat]
    then, points = resolving.emptied(city, purse)
    won = race(tables, replace(state, cities=with_city(state.cities, seat, then)), seat)
    gains = purse_changes(resolving.purse_of(city, NO_POINTS), purse)
    picks, trades = sum(item.picks for item in yields), sum(item.trades for item in yields)
    stacks, vp = taken(tables, state, points), culture_vp(tables, state, points)
    better = won if won and won.vp > now.vp else None
    return Line(
        direction=way,
        tiles=len(yields),
        cells=tuple([item.cell for item in yields]),
        gains=gains,
        picks=picks,
        trades=trades,
        culture=tuple([_STACKS[n] for n in stacks]),
        vp=vp,
        rank=won.rank if won else 0,
        race=better.vp if better else 0,
        estimate=estimate_with(tables, state, seat, then, points),
        label=words.line_label(way, [tables.box.words.tiles[item.tile].name for item in yields]),
        brings=words.line_brings(gains, picks, trades, [_STACKS[n] for n in stacks], vp, better),
    )
