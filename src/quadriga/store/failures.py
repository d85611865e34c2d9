"""Turns database errors into `Unavailable`, whose message says what to do."""

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
"""The problem, by the beginning of SQLite's name for it (SQLITE_IOERR_WRITE, SQLITE_BUSY_…) or of
PostgreSQL's code: https://www.postgresql.org/docs/current/errcodes-appendix.html"""


def unavailable(error: Exception, where: str) -> Unavailable:
    """The refusal for a database error; `where` names the database to those who read it."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    problem = _problem_of(origin)
    if problem is None and isinstance(error, DBAPIError) and error.connection_invalidated:
        problem = "unreachable"
    if problem is None:
        # PostgreSQL's own message may quote values of a row.
        reason = getattr(origin, "sqlstate", None) or str(origin)
        return Unavailable(message("database-failed", file=where, reason=reason))
    return unusable(problem, where)


@contextmanager
def refusing(where: str) -> Iterator[None]:
    """Raise errors of SQLite as `Unavailable`."""
    try:
        yield
    except sqlite3.Error as error:
        raise unavailable(error, where) from error
    except UnicodeError as error:
        # SQLite quotes what it found in a damaged database, which may not be text.
        raise unusable("damaged", where) from error


def _problem_of(origin: BaseException | None) -> str | None:
    """The problem, if the driver's code names it."""
    if isinstance(origin, OSError):
        return "unreachable"
    code = getattr(origin, "sqlite_errorname", None) or getattr(origin, "sqlstate", None) or ""
    problems = (problem for start, problem in _PROBLEMS.items() if code.startswith(start))
    return next(problems, None)


def unusable(problem: str, where: str) -> Unavailable:
    """The refusal for one of the problems that `database-problem` has words for."""
    return Unavailable(message("database-problem", problem=problem, file=where))
