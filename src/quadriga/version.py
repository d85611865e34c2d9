"""The version of the program: a number for each release, and the commit that was built.

Building the package loads this file alone (pyproject.toml), so it imports nothing of ours.
"""

import os
import subprocess
from datetime import UTC, datetime
from email.parser import HeaderParser
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

RELEASE: Final = "0.1.0"
"""The newest release; CONTRIBUTING.md says how the next one is made."""

ROOT: Final = Path(__file__).resolve().parents[2]
"""The folder of the project, if this is a checkout or an sdist."""

_COMMIT: Final = "+g"
"""The prefix of the commit in a package's version, where PEP 440 has the local part."""

_DIGITS: Final = 10
"""The length of a commit's abbreviated name."""


class Version(NamedTuple):
    """What is running: "0.2.0" or "0.2.0.post20261118153000", and the commit, "" if unknown."""

    number: str
    commit: str

    def __str__(self) -> str:
        return f"{self.number} (commit {self.commit})" if self.commit else self.number


@cache
def current() -> Version:
    """The version of the running program; in a checkout that of its commit, as it is now."""
    # A checkout is installed once, and moves on to other commits.
    text = of_checkout(ROOT) or metadata.version("quadriga")
    number, _, commit = text.partition(_COMMIT)
    return Version(number, commit)


def of_source(root: Path = ROOT) -> str:
    """The version of a package that is built here, from a checkout or an sdist."""
    version = of_checkout(root)
    if version is None:
        return _of_sdist(root) or RELEASE
    return f"{version}.changed" if _git(root, "status", "--porcelain", "-uno") else version


def of_checkout(root: Path) -> str | None:
    """The version of a checkout's commit; None if this isn't one, or git fails.

    Between two releases it is that of the last one plus the time of the commit. So it grows from
    commit to commit, even in a shallow clone.
    """
    log = _git(root, "log", "-1", "--format=%ct %H %D") if (root / ".git").exists() else None
    if not log:
        return None
    seconds, commit, names = log.strip("\n").split(" ", 2)
    moment = datetime.fromtimestamp(int(seconds), UTC).strftime("%Y%m%d%H%M%S")
    is_release = f"tag: v{RELEASE}" in names.split(", ")
    number = RELEASE if is_release else f"{RELEASE}.post{moment}"
    return f"{number}{_COMMIT}{commit[:_DIGITS]}"


def _of_sdist(root: Path) -> str | None:
    """The version that an sdist states."""
    try:
        text = (root / "PKG-INFO").read_text("utf-8")
    except OSError:
        return None
    return HeaderParser().parsestr(text)["Version"]


def _git(root: Path, *arguments: str) -> str | None:
    """What git prints; None if it fails, or is not installed."""
    # In a git hook, the environment names another repository.
    environment = {name: text for name, text in os.environ.items() if not name.startswith("GIT_")}
    try:
        return subprocess.run(
            ("git", "-c", "log.showSignature=false", *arguments),
            cwd=root,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
