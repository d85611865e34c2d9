"""Files and folders that other users of the machine can't read, and that survive a power cut.

On Windows no permissions are set: a person's folders there are closed to others anyway.
"""

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
_OTHERS: Final = 0o077
"""The permissions of everybody but the owner."""


def make_file(path: Path) -> None:
    """Create an empty file, closed to others from the start; an existing one is kept.

    Raises `OSError`.
    """
    path.touch(FILE_MODE)


def make_folder(path: Path) -> None:
    """Create a folder that is closed to others, unless it exists; raises `OSError`."""
    try:
        path.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except RecursionError:  # a thousand nested folders
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(path)) from None


def is_open_to_others(path: Path) -> bool:
    """Whether other users have any permission for a file or folder; raises `OSError`."""
    return sys.platform != "win32" and bool(path.stat().st_mode & _OTHERS)


def close_to_others(path: Path) -> bool:
    """Take every permission for a file or folder from other users; whether they have none now.

    It may fail: some file systems have no permissions, and only the owner of a file sets them.
    """
    try:
        if is_open_to_others(path):
            with suppress(OSError):
                path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)
        return not is_open_to_others(path)
    except OSError:
        return True  # deleted since it was listed, or in a folder that is closed to us too


def sync_file(file: Path) -> None:
    """Make the contents of a file durable; raises `OSError`."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable; does nothing where folders can't be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
