"""What a choice would bring, before it is made."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from quadriga.games.minerva.actions import (
    Action,
    Activate,
    Assist,
    Build,
    Choose,
    Hire,
    Put,
    Reside,
    Swap,
    TakeCoins,
)
from quadriga.games.minerva.components import Culture
from quadriga.games.minerva.effects import (
    CULTURE,
    DENARII,
    GLORY,
    UNITS,
    Counting,
    Picking,
    Purse,
    Receiving,
    Trading,
    receive,
)
from quadriga.games.minerva.grid import DIRECTIONS, Cell, text
from quadriga.games.minerva.phases import acting, resolving
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.scoring import temple_count
from quadriga.games.minerva.state import (
    NO_POINTS,
    Choosing,
    City,
    Directing,
    Exchanging,
    Placing,
    State,
)
from quadriga.games.minerva.tables import Tables

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
    """What a line would bring, if what it leaves open is left aside.

    `culture` are the stacks of which a tile would be taken, `vp` what those tiles count.
    """

    direction: Way
    tiles: int
    gains: dict[str, int]
    picks: int
    trades: int
    culture: tuple[Culture, ...]
    vp: int


class Preview(Struct, frozen=True, tag_field="game", tag="minerva"):
    """What one choice would bring.

    gains   what changes at once of denarii, tokens and glory tokens
    sell    how many tokens would have to be sold
    vp      for a temple on this cell: what it would count now
    lines   for a residence or an assistant: each direction
    line    for a direction: tile by tile, and `total` as a whole
    """

    gains: dict[str, int]
    sell: int = 0
    vp: int = 0
    lines: tuple[Line, ...] = ()
    line: tuple[Yield, ...] = ()
    total: Line | None = None


def preview(tables: Tables, state: State, action: Action) -> Preview:
    """What a choice would bring."""
    seat = state.phase.to_act
    assert isinstance(seat, int)
    city = state.cities[seat]
    match action:
        case Build(number=number):
            due, paid = acting.bill(tables, city.held, number, acting.tax(tables, state))
            return _spending(tables, city, due, paid)
        case Reside(cell) | Assist(cell):
            lines = _lines(tables, state, city, cell)
            return _spending(tables, city, acting.tax(tables, state), (), lines)
        case Activate(direction, step):
            assert isinstance(state.phase, Directing)
            return _directed(tables, state, city, line(city, state.phase.cell, step), direction)
        case Put(cell):
            return _placed(tables, state, city, cell)
    return _simple(tables, state, city, action)


def _simple(tables: Tables, state: State, city: City, action: Action) -> Preview:
    """For choices whose whole effect is some amounts."""
    match action:
        case TakeCoins():
            return Preview({UNITS[DENARII].value: tables.coins})
        case Hire(coin):
            denarii, glory = tables.assistants[city.assistants]
            if coin != UNITS[DENARII]:
                return Preview({UNITS[GLORY].value: -glory})
            return _spending(tables, city, denarii, ())
        case Swap():
            return _swapped(tables, state, city, action)
        case Choose(unit):
            assert isinstance(state.phase, Choosing)
            return Preview({unit: _chosen(tables, state.phase)})
    return Preview({})


def _chosen(tables: Tables, phase: Choosing) -> int:
    step = tables.steps[phase.agenda[0][0]]
    assert isinstance(step, Picking)
    return step.amount


def _spending(
    tables: Tables,
    city: City,
    due: int,
    paid: Sequence[int],
    lines: tuple[Line, ...] = (),
) -> Preview:
    gains = {UNITS[n].value: -amount for n, amount in enumerate(paid) if amount}
    if due:
        gains[UNITS[DENARII].value] = -due
    return Preview(gains, sell=to_sell(tables, city, due), lines=lines)


def to_sell(tables: Tables, city: City, due: int) -> int:
    """How many tokens must be sold for so many denarii."""
    return max(0, -((city.denarii - due) // tables.sale))


def _swapped(tables: Tables, state: State, city: City, action: Swap) -> Preview:
    assert isinstance(state.phase, Exchanging)
    step = tables.steps[state.phase.agenda[0][0]]
    assert isinstance(step, Trading)
    gains = {UNITS[unit].value: amount * action.times for unit, amount in step.pairs}
    if step.free:
        gains["any_resource"] = step.free * action.times
    due = step.price * action.times
    gains[action.unit] = gains.get(action.unit, 0) - due
    return Preview(gains, to_sell(tables, city, due) if action.number == DENARII else 0)


def _placed(tables: Tables, state: State, city: City, cell: Cell) -> Preview:
    """A temple says what it would count on this cell."""
    phase = state.phase
    if not isinstance(phase, Placing) or phase.tile < tables.first_temple:
        return Preview({})
    count = temple_count(tables, city, cell, phase.tile)
    return Preview({}, vp=tables.scoring[phase.tile].vp * count)


# ---- lines ---------------------------------------------------------------------------------------


def _lines(tables: Tables, state: State, city: City, cell: Cell) -> tuple[Line, ...]:
    lines = []
    for way in _WAYS:
        cells = line(city, cell, DIRECTIONS[way])
        yields, purse = foreseen(tables, city, cells)
        lines.append(_total(tables, state, city, way, cells, yields, purse))
    return tuple(lines)


def _directed(
    tables: Tables, state: State, city: City, cells: list[Cell], direction: str
) -> Preview:
    yields, purse = foreseen(tables, city, cells)
    way = next(way for way in _WAYS if way == direction)
    total = _total(tables, state, city, way, cells, yields, purse)
    return Preview(total.gains, line=tuple(yields), total=total)


def foreseen(tables: Tables, city: City, cells: Sequence[Cell]) -> tuple[list[Yield], Purse]:
    """What each of these facilities would do in turn, and the purse then."""
    purse, yields = resolving.purse_of(city, NO_POINTS), []
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
            Yield(text(cell), tables.ids[city.tiles[cell]], _gains(before, purse), picks, trades)
        )
    return yields, purse


def _gains(before: Sequence[int], after: Sequence[int]) -> dict[str, int]:
    triples = zip(UNITS, before, after, strict=True)
    return {unit.value: b - a for unit, a, b in triples if a != b}


def _total(
    tables: Tables,
    state: State,
    city: City,
    way: Way,
    cells: Sequence[Cell],
    yields: Sequence[Yield],
    purse: Purse,
) -> Line:
    taken = [
        category
        for category, points in enumerate(purse[CULTURE:])
        if (marks := tables.marks[category][state.taken[category] :]) and points >= marks[0]
    ]
    tops = [tables.stacks[category][state.taken[category]] for category in taken]
    return Line(
        direction=way,
        tiles=len(cells),
        gains=_gains(resolving.purse_of(city, NO_POINTS), purse),
        picks=sum(item.picks for item in yields),
        trades=sum(item.trades for item in yields),
        culture=tuple(_STACKS[category] for category in taken),
        vp=sum(tables.box.culture[top].vp for top in tops),
    )
