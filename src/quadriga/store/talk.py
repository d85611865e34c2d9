"""What people say to each other at a table: kept with the match, and no part of its record."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select

from quadriga.store.jobs import Submit
from quadriga.store.queries import revision_after
from quadriga.store.rows import TalkLine
from quadriga.store.schema import matches, submits, talk

MAX_LINES: Final = 500
"""Lines of one match that are kept; when there are more, the oldest goes."""


class AddTalkLine(Struct, frozen=True):
    """A new line at the end of the talk of a match: a `reaction` or a `text`.

    What has the id of an earlier `submit` was said before, and is not said again.
    """

    match: str
    seat: int
    submit: Submit
    reaction: str | None = None
    text: str | None = None

    def write(self, connection: Connection) -> None:
        """Insert the line with its id, and delete the one that is too old."""
        # Of two who speak at once at different servers, the second counts after the first.
        match = select(matches.c.revision).where(matches.c.id == self.match)
        locked = connection.execute(match.with_for_update(key_share=True))
        revision = locked.scalar_one()
        if revision_after(connection, self.match, self.submit) is not None:
            return
        said = {"match": self.match, **asdict(self.submit), "revision": revision}
        connection.execute(insert(submits), said)
        here = talk.c.match == self.match
        last = connection.execute(select(func.max(talk.c.n)).where(here)).scalar()
        number = 0 if last is None else last + 1
        row = {
            "match": self.match,
            "n": number,
            "seat": self.seat,
            "reaction": self.reaction,
            "text": self.text,
        }
        connection.execute(insert(talk), row)
        connection.execute(delete(talk).where(here, talk.c.n <= number - MAX_LINES))


def talk_of(connection: Connection, match: str, first: int) -> Sequence[TalkLine]:
    """The lines of a match from number `first` on, the oldest first."""
    query = select(talk).where(talk.c.match == match, talk.c.n >= first).order_by(talk.c.n)
    rows = connection.execute(query)
    return [TalkLine(row.n, row.seat, row.reaction, row.text) for row in rows]
