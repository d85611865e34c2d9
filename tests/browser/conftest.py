"""A real server on loopback and a real Chromium in front of it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tools import browser as chromium

ROOT = Path(__file__).parent.parent.parent
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


class Server:
    """`quadriga serve` with a data folder of its own; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts the server and waits until it says where it is."""
        command = [sys.executable, "-m", "quadriga", "serve", "--data", str(self._data)]
        self._process = subprocess.Popen(
            [*command, "--port", str(self._port), "--seed", "browser"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server said {line!r}"
        self.address, self._port = found.group(), int(found.group(1))

    def kill(self) -> None:
        """Ends the server without any warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._forget()

    def stop(self) -> None:
        """Ends the server as an operator would."""
        if self._process is not None:
            self._process.terminate()
            self._forget()

    def _forget(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait()
        self._process.stdout.close()
        self._process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with an empty data folder."""
    running = Server(tmp_path / "data")
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
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


class Visitor:
    """A person with a browser; anything the page complains about fails the test."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
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
