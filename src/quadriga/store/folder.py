"""The data folder: whether it can be used, and that one server alone uses it."""

import sys
import tempfile
from pathlib import Path
from typing import IO

from quadriga.core import Unavailable
from quadriga.home import VARIABLE


class Folder:
    """A data folder that this process alone uses until `release`, or until it dies."""

    def __init__(self, path: Path, lock: IO[str]) -> None:
        self.path = path
        self._lock = lock

    def announce(self, address: str) -> None:
        """Leave word for whoever finds the folder in use, where the server is."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    @property
    def database(self) -> Path:
        """The database file; it may not exist yet."""
        return self.path / "quadriga.sqlite3"

    @classmethod
    def claim(cls, path: Path) -> "Folder":
        """The folder, made if need be; `Unavailable` if it cannot be written or is in use."""
        try:
            path.mkdir(parents=True, exist_ok=True)
            # Only trying tells: file systems can be mounted read-only or be full.
            with tempfile.TemporaryFile(dir=path) as probe:
                probe.write(b"quadriga")
        except OSError as error:
            raise Unavailable(
                f"The data folder {path} cannot be written ({error.strerror}). Make it writable, "
                f"or choose another one with --data FOLDER or {VARIABLE}."
            ) from error
        return cls(path, _lock(path))

    def release(self) -> None:
        """Let others use the folder."""
        self._lock.close()


if sys.platform == "win32":

    def _hold(file: IO[str]) -> None:
        """Nothing: SQLite's own lock must do there."""

else:
    import fcntl

    def _hold(file: IO[str]) -> None:
        """Lock the file; the system unlocks it when this process ends, however it ends."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock(path: Path) -> IO[str]:
    """The lock of a folder, or `Unavailable` if somebody else holds it."""
    try:
        file = (path / "lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise Unavailable(
            f"The file {path / 'lock'} cannot be written ({error.strerror}). Make it writable, "
            f"or choose another data folder with --data FOLDER or {VARIABLE}."
        ) from error
    try:
        _hold(file)
    except OSError as error:
        with file:
            file.seek(0)
            address = file.read(200).strip()
        raise Unavailable(
            f"Another Quadriga server{f' at {address}' if address else ''} is using the data "
            f"folder {path}. Play there, or stop it first, or choose another folder with "
            f"--data FOLDER or {VARIABLE}."
        ) from error
    file.truncate(0)
    return file
