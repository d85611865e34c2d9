"""The house needs no server: whole matches are played where nothing of one can be imported."""

import subprocess
import sys

import pytest

from quadriga.games import GAMES
from tests.house.serverless import BLOCKED, BLOCKED_FOR_US


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_whole_matches_are_played_without_a_server() -> None:
    """With scenes, changes, a hint, explanations, a lesson's step, a review and a restore."""
    done = run("-m", "tests.house.serverless")
    assert done.returncode == 0, done.stderr
    *games, loaded = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in games] == [*GAMES]
    assert loaded == "blocked and loaded: []"


HEART = "quadriga.house.house"


@pytest.mark.parametrize("module", ["server.app", "store", "bots.foreign.names", "processes"])
def test_what_belongs_to_a_server_is_blocked_there(module: str) -> None:
    code = f"from tests.house.serverless import block; block(); import {HEART}, quadriga.{module}"
    done = run("-c", code)
    assert done.returncode == 1
    name = done.stderr.splitlines()[-1].split()[-1].partition(".")[0]
    assert "blocked" in done.stderr or name in (*BLOCKED, *BLOCKED_FOR_US)


@pytest.mark.parametrize(
    "act",
    [
        "threading.Thread(target=print).start()",
        "subprocess.run(['true'])",
        "socket.create_connection(('127.0.0.1', 9))",
    ],
)
def test_nothing_can_be_begun_there(act: str) -> None:
    imports = "import socket, subprocess, threading; from tests.house.serverless import block"
    done = run("-c", f"{imports}; block(); {act}")
    assert done.returncode == 1
    assert "is forbidden" in done.stderr
