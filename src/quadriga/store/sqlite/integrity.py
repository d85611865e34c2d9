"""Checks the database file before it is used; a file that fails is not changed."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import JSON

from quadriga.core import Unavailable
from quadriga.kit import files
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.schema import HEAD, metadata
from quadriga.store.sqlite.creation import create_file
from quadriga.store.sqlite.engine import connect
from quadriga.store.sqlite.folder import warn

_HEADER: Final = b"SQLite format 3\x00"

COMPANIONS: Final = ("", "-wal", "-shm")
"""The endings of the files that make up one database, of which the write-ahead log is part."""

MAX_CHECKED_BYTES: Final = 64 * 1024 * 1024
"""Files up to this size are checked page by page; larger ones would delay the start."""


def prepare(file: Path) -> None:
    """Check the database, create or migrate it; raises `Unavailable` if it cannot be used."""
    try:
        with failures.refusing(str(file)):
            _prepare(file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unavailable(message("database-unreadable", file=str(file), reason=reason)) from error


def _prepare(file: Path) -> None:
    fresh = not file.exists() or file.stat().st_size == 0
    version = None if fresh else stored_version(file, MAX_CHECKED_BYTES)
    if file.is_symlink():
        _close_target(file)
    if version is None:
        files.make_file(file)
        create_file(file)
    elif version != HEAD:
        from quadriga.store.migrator import migrate  # a slow import, seldom needed

        migrate(file, version)
    with closing(connect(file)) as connection:
        # Raises if the file can't be written; there is no other way to find out.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE alembic_version SET version_num = version_num")
        connection.execute("ROLLBACK")


def _close_target(link: Path) -> None:
    """Close a database elsewhere on the machine, which a link leads to, to other users."""
    real = link.resolve()
    paths = (real.with_name(real.name + end) for end in COMPANIONS)
    still_open = [path for path in paths if path.exists() and not files.close_to_others(path)]
    if still_open:
        warn(still_open)


def stored_version(file: Path, most: int | None = None) -> str | None:
    """The migration version of the database; None if it is empty. Changes nothing.

    Raises `Unavailable` if it isn't ours or, in a file of up to `most` bytes, if it is damaged.
    """
    with file.open("rb") as opened:
        # SQLite treats a file of one byte as empty and would overwrite it.
        if opened.read(len(_HEADER)) != _HEADER:
            raise failures.unusable("other", str(file))
    with _opened(file) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        is_checked = most is None or file.stat().st_size <= most
        if is_checked and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise failures.unusable("damaged", str(file))
        if not names:
            return None
        if "alembic_version" not in names:
            raise Unavailable(message("database-of-another-program", file=str(file)))
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])


def check_closely(file: Path) -> None:
    """Check a database as thoroughly as possible; raises `Unavailable` if it is damaged.

    Every page is in its place, every index fits its table, every reference leads to a row, and
    every value can be read.
    """
    with _opened(file) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()
        orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
        if pages * size != file.stat().st_size or verdict != ("ok",) or orphan is not None:
            raise failures.unusable("damaged", str(file))
        for table in metadata.tables.values():
            known = {row[1] for row in connection.execute(f"PRAGMA table_info({table.name})")}
            for _ in connection.execute(f"SELECT * FROM {table.name}") if known else ():
                pass  # read as text, which may fail
            for column in table.columns:
                if column.name in known and isinstance(column.type, JSON):
                    _check_json(connection, file, table.name, column.name)


def _check_json(connection: sqlite3.Connection, file: Path, table: str, column: str) -> None:
    # NULL is valid, but not to every version of SQLite.
    is_wrong = f"{column} IS NOT NULL AND NOT json_valid({column})"
    query = f"SELECT 1 FROM {table} WHERE {is_wrong} LIMIT 1"
    if connection.execute(query).fetchone() is not None:
        raise failures.unusable("damaged", str(file))


def _opened(file: Path) -> closing[sqlite3.Connection]:
    """A read-only connection, because a damaged file must not be changed."""
    return closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True))
