"""Copies of the database file: made while a server uses it, and put back while none does."""

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
from quadriga.kit import private_files
from quadriga.kit.durable_files import sync_file, sync_folder
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.sqlite.engine import connect
from quadriga.store.sqlite.folder import Folder
from quadriga.store.sqlite.integrity import COMPANIONS, check_closely, stored_version
from quadriga.store.sqlite.seals import add_seal, check_seal


class Restored(NamedTuple):
    """How many matches were put back, and the folder with what was there before, if any was.

    A copy is `sealed` if it has a checksum: then not a bit of it has changed.
    """

    matches: int
    kept: Path | None
    sealed: bool


def back_up(folder: Path, file: Path, *, replace: bool) -> int:
    """Copy the database of a data folder to `file`; the number of matches in the copy.

    A server may use it meanwhile: the copy is the state of one moment, and nobody waits for it.
    `file` is there whole or not at all. Raises `Unavailable`, also if `file` is there already and
    `replace` is not set.
    """
    database = folder / Folder.DATABASE
    if not database.is_file():
        raise Unavailable(message("backup-no-database", folder=str(folder)))
    _check_target(file, database, replace=replace)
    with _told(file), _new_file(file) as new:
        stored_version(database, most=0)
        _copy(database, new)
        stored_version(new)
        matches = _count_matches(new)
        add_seal(new)
        _check_target(file, database, replace=replace)
        new.replace(file)
    sync_folder(file.parent)
    return matches


def restore(file: Path, path: Path) -> Restored:
    """Put the database `file` into the data folder `path`; what was there is kept beside it.

    Raises `Unavailable` if `file` is damaged, no database of ours, or of a newer version of the
    program, and if a server uses the folder; nothing is changed then. A copy without a checksum,
    which older versions have made, is checked as well as that can be done.
    """
    from quadriga.store.migrator import check_known  # a slow import

    with _told(file):
        sealed = check_seal(file)
        version = stored_version(file)
        if not sealed:
            check_closely(file)
    if version is None:
        raise Unavailable(message("backup-empty", file=str(file)))
    check_known(version, str(file))
    folder = Folder.claim(path)
    try:
        with _told(folder.database), _new_file(folder.database) as new:
            _copy(file, new)
            stored_version(new)
            matches = _count_matches(new)
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
def _told(file: Path) -> Iterator[None]:
    """Raise errors of the disk and of SQLite as `Unavailable`."""
    try:
        with failures.told(str(file)):
            yield
    except OSError as error:
        named = str(error.filename or file)
        reason = error.strerror or str(error)
        raise Unavailable(message("backup-failed", file=named, reason=reason)) from error


@contextmanager
def _new_file(beside: Path) -> Iterator[Path]:
    """An empty file in the same folder that only its owner may read; deleted if it is not moved."""
    handle, name = mkstemp(prefix=f".{beside.name}-", dir=beside.parent)
    os.close(handle)
    new = Path(name)
    try:
        yield new
    finally:
        new.unlink(missing_ok=True)


def _copy(database: Path, new: Path) -> None:
    """Copy one state of a database into one file, and make it durable."""
    uri = f"{database.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(uri, uri=True)) as source,
        closing(sqlite3.connect(new)) as target,
    ):
        # All pages in one step. After each step another program's commit would begin it anew.
        source.backup(target)
        # Else the copy could be read only where a log can be written beside it.
        target.execute("PRAGMA journal_mode = DELETE")
    sync_file(new)


def _count_matches(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


def _set_aside(database: Path) -> Path | None:
    """Move the files of a database into a new folder beside it; None if there are none."""
    files = [database.with_name(database.name + end) for end in COMPANIONS]
    if not any(file.exists() for file in files):
        return None
    if database.exists():
        # A log that is left would be taken for that of the new database, so it is written into
        # the old one. What is damaged cannot be opened: its log goes along.
        with suppress(sqlite3.Error), closing(connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = database.with_name(f"{home.BEFORE_RESTORE}{moment}")
    private_files.make_folder(kept)
    for file in filter(Path.exists, files):
        file.rename(kept / file.name)
    return kept
