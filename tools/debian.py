"""Installs Debian's packages for the tests, where that may be done without asking anybody."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def say(text: str) -> None:
    """Tell the person at the keyboard, without disturbing standard output."""
    print(text, file=sys.stderr, flush=True)


def may_install() -> bool:
    """Whether this is a Debian on which packages may be installed without asking anybody."""
    return (
        hasattr(os, "geteuid")
        and os.geteuid() == 0
        and Path("/etc/debian_version").exists()
        and "ID=ubuntu" not in _os_release()  # Ubuntu's Chromium only points at a snap.
        and shutil.which("apt-get") is not None
    )


def install(*packages: str) -> bool:
    """Install these packages; whether that worked."""
    # A fresh machine has no package lists yet, and old lists name packages that are gone.
    return _apt_get("update") and _apt_get("install", "--yes", "--no-install-recommends", *packages)


def _os_release() -> Sequence[str]:
    path = Path("/etc/os-release")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else ()


def _apt_get(*arguments: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ("apt-get", "-qq", *arguments),
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        say(f"apt-get {arguments[0]} did not work:\n{done.stderr.strip()}")
    return done.returncode == 0
