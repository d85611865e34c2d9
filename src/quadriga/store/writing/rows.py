"""Rows made from values, and what several writers do with rows."""

from typing import Any, TypeAlias

from msgspec import Struct, to_builtins
from msgspec.structs import asdict
from sqlalchemy import Connection, Table, Update

from quadriga.core import Stale
from quadriga.language import message

Row: TypeAlias = dict[str, Any]


def row_of(table: Table, *values: Struct, **more: Any) -> Row:
    """A row of `table`: `more`, and those fields of `values` that are named like a column; the last
    of equal names counts.
    """
    fields = {name: field for value in values for name, field in asdict(value).items()} | more
    names = [column.name for column in table.columns if column.name in fields]
    return {name: to_builtins(fields[name]) for name in names}


def change_one(connection: Connection, change: Update) -> None:
    """Change one row; raises `Stale` if the row isn't there as it was seen."""
    if connection.execute(change).rowcount != 1:
        raise stale()


def stale() -> Stale:
    """The refusal of a command that comes too late."""
    return Stale(message("refused-stale"))
