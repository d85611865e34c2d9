"""Finds nginx and HAProxy for the tests behind real proxies, and installs them where allowed.

Without them it says what to install; that is a failure only in CI.
"""

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Final

from tools import debian
from tools.debian import say

PACKAGES: Final = {"nginx": "nginx-light", "haproxy": "haproxy", "openssl": "openssl"}
"""The programs, and Debian's packages that have them."""

_SERVERS_PATH: Final = "/usr/sbin:/usr/local/sbin"
"""Where servers are, which is not on everybody's path."""


def find(name: str) -> str | None:
    """The path of a program on this machine, or None."""
    return shutil.which(name) or shutil.which(name, path=_SERVERS_PATH)


def missing() -> Sequence[str]:
    """The programs that are not there."""
    return [name for name in PACKAGES if find(name) is None]


def main() -> int:
    """Install what is missing; the exit status."""
    wanted = [PACKAGES[name] for name in missing()]
    if wanted and debian.may_install():
        say("Installing nginx and HAProxy for the tests behind proxies (once, some seconds)…")
        debian.install(*wanted)
    if not missing():
        return 0
    say(
        f"Without {', '.join(missing())} the tests behind proxies are skipped.\n"
        f"  Debian:  sudo apt-get install {' '.join(PACKAGES.values())}\n"
        "  macOS:   brew install nginx haproxy"
    )
    return 1 if os.environ.get("CI", "").lower() in ("1", "true", "yes") else 0


if __name__ == "__main__":
    sys.exit(main())
