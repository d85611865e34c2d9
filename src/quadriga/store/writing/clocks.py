"""Writes the clocks of matches with a time limit."""

from collections.abc import Mapping

from msgspec import to_builtins
from sqlalchemy import Connection, bindparam, update

from quadriga.house.commands import Tick
from quadriga.house.values import Clock
from quadriga.store.reading.clocks import LAST_TICK
from quadriga.store.schema import clocks
from quadriga.store.writing.rows import put_fact

_UPDATE = (
    update(clocks)
    .where(clocks.c.match == bindparam("of"))
    .values(left=bindparam("new_left"), due=bindparam("new_due"), missing=bindparam("new_missing"))
)


def tick(connection: Connection, command: Tick) -> None:
    """Replace the last moment at which servers looked at running clocks."""
    put_fact(connection, LAST_TICK, repr(command.moment))


def set_clocks(connection: Connection, changed: Mapping[str, Clock]) -> None:
    """Update the clocks of these matches."""
    rows = [
        {
            "of": match,
            "new_left": to_builtins(clock.left),
            "new_due": clock.due,
            "new_missing": to_builtins(clock.missing),
        }
        for match, clock in changed.items()
    ]
    if rows:
        connection.execute(_UPDATE, rows)
