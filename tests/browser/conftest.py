"""A real server on loopback and a real Chromium in front of it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.web import places
from tools import browser as chromium

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MAX_WAIT_MS = 180_000
"""Milliseconds after which a page hangs, however busy the machine is."""

OPTIONS = ("--seed", "browser", "--pace", "0")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


class Server:
    """A server that can be killed and started again where it was."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._running: places.Server | None = None
        self.address = ""

    def start(self) -> None:
        """Starts the server, the second time at the address it had."""
        port = self.address.rpartition(":")[2] or "0"
        self._running = places.Server(self._data, *OPTIONS, "--port", port)
        self.address = self._running.address

    def kill(self) -> None:
        """Ends the server without any warning."""
        assert self._running is not None
        self._running.kill()
        self._running = None

    def stop(self) -> None:
        """Ends the server as an operator would."""
        if self._running is not None:
            self._running.__exit__(None, None, None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it; each has a cookie of its own."""
    yield from _serve(tmp_path_factory.mktemp("data"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty data folder that a test may kill."""
    yield from _serve(tmp_path / "data")


def _serve(data: Path) -> Iterator[Server]:
    running = Server(data)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, or a clear word about what to install."""
    path = chromium.find()
    if path is None:
        message = "Install Chromium (Debian: apt-get install chromium) to run the browser tests."
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    expect.set_options(timeout=MAX_WAIT_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


class Visitor:
    """A person with a browser; anything the page complains about fails the test."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(MAX_WAIT_MS)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        # A dead server is part of some tests; the browser itself reports those requests.
        if message.type == "error" and "ERR_CONNECTION" not in message.text:
            self.complaints.append(message.text)


@pytest.fixture
def desktop(browser: Browser, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide."""
    yield from _visit(browser, server, viewport=DESKTOP)


@pytest.fixture
def guest(browser: Browser, own_server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide at the server that the test may kill."""
    yield from _visit(browser, own_server, viewport=DESKTOP)


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    """A page 390 pixels wide, on a touch screen."""
    yield from _visit(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def dark(browser: Browser, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide for somebody who prefers dark and little motion."""
    yield from _visit(
        browser, server, viewport=DESKTOP, color_scheme="dark", reduced_motion="reduce"
    )


def _visit(browser: Browser, server: Server, **options: Any) -> Iterator[Page]:
    visitor = Visitor(browser, server.address, **options)
    yield visitor.page
    visitor.context.close()
    assert visitor.complaints == []
