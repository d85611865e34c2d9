"""Files and folders that other users of the machine cannot read.

On Windows nothing is set: there a person's folders are closed to others as they are.
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
    """Create an empty file, closed to others from its first moment; an existing one is kept.

    Raises `OSError`.
    """
    path.touch(FILE_MODE)


def make_folder(path: Path) -> None:
    """Create a folder that is closed to others, unless it exists; raises `OSError`."""
    try:
        path.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except RecursionError:  # a thousand folders in each other
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(path)) from None


def is_open(path: Path) -> bool:
    """Whether other users have any permission for a file or folder; raises `OSError`."""
    return sys.platform != "win32" and bool(path.stat().st_mode & _OTHERS)


def close(path: Path) -> bool:
    """Take every permission for a file or folder from other users; whether they have none now.

    It may fail: some file systems have no permissions, and only the owner of a file sets them.
    """
    try:
        if is_open(path):
            with suppress(OSError):
                path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)
        return not is_open(path)
    except OSError:
        return True  # gone since it was listed, or in a folder that is closed to us too
