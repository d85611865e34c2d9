"""Writes requests to take back a decision after others have moved: one for each revision."""

from msgspec import to_builtins
from sqlalchemy import Connection, select, update

from quadriga.house import commands
from quadriga.house.values import TakeBack
from quadriga.language import message
from quadriga.store.reading.match_rows import take_back_of
from quadriga.store.schema import matches
from quadriga.store.writing.rows import stale


def ask(connection: Connection, command: commands.AskTakeBack) -> None:
    """Store the request; one that is sent twice is stored once."""
    known, request = _locked(connection, command.match, command.request.revision), command.request
    if known is None:
        _put(connection, command.match, request)
    elif (known.seat, known.submit) != (request.seat, request.submit):
        raise commands.AlreadyAsked(message("refused-undo-asked"))


def answer(connection: Connection, command: commands.AnswerTakeBack) -> None:
    """Add the answer to the request."""
    known = _locked(connection, command.match, command.revision)
    _put(connection, command.match, command.added_to(known))


def _locked(connection: Connection, match: str, revision: int) -> TakeBack | None:
    """The request at this revision, locked against other writers; raises `Stale`."""
    query = select(matches.c.revision, matches.c.take_back).where(matches.c.id == match)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None or row.revision != revision:
        raise stale()
    return take_back_of(row.take_back, revision)


def _put(connection: Connection, match: str, request: TakeBack) -> None:
    change = update(matches).where(matches.c.id == match)
    connection.execute(change.values(take_back=to_builtins(request)))
