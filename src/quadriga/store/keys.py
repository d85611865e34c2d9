"""The write jobs about keys: secrets by which the server knows a player."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from quadriga.core import NotFound
from quadriga.language import message
from quadriga.store.rows import KeyKind, now
from quadriga.store.schema import keys, metadata, players

CODES = (KeyKind.MOVE, KeyKind.RECOVERY)
"""The kinds of keys that are shown to a person, who gives them to another browser."""


def is_code(code_hash: str, moment: str) -> ColumnElement[bool]:
    """The condition that a key is a code with this hash that has not expired."""
    lasts = or_(keys.c.expires.is_(None), keys.c.expires > moment)
    return and_(keys.c.hash == code_hash, keys.c.kind.in_(CODES), lasts)


def no_such_code() -> NotFound:
    """The refusal for a code that is wrong, used or expired."""
    return NotFound(message("refused-no-code"))


class ReplaceCode(Struct, frozen=True):
    """A new code of `player`; the earlier one of this kind is not valid any more."""

    player: str
    kind: KeyKind
    hash: str
    expires: str | None = None

    def write(self, connection: Connection) -> None:
        """Insert the code, and delete the earlier one and whatever has expired."""
        moment = now()
        earlier = and_(keys.c.player == self.player, keys.c.kind == self.kind)
        connection.execute(delete(keys).where(or_(earlier, keys.c.expires <= moment)))
        row = {
            "hash": self.hash,
            "player": self.player,
            "kind": self.kind,
            "created": moment,
            "expires": self.expires,
        }
        connection.execute(insert(keys), row)


class Become(Struct, frozen=True):
    """Make a browser the player of a code; a code to move is valid once.

    `old_hash` is the browser's key until now, if it has one. `leaving` is the player whom the
    browser was before, if it was another one. That player becomes this one: matches, campaigns
    and keys are then one person's.
    """

    code_hash: str
    new_hash: str
    old_hash: str | None = None
    leaving: str | None = None

    def write(self, connection: Connection) -> None:
        """Insert the browser's new key; raises `NotFound` if the code is not valid."""
        moment = now()
        query = select(keys.c.player, keys.c.kind).where(is_code(self.code_hash, moment))
        code = connection.execute(query).one_or_none()
        if code is None:
            raise no_such_code()
        used = [self.code_hash] if code.kind == KeyKind.MOVE else []
        if self.old_hash is not None:
            used.append(self.old_hash)
        connection.execute(delete(keys).where(keys.c.hash.in_(used)))
        if self.leaving is not None and self.leaving != code.player:
            _merge(connection, self.leaving, code.player)
        row = {
            "hash": self.new_hash,
            "player": code.player,
            "kind": KeyKind.BROWSER,
            "created": moment,
        }
        connection.execute(insert(keys), row)


def _merge(connection: Connection, old: str, new: str) -> None:
    """Let every row that refers to the player `old` refer to `new`, and delete `old`."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if column.references(players.c.id):
                change = update(table).where(column == old).values({column.name: new})
                connection.execute(change)
    connection.execute(delete(players).where(players.c.id == old))
