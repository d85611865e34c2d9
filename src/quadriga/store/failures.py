"""Turns database errors into `Unavailable` with a message that says what to do."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
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
    "53100": "full",
    "25006": "unwritable",
    "08": "unreachable",
    "57P": "unreachable",
    "28": "password",
    "3D000": "missing",
}
"""What is wrong, by the beginning of SQLite's name for it (SQLITE_IOERR_WRITE, SQLITE_BUSY_…) or of
PostgreSQL's code: https://www.postgresql.org/docs/current/errcodes-appendix.html"""


def unavailable(error: Exception, where: str) -> Unavailable:
    """The refusal for a database error; `where` is what those who read it may know it by."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    problem = _problem_of(origin)
    if problem is None and isinstance(error, DBAPIError) and error.connection_invalidated:
        problem = "unreachable"
    if problem is None:
        # PostgreSQL's own words may have values of a row in them.
        reason = getattr(origin, "sqlstate", None) or str(origin)
        return Unavailable(message("database-failed", file=where, reason=reason))
    return _problem(problem, where)


@contextmanager
def told(where: str) -> Iterator[None]:
    """Raise errors of SQLite as `Unavailable`."""
    try:
        yield
    except sqlite3.Error as error:
        raise unavailable(error, where) from error
    except UnicodeError as error:
        # SQLite quotes what it found in a damaged database, and that is no text.
        raise damaged(where) from error


def _problem_of(origin: BaseException | None) -> str | None:
    """What is wrong, if the driver says so."""
    if isinstance(origin, OSError):
        return "unreachable"
    code = getattr(origin, "sqlite_errorname", None) or getattr(origin, "sqlstate", None) or ""
    found = (problem for start, problem in _PROBLEMS.items() if code.startswith(start))
    return next(found, None)


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
