"""Makes an environment and installs locked packages and the project into it.

    python3 -m tools.install .venv requirements/play.txt

Everything before the check of the version runs on any Python 3, so that an old one is told so
in words.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def say(text: str) -> None:
    """Tell the person at the keyboard."""
    print(text, file=sys.stderr, flush=True)


def require_python() -> None:
    """Go on with Python 3.11 or newer, if need be with another one of this machine."""
    if sys.version_info < (3, 11):  # noqa: UP036
        for name in NEWER:
            other = shutil.which(name)
            if other is not None:
                os.execv(other, [other, "-m", "tools.install", *sys.argv[1:]])
        found = ".".join(map(str, sys.version_info[:2]))
        sys.exit(f"Quadriga needs Python 3.11 or newer; this is {found} and there is no other.")


def python_of(environment: Path) -> Path:
    """The Python inside an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def create(environment: Path) -> None:
    """Make the environment, unless there is one that works."""
    python = python_of(environment)
    if python.exists() and _run(str(python), "-c", "import pip") is None:
        return
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit(
            "This Python cannot make an environment, because `ensurepip` is missing.\n"
            "  Debian and Ubuntu:  sudo apt-get install python3-venv\n"
            "Then try again."
        )
    failure = _run(sys.executable, "-m", "venv", "--clear", str(environment))
    if failure is not None:
        sys.exit(f"{failure}\n\nThe environment {environment} could not be made.")


def install(environment: Path, requirements: Path) -> None:
    """Install exactly what the lock file names, then the project itself as it lies here."""
    pip = (str(python_of(environment)), "-m", "pip", "--disable-pip-version-check", "install")
    # Python compiles what is imported, which is less than half.
    failure = _run(*pip, "--no-compile", "--requirement", str(requirements))
    if failure is None:
        # hatchling is among the locked packages: nothing else needs to be fetched for this.
        failure = _run(*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    if failure is not None:
        sys.exit(f"{failure}\n\nThe Python packages could not be installed. Is there a network?")


def main() -> None:
    """Install into the environment that the command line names."""
    require_python()
    environment, requirements = map(Path, sys.argv[1:])
    say("Installing Python packages (once, about a minute)…")
    create(environment)
    install(environment, requirements)


def _run(*command: str) -> str | None:
    """None if the command worked, else all that it printed."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return None if done.returncode == 0 else done.stdout.strip() or "It failed without a word."


if __name__ == "__main__":
    main()
