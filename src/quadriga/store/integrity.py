"""Checks the database file before it is used; a file that fails is not changed. Knows it again."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.creation import create_file
from quadriga.store.engine import connect
from quadriga.store.schema import HEAD

_HEADER: Final = b"SQLite format 3\x00"

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
        fresh = not file.exists() or file.stat().st_size == 0
        version = None if fresh else stored_version(file, MAX_CHECKED_BYTES)
        if version is None:
            create_file(file)
        elif version != HEAD:
            from quadriga.store.migrator import migrate  # a slow import, seldom needed

            migrate(file, version)
        with closing(connect(file)) as connection:
            # Raises if the file cannot be written; there is no other way to find out.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE alembic_version SET version_num = version_num")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise failures.unavailable(error, str(file)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unavailable(message("database-unreadable", file=str(file), reason=reason)) from error


def stored_version(file: Path, most: int | None = None) -> str | None:
    """The migration version of the database; None if it is empty. The file is not changed.

    Raises `Unavailable` if it is no database of ours, or, up to `most` bytes, if it is damaged.
    """
    with file.open("rb") as opened:
        # SQLite treats a file of one byte as empty and would overwrite it.
        if opened.read(len(_HEADER)) != _HEADER:
            raise failures.not_a_database(str(file))
    # Opened read-only, because a damaged file must not be changed.
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        if most is None or file.stat().st_size <= most:
            _check_pages(connection, file)
        if not names:
            return None
        if "alembic_version" not in names:
            raise Unavailable(message("database-of-another-program", file=str(file)))
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])


def _check_pages(connection: sqlite3.Connection, file: Path) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise failures.damaged(str(file))
