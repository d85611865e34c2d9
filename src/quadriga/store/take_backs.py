"""Requests to take a decision back that others have gone on from: at most one a revision."""

from typing import Any

import msgspec
from msgspec import Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from quadriga.core import Refusal, Stale
from quadriga.language import message
from quadriga.store.rows import TakeBack
from quadriga.store.schema import matches


class AlreadyAsked(Refusal):
    """Somebody has asked since the last move, and is asked to let it rest."""

    code = "already_asked"


class AskTakeBack(Struct, frozen=True):
    """A new request; refused with `Stale` at another revision, and with `AlreadyAsked`."""

    match: str
    request: TakeBack

    def write(self, connection: Connection) -> None:
        """Keep the request, or find it kept already if it was sent twice."""
        known = _locked(connection, self.match, self.request.revision)
        if known is None:
            _put(connection, self.match, self.request)
        elif (known.seat, known.submit) != (self.request.seat, self.request.submit):
            raise AlreadyAsked(message("refused-undo-asked"))


class AnswerTakeBack(Struct, frozen=True):
    """What the people in these `seats` say to the request at this `revision` of a match.

    Refused with `Stale` if there is none, or somebody has declined it.
    """

    match: str
    revision: int
    seats: tuple[int, ...]
    agrees: bool

    def write(self, connection: Connection) -> None:
        """Add the answer to those before it."""
        known = _locked(connection, self.match, self.revision)
        if known is None or known.declined is not None:
            raise Stale(message("refused-no-request"))
        if self.agrees:
            changed = replace(known, agreed=tuple(sorted({*known.agreed, *self.seats})))
        else:
            changed = replace(known, declined=self.seats[0])
        _put(connection, self.match, changed)


def take_back_of(stored: Any, revision: int) -> TakeBack | None:
    """The request in a stored value, if it was made at this revision: any move withdraws it."""
    request = None if stored is None else msgspec.convert(stored, TakeBack)
    return request if request is not None and request.revision == revision else None


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
