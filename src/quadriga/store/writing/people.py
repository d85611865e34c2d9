"""Writes players and their keys, the secrets that prove who somebody is."""

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from quadriga.house import commands
from quadriga.house.values import KeyKind
from quadriga.store.reading.people import is_code
from quadriga.store.schema import keys, metadata, players
from quadriga.store.writing.rows import row_of


def add_player(connection: Connection, command: commands.AddPlayer) -> None:
    """Insert the player with this key."""
    connection.execute(insert(players), row_of(players, command))
    _add_browser(connection, command.key_hash, command.id, command.created)


def rename_player(connection: Connection, command: commands.RenamePlayer) -> None:
    """Update the name."""
    change = update(players).where(players.c.id == command.id)
    connection.execute(change.values(name=command.name))


def replace_code(connection: Connection, command: commands.ReplaceCode) -> None:
    """Insert the code, and delete the earlier one and whatever has expired."""
    earlier = and_(keys.c.player == command.player, keys.c.kind == command.kind)
    connection.execute(delete(keys).where(or_(earlier, keys.c.expires <= command.created)))
    connection.execute(insert(keys), row_of(keys, command))


def become(connection: Connection, command: commands.Become) -> None:
    """Insert the browser's new key; raises `NotFound` if the code is not valid."""
    query = select(keys.c.player, keys.c.kind).where(is_code(command.code_hash, command.moment))
    code = connection.execute(query).one_or_none()
    if code is None:
        raise commands.no_such_code()
    used = [command.code_hash] if code.kind == KeyKind.MOVE else []
    if command.old_hash is not None:
        used.append(command.old_hash)
    connection.execute(delete(keys).where(keys.c.hash.in_(used)))
    if command.leaving is not None and command.leaving != code.player:
        _merge(connection, command.leaving, code.player)
    _add_browser(connection, command.new_hash, code.player, command.moment)


def _add_browser(connection: Connection, key_hash: str, player: str, created: str) -> None:
    row = {"hash": key_hash, "player": player, "kind": KeyKind.BROWSER, "created": created}
    connection.execute(insert(keys), row)


def _merge(connection: Connection, old: str, new: str) -> None:
    """Make every row that refers to the player `old` refer to `new`, and delete `old`."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if column.references(players.c.id):
                change = update(table).where(column == old).values({column.name: new})
                connection.execute(change)
    connection.execute(delete(players).where(players.c.id == old))
