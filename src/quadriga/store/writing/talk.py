"""Writes what people say to each other at a table; it is no part of the match's record."""

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select

from quadriga.house.commands import AddTalkLine
from quadriga.store.reading.queries import revision_after
from quadriga.store.schema import matches, submits, talk

MAX_LINES: Final = 500
"""Lines of one match that are kept; when there are more, the oldest goes."""


def add_line(connection: Connection, command: AddTalkLine) -> None:
    """Insert the line with its id, and delete the one that is too old."""
    # Of two who speak at once at different servers, the second counts after the first.
    match = select(matches.c.revision).where(matches.c.id == command.match)
    locked = connection.execute(match.with_for_update(key_share=True))
    revision = locked.scalar_one()
    if revision_after(connection, command.match, command.submit) is not None:
        return
    submit = {"match": command.match, **asdict(command.submit), "revision": revision}
    connection.execute(insert(submits), submit)
    here = talk.c.match == command.match
    last = connection.execute(select(func.max(talk.c.n)).where(here)).scalar()
    number = 0 if last is None else last + 1
    row = {
        "match": command.match,
        "n": number,
        "seat": command.seat,
        "reaction": command.reaction,
        "text": command.text,
    }
    connection.execute(insert(talk), row)
    connection.execute(delete(talk).where(here, talk.c.n <= number - MAX_LINES))
