"""Reads players and their keys, the secrets that prove who somebody is."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from quadriga.house.values import Key, KeyKind, Player
from quadriga.store.schema import keys, players

CODES: Final = (KeyKind.MOVE, KeyKind.RECOVERY)
"""The kinds of keys that a person types into another browser."""

_PLAYER = select(players.c.id, players.c.name).join(keys, keys.c.player == players.c.id)


def is_code(code_hash: str, moment: str) -> ColumnElement[bool]:
    """The condition that a key is a code with this hash that has not expired."""
    lasts = or_(keys.c.expires.is_(None), keys.c.expires > moment)
    return and_(keys.c.hash == code_hash, keys.c.kind.in_(CODES), lasts)


def player_by_hash(connection: Connection, key_hash: str) -> Player | None:
    """The player with this hash of the cookie's secret, or None."""
    return _player(connection, and_(keys.c.hash == key_hash, keys.c.kind == KeyKind.BROWSER))


def player_by_code(connection: Connection, code_hash: str, moment: str) -> Player | None:
    """The player with this hash of a code that is valid at this moment, or None."""
    return _player(connection, is_code(code_hash, moment))


def _player(connection: Connection, which: ColumnElement[bool]) -> Player | None:
    row = connection.execute(_PLAYER.where(which)).one_or_none()
    return None if row is None else Player(row.id, row.name)


def keys_of(connection: Connection, player: str) -> Sequence[Key]:
    """The keys of `player`, the latest last."""
    query = select(keys.c.kind, keys.c.created).where(keys.c.player == player)
    rows = connection.execute(query.order_by(keys.c.created))
    return [Key(KeyKind(row.kind), row.created) for row in rows]
