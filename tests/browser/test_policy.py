"""The content security policy: nothing but the page's own files runs or gives it a style.

What a page may not do is an error in its console, so `visit` in conftest.py fails every test in
which the policy is broken: those that play a whole game of each kind among them. They keep still,
so here the games move, except for Imperator and All Roads, which do in test_motion.py.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import hands
from tests.browser.conftest import DESKTOP, Profiles, Server, visit

pytestmark = pytest.mark.browser

DECISIONS = 6

BREACHES = {
    "a style in markup": "document.body.innerHTML = '<p style=\"color: red\"></p>'",
    "a script in markup": "document.body.innerHTML = '<img src=x onerror=\"window.ran = 1\">'",
    "a style sheet of its own": "document.head.append(Object.assign("
    "document.createElement('style'), {textContent: 'p {color: red}'}))",
}


@pytest.fixture
def moving(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide, with all motion."""
    with visit(profiles, server, viewport=DESKTOP) as page:
        yield page


@pytest.mark.parametrize("game", ["minerva", "carpe_diem"])
def test_nothing_is_refused_while_things_move(moving: Page, game: str) -> None:
    hands.open_table(moving, game, "Ada", "novice")
    hands.play_by_keyboard(moving, DECISIONS)
    assert hands.await_turn(moving)
    assert hands.violations(moving) == []


@pytest.mark.parametrize("breach", BREACHES)
def test_what_is_not_the_pages_own_is_refused_and_seen(
    browser: Browser, server: Server, breach: str
) -> None:
    with browser.new_page(base_url=server.address) as page:
        errors: list[str] = []
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.goto("/keyboard")
        page.locator("h1").wait_for()
        assert errors == []
        with page.expect_console_message(lambda line: "Content Security Policy" in line.text):
            page.evaluate(BREACHES[breach])
        assert page.evaluate("window.ran") is None
