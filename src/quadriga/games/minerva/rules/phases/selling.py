"""Tokens are sold, one at a time, until a choice can be paid (MIN-R6)."""

from typing import assert_never

from msgspec.structs import replace

from quadriga.games.minerva.rules.actions import Assist, Build, Hire, Reside, Sell, Swap
from quadriga.games.minerva.rules.phases import acting, hiring, resolving
from quadriga.games.minerva.rules.state import Held, Selling, State, with_city
from quadriga.games.minerva.rules.tables import SELL, Tables


def legal(tables: Tables, state: State, phase: Selling) -> list[Sell]:
    """The kinds of which the seat has more than the payment takes."""
    pairs = zip(SELL, state.cities[phase.seat].held, phase.kept, strict=True)
    return [sell for sell, have, kept in pairs if have > kept]


def apply(tables: Tables, state: State, phase: Selling, action: Sell) -> State:
    """The position with a token less; the choice is paid for as soon as it can be."""
    seat = phase.seat
    city = state.cities[seat]
    a, b, c, d = city.held
    n = action.number
    held: Held = (a - (n == 0), b - (n == 1), c - (n == 2), d - (n == 3))
    city = replace(city, held=held, denarii=city.denarii + tables.sale)
    state = replace(state, cities=with_city(state.cities, seat, city))
    if city.denarii < phase.due:
        return state
    choice = phase.choice
    match choice:
        case Build() | Reside() | Assist():
            price = acting.Bill(phase.due, phase.kept)
            return acting.pay_and_do(tables, state, seat, price, choice)
        case Swap():
            return resolving.exchanged(tables, state, phase, choice)
        case Hire():
            return hiring.hired(tables, state, seat, choice)
        case _:
            assert_never(choice)
