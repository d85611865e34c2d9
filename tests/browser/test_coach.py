"""The adviser of the first matches: it asks once before a costly choice, and can be turned off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, STILL, Profiles, Server, visit

pytestmark = pytest.mark.browser

BEST = "Build the Amphitheater"
"""What is clearly best in the third turn of Imperator with the seed of these tests."""


@pytest.fixture
def newcomer(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page whose adviser may speak up."""
    with visit(profiles, server, coached=True, viewport=DESKTOP, **STILL) as page:
        yield page


def open_third_turn(page: Page) -> None:
    """A new match where one choice of the next decision is clearly better than the others."""
    hands.open_table(page, "imperator", "Livia", stage=lambda view: bool(view["turn"] == 3))


def take_industry(page: Page) -> None:
    """Choose what costs much, and confirm it."""
    page.locator("main").get_by_role("button", name="Take 2 industry").click()
    with page.expect_response("**/check"):
        hands.confirm(page)
