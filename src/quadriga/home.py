"""The data folder of server and terminal, closed to other users of the machine."""

import os
from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from quadriga.core import Unavailable
from quadriga.kit import files
from quadriga.language import message

VARIABLE: Final = "QUADRIGA_DATA"

DATABASE: Final = "quadriga.sqlite3"
LOCK: Final = "lock"
SAVED_GAMES: Final = "terminal"
BEFORE_RESTORE: Final = "before-restore-"

_OURS: Final = (f"{DATABASE}*", f".{DATABASE}-*", LOCK, SAVED_GAMES, f"{BEFORE_RESTORE}*")
"""The names of all files and folders that the program makes in a data folder."""


def data_folder(chosen: str | None = None) -> Path:
    """The folder from `chosen`, else from QUADRIGA_DATA, else the system's default; not created."""
    named = chosen or os.environ.get(VARIABLE)
    if named:
        try:
            return Path(named).expanduser().absolute()
        except RuntimeError as error:
            raise Unavailable(message("folder-no-such-user", folder=named)) from error
    from platformdirs import user_data_path  # here, as only the default needs it

    return user_data_path("quadriga", appauthor=False)


def make_private(folder: Path) -> list[Path]:
    """Create the data folder, or close an existing one and what we keep in it to other users.

    Returns what they can still read or change. A folder that has other files in it is left as it
    is: `--data` may name a home folder, or /tmp. Raises `OSError`.
    """
    files.make_folder(folder)
    ours = [path for path in folder.iterdir() if _is_ours(path.name)]
    if len(ours) == sum(1 for _ in folder.iterdir()):
        files.close_to_others(folder)
    still_open = [path for path in _with_contents(ours) if not files.close_to_others(path)]
    return [folder, *still_open] if files.is_open_to_others(folder) else still_open


def _is_ours(name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in _OURS)


def _with_contents(paths: list[Path]) -> Iterator[Path]:
    """The paths and the files in those that are folders; links are skipped."""
    for path in paths:
        if not path.is_symlink():
            yield path
            if path.is_dir():
                with suppress(OSError):
                    yield from (inside for inside in path.iterdir() if inside.is_file())
