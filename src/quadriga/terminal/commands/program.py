"""How this program is called from the shell that has started it."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "quadriga"


def command(*words: str, data: str | None = None) -> str:
    """The command line that runs the program with these words, as a text to be copied.

    With the `data` folder that was named when the program was called, if any: else it would look
    for games elsewhere.
    """
    named = () if data is None else ("--data", shlex.quote(data))
    return " ".join((called(), *words, *named))


def called() -> str:
    """`quadriga` if a shell finds this very program by that name, else the way that works here."""
    beside = Path(sys.executable).with_name(NAME)
    found = shutil.which(NAME)
    if found is not None and Path(found).absolute() == beside.absolute():
        return NAME
    if beside.exists():
        return _short(beside)
    return f"{_short(Path(sys.executable))} -m {NAME}"


def _short(path: Path) -> str:
    """The path from the current folder if it is below that."""
    path, here = path.absolute(), Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
