"""Assistants are bought (MIN-A3)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Decline, Hire
from quadriga.games.minerva.rules.phases import rounds
from quadriga.games.minerva.rules.tables import DECLINE, HIRE_DENARII, HIRE_GLORY, Tables


def legal(tables: Tables, state: s.State, phase: s.Hiring) -> list[Hire | Decline]:
    """The ways to pay, and to buy nobody."""
    denarii, glory = rounds.affordable(tables, state.cities[phase.seat])
    actions: list[Hire | Decline] = [HIRE_DENARII] if denarii else []
    if glory:
        actions.append(HIRE_GLORY)
    actions.append(DECLINE)
    return actions


def apply(tables: Tables, state: s.State, phase: s.Hiring, action: Hire | Decline) -> s.State:
    """The position with the assistant in hand, or with tokens to sell for it first."""
    seat = phase.seat
    if isinstance(action, Decline):
        return _following(tables, state, seat)
    city = state.cities[seat]
    due, _ = tables.assistants[city.assistants]
    if action.coin == HIRE_DENARII.coin and city.denarii < due:
        return replace(state, phase=s.Selling(seat, s.NO_POINTS, (), due, s.NOTHING, action))
    return hired(tables, state, seat, action)


def hired(tables: Tables, state: s.State, seat: Seat, action: Hire) -> s.State:
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
