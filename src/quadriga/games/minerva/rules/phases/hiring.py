"""Assistants are bought (MIN-A3)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules.actions import Action, Decline, Hire
from quadriga.games.minerva.rules.phases import rounds
from quadriga.games.minerva.rules.state import (
    NO_POINTS,
    NOTHING,
    Hiring,
    Selling,
    State,
    with_city,
)
from quadriga.games.minerva.rules.tables import DECLINE, HIRE_DENARII, HIRE_GLORY, Tables


def legal(tables: Tables, state: State, phase: Hiring) -> list[Hire | Decline]:
    """The ways to pay, or none."""
    denarii, glory = rounds.affordable(tables, state.cities[phase.seat])
    actions: list[Hire | Decline] = [HIRE_DENARII] if denarii else []
    if glory:
        actions.append(HIRE_GLORY)
    actions.append(DECLINE)
    return actions


def apply(tables: Tables, state: State, phase: Hiring, action: Action) -> State:
    """The assistant is in the hand, or must be paid for by selling first."""
    seat = phase.seat
    if isinstance(action, Decline):
        return _following(tables, state, seat)
    assert isinstance(action, Hire)
    city = state.cities[seat]
    due, _ = tables.assistants[city.assistants]
    if action.coin == HIRE_DENARII.coin and city.denarii < due:
        selling = Selling(seat, NO_POINTS, (), due, NOTHING, action)
        return replace(state, phase=selling)
    return hired(tables, state, seat, action)


def hired(tables: Tables, state: State, seat: Seat, action: Hire) -> State:
    """The position after an assistant is paid, all in denarii or all in glory tokens (MIN-A5)."""
    city = state.cities[seat]
    denarii, glory = tables.assistants[city.assistants]
    if action.coin == HIRE_DENARII.coin:
        city = replace(city, denarii=city.denarii - denarii, hand=city.hand + 1)
    else:
        city = replace(city, glory=city.glory - glory, hand=city.hand + 1)
    state = replace(state, cities=with_city(state.cities, seat, city))
    return _following(tables, state, seat)


def _following(tables: Tables, state: State, seat: Seat) -> State:
    """The position where the seat with the next lower order tile may hire."""
    return rounds.hiring_from(tables, state, state.passed.index(seat) - 1)
