"""A store that fails: people are told what to do, and go on when it is back, without a reload."""

import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.clients import Browser, Chair, Json, Server

BOTS = {
    "setup": {"game": "carpe_diem", "seats": 2},
    "sitters": [{"name": name, "bot": "novice"} for name in ("Livia", "Marcus")],
}

Outage = Callable[[], Any]


@contextmanager
def outages(data: Path, database: str = "") -> Iterator[tuple[Server, Browser]]:
    """A server whose store is going to fail, which it tells in its log."""
    server = Server(data, "--pace", "0.1", database=database)
    try:
        with Browser(server) as browser:
            yield server, browser
    finally:
        server.process.send(signal.SIGTERM)
        errors = server.end()
    assert "nothing can be written" in errors
    assert "can be written again" in errors
    assert "Traceback" not in errors


def answer(chair: Chair, order: Json) -> Json:
    """What an order is answered, while the table may move on."""
    chair.socket.send(msgspec.json.encode(order).decode())
    while True:
        message: Json = msgspec.json.decode(chair.socket.recv(timeout=60))
        if message["type"] in ("played", "refused"):
            return message


def last_revision(watcher: Chair) -> int:
    """The revision at which a table of bots stands still."""
    try:
        while True:
            watcher.read(msgspec.json.decode(watcher.socket.recv(timeout=0.5)))
    except TimeoutError:
        return int(watcher.update["revision"])


def health_of(browser: Browser, status: int) -> httpx.Response:
    """Ask until the answer has this status: the server checks once a second if it can write."""
    while (health := browser.http.get("/api/health")).status_code != status:
        time.sleep(0.02)
    return health


def check_outage(browser: Browser, words: str, begin: Outage, end: Outage) -> None:
    """While it lasts everything is refused with these words; then the same sockets go on."""
    mine, bots = browser.open_match(), browser.open_match(BOTS)
    with browser.sit(mine) as chair, browser.sit(bots) as watcher:
        chair.hear()
        watcher.hear()
        assert browser.http.get("/api/health").status_code == 200
        begin()
        health = health_of(browser, 503)
        assert health.json()["code"] == "unavailable"
        order = {"type": "do", "id": "once", "seen": 0, "do": chair.update["choices"][0]["do"]}
        refused = answer(chair, order)
        assert refused["code"] == "unavailable"
        assert re.search(words, str(refused["message"]))
        stuck = last_revision(watcher)
        assert str(browser.server.data) not in str(refused) + health.text
        end()
        health_of(browser, 200)
        assert answer(chair, order)["type"] == "played"
        while watcher.update["revision"] < stuck + 2:
            watcher.hear()
    assert browser.get("/api/home")["matches"]


def test_a_database_that_is_moved_away_and_put_back(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "quadriga.sqlite3", tmp_path / "elsewhere"
    with outages(tmp_path) as (_, browser):
        check_outage(
            browser, "gone", lambda: file.rename(elsewhere), lambda: elsewhere.rename(file)
        )


def test_another_database_in_its_place_is_not_taken_for_it(tmp_path: Path) -> None:
    """A copy may be older, and what is in memory would not fit it."""
    file, elsewhere = tmp_path / "quadriga.sqlite3", tmp_path / "elsewhere"

    def replace() -> None:
        file.rename(elsewhere)
        shutil.copy(elsewhere, file)

    with outages(tmp_path) as (_, browser):
        check_outage(browser, "gone", replace, lambda: elsewhere.rename(file))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits another process")
def test_a_disk_that_refuses_to_write(tmp_path: Path) -> None:
    with outages(tmp_path) as (server, browser):

        def limit(size: int) -> None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))

        check_outage(browser, "disk", lambda: limit(1), lambda: limit(-1))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of its own with little room, where this is allowed."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder))
    try:
        done = subprocess.run(mount, capture_output=True, check=False)
    except OSError:
        pytest.skip("there is no mount")
    if done.returncode != 0:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(("umount", "--lazy", str(folder)), check=True)


def test_a_full_disk(small_disk: Path) -> None:
    rest = small_disk / "rest"

    def fill() -> None:
        with rest.open("wb", buffering=0) as opened:
            try:
                while opened.write(bytes(4096)):
                    pass
            except OSError:
                pass

    with outages(small_disk) as (_, browser):
        check_outage(browser, "full", fill, rest.unlink)
