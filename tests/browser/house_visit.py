"""Run inside `house`: two friends meet at a table by a link, in real browsers, without TLS."""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import hands
from tests.browser.conftest import DESKTOP, FLAGS, MAX_WAIT_MS, OPTIONS, PHONE, STILL
from tests.server import network
from tests.server.clients import Server
from tools import browser as chromium

LOBBY = {
    "setup": {"game": "all_roads", "seats": 2},
    "sitters": [{"name": "Ada"}],
    "open": [1],
}


def page_at(browser: Browser, address: str, width: dict[str, int]) -> Page:
    """A page of somebody who has not been there before; whatever fails in it fails all."""
    context = browser.new_context(base_url=address, viewport=width, **STILL)  # type: ignore[arg-type]
    context.set_default_timeout(MAX_WAIT_MS)
    return context.new_page()


def main(data: Path) -> None:
    """The host opens the page on the server's own computer, and goes where the friends are."""
    expect.set_options(timeout=MAX_WAIT_MS)
    with (
        Server(data, *OPTIONS, "--lan") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS) as browser,
    ):
        port = server.address.rpartition(":")[2]
        host = page_at(browser, f"http://127.0.0.1:{port}", DESKTOP)
        host.goto("/")
        match = host.request.post("/api/matches", data=LOBBY).json()["match"]
        host.goto(f"/table/{match}")
        link = host.get_by_label("The link to join").input_value()
        assert link.startswith(f"http://{network.ADDRESS}:{port}/join/"), link
        expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
        expect(host.get_by_text("This link only works on this computer.")).to_have_count(0)
        host.get_by_role("button", name="Go there too").click()
        host.get_by_role("button", name="Yes, that is me").click()
        host.get_by_role("link", name="Your table").click()
        host.get_by_role("button", name="Close the table").wait_for()
        assert host.url == link
        expect(host.get_by_role("button", name="Go there too")).to_have_count(0)
        friend = page_at(browser, server.address, PHONE)
        friend.goto(link)
        friend.get_by_label("Your name at this table").fill("Gaius")
        friend.get_by_role("button", name="Sit here").click()
        expect(host.locator("li", has_text="Gaius")).to_be_visible()
        host.get_by_role("button", name="Start the game").click()
        for page in (host, friend):
            hands.await_board(page)
        assert hands.await_turn(host)
        seen = hands.revision(friend)
        hands.choose_the_first(host)
        hands.await_change(friend, seen)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
