"""Writes lobbies and invitations."""

from sqlalchemy import Connection, delete, func, insert, select, update

from quadriga.house import commands
from quadriga.house.values import Invitation, Lobby
from quadriga.language import message
from quadriga.store.schema import invitations, lobbies, lobby_seats
from quadriga.store.writing.matches import Row, change_one, lock_player, open_match


def add_invitation(connection: Connection, command: commands.AddInvitation) -> None:
    """Insert the code."""
    _invite(connection, command.invitation)


def open_lobby(connection: Connection, command: commands.OpenLobby) -> None:
    """Insert the lobby, its seats and its code."""
    lobby, most = command.lobby, command.most_public
    if lobby.public and most is not None:
        lock_player(connection, lobby.owner)
        mine = select(func.count()).where(lobbies.c.owner == lobby.owner, lobbies.c.public)
        if connection.execute(mine).scalar_one() >= most:
            raise commands.TooManyPublic(message("refused-public-tables", n=most))
    connection.execute(insert(lobbies), _lobby_row(lobby))
    connection.execute(insert(lobby_seats), _seat_rows(lobby))
    _invite(connection, Invitation(lobby.code, lobby.id, "join"))


def change_lobby(connection: Connection, command: commands.ChangeLobby) -> None:
    """Update the lobby and its seats."""
    lobby = command.lobby
    change = update(lobbies).where(lobbies.c.id == lobby.id, lobbies.c.revision == command.seen)
    values = {"locked": lobby.locked, "revision": lobby.revision, "updated": lobby.updated}
    change_one(connection, change.values(values))
    connection.execute(delete(lobby_seats).where(lobby_seats.c.lobby == lobby.id))
    connection.execute(insert(lobby_seats), _seat_rows(lobby))


def close_lobby(connection: Connection, command: commands.CloseLobby) -> None:
    """Delete the lobby and its code."""
    _delete(connection, command.lobby, command.seen)
    connection.execute(delete(invitations).where(invitations.c.match == command.lobby))


def begin_match(connection: Connection, command: commands.BeginMatch) -> None:
    """Delete the lobby and insert the match; the codes of its links stay."""
    _delete(connection, command.opening.match.id, command.seen)
    open_match(connection, command.opening)


def _delete(connection: Connection, lobby: str, seen: int) -> None:
    # Touched first: whoever changes the lobby at the same time waits, and then comes too late.
    touched = update(lobbies).where(lobbies.c.id == lobby, lobbies.c.revision == seen)
    change_one(connection, touched.values(revision=seen + 1))
    connection.execute(delete(lobby_seats).where(lobby_seats.c.lobby == lobby))
    connection.execute(delete(lobbies).where(lobbies.c.id == lobby))


def _invite(connection: Connection, invitation: Invitation) -> None:
    row = {"code": invitation.code, "match": invitation.match, "kind": invitation.kind}
    connection.execute(insert(invitations), row)


def _lobby_row(lobby: Lobby) -> Row:
    setup, clock = lobby.setup, lobby.clock
    return {
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
        "clock_per": None if clock is None else clock.per,
        "clock_seconds": None if clock is None else clock.seconds,
        "hints": lobby.hints,
    }


def _seat_rows(lobby: Lobby) -> list[Row]:
    return [
        {"lobby": lobby.id, "seat": at, "name": seat.name, "bot": seat.bot, "player": seat.player}
        for at, seat in enumerate(lobby.seats)
    ]
