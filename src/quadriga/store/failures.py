"""Turns database errors into `Unavailable` with a message that says what to do."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from quadriga.core import Unavailable
from quadriga.language import message

_PROBLEMS: Final = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "unwritable",
    "SQLITE_PERM": "unwritable",
    "SQLITE_CANTOPEN": "unopenable",
    "SQLITE_BUSY": "locked",
    "SQLITE_NOTADB": "other",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_IOERR": "disk",
}
"""What is wrong, by the beginning of SQLite's name for it: SQLITE_IOERR_WRITE, SQLITE_BUSY_…"""


def unavailable(error: sqlite3.Error | DBAPIError, where: str) -> Unavailable:
    """The refusal for a database error; `where` names the file as those who read it may know it."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(origin, "sqlite_errorname", None) or ""
    found = (problem for start, problem in _PROBLEMS.items() if name.startswith(start))
    problem = next(found, None)
    if problem is None:
        return Unavailable(message("database-failed", file=where, reason=str(origin)))
    return _problem(problem, where)


def not_a_database(where: str) -> Unavailable:
    """The refusal for a file that is not an SQLite database."""
    return _problem("other", where)


def gone(where: str) -> Unavailable:
    """The refusal for a database whose file was moved, deleted or replaced while it is open."""
    return _problem("gone", where)


def damaged(where: str) -> Unavailable:
    """The refusal for a database that fails its integrity check."""
    return _problem("damaged", where)


def _problem(problem: str, where: str) -> Unavailable:
    return Unavailable(message("database-problem", problem=problem, file=where))
