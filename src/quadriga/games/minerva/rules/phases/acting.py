"""The turn: build a facility, build a residence, place an assistant, or pass (MIN-R3)."""

from typing import NamedTuple, assert_never

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules.actions import Action, Assist, Build, Pass, Reside, TakeCoins
from quadriga.games.minerva.rules.phases import rounds, turn
from quadriga.games.minerva.rules.phases.building import with_tile
from quadriga.games.minerva.rules.state import (
    NO_POINTS,
    NOTHING,
    City,
    Directing,
    Held,
    Placing,
    Selling,
    State,
    Tiles,
    with_city,
)
from quadriga.games.minerva.rules.tables import (
    ALONE,
    ASSIST,
    COINS,
    PASS,
    RESIDE,
    RESIDENCE,
    Tables,
)


class Bill(NamedTuple):
    """What a choice takes: denarii, tax included, and tokens."""

    due: int
    paid: Held


def tax(tables: Tables, state: State) -> int:
    """What an action costs beside its price: something once somebody has passed (MIN-P4)."""
    return tables.tax if state.passed else 0


def legal(tables: Tables, state: State, seat: Seat) -> list[Action]:
    """Every action of the turn, in the order of section 4."""
    city, levy = state.cities[seat], tax(tables, state)
    if city.denarii + tables.sale * sum(city.held) < levy:
        return [PASS]  # Who cannot pay the tax can only pass (MIN-P5).
    actions: list[Action] = _builds(tables, state, city, city.denarii - levy)
    if city.residences:
        actions += [RESIDE[cell] for cell in city.free]
    if city.hand:
        actions += [ASSIST[cell] for cell in vacant(city)]
    actions.append(PASS)
    return actions


def _builds(tables: Tables, state: State, city: City, cash: int) -> list[Action]:
    """The tiles that can be paid with so much left of the denarii, copies once (MIN-F1)."""
    prices, market = tables.prices[city.held], state.market
    build = tables.build
    if not tables.solo:
        return [build[n] for n in dict.fromkeys(market + state.row) if prices[n] <= cash]
    pair, offers, coins = tables.pair, list[Action](), list[Action]()
    for first, second in pairs(market):
        if prices[first] <= cash:
            offers.append(pair[first, second])
        if second == COINS:
            coins.append(tables.take_coins[first])
        elif prices[second] <= cash:
            offers.append(pair[second, first])
    temples = [build[n] for n in state.row if prices[n] <= cash]
    return [*dict.fromkeys(offers), *temples, *dict.fromkeys(coins)]


def pairs(market: Tiles) -> list[tuple[int, int]]:
    """The pairs of the solitaire market, in the order laid out."""
    return list(zip(market[::2], market[1::2], strict=True))


def vacant(city: City) -> list[int]:
    """The cells of residences without an assistant, ascending."""
    taken = city.assisted
    cells = [cell for cell, tile in city.tiles.items() if tile == RESIDENCE and cell not in taken]
    return sorted(cells)


def bill(tables: Tables, held: Held, number: int, levy: int) -> Bill:
    """What a tile takes: tokens as far as they go, denarii for what is missing (MIN-F2)."""
    a, b, c, d = held
    i, j, k, m = tables.costs[number]
    paid = (a if a < i else i, b if b < j else j, c if c < k else k, d if d < m else m)
    missing = i + j + k + m - sum(paid)
    return Bill(levy + tables.substitute * missing, paid)


def apply(tables: Tables, state: State, seat: Seat, action: Action) -> State:
    """The position after the choice, or what must be sold for it first."""
    city = state.cities[seat]
    match action:
        case Build(number=number):
            due, paid = bill(tables, city.held, number, tax(tables, state))
        case Reside() | Assist():
            due, paid = tax(tables, state), NOTHING
        case TakeCoins(number=number):
            return _with_coins(tables, state, seat, number)
        case Pass():
            return _passed(tables, state, seat)
        case _:
            raise AssertionError(f"{action} is not an action of a turn")
    if city.denarii < due:
        return replace(state, phase=Selling(seat, NO_POINTS, (), due, paid, action))
    return pay_and_do(tables, state, seat, Bill(due, paid), action)


def pay_and_do(
    tables: Tables, state: State, seat: Seat, price: Bill, action: Build | Reside | Assist
) -> State:
    """The position once tax and price are paid (MIN-F5)."""
    city = state.cities[seat]
    if price.due or price.paid != NOTHING:
        (a, b, c, d), (i, j, k, m) = city.held, price.paid
        held = (a - i, b - j, c - k, d - m)
        city = replace(city, held=held, denarii=city.denarii - price.due)
    match action:
        case Build():
            return _bought(tables, state, seat, city, action)
        case Reside(cell):
            city = with_tile(city, cell, RESIDENCE, residences=city.residences - 1)
        case Assist(cell):
            assisted = tuple(sorted((*city.assisted, cell)))
            city = replace(city, hand=city.hand - 1, assisted=assisted)
        case _:
            assert_never(action)
    return replace(state, phase=Directing(seat, cell), cities=with_city(state.cities, seat, city))


def _bought(tables: Tables, state: State, seat: Seat, city: City, action: Build) -> State:
    """The tile is out of the market; alone, so is the other one of its pair (MIN-1P4)."""
    number, market, row = action.number, state.market, state.row
    if number >= tables.first_temple:
        at = row.index(number)
        row = row[:at] + row[at + 1 :]
    elif action.partner == ALONE:
        at = market.index(number)
        market = market[:at] + market[at + 1 :]
    else:
        market = _without_pair(market, number, action.partner)
    return State(
        Placing(seat, number),
        state.round,
        with_city(state.cities, seat, city),
        market,
        row,
        state.locations,
        state.temples,
        state.taken,
        state.passed,
    )


def _without_pair(market: Tiles, one: int, other: int) -> Tiles:
    """Without the first pair of these two, whichever was drawn first."""
    at = next(n for n, pair in enumerate(pairs(market)) if pair in ((one, other), (other, one)))
    return market[: 2 * at] + market[2 * at + 2 :]


def _with_coins(tables: Tables, state: State, seat: Seat, number: int) -> State:
    """The denarii of a pair, and nothing is placed (MIN-1P5)."""
    city = state.cities[seat]
    city = replace(city, denarii=city.denarii + tables.coins)
    left = replace(state, market=_without_pair(state.market, number, COINS))
    return turn.ended(tables, left, seat, city)


def _passed(tables: Tables, state: State, seat: Seat) -> State:
    """The seat takes the lowest order tile left; after the last the phase ends (MIN-P1, P3)."""
    state = replace(state, passed=(*state.passed, seat))
    if len(state.passed) == tables.seats:
        return rounds.after_the_main_phase(tables, state)
    return turn.following(tables, state, seat, state.cities, state.taken)
