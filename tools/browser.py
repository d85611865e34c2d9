"""Finds Chromium for the browser tests, and installs Debian's package when that is allowed.

Prints the path of the browser on standard output and everything meant for people on standard
error. Without a browser it says what to install; that is a failure only in CI.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

VARIABLE = "QUADRIGA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def say(text: str) -> None:
    """Tell the person at the keyboard, without disturbing standard output."""
    print(text, file=sys.stderr, flush=True)


def find() -> str | None:
    """The path of a Chromium on this machine, or None."""
    named = os.environ.get(VARIABLE)
    if named:
        path = shutil.which(named)
        if path is None:
            sys.exit(f"{VARIABLE} names {named!r}, which is not a program that can be started.")
        return path
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    return next((app for app in MAC_APPS if Path(app).exists()), None)


def may_install() -> bool:
    """Whether this is a Debian on which packages may be installed without asking anybody."""
    return (
        hasattr(os, "geteuid")
        and os.geteuid() == 0
        and Path("/etc/debian_version").exists()
        and "ID=ubuntu" not in _os_release()  # Ubuntu's package only points at a snap.
        and shutil.which("apt-get") is not None
    )


def install() -> bool:
    """Install Debian's Chromium; whether that worked."""
    say("Installing Chromium from Debian's packages for the browser tests (once, a minute or two)…")
    package = ("install", "--yes", "--no-install-recommends", "chromium", "fonts-dejavu-core")
    # A fresh machine has no package lists yet, and old lists name packages that are gone.
    return apt_get("update") and apt_get(*package)


def main() -> int:
    """Print the path of Chromium; the exit status."""
    path = find()
    if path is None and may_install() and install():
        path = find()
    if path is not None:
        print(path)
        return 0
    say(
        "There is no Chromium on this machine, and the browser tests need one.\n"
        "  Debian:  sudo apt-get install chromium\n"
        "  Fedora:  sudo dnf install chromium\n"
        "  macOS:   brew install --cask chromium\n"
        f"Or set {VARIABLE} to the path of a Chromium or Chrome that you have."
    )
    return 1 if os.environ.get("CI", "").lower() in ("1", "true", "yes") else 0


def _os_release() -> Sequence[str]:
    path = Path("/etc/os-release")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else ()


def apt_get(*arguments: str) -> bool:
    """Run apt-get; whether that worked."""
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


if __name__ == "__main__":
    sys.exit(main())
