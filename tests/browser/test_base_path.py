"""The page below a base path, as a proxy may show it: everything of it stays below."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, OPTIONS, STILL, Profiles, Server, visit
from tests.server import clients
from tests.server.proxies import BASE, free_port

pytestmark = pytest.mark.browser

HREFS = "[...document.querySelectorAll('#app a[href]')].map((one) => one.getAttribute('href'))"


class BelowServer(Server):
    """A server that others know by an address with a base path."""

    def start(self) -> None:
        """Start the server at a port that is known before."""
        port = free_port()
        public = f"http://127.0.0.1:{port}{BASE}"
        arguments = (*OPTIONS, "--port", str(port), "--public-url", public)
        self._running = clients.Server(self._data, *arguments)
        self.address = public


@pytest.fixture
def below(profiles: Profiles, tmp_path: Path) -> Iterator[Page]:
    """A page below a base path, 1440 pixels wide."""
    server = BelowServer(tmp_path)
    server.start()
    with visit(profiles, server, viewport=DESKTOP, **STILL) as page:
        page.goto(server.address)
        yield page
    server.stop()


def test_everything_stays_below_the_base_path(below: Page) -> None:
    page = below
    top = page.url.removesuffix("/")
    page.locator("[aria-labelledby=game-imperator] .play").click()
    hands.await_board(page)
    assert page.url.startswith(f"{top}/table/")
    seen = hands.revision(page)
    hands.choose_the_first(page)
    hands.await_change(page, seen)
    page.reload()
    hands.await_board(page)
    match = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    hrefs = page.evaluate(HREFS)
    page.get_by_role("menuitem", name="This is you").click()
    page.get_by_role("button", name="Make a link").click()
    assert page.get_by_label("Link", exact=True).input_value().startswith(f"{top}/move#")
    for path in ("/", "/learn", "/learn/minerva", "/keyboard", f"/replay/{match}", "/no/such/page"):
        page.goto(f"{top}{path}")
        page.locator("h1").wait_for()
        hrefs += page.evaluate(HREFS)
    assert f"{BASE}/replay/{match}" in hrefs
    assert [href for href in hrefs if not href.startswith(f"{BASE}/")] == []
    page.get_by_role("link", name="To the first screen").click()
    expect(page).to_have_url(f"{top}/")


def test_the_worker_that_shows_notifications_stays_below_it_too(below: Page) -> None:
    below.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
    )
    top = below.url.removesuffix("/")
    below.goto(f"{top}/me")
    for name in ("off", "on"):
        below.get_by_role("radio", name=f"Notifications: {name}").check()
    scope = below.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == f"{top}/"
