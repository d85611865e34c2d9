"""A real server on loopback and a real Chromium in front of it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
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

from tests.server import clients
from tools import browser as chromium

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Most tests are about no motion, and drawing it is a third of what a decision costs."""

WRONG_LINK = "/no/such/page"
MAX_WAIT_MS = 180_000
"""Milliseconds after which a page hangs, however busy the machine is."""

PACE = ("--pace", "0")
OPTIONS = ("--seed", "browser", "--hint-playouts", "96", *PACE)
"""Hints think for a tenth of the usual time: what is tested is how they are shown."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--renderer-process-limit=1",
    "--js-flags=--single-threaded",
]
"""Of each profile, one process draws all pages, and has no threads to share with: on cores that are
busy anyway, starting processes and handing work over cost a fifth of a test."""


class Server:
    """A server that can be killed and started again where it was."""

    def __init__(self, data: Path, *options: str) -> None:
        self._data = data
        self._options = options
        self._running: clients.Server | None = None
        self.address = ""

    def start(self) -> None:
        """Starts the server, the second time at the address it had."""
        port = self.address.rpartition(":")[2] or "0"
        self._running = clients.Server(self._data, *self._options, "--port", port)
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


class Profile:
    """A browser profile with an empty page of its own.

    As long as that is open, the process that draws the pages stays, and knows their scripts.
    """

    def __init__(self, context: BrowserContext) -> None:
        context.set_default_timeout(MAX_WAIT_MS)
        self.context = context
        self._session = context.new_cdp_session(context.new_page())

    def forget(self, origin: str) -> None:
        """Empties all that a server has stored, except for the files of the page."""
        self._session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.context.clear_cookies()


class Profiles:
    """Browser profiles by their server and options, each made once: a new one costs half a second.

    Whoever visits with one finds it empty, except for the files of the page.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kept: dict[str, dict[str, Profile]] = {}

    def get(self, address: str, **options: Any) -> Profile:
        """The profile with these options for the server at this address."""
        there, name = self._kept.setdefault(address, {}), repr(sorted(options.items()))
        if name not in there:
            there[name] = Profile(self._browser.new_context(base_url=address, **options))
        return there[name]

    def close_at(self, address: str) -> None:
        """Closes those for a server that ends."""
        for profile in self._kept.pop(address, {}).values():
            profile.context.close()

    def close(self) -> None:
        """Closes all of them."""
        for address in [*self._kept]:
            self.close_at(address)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it; each has a cookie of its own."""
    yield from _serve(tmp_path_factory.mktemp("data"), *OPTIONS)


@pytest.fixture
def own_server(tmp_path: Path, profiles: Profiles) -> Iterator[Server]:
    """A server with an empty data folder that a test may kill."""
    yield from _serve_once(profiles, tmp_path / "data", *OPTIONS)


@pytest.fixture
def secretive_server(tmp_path: Path, profiles: Profiles) -> Iterator[Server]:
    """A server without a seed: the draws of its matches follow from secrets."""
    yield from _serve_once(profiles, tmp_path / "data", *PACE)


@pytest.fixture
def impatient_server(tmp_path: Path, profiles: Profiles) -> Iterator[Server]:
    """A server for which somebody without a connection is gone after half a second."""
    yield from _serve_once(profiles, tmp_path / "data", *OPTIONS, "--away", "0.5")


@pytest.fixture
def unhurried_server(tmp_path: Path, profiles: Profiles) -> Iterator[Server]:
    """A server on which no game of bots is over before a page has come to look at it."""
    yield from _serve_once(profiles, tmp_path / "data", "--seed", "browser", "--pace", "0.05")


def _serve(data: Path, *options: str) -> Iterator[Server]:
    running = Server(data, *options)
    running.start()
    yield running
    running.stop()


def _serve_once(profiles: Profiles, data: Path, *options: str) -> Iterator[Server]:
    running = Server(data, *options)
    running.start()
    yield running
    profiles.close_at(running.address)
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, or a clear word about what to install."""
    path = chromium.find()
    if path is None:
        message = "Install Chromium (Debian: chromium-headless-shell) to run the browser tests."
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    expect.set_options(timeout=MAX_WAIT_MS)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Iterator[Profiles]:
    """The profiles that the tests share."""
    kept = Profiles(browser)
    yield kept
    kept.close()


@contextmanager
def visit(
    profiles: Profiles,
    server: Server,
    language: str = "",
    *,
    coached: bool = False,
    **options: Any,
) -> Iterator[Page]:
    """A page for one test; anything that it complains about fails the test.

    The reader has chosen `language`, or leaves it to the browser. Who plays whatever is lit is
    asked by no coach, unless `coached`.
    """
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        # A dead server or a wrong link is part of some tests, and the browser itself reports it.
        is_lost = message.location.get("url", "").endswith(WRONG_LINK)
        if message.type == "error" and "ERR_CONNECTION" not in message.text and not is_lost:
            complaints.append(message.text)

    profile = profiles.get(server.address, **options)
    page = profile.context.new_page()
    page.on("console", listen)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    if language:
        page.add_init_script(
            f"if (location.host) localStorage.setItem('quadriga.language', '{language}')"
        )
    if not coached:
        page.add_init_script("if (location.host) localStorage.setItem('quadriga.coach', 'off')")
    yield page
    page.close()
    profile.forget(server.address)
    assert complaints == []


@pytest.fixture
def desktop(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide."""
    with visit(profiles, server, viewport=DESKTOP, **STILL) as page:
        yield page


@pytest.fixture
def guest(profiles: Profiles, own_server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide, with all motion, at the server that the test may kill."""
    with visit(profiles, own_server, viewport=DESKTOP) as page:
        yield page


@pytest.fixture
def phone(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 390 pixels wide, on a touch screen."""
    with visit(profiles, server, **TOUCH, **STILL) as page:
        yield page


@pytest.fixture
def dark(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide for somebody who prefers dark."""
    with visit(profiles, server, viewport=DESKTOP, color_scheme="dark", **STILL) as page:
        yield page


@pytest.fixture
def german(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide whose reader has chosen German."""
    with visit(profiles, server, "de", viewport=DESKTOP, **STILL) as page:
        yield page


@pytest.fixture
def longer(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide in the pseudo-language: English with accents, 40 % longer."""
    with visit(profiles, server, "pseudo", viewport=DESKTOP, **STILL) as page:
        yield page


@pytest.fixture
def longer_phone(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 390 pixels wide, on a touch screen, in the pseudo-language."""
    with visit(profiles, server, "pseudo", **TOUCH, **STILL) as page:
        yield page
