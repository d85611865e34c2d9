"""Finds Chromium for the browser tests, and installs Debian's package when that is allowed.

The headless shell is taken where there is one: it draws and runs pages as Chromium does, at half
the processor time, because it has no window around them. Prints the path of the browser on
standard output and everything meant for people on standard error. Without a browser it says what
to install; that is a failure only in CI.
"""

import os
import shutil
import sys
from pathlib import Path

from tools import debian
from tools.debian import say

VARIABLE = "QUADRIGA_CHROMIUM"
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


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


def install() -> bool:
    """Install Debian's headless Chromium; whether that worked."""
    say("Installing Chromium from Debian's packages for the browser tests (once, a minute or two)…")
    return debian.install(SHELL, "fonts-dejavu-core")


def main() -> int:
    """Print the path of Chromium; the exit status."""
    is_named = bool(os.environ.get(VARIABLE))
    if not is_named and shutil.which(SHELL) is None and debian.may_install():
        install()
    path = find()
    if path is not None:
        print(path)
        return 0
    say(
        "There is no Chromium on this machine, and the browser tests need one.\n"
        f"  Debian:  sudo apt-get install {SHELL}\n"
        "  Fedora:  sudo dnf install chromium\n"
        "  macOS:   brew install --cask chromium\n"
        f"Or set {VARIABLE} to the path of a Chromium or Chrome that you have."
    )
    return 1 if os.environ.get("CI", "").lower() in ("1", "true", "yes") else 0


if __name__ == "__main__":
    sys.exit(main())
