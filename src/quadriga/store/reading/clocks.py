"""Reads the clocks of matches with a time limit, and which are due."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select

from quadriga.house.values import Clock, TimeLimit
from quadriga.store import schema

LAST_TICK: Final = "clock"
"""The fact that says when servers last looked at running clocks."""

_CLOCKS: Final = schema.clocks


def clock_of(row: Row[Any]) -> Clock | None:
    """The clocks in a row that has the columns of `clocks`; None if all of them are NULL."""
    if row.per is None:
        return None
    limit = TimeLimit(row.per, row.seconds)
    left, missing = msgspec.convert(row.left, tuple[float, ...]), tuple(row.missing or ())
    return Clock(limit, left, row.due, missing)


def last_tick(connection: Connection) -> float:
    """When servers last looked at running clocks; 0 if they never did."""
    query = select(schema.facts.c.value).where(schema.facts.c.name == LAST_TICK)
    moment = connection.execute(query).scalar_one_or_none()
    return 0.0 if moment is None else float(moment)


def last_moment(connection: Connection) -> float:
    """The latest moment at which a server is known to have run; 0 if there is none.

    That is when one last looked at running clocks, or set one: its due time less the time left.
    """
    query = select(_CLOCKS.c.due, _CLOCKS.c.left, schema.matches.c.to_act).join(schema.matches)
    rows = connection.execute(query.where(_CLOCKS.c.due.is_not(None)))
    set_at = [float(row.due - row.left[row.to_act]) for row in rows]
    return max(last_tick(connection), *set_at, 0.0)


def late_clocks(connection: Connection, moment: float) -> Sequence[str]:
    """The matches whose clock is due at this moment."""
    query = select(_CLOCKS.c.match).where(_CLOCKS.c.due <= moment).order_by(_CLOCKS.c.due)
    return connection.execute(query).scalars().all()


def next_due(connection: Connection, moment: float) -> float | None:
    """When the first clock is due after this moment; None if no clock is."""
    query = select(func.min(_CLOCKS.c.due)).where(_CLOCKS.c.due > moment)
    due = connection.execute(query).scalar_one()
    return None if due is None else float(due)


def waiting_for_bots(connection: Connection) -> Sequence[str]:
    """The matches with clocks where people play and a bot is to act."""
    matches, seats = schema.matches, schema.seats
    query = (
        select(matches.c.id, matches.c.sitters, seats.c.seat)
        .join(_CLOCKS, _CLOCKS.c.match == matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(_CLOCKS.c.due.is_(None), ~matches.c.over)
    )
    rows = connection.execute(query)
    return sorted({row.id for row in rows if row.sitters[row.seat]["bot"] is None})
