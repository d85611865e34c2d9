"""Writes what people say to each other at a table; the record of the match has none of it."""

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from quadriga.house.commands import AddTalkLine
from quadriga.store.reading.queries import revision_after
from quadriga.store.schema import matches, submits, talk
from quadriga.store.writing.rows import row_of

MAX_LINES: Final = 500
"""Lines of one match that are kept; the next one displaces the oldest."""


def add_line(connection: Connection, command: AddTalkLine) -> None:
    """Insert the line with its id, and delete the line that is too old."""
    # Locked, so that two lines that arrive at different servers get different numbers.
    match = select(matches.c.revision).where(matches.c.id == command.match)
    locked = connection.execute(match.with_for_update(key_share=True))
    revision = locked.scalar_one()
    if revision_after(connection, command.match, command.submit) is not None:
        return
    submit = row_of(submits, command.submit, match=command.match, revision=revision)
    connection.execute(insert(submits), submit)
    here = talk.c.match == command.match
    last = connection.execute(select(func.max(talk.c.n)).where(here)).scalar()
    number = 0 if last is None else last + 1
    connection.execute(insert(talk), row_of(talk, command, n=number))
    connection.execute(delete(talk).where(here, talk.c.n <= number - MAX_LINES))
