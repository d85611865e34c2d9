"""The data folder, locked so that only one server uses it."""

import logging
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

from quadriga import home
from quadriga.core import Unavailable
from quadriga.kit import files
from quadriga.language import Message, message

log = logging.getLogger(__name__)


class Folder:
    """A data folder locked by this process until `release` or until the process ends."""

    DATABASE: Final = home.DATABASE

    def __init__(self, path: Path, lock: IO[str]) -> None:
        self.path = path
        self._lock = lock

    def announce(self, address: str) -> None:
        """Write this server's address into the lock file, where a second server finds it."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    @property
    def database(self) -> Path:
        """The database file; it may not exist yet."""
        return self.path / self.DATABASE

    @classmethod
    def claim(cls, path: Path) -> "Folder":
        """Create and lock the folder; raises `Unavailable` if it can't be written or is in use.

        Closes it to other users of the machine, and logs what they can still read.
        """
        try:
            still_open = home.make_private(path)
            # Only trying shows it: a file system may be full or mounted read-only.
            with tempfile.TemporaryFile(dir=path) as probe:
                probe.write(b"quadriga")
        except OSError as error:
            raise _unwritable(path, error) from error
        if still_open:
            warn(still_open)
        return cls(path, _lock(path))

    def release(self) -> None:
        """Unlock the folder."""
        self._lock.close()


def warn(still_open: Sequence[Path]) -> None:
    """Log which files and folders other users of the machine can read."""
    names = ", ".join(map(str, still_open))
    log.warning("other users of this machine can access %s: close it with chmod go-rwx", names)


if sys.platform == "win32":

    def _hold(file: IO[str]) -> None:
        """Do nothing: Windows has no `flock`, so SQLite's own lock must do."""

else:
    import fcntl

    def _hold(file: IO[str]) -> None:
        """Lock the file; the system unlocks it when this process ends, however it ends."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock(path: Path) -> IO[str]:
    """The locked lock file of a folder; raises `Unavailable` if another process holds it."""
    lock = path / home.LOCK
    try:
        files.make_file(lock)
        file = lock.open("a+", encoding="utf-8")
    except OSError as error:
        raise _unwritable(lock, error) from error
    try:
        _hold(file)
    except OSError as error:
        with file:
            file.seek(0)
            address = file.read(200).strip()
        raise Unavailable(_in_use(path, address)) from error
    file.truncate(0)
    return file


def _in_use(path: Path, address: str) -> Message:
    if not address:
        return message("folder-in-use", folder=str(path))
    return message("folder-in-use-at", folder=str(path), address=address)


def _unwritable(path: Path, error: OSError) -> Unavailable:
    reason = error.strerror or str(error)
    return Unavailable(message("folder-unwritable", folder=str(path), reason=reason))
