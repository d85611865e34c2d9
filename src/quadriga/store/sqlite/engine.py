"""Connections to the database file, configured for durable commits."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)

MAX_CONNECTIONS: Final = 4

WRITES = "quadriga_writes"
"""Execution option of a connection that will write: it takes the write lock at BEGIN."""


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
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """Begin a transaction; a listener of SQLAlchemy's `begin` event."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def connect(file: Path) -> sqlite3.Connection:
    """A plain sqlite3 connection with the same settings, for use before the server runs."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection
