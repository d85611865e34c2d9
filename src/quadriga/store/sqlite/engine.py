"""Connections to the database file, configured for durable commits."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from quadriga.store import failures

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)

MAX_CONNECTIONS: Final = 4

WRITES = "quadriga_writes"
"""Execution option of a connection that takes the write lock at BEGIN."""


def open_engine(file: Path) -> Engine:
    """An engine on `file`, which is opened with the first connection."""
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, pool_size=MAX_CONNECTIONS, max_overflow=0)
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)
    return engine


def set_up(connection: Any, _record: object) -> None:
    """Configure a new connection; a listener of SQLAlchemy's `connect` event."""
    # The driver sends no BEGIN before a read, so `begin` sends it.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def begin(connection: Connection) -> None:
    """Begin a transaction; a listener of SQLAlchemy's `begin` event."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def transaction(engine: Engine, file: Path) -> Iterator[Connection]:
    """The only transaction of this engine; raises its errors as `Unavailable`."""
    try:
        with engine.begin() as connection:
            yield connection
    except DBAPIError as error:
        raise failures.unavailable(error, str(file)) from error
    finally:
        engine.dispose()


def connect(file: Path) -> sqlite3.Connection:
    """A plain sqlite3 connection with the same settings, for use before the server runs."""
    connection = sqlite3.connect(file)
    try:
        set_up(connection, None)
    except sqlite3.Error:
        connection.close()
        raise
    return connection
