"""The command line of this program, as its shell knows it."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "quadriga"


def command(*words: str, data: str | None = None) -> str:
    """The command line that runs the program with these words, to be copied.

    `data` is the folder named on this command line, if any: without it, games would be looked for
    elsewhere.
    """
    named = () if data is None else ("--data", shlex.quote(data))
    return " ".join((called(), *words, *named))


def called() -> str:
    """`quadriga` if the shell finds this very program by that name, else a path that works here."""
    beside = Path(sys.executable).with_name(NAME)
    found = shutil.which(NAME)
    if found is not None and Path(found).absolute() == beside.absolute():
        return NAME
    if beside.exists():
        return _short(beside)
    return f"{_short(Path(sys.executable))} -m {NAME}"


def _short(path: Path) -> str:
    """The path relative to the current folder, if it is inside."""
    path, here = path.absolute(), Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
