"""What is made sure of before the database is used; a file that fails is left as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from quadriga.core import Unavailable
from quadriga.store import failures
from quadriga.store.engine import connect
from quadriga.store.schema import HEAD

_HEADER: Final = b"SQLite format 3\x00"

QUICK: Final = 64 * 1024 * 1024
"""Up to this size every page is looked at; beyond it that would hold up the start."""


def prepare(file: Path) -> None:
    """Make sure that the database is sound and of today's schema; `Unavailable` if it is not."""
    try:
        fresh = not file.exists() or file.stat().st_size == 0
        version = None if fresh else _version(file)
        if version != HEAD:
            from quadriga.store.migrating import migrate  # heavy, and seldom needed

            migrate(file, version)
        with closing(connect(file)) as connection:
            # Fails where nothing can be written; only trying tells.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE alembic_version SET version_num = version_num")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise failures.unavailable(error, str(file)) from error
    except OSError as error:
        raise Unavailable(
            f"{file} cannot be read ({error.strerror}). Make the file and its folder readable "
            "and writable."
        ) from error


def _version(file: Path) -> str | None:
    """The migration that the database stands at, or None if it is empty."""
    with file.open("rb") as opened:
        # SQLite takes a file shorter than its header for an empty one, and writes over it.
        if opened.read(len(_HEADER)) != _HEADER:
            raise failures.not_a_database(str(file))
    # Looking first without the right to write: a damaged file must stay exactly as it is.
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        if file.stat().st_size <= QUICK:
            _look_at_pages(connection, file)
        if not names:
            return None
        if "alembic_version" not in names:
            raise Unavailable(
                f"{file} is a database of another program. It was left as it is: move it away, "
                "or choose another data folder with --data FOLDER."
            )
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])


def _look_at_pages(connection: sqlite3.Connection, file: Path) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise failures.damaged(str(file))
