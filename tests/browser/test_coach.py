"""The adviser of the first matches: it asks once before a costly choice, and can be turned off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, STILL, Profiles, Server, visit
from tests.server.clients import IMPERATOR

pytestmark = pytest.mark.browser

BEFORE = ("conquer gaul", "take gardens", "build amphitheater", "take tribute_b")
"""With the seed of these tests, the next decision has one choice that is far better than others."""

BEST, WORST = "Build the Marching camp", "Raise the Colosseum"


@pytest.fixture
def newcomer(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page whose adviser may speak up."""
    with visit(profiles, server, coached=True, viewport=DESKTOP, **STILL) as page:
        yield page


def sit_down(page: Page) -> None:
    """Come to a new table of Imperator where much is to be lost."""
    page.goto("about:blank")
    opened = page.request.post("/api/matches", data=IMPERATOR)
    match = opened.json()["match"]
    with hands.chair_of(page, match) as chair:
        chair.hear()
        for line in BEFORE:
            chair.do(line)
    # A process of bots that has just started takes its time.
    asked = {"seen": len(BEFORE), "do": "raise colosseum_a"}
    while not page.request.post(f"/api/matches/{match}/check", data=asked).ok:
        page.wait_for_timeout(100)
    page.goto(f"/table/{match}")
    hands.await_board(page)
    assert hands.await_turn(page)


def choose(page: Page, name: str) -> None:
    """Choose by the list, which stays open, and wait until the server knows what it costs."""
    page.keyboard.press("c")
    with page.expect_response(_says_what_a_choice_costs) as checked:
        page.locator("#all-choices").get_by_role("button", name=name).click()
    assert checked.value.ok


def _says_what_a_choice_costs(answer: Response) -> bool:
    return answer.url.endswith("/check") and "do" in (answer.request.post_data_json or {})


def question(page: Page) -> Locator:
    """What the adviser asks."""
    return page.get_by_role("dialog", name=f"Rather this: {BEST}")


def test_a_costly_choice_is_asked_about_once_and_then_played(newcomer: Page) -> None:
    page = newcomer
    sit_down(page)
    seen = hands.revision(page)
    choose(page, WORST)
    page.keyboard.press("Enter")
    expect(question(page)).to_be_focused()
    expect(question(page)).to_contain_text("military")
    expect(page.locator("main .mark-pointed").first).to_be_visible()
    assert hands.violations(page) == []
    # The choice stands, and is not asked about again.
    page.keyboard.press("Escape")
    expect(question(page)).to_have_count(0)
    assert hands.revision(page) == seen
    hands.confirm(page)
    hands.await_change(page, seen)


def test_it_shows_what_is_better_or_lets_it_be_played_anyway(newcomer: Page) -> None:
    page = newcomer
    sit_down(page)
    choose(page, WORST)
    hands.confirm(page)
    question(page).get_by_role("button", name="Show me").click()
    expect(page.locator(".hints li").first).to_contain_text(BEST)
    expect(question(page)).to_have_count(0)
    sit_down(page)
    seen = hands.revision(page)
    choose(page, WORST)
    hands.confirm(page)
    question(page).get_by_role("button", name="Play it anyway").click()
    hands.await_change(page, seen)


def test_a_good_choice_is_played_at_once_and_it_can_be_turned_off(newcomer: Page) -> None:
    page = newcomer
    sit_down(page)
    seen = hands.revision(page)
    choose(page, BEST)
    hands.confirm(page)
    hands.await_change(page, seen)
    asked: list[str] = []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Adviser: on").click()
    page.on("request", lambda request: asked.append(request.url))
    sit_down(page)
    seen = hands.revision(page)
    page.keyboard.press("c")
    page.locator("#all-choices").get_by_role("button", name=WORST).click()
    hands.confirm(page)
    hands.await_change(page, seen)
    assert not any(url.endswith("/check") for url in asked)
