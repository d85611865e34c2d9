"""An SQLite database in the data folder."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from quadriga.store import failures
from quadriga.store.sqlite.engine import MAX_CONNECTIONS, WRITES, open_engine
from quadriga.store.sqlite.folder import Folder
from quadriga.store.sqlite.integrity import prepare

T = TypeVar("T")

READERS: Final = MAX_CONNECTIONS - 1
"""Threads that read; one more writes."""


class SqliteFile:
    """The database file of a folder, which is locked so that only one server uses it.

    One thread runs a transaction from beginning to end. Going to a thread and back for each
    statement would cost a move more than all the rest of it.
    """

    errors: tuple[type[Exception], ...] = (DBAPIError,)
    shared = None

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._file = folder.database
        self._identity = _identity(self._file)
        self.name = self._file.name
        self.engine = open_engine(self._file)
        self._writer = self.engine.execution_options(**{WRITES: True})
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writing = ThreadPoolExecutor(1, "writing")

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

    async def read(self, question: Callable[[Connection], T]) -> T:

        def transaction() -> T:
            with self.engine.begin() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, transaction)

    async def write(self, change: Callable[[Connection], T]) -> T:

        def transaction() -> T:
            with self._writer.begin() as connection:
                return change(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, transaction)

    def check(self) -> None:
        """Raise `Unavailable` if the file was moved, deleted or replaced."""
        if _identity(self._file) != self._identity:
            raise failures.unusable("gone", self.name)

    def announce(self, address: str) -> None:
        """Write the address of this server into the lock file of the folder."""
        self._folder.announce(address)

    async def close(self) -> None:
        """Close all connections and unlock the folder."""
        for threads in (self._reading, self._writing):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()
        self._folder.release()


def _identity(file: Path) -> tuple[int, int] | None:
    """The device and inode of the file that has this name now; None if there is none."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
