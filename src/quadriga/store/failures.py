"""Turns database errors into `Unavailable` with a message that says what to do."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from quadriga.core import Unavailable

_WORDS: Final = {
    "SQLITE_FULL": "The disk that holds {where} is full. Make room, then go on: nothing was lost.",
    "SQLITE_READONLY": "{where} cannot be written. Make the file and its folder writable.",
    "SQLITE_PERM": "{where} cannot be written. Make the file and its folder writable.",
    "SQLITE_CANTOPEN": "{where} cannot be opened. Make the file and its folder readable and "
    "writable.",
    "SQLITE_BUSY": "Another program keeps {where} locked. Close that program and try again.",
    "SQLITE_NOTADB": "{where} is not a database. It was left as it is: move it away and start "
    "again, or choose another data folder with --data FOLDER.",
    "SQLITE_CORRUPT": "{where} is damaged. It was left as it is: put back a copy, or move it "
    "away and start again with an empty one. The program sqlite3 can save most of it with "
    "`.recover`.",
    "SQLITE_IOERR": "{where} could not be read or written: the disk reports an error. Check the "
    "disk, then try again.",
}


def unavailable(error: sqlite3.Error | DBAPIError, where: str) -> Unavailable:
    """The refusal for a database error; `where` names the file."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(origin, "sqlite_errorname", None) or ""
    # Extended names begin with the plain ones: SQLITE_IOERR_WRITE, SQLITE_BUSY_SNAPSHOT.
    words = next((text for start, text in _WORDS.items() if name.startswith(start)), None)
    if words is None:
        return Unavailable(f"The database {where} failed: {origin}. Nothing was changed.")
    return Unavailable(words.format(where=where))


def not_a_database(where: str) -> Unavailable:
    """The refusal for a file that is not an SQLite database."""
    return Unavailable(_WORDS["SQLITE_NOTADB"].format(where=where))


def damaged(where: str) -> Unavailable:
    """The refusal for a database that fails its integrity check."""
    return Unavailable(_WORDS["SQLITE_CORRUPT"].format(where=where))
