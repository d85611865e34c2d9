"""Reads lobbies and invitations."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, or_, select

from quadriga.core import Setup
from quadriga.house.values import Invitation, InvitationKind, Lobby, LobbySeat, TimeLimit
from quadriga.store.schema import invitations, lobbies, lobby_seats, players

_LOBBY = (
    select(lobbies, invitations.c.code, players.c.name.label("host"))
    .join(invitations, (invitations.c.match == lobbies.c.id) & (invitations.c.kind == "join"))
    .join(players, players.c.id == lobbies.c.owner)
)

_PLAIN: Final = set(Lobby.__struct_fields__) - {"setup", "seats", "clock"}
"""The fields of a lobby that are columns of `_LOBBY` as they are."""

_NEWEST = (lobbies.c.updated.desc(), lobbies.c.id)


def invitation(connection: Connection, code: str) -> Invitation | None:
    """What the code of a link leads to, or None."""
    return _invitation(connection, invitations.c.code == code)


def invitation_to(connection: Connection, match: str, kind: InvitationKind) -> Invitation | None:
    """The link of this kind to a match or lobby, or None."""
    return _invitation(connection, (invitations.c.match == match) & (invitations.c.kind == kind))


def _invitation(connection: Connection, which: ColumnElement[bool]) -> Invitation | None:
    row = connection.execute(select(invitations).where(which)).one_or_none()
    return None if row is None else Invitation(row.code, row.match, row.kind)


def lobby(connection: Connection, name: str) -> Lobby | None:
    """The lobby with this id, or None."""
    found = _lobbies(connection, _LOBBY.where(lobbies.c.id == name))
    return found[0] if found else None


def lobbies_of(connection: Connection, player: str) -> Sequence[Lobby]:
    """The lobbies that `player` owns or sits in, the latest first."""
    sits = select(lobby_seats.c.lobby).where(lobby_seats.c.player == player)
    return _lobbies(
        connection, _LOBBY.where(or_(lobbies.c.owner == player, lobbies.c.id.in_(sits)))
    )


def lobbies_named(connection: Connection, names: Collection[str]) -> Sequence[Lobby]:
    """The lobbies with these ids, as far as they exist, the latest first."""
    return _lobbies(connection, _LOBBY.where(lobbies.c.id.in_(names)))


def public_lobbies(connection: Connection, since: str, most: int = 1000) -> Mapping[str, str]:
    """The owners of the latest `most` public lobbies, by their ids, the latest first.

    They have an open seat and changed after `since`.
    """
    free = select(lobby_seats.c.lobby).where(
        lobby_seats.c.bot.is_(None), lobby_seats.c.player.is_(None)
    )
    query = (
        select(lobbies.c.id, lobbies.c.owner)
        .where(lobbies.c.public, ~lobbies.c.locked, lobbies.c.updated > since)
        .where(lobbies.c.id.in_(free))
        .order_by(*_NEWEST)
        .limit(most)
    )
    return {row.id: row.owner for row in connection.execute(query)}


def _lobbies(connection: Connection, query: Select[tuple[Any, ...]]) -> Sequence[Lobby]:
    rows = connection.execute(query.order_by(*_NEWEST)).all()
    seats: dict[str, list[LobbySeat]] = {row.id: [] for row in rows}
    seat_query = (
        select(lobby_seats)
        .where(lobby_seats.c.lobby.in_(list(seats)))
        .order_by(lobby_seats.c.lobby, lobby_seats.c.seat)
    )
    for row in connection.execute(seat_query):
        seats[row.lobby].append(LobbySeat(row.name, row.bot, row.player))
    return [
        Lobby(
            setup=Setup(row.game, row.seats, row.variant, row.options),
            seats=tuple(seats[row.id]),
            clock=None if row.clock_per is None else TimeLimit(row.clock_per, row.clock_seconds),
            **{name: getattr(row, name) for name in _PLAIN},
        )
        for row in rows
    ]
