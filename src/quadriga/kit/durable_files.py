"""What makes changes of files survive a loss of power."""

import os
from contextlib import suppress
from pathlib import Path


def sync_file(file: Path) -> None:
    """Make the contents of a file durable; raises `OSError`."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable; skipped where folders cannot be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
