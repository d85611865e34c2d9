"""A house of its own: a network with one computer in it, which nobody else can reach."""

import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest

ADDRESS: Final = "192.168.7.5"
"""Of the only computer there."""

_WIRING: Final = f"""
ip link set lo up &&
ip address add {ADDRESS}/24 dev lo &&
ip route add default via 192.168.7.1 dev lo src {ADDRESS} &&
exec "$@"
"""
_ALONE: Final = ("unshare", "--map-root-user", "--net", "sh", "-c")


@cache
def _can_be_built() -> bool:
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return False
    return subprocess.run((*_ALONE, _WIRING, "sh", "true"), capture_output=True).returncode == 0


def inside(*command: str, wired: bool = True) -> Sequence[str]:
    """The command inside the house, or if that is not `wired` on a computer with no network."""
    if not _can_be_built():
        pytest.skip("this system lets nobody make a network of their own (unshare, ip)")
    return (*_ALONE, _WIRING if wired else 'exec "$@"', "sh", *command)
