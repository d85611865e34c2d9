"""Finds PostgreSQL for the tests of the store, and installs Debian's package when that is allowed.

Without it those tests are skipped.
"""

import shutil
import sys
from pathlib import Path

from tools import debian
from tools.debian import say

DEBIAN = "/usr/lib/postgresql"


def find() -> Path | None:
    """The folder with initdb and pg_ctl, or None; Debian has one for each version."""
    versions = sorted(Path(DEBIAN).glob("*/bin"), key=lambda path: float(path.parent.name))
    for folder in reversed(versions):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def main() -> int:
    """Install PostgreSQL if it is missing and that is allowed; the exit status is always 0."""
    if find() is None and debian.may_install():
        say("Installing PostgreSQL from Debian's packages for the tests of the store (once)…")
        debian.install("postgresql")
    if find() is None:
        say("There is no PostgreSQL on this machine: the tests that need one will be skipped.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
