"""The write jobs of lobbies and invitations; each is committed completely or not at all."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from quadriga.core import Refusal, Stale
from quadriga.language import message
from quadriga.store import schema
from quadriga.store.jobs import OpenMatch
from quadriga.store.rows import Invitation, LobbyRow

_LOBBY = schema.lobbies
_SEATS = schema.lobby_seats


class AddInvitation(Struct, frozen=True):
    """The code of a new link."""

    invitation: Invitation

    def write(self, connection: Connection) -> None:
        """Insert the code."""
        _invite(connection, self.invitation)


class TooManyPublic(Refusal):
    """There are enough public tables of this person, or from this address."""

    code = "too_many_public"


class OpenLobby(Struct, frozen=True):
    """A new lobby with the code to join it.

    A public one is refused with `TooManyPublic` if its owner has `most_public` already.
    """

    lobby: LobbyRow
    most_public: int | None = None

    def write(self, connection: Connection) -> None:
        """Insert the lobby, its seats and its code."""
        lobby = self.lobby
        if lobby.public and self.most_public is not None:
            _check_public(connection, lobby.owner, self.most_public)
        setup = lobby.setup
        row = {
            "id": lobby.id,
            "owner": lobby.owner,
            "game": setup.game,
            "seats": setup.seats,
            "variant": setup.variant,
            "options": dict(setup.options),
            "public": lobby.public,
            "locked": lobby.locked,
            "revision": lobby.revision,
            "updated": lobby.updated,
            "clock_per": None if lobby.clock is None else lobby.clock.per,
            "clock_seconds": None if lobby.clock is None else lobby.clock.seconds,
            "hints": lobby.hints,
        }
        connection.execute(insert(_LOBBY), row)
        connection.execute(insert(_SEATS), _seat_rows(lobby))
        _invite(connection, Invitation(lobby.code, lobby.id, "join"))


class ChangeLobby(Struct, frozen=True):
    """A change of a lobby at revision `seen`; refused with `Stale` if it has another one."""

    seen: int
    lobby: LobbyRow

    def write(self, connection: Connection) -> None:
        """Update the lobby and its seats."""
        lobby = self.lobby
        change = update(_LOBBY).where(_LOBBY.c.id == lobby.id, _LOBBY.c.revision == self.seen)
        values = {"locked": lobby.locked, "revision": lobby.revision, "updated": lobby.updated}
        if connection.execute(change.values(values)).rowcount != 1:
            raise Stale(message("refused-stale"))
        connection.execute(delete(_SEATS).where(_SEATS.c.lobby == lobby.id))
        connection.execute(insert(_SEATS), _seat_rows(lobby))


class CloseLobby(Struct, frozen=True):
    """The end of a lobby at revision `seen` without a match; refused with `Stale`."""

    lobby: str
    seen: int

    def write(self, connection: Connection) -> None:
        """Delete the lobby and its code."""
        _delete(connection, self.lobby, self.seen)
        codes = schema.invitations
        connection.execute(delete(codes).where(codes.c.match == self.lobby))


class BeginMatch(Struct, frozen=True):
    """A lobby at revision `seen` becomes the match with the same id; refused with `Stale`."""

    seen: int
    opening: OpenMatch

    def write(self, connection: Connection) -> None:
        """Delete the lobby and insert the match; the codes of its links stay."""
        _delete(connection, self.opening.match.id, self.seen)
        self.opening.write(connection)


def _check_public(connection: Connection, owner: str, most: int) -> None:
    """Raise `TooManyPublic` if `owner` has so many, while no other server opens one for them."""
    players = schema.players
    connection.execute(
        select(players.c.id).where(players.c.id == owner).with_for_update(key_share=True)
    )
    mine = select(func.count()).where(_LOBBY.c.owner == owner, _LOBBY.c.public)
    if connection.execute(mine).scalar_one() >= most:
        raise TooManyPublic(message("refused-public-tables", n=most))


def _delete(connection: Connection, lobby: str, seen: int) -> None:
    # Touched first: whoever changes the lobby at the same time waits, and then comes too late.
    touched = update(_LOBBY).where(_LOBBY.c.id == lobby, _LOBBY.c.revision == seen)
    if connection.execute(touched.values(revision=seen + 1)).rowcount != 1:
        raise Stale(message("refused-stale"))
    connection.execute(delete(_SEATS).where(_SEATS.c.lobby == lobby))
    connection.execute(delete(_LOBBY).where(_LOBBY.c.id == lobby))


def _invite(connection: Connection, invitation: Invitation) -> None:
    row = {"code": invitation.code, "match": invitation.match, "kind": invitation.kind}
    connection.execute(insert(schema.invitations), row)


def _seat_rows(lobby: LobbyRow) -> list[dict[str, Any]]:
    return [
        {"lobby": lobby.id, "seat": at, "name": seat.name, "bot": seat.bot, "player": seat.player}
        for at, seat in enumerate(lobby.seats)
    ]
