"""An SQLite database in the data folder."""

from pathlib import Path

from sqlalchemy.exc import DBAPIError

from quadriga.store import failures
from quadriga.store.engine import open_engine
from quadriga.store.folder import Folder
from quadriga.store.integrity import identity, prepare


class SqliteFile:
    """The database file of a folder, which is locked so that only one server uses it."""

    errors: tuple[type[Exception], ...] = (DBAPIError,)
    is_shared = False

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._file = folder.database
        self._identity = identity(self._file)
        self.name = self._file.name
        self.engine = self.reader = open_engine(self._file)

    @classmethod
    def claim(cls, path: Path) -> "SqliteFile":
        """The database in the folder `path`, checked and migrated; raises `Unavailable`."""
        folder = Folder.claim(path)
        try:
            prepare(folder.database)
            return cls(folder)
        except BaseException:
            folder.release()
            raise

    def check(self) -> None:
        """Raise `Unavailable` if the file was moved, deleted or replaced."""
        if identity(self._file) != self._identity:
            raise failures.gone(self.name)

    def announce(self, address: str) -> None:
        """Write the address of this server into the lock file of the folder."""
        self._folder.announce(address)

    def release(self) -> None:
        """Unlock the folder."""
        self._folder.release()
