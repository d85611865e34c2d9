"""Checks the database file before it is used; a file that fails is not changed. Knows it again."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import JSON

from quadriga.core import Unavailable
from quadriga.kit import private_files
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.schema import HEAD, metadata
from quadriga.store.sqlite.creation import create_file
from quadriga.store.sqlite.engine import connect
from quadriga.store.sqlite.folder import warn

_HEADER: Final = b"SQLite format 3\x00"

COMPANIONS: Final = ("", "-wal", "-shm")
"""What the names of the files of one database end in; the write-ahead log is part of it."""

MAX_CHECKED_BYTES: Final = 64 * 1024 * 1024
"""Files up to this size are checked page by page; larger ones would delay the start."""


class FileIdentity(NamedTuple):
    """What a file is on its disk, whatever it is called."""

    device: int
    inode: int


def identity(file: Path) -> FileIdentity | None:
    """The file that has this name now; None if there is none."""
    try:
        status = file.stat()
    except OSError:
        return None
    return FileIdentity(status.st_dev, status.st_ino)


def prepare(file: Path) -> None:
    """Check the database, create or migrate it; raises `Unavailable` if it cannot be used."""
    try:
        with failures.told(str(file)):
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
        private_files.make_file(file)
        create_file(file)
    elif version != HEAD:
        from quadriga.store.migrator import migrate  # a slow import, seldom needed

        migrate(file, version)
    with closing(connect(file)) as connection:
        # Raises if the file cannot be written; there is no other way to find out.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE alembic_version SET version_num = version_num")
        connection.execute("ROLLBACK")


def _close_target(link: Path) -> None:
    """Close the database that a link leads to, elsewhere on the machine, to other users."""
    real = link.resolve()
    files = (real.with_name(real.name + end) for end in COMPANIONS)
    still_open = [file for file in files if file.exists() and not private_files.close(file)]
    if still_open:
        warn(still_open)


def stored_version(file: Path, most: int | None = None) -> str | None:
    """The migration version of the database; None if it is empty. The file is not changed.

    Raises `Unavailable` if it is no database of ours, or, up to `most` bytes, if it is damaged.
    """
    with file.open("rb") as opened:
        # SQLite treats a file of one byte as empty and would overwrite it.
        if opened.read(len(_HEADER)) != _HEADER:
            raise failures.not_a_database(str(file))
    with _opened(file) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        if most is None or file.stat().st_size <= most:
            _check_pages(connection, file)
        if not names:
            return None
        if "alembic_version" not in names:
            raise Unavailable(message("database-of-another-program", file=str(file)))
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])


def check_closely(file: Path) -> None:
    """Check all of a database that can be checked; raises `Unavailable` if it is damaged.

    Every page is in its place, every index fits its table, every row that another one refers to
    is there, and every value can be read.
    """
    with _opened(file) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()
        orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
        if pages * size != file.stat().st_size or found != ("ok",) or orphan is not None:
            raise failures.damaged(str(file))
        for table in metadata.tables.values():
            known = {row[1] for row in connection.execute(f"PRAGMA table_info({table.name})")}
            for _ in connection.execute(f"SELECT * FROM {table.name}") if known else ():
                pass  # read as text, which may fail
            for column in table.columns:
                if column.name in known and isinstance(column.type, JSON):
                    _check_json(connection, file, table.name, column.name)


def _check_json(connection: sqlite3.Connection, file: Path, table: str, column: str) -> None:
    # What is NULL is valid, but not to each version of SQLite.
    is_wrong = f"{column} IS NOT NULL AND NOT json_valid({column})"
    query = f"SELECT 1 FROM {table} WHERE {is_wrong} LIMIT 1"
    if connection.execute(query).fetchone() is not None:
        raise failures.damaged(str(file))


def _opened(file: Path) -> closing[sqlite3.Connection]:
    """Open a database for reading alone, because a damaged file must not be changed."""
    return closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True))


def _check_pages(connection: sqlite3.Connection, file: Path) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise failures.damaged(str(file))
