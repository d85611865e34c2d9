"""Writes lobbies and invitations."""

from sqlalchemy import Connection, delete, func, insert, select, update

from quadriga.house import commands
from quadriga.house.values import Invitation, Lobby
from quadriga.language import message
from quadriga.store.schema import invitations, lobbies, lobby_seats
from quadriga.store.writing.matches import lock_player, open_match
from quadriga.store.writing.rows import Row, change_one, row_of


def add_invitation(connection: Connection, command: commands.AddInvitation) -> None:
    """Insert the code."""
    connection.execute(insert(invitations), row_of(invitations, command.invitation))


def open_lobby(connection: Connection, command: commands.OpenLobby) -> None:
    """Insert the lobby, its seats and its code."""
    lobby, most = command.lobby, command.most_public
    if lobby.public and most is not None:
        lock_player(connection, lobby.owner)
        mine = select(func.count()).where(lobbies.c.owner == lobby.owner, lobbies.c.public)
        if connection.execute(mine).scalar_one() >= most:
            raise commands.TooManyPublic(message("refused-public-tables", n=most))
    per, seconds = (None, None) if lobby.clock is None else (lobby.clock.per, lobby.clock.seconds)
    # A lobby's own `seats` are those who sit there, the column's their number.
    row = row_of(lobbies, lobby, lobby.setup, clock_per=per, clock_seconds=seconds)
    connection.execute(insert(lobbies), row)
    connection.execute(insert(lobby_seats), _seat_rows(lobby))
    code = Invitation(lobby.code, lobby.id, "join")
    connection.execute(insert(invitations), row_of(invitations, code))


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
    # Touched first: another change of the lobby waits, and then comes too late.
    touched = update(lobbies).where(lobbies.c.id == lobby, lobbies.c.revision == seen)
    change_one(connection, touched.values(revision=seen + 1))
    connection.execute(delete(lobby_seats).where(lobby_seats.c.lobby == lobby))
    connection.execute(delete(lobbies).where(lobbies.c.id == lobby))


def _seat_rows(lobby: Lobby) -> list[Row]:
    return [
        row_of(lobby_seats, seat, lobby=lobby.id, seat=at) for at, seat in enumerate(lobby.seats)
    ]
