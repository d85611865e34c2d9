"""Backs up the database file while a server uses it, and restores it while none does."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp
from typing import NamedTuple

from quadriga import home
from quadriga.core import Unavailable
from quadriga.kit.files import make_folder, sync_file, sync_folder
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.sqlite.engine import connect
from quadriga.store.sqlite.folder import Folder
from quadriga.store.sqlite.integrity import COMPANIONS, check_closely, stored_version
from quadriga.store.sqlite.seals import add_seal, check_seal


class Restored(NamedTuple):
    """What `restore` did.

    matches  how many matches were in the copy
    kept     the folder with what was there before, if anything was
    sealed   whether the copy had a checksum, which proves that not a bit has changed
    """

    matches: int
    kept: Path | None
    sealed: bool


def back_up(folder: Path, file: Path, *, replace: bool) -> int:
    """Copy the database of a data folder to `file`; returns the number of matches in it.

    A server may go on using it: the copy is the state of one moment, and nobody has to wait.
    `file` is made whole or not at all. Raises `Unavailable`, also if `file` exists and `replace`
    is not set.
    """
    database = folder / Folder.DATABASE
    if not database.is_file():
        raise Unavailable(message("backup-no-database", folder=str(folder)))
    _check_target(file, database, replace=replace)
    with _refusing(file), _new_file(file) as new:
        stored_version(database, most=0)
        matches = _copy(database, new)
        add_seal(new)
        _check_target(file, database, replace=replace)
        new.replace(file)
    sync_folder(file.parent)
    return matches


def restore(file: Path, path: Path) -> Restored:
    """Put the database `file` into the data folder `path`; what was there is kept beside it.

    Raises `Unavailable` and changes nothing if `file` is damaged, isn't ours or is of a version
    that can't be migrated, or if a server uses the folder. A copy without a checksum, as older
    versions made them, is checked as thoroughly as possible.
    """
    from quadriga.store.migrator import check_known  # a slow import

    with _refusing(file):
        sealed = check_seal(file)
        version = stored_version(file)
        if not sealed:
            check_closely(file)
    if version is None:
        raise Unavailable(message("backup-empty", file=str(file)))
    check_known(version, str(file))
    folder = Folder.claim(path)
    try:
        with _refusing(folder.database), _new_file(folder.database) as new:
            matches = _copy(file, new)
            kept = _set_aside(folder.database)
            new.replace(folder.database)
        sync_folder(path)
    finally:
        folder.release()
    return Restored(matches, kept, sealed)


def _check_target(file: Path, database: Path, *, replace: bool) -> None:
    if file.is_dir():
        raise Unavailable(message("backup-is-folder", file=str(file)))
    if file.exists() and file.samefile(database):
        raise Unavailable(message("backup-of-itself", file=str(file)))
    if file.exists() and not replace:
        raise Unavailable(message("backup-exists", file=str(file)))


@contextmanager
def _refusing(file: Path) -> Iterator[None]:
    """Raise errors of the disk and of SQLite as `Unavailable`."""
    try:
        with failures.refusing(str(file)):
            yield
    except OSError as error:
        named = str(error.filename or file)
        reason = error.strerror or str(error)
        raise Unavailable(message("backup-failed", file=named, reason=reason)) from error


@contextmanager
def _new_file(beside: Path) -> Iterator[Path]:
    """An empty file in the same folder that only its owner may read; deleted unless it is moved."""
    handle, name = mkstemp(prefix=f".{beside.name}-", dir=beside.parent)
    os.close(handle)
    new = Path(name)
    try:
        yield new
    finally:
        new.unlink(missing_ok=True)


def _copy(database: Path, new: Path) -> int:
    """Copy one state of a database into a file, durably and checked; returns its matches."""
    uri = f"{database.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(uri, uri=True)) as source,
        closing(sqlite3.connect(new)) as target,
    ):
        # All pages in one step: between steps, a commit of another program would start it again.
        source.backup(target)
        # In WAL mode the copy could only be read where a log can be written beside it.
        target.execute("PRAGMA journal_mode = DELETE")
    sync_file(new)
    stored_version(new)
    with closing(sqlite3.connect(new)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


def _set_aside(database: Path) -> Path | None:
    """Move the files of a database into a new folder beside it; None if there are none."""
    paths = [database.with_name(database.name + end) for end in COMPANIONS]
    if not any(path.exists() for path in paths):
        return None
    if database.exists():
        # A log that stays behind would be taken for the new database's, so it is written into the
        # old one. A damaged database can't be opened: its log moves along.
        with suppress(sqlite3.Error), closing(connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = database.with_name(f"{home.BEFORE_RESTORE}{moment}")
    make_folder(kept)
    for path in filter(Path.exists, paths):
        path.rename(kept / path.name)
    return kept
