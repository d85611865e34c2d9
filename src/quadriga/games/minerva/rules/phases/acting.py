"""The turn: build a tile and place it, build a residence, place an assistant, or pass (MIN-R3)."""

from typing import NamedTuple, assert_never

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.box.grid import DOWN, UP, Cell
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules import tables as t
from quadriga.games.minerva.rules.actions import Action, Assist, Build, OfTurn, Pass, Put, Reside
from quadriga.games.minerva.rules.phases import resolving, rounds


class Bill(NamedTuple):
    """What a choice takes: denarii, tax included, and tokens."""

    due: int
    paid: s.Held


def tax(tables: t.Tables, state: s.State) -> int:
    """What an action costs on top of its price, once somebody has passed (MIN-P4)."""
    return tables.tax if state.passed else 0


def legal(tables: t.Tables, state: s.State, phase: s.Acting) -> list[Action]:
    """Every action of the turn, in the order of section 4."""
    city, levy = state.cities[phase.seat], tax(tables, state)
    if city.denarii + tables.sale * sum(city.held) < levy:
        return [t.PASS]  # Without the tax, a seat can only pass (MIN-P5).
    actions: list[Action] = _builds(tables, state, city, city.denarii - levy)
    if city.residences:
        actions += [t.RESIDE[cell] for cell in city.free]
    if city.hand:
        actions += [t.ASSIST[cell] for cell in vacant(city)]
    actions.append(t.PASS)
    return actions


def _builds(tables: t.Tables, state: s.State, city: s.City, cash: int) -> list[Action]:
    """The tiles that `cash` and the tokens pay for, each once (MIN-F1)."""
    prices, market, build = tables.prices[city.held], state.market, tables.build
    if not tables.solo:
        return [build[n] for n in dict.fromkeys(market + state.row) if prices[n] <= cash]
    pair, offers, coins = tables.pair, list[Action](), list[Action]()
    for first, second in pairs(market):
        if prices[first] <= cash:
            offers.append(pair[first, second])
        if second == t.COINS:
            coins.append(tables.take_coins[first])
        elif prices[second] <= cash:
            offers.append(pair[second, first])
    temples = [build[n] for n in state.row if prices[n] <= cash]
    return [*dict.fromkeys(offers), *temples, *dict.fromkeys(coins)]


def pairs(market: s.Tiles) -> list[tuple[int, int]]:
    """The pairs of the solitaire market, in the order laid out."""
    return list(zip(market[::2], market[1::2], strict=True))


def vacant(city: s.City) -> list[int]:
    """The cells of residences without an assistant, ascending."""
    taken = city.assisted
    cells = [cell for cell, tile in city.tiles.items() if tile == t.RESIDENCE and cell not in taken]
    return sorted(cells)


def bill(tables: t.Tables, held: s.Held, number: int, levy: int) -> Bill:
    """What a tile takes: tokens as far as they go, denarii for what is missing (MIN-F2)."""
    a, b, c, d = held
    i, j, k, m = tables.costs[number]
    paid = (a if a < i else i, b if b < j else j, c if c < k else k, d if d < m else m)
    missing = i + j + k + m - sum(paid)
    return Bill(levy + tables.substitute * missing, paid)


def apply(tables: t.Tables, state: s.State, phase: s.Acting, action: OfTurn) -> s.State:
    """The position after the choice, or with tokens to sell for it first."""
    seat, city = phase.seat, state.cities[phase.seat]
    match action:
        case Build(number=number):
            due, paid = bill(tables, city.held, number, tax(tables, state))
        case Reside() | Assist():
            due, paid = tax(tables, state), s.NOTHING
        case Pass():
            return _passed(tables, state, seat)
        case _:
            return _with_coins(tables, state, seat, action.number)
    if city.denarii < due:
        return replace(state, phase=s.Selling(seat, s.NO_POINTS, (), due, paid, action))
    return pay_and_do(tables, state, seat, Bill(due, paid), action)


def pay_and_do(
    tables: t.Tables, state: s.State, seat: Seat, price: Bill, action: Build | Reside | Assist
) -> s.State:
    """The position once tax and price are paid (MIN-F5)."""
    city = state.cities[seat]
    if price.due or price.paid != s.NOTHING:
        (a, b, c, d), (i, j, k, m) = city.held, price.paid
        held = (a - i, b - j, c - k, d - m)
        city = replace(city, held=held, denarii=city.denarii - price.due)
    match action:
        case Build():
            return _bought(tables, state, seat, city, action)
        case Reside(cell):
            city = replace(with_tile(city, cell, t.RESIDENCE), residences=city.residences - 1)
        case Assist(cell):
            assisted = tuple(sorted((*city.assisted, cell)))
            city = replace(city, hand=city.hand - 1, assisted=assisted)
        case _:
            assert_never(action)
    cities = s.with_city(state.cities, seat, city)
    return replace(state, phase=s.Directing(seat, cell), cities=cities)


def _bought(tables: t.Tables, state: s.State, seat: Seat, city: s.City, action: Build) -> s.State:
    """The tile leaves the market; in solitaire, so does the other one of its pair (MIN-1P4)."""
    number, market, row = action.number, state.market, state.row
    if number >= tables.first_temple:
        at = row.index(number)
        row = row[:at] + row[at + 1 :]
    elif action.partner == t.ALONE:
        at = market.index(number)
        market = market[:at] + market[at + 1 :]
    else:
        market = _without_pair(market, number, action.partner)
    cities = s.with_city(state.cities, seat, city)
    return replace(state, phase=s.Placing(seat, number), cities=cities, market=market, row=row)


def _without_pair(market: s.Tiles, one: int, other: int) -> s.Tiles:
    """The market without the first pair of these two, in either order."""
    at = next(n for n, pair in enumerate(pairs(market)) if pair in ((one, other), (other, one)))
    return market[: 2 * at] + market[2 * at + 2 :]


def _with_coins(tables: t.Tables, state: s.State, seat: Seat, number: int) -> s.State:
    """The seat takes the denarii of a pair and places nothing (MIN-1P5)."""
    city = state.cities[seat]
    city = replace(city, denarii=city.denarii + tables.coins)
    left = replace(state, market=_without_pair(state.market, number, t.COINS))
    return rounds.ended(tables, left, seat, city)


def _passed(tables: t.Tables, state: s.State, seat: Seat) -> s.State:
    """The seat takes the lowest order tile left; after the last the phase ends (MIN-P1, P3)."""
    state = replace(state, passed=(*state.passed, seat))
    if len(state.passed) == tables.seats:
        return rounds.after_the_main_phase(tables, state)
    return rounds.following(tables, state, seat, state.cities, state.taken)


# ---- placing a tile ------------------------------------------------------------------------------


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


def places(tables: t.Tables, state: s.State, phase: s.Placing) -> list[Put]:
    """Every free cell of the city."""
    return [t.PUT[cell] for cell in state.cities[phase.seat].free]


def place(tables: t.Tables, state: s.State, phase: s.Placing, action: Put) -> s.State:
    """Place the tile; then the row is filled up, or its when-built effect begins (MIN-F5)."""
    seat, number, cell = phase.seat, phase.tile, action.cell
    city = with_tile(state.cities[seat], cell, number)
    if number >= tables.first_temple and state.temples:
        return replace(state, phase=s.Filling(seat), cities=s.with_city(state.cities, seat, city))
    step = tables.built[number]
    if step < 0:
        return rounds.ended(tables, state, seat, city)
    return resolving.resolve(tables, state, seat, city, s.NO_POINTS, (s.Task(step, cell),))
