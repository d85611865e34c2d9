"""Assistants are bought (MIN-A3), and tokens are sold until a choice can be paid (MIN-R6)."""

from typing import assert_never

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.phases import acting, resolving, rounds
from quadriga.games.minerva.rules.tables import DECLINE, HIRE_DENARII, HIRE_GLORY, SELL, Tables


def hires(tables: Tables, state: s.State, phase: s.Hiring) -> list[a.Hire | a.Decline]:
    """The ways to pay, and to buy nobody."""
    denarii, glory = rounds.affordable(tables, state.cities[phase.seat])
    ways = ((HIRE_DENARII, denarii), (HIRE_GLORY, glory), (DECLINE, True))
    return [action for action, possible in ways if possible]


def hire(tables: Tables, state: s.State, phase: s.Hiring, action: a.Hire | a.Decline) -> s.State:
    """The position with the assistant in hand, or with tokens to sell for it first."""
    seat = phase.seat
    if isinstance(action, a.Decline):
        return _following(tables, state, seat)
    city = state.cities[seat]
    due, _ = tables.assistants[city.assistants]
    if action.coin == HIRE_DENARII.coin and city.denarii < due:
        return replace(state, phase=s.Selling(seat, s.NO_POINTS, (), due, s.NOTHING, action))
    return _hired(tables, state, seat, action)


def _hired(tables: Tables, state: s.State, seat: Seat, action: a.Hire) -> s.State:
    """The position after an assistant is paid, all in denarii or all in glory tokens (MIN-A5)."""
    city = state.cities[seat]
    denarii, glory = tables.assistants[city.assistants]
    if action.coin == HIRE_DENARII.coin:
        city = replace(city, denarii=city.denarii - denarii, hand=city.hand + 1)
    else:
        city = replace(city, glory=city.glory - glory, hand=city.hand + 1)
    state = replace(state, cities=s.with_city(state.cities, seat, city))
    return _following(tables, state, seat)


def _following(tables: Tables, state: s.State, seat: Seat) -> s.State:
    """The position where the seat with the next lower order tile may hire."""
    return rounds.hiring_from(tables, state, state.passed.index(seat) - 1)


def sales(tables: Tables, state: s.State, phase: s.Selling) -> list[a.Sell]:
    """The tokens that the payment leaves to sell."""
    pairs = zip(SELL, state.cities[phase.seat].held, phase.kept, strict=True)
    return [sell for sell, have, kept in pairs if have > kept]


def sell(tables: Tables, state: s.State, phase: s.Selling, action: a.Sell) -> s.State:
    """The position with a token less; the choice is paid for as soon as it can be."""
    seat, city = phase.seat, state.cities[phase.seat]
    (grain, wood, stone, ore), n = city.held, action.number
    held: s.Held = (grain - (n == 0), wood - (n == 1), stone - (n == 2), ore - (n == 3))
    city = replace(city, held=held, denarii=city.denarii + tables.sale)
    state = replace(state, cities=s.with_city(state.cities, seat, city))
    if city.denarii < phase.due:
        return state
    choice = phase.choice
    match choice:
        case a.Build() | a.Reside() | a.Assist():
            price = acting.Bill(phase.due, phase.kept)
            return acting.pay_and_do(tables, state, seat, price, choice)
        case a.Swap():
            return resolving.exchanged(tables, state, phase, choice)
        case a.Hire():
            return _hired(tables, state, seat, choice)
        case _:
            assert_never(choice)
