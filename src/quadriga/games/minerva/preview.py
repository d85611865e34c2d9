"""What a choice would bring, before it is made."""

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import FollowUp, Wording
from quadriga.games.minerva import words
from quadriga.games.minerva.actions import (
    Action,
    Activate,
    Assist,
    Build,
    Choose,
    Hire,
    Pass,
    Put,
    Remove,
    Reside,
    Sell,
    Swap,
    Take,
    TakeCoins,
    Use,
)
from quadriga.games.minerva.components import ScoreArea
from quadriga.games.minerva.effects import DENARII, GLORY, UNITS, Picking, Trading, receive
from quadriga.games.minerva.estimates import estimate, estimate_with, points_of
from quadriga.games.minerva.follow_ups import directions, placed_here
from quadriga.games.minerva.grid import Cell, text
from quadriga.games.minerva.line_preview import (
    Line,
    Yield,
    preview_line,
    preview_lines,
    purse_changes,
    tile_yields,
)
from quadriga.games.minerva.phases import acting, building, special
from quadriga.games.minerva.phases.resolving import emptied, purse_of
from quadriga.games.minerva.scoring import counted_cells, temple_count
from quadriga.games.minerva.sites import site
from quadriga.games.minerva.state import (
    Choosing,
    City,
    Directing,
    Exchanging,
    Held,
    Placing,
    Shifting,
    State,
    with_city,
)
from quadriga.games.minerva.tables import RESIDENCE, Tables
from quadriga.kit.memo import Memo
from quadriga.language import Message, message

_COUNTS: Memo[int, Message] = Memo(lambda vp: message("counts-here", vp=vp))


class Spot(Struct, frozen=True):
    """A cell where a temple could stand: what it would count there, and which tiles."""

    cell: str
    vp: int
    cells: tuple[str, ...]
    says: Message


class Preview(Struct, frozen=True, tag_field="game", tag="minerva"):
    """What one choice would bring.

    gains     what changes at once of denarii, tokens and glory tokens
    estimate  the score then, as the outlook counts it, if what is left open is left aside
    sell      how many tokens would have to be sold
    sale      the denarii that these bring
    vp        for a temple on this cell: what it would count now
    placed    for a tile on this cell: what it would be good for there
    spots     for a temple: where it could stand
    here      for a tile: what is said of it once its place is chosen ahead
    lines     for a residence or an assistant: each direction
    ahead     the same as steps that can be chosen ahead
    line      for a direction, or a facility to use: tile by tile
    total     for a direction: the line as a whole
    """

    gains: dict[str, int]
    estimate: int
    sell: int = 0
    sale: int = 0
    vp: int = 0
    placed: tuple[Message, ...] = ()
    spots: tuple[Spot, ...] = ()
    here: Wording | None = None
    lines: tuple[Line, ...] = ()
    ahead: tuple[FollowUp, ...] = ()
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
            spots = _spots(tables, city, number)
            spent = _spending(tables, state, seat, due, paid)
            here = placed_here(tables, state, seat, action, words.costs(0, spent.sell))
            return replace(spent, spots=spots, here=here)
        case Reside(cell) | Assist(cell):
            levy = acting.tax(tables, state)
            # Before the line works, a residence stands there, which temples may count, and the tax
            # is paid, by what has to be sold if need be.
            stands = _with_residence(city, cell) if isinstance(action, Reside) else city
            taxed = replace(stands, denarii=city.denarii - levy)
            lines = preview_lines(tables, _with(state, seat, taxed), seat, cell)
            spent = _spending(tables, _with(state, seat, stands), seat, levy, (0, 0, 0, 0))
            costs = words.costs(levy, spent.sell)
            ahead = directions(tables, city, action, lines, costs)
            return replace(spent, lines=lines, ahead=ahead)
        case Activate(direction):
            assert isinstance(state.phase, Directing)
            yields, total = preview_line(tables, state, seat, state.phase.cell, direction)
            return Preview(total.gains, total.estimate, line=yields, total=total)
        case Put(cell):
            return _placed(tables, state, seat, cell)
        case Use(cell):
            yields, purse = tile_yields(tables, city, [cell], points_of(state, seat))
            after = estimate_with(tables, state, seat, *emptied(city, purse))
            return Preview(yields[0].gains, after, line=yields)
    return _simple(tables, state, seat, action)


def _with_residence(city: City, cell: Cell) -> City:
    return building.with_tile(city, cell, RESIDENCE, residences=city.residences - 1)


def _with(state: State, seat: int, city: City) -> State:
    return replace(state, cities=with_city(state.cities, seat, city))


def _simple(tables: Tables, state: State, seat: int, action: Action) -> Preview:
    """For choices whose whole effect is some amounts or a tile."""
    city, points = state.cities[seat], points_of(state, seat)
    match action:
        case Sell(number=number):
            return _changed(tables, state, seat, {number: -1, DENARII: tables.sale})
        case TakeCoins():
            return _changed(tables, state, seat, {DENARII: tables.coins})
        case Hire(coin):
            denarii, glory = tables.assistants[city.assistants]
            if coin != UNITS[DENARII]:
                return _changed(tables, state, seat, {GLORY: -glory})
            return _spending(tables, state, seat, denarii, (0, 0, 0, 0))
        case Swap():
            return _swapped(tables, state, seat, action)
        case Choose(number=number):
            assert isinstance(state.phase, Choosing)
            step = tables.steps[state.phase.agenda[0].step]
            assert isinstance(step, Picking)
            return _changed(tables, state, seat, {number: step.amount})
        case Take(number=number):
            taken, _ = special.taken(tables, city, state.taken, number)
            return Preview({}, estimate_with(tables, state, seat, taken, points))
        case Remove(cell):
            return Preview(
                {}, estimate_with(tables, state, seat, special.without(city, cell), points)
            )
        case Pass():
            passed = replace(state, passed=(*state.passed, seat))
            return Preview({}, estimate(tables, passed, seat))
    return Preview({}, estimate(tables, state, seat))


def _changed(tables: Tables, state: State, seat: int, amounts: dict[int, int]) -> Preview:
    """The amounts as they arrive: what is above the cap is denarii at once (MIN-R4)."""
    city = state.cities[seat]
    purse = purse_of(city, points_of(state, seat))
    before = tuple(purse)
    receive(purse, amounts.items(), 1, tables.cap, tables.sale)
    after = estimate_with(tables, state, seat, *emptied(city, purse))
    return Preview(purse_changes(before, purse), after)


def _spending(tables: Tables, state: State, seat: int, due: int, paid: Held) -> Preview:
    city = state.cities[seat]
    gains = {UNITS[n].value: -amount for n, amount in enumerate(paid) if amount}
    if due:
        gains[UNITS[DENARII].value] = -due
    grain, wood, stone, ore = (has - pays for has, pays in zip(city.held, paid, strict=True))
    # What has to be sold is not chosen yet, so that nothing of it is reckoned with here.
    poorer = replace(city, held=(grain, wood, stone, ore), denarii=city.denarii - due)
    after = estimate_with(tables, state, seat, poorer, points_of(state, seat))
    sell = to_sell(tables, city, due)
    return Preview(gains, after, sell=sell, sale=sell * tables.sale)


def to_sell(tables: Tables, city: City, due: int) -> int:
    """How many tokens must be sold for so many denarii."""
    return max(0, -((city.denarii - due) // tables.sale))


def _swapped(tables: Tables, state: State, seat: int, action: Swap) -> Preview:
    assert isinstance(state.phase, Exchanging)
    step = tables.steps[state.phase.agenda[0].step]
    assert isinstance(step, Trading)
    due = step.price * action.times
    amounts = {unit: amount * action.times for unit, amount in step.pairs}
    amounts[action.number] = amounts.get(action.number, 0) - due
    traded = _changed(tables, state, seat, amounts)
    sell = to_sell(tables, state.cities[seat], due) if action.number == DENARII else 0
    free = {"any_resource": step.free * action.times} if step.free else {}
    return replace(traded, gains={**free, **traded.gains}, sell=sell, sale=sell * tables.sale)


# ---- cells ---------------------------------------------------------------------------------------


def _placed(tables: Tables, state: State, seat: int, cell: Cell) -> Preview:
    city, phase = state.cities[seat], state.phase
    if isinstance(phase, Placing):
        then, spots = building.with_tile(city, cell, phase.tile), _spots(tables, city, phase.tile)
        placed = site(tables, state, seat, cell).says if tables.activated[phase.tile] else ()
    else:
        assert isinstance(phase, Shifting)
        then, spots, placed = special.moved(city, phase.origin, cell), (), ()
    here = tuple(spot for spot in spots if spot.cell == text(cell))
    after = estimate_with(tables, state, seat, then, points_of(state, seat))
    said = tuple(spot.says for spot in here) or placed
    return Preview({}, after, vp=here[0].vp if here else 0, placed=said, spots=here)


def _spots(tables: Tables, city: City, number: int) -> tuple[Spot, ...]:
    """What a temple would count on each free cell."""
    if number < tables.first_temple:
        return ()
    step = tables.scoring[number]
    spots = []
    for cell in city.free:
        cells = counted_cells(tables, city, cell, step) if isinstance(step, ScoreArea) else []
        vp = step.vp * temple_count(tables, city, cell, number)
        spots.append(Spot(text(cell), vp, tuple(map(text, cells)), _COUNTS[vp]))
    return tuple(spots)
