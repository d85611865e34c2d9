"""Rows made from values, and what several writers do with rows."""

from typing import Any, Final, TypeAlias

from msgspec import Struct, to_builtins
from msgspec.structs import asdict
from sqlalchemy import Connection, Table, Update, text

from quadriga.core import Stale
from quadriga.language import message

Row: TypeAlias = dict[str, Any]


def row_of(table: Table, *values: Struct, **more: Any) -> Row:
    """A row of `table`: all fields of `values` that are named like a column, and `more`.

    Of fields with the same name, the last one counts.
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


# One statement, because several servers may do it at once. As text, because both databases know
# this syntax, but SQLAlchemy needs a module of each to build it.
_PUT_FACT: Final = text(
    "INSERT INTO facts (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def put_fact(connection: Connection, name: str, value: str) -> None:
    """Write a fact about the database over the one before it."""
    connection.execute(_PUT_FACT, {"name": name, "value": value})
