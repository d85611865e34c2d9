"""Writes requests to take a decision back that others have gone on from: one a revision."""

from msgspec import to_builtins
from sqlalchemy import Connection, select, update

from quadriga.core import Stale
from quadriga.house import commands
from quadriga.house.values import TakeBack
from quadriga.language import message
from quadriga.store.reading.match_rows import take_back_of
from quadriga.store.schema import matches


def ask(connection: Connection, command: commands.AskTakeBack) -> None:
    """Keep the request, or find it kept already if it was sent twice."""
    known, request = _locked(connection, command.match, command.request.revision), command.request
    if known is None:
        _put(connection, command.match, request)
    elif (known.seat, known.submit) != (request.seat, request.submit):
        raise commands.AlreadyAsked(message("refused-undo-asked"))


def answer(connection: Connection, command: commands.AnswerTakeBack) -> None:
    """Add the answer to those before it."""
    known = _locked(connection, command.match, command.revision)
    _put(connection, command.match, command.added_to(known))


def _locked(connection: Connection, match: str, revision: int) -> TakeBack | None:
    """The request at this revision, which nobody else changes now; raises `Stale`."""
    query = select(matches.c.revision, matches.c.take_back).where(matches.c.id == match)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None or row.revision != revision:
        raise Stale(message("refused-stale"))
    return take_back_of(row.take_back, revision)


def _put(connection: Connection, match: str, request: TakeBack) -> None:
    change = update(matches).where(matches.c.id == match)
    connection.execute(change.values(take_back=to_builtins(request)))
