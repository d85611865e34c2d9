"""Everybody reads their own language, and a language that is longer than English still fits."""

from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.clipping import clipped
from tests.browser.conftest import DESKTOP, STILL, Profiles, Server, visit

pytestmark = pytest.mark.browser

FRAME = ".bar, .bottom, .log, dialog"
"""What the frame draws at a table; the boards are looked at by the tests of their games."""


@pytest.fixture(params=["longer", "longer_phone"])
def any_width(request: pytest.FixtureRequest) -> Page:
    """A page in the pseudo-language, on a desktop and on a phone."""
    page: Page = request.getfixturevalue(request.param)
    return page


@pytest.fixture
def austrian(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page of somebody whose browser is German, and who has chosen no language."""
    with visit(profiles, server, viewport=DESKTOP, locale="de-AT", **STILL) as page:
        yield page


@pytest.mark.parametrize(
    "path", ["/", "/learn", "/learn/all_roads", "/keyboard", "/me", "/move", "/no/such/page"]
)
def test_no_word_of_a_screen_is_cut_off(any_width: Page, path: str) -> None:
    any_width.goto(path)
    any_width.get_by_role("heading", level=1).wait_for()
    any_width.wait_for_load_state("networkidle")
    assert clipped(any_width) == []


def test_no_word_of_a_dialog_of_the_first_screen_is_cut_off(any_width: Page) -> None:
    hands.open_table(any_width, "all_roads", "Ada", "novice", "novice")
    any_width.goto("/")
    any_width.locator(".table-card").first.wait_for()
    assert clipped(any_width) == []
    any_width.locator("article [aria-haspopup=dialog]").first.click()
    any_width.get_by_role("dialog").wait_for()
    assert clipped(any_width, "dialog") == []
    any_width.keyboard.press("Escape")
    any_width.locator("header .who").click()
    assert clipped(any_width, "dialog") == []


def test_no_word_of_the_board_of_minerva_is_cut_off_on_a_phone(longer_phone: Page) -> None:
    sitters = ("Ada", "novice", "novice", "novice")
    moments = ("acting", "placing", "directing")
    for asked in hands.visit(longer_phone, "minerva", *sitters, moments=moments):
        assert clipped(longer_phone, "#board") == [], asked


def test_no_word_around_a_board_is_cut_off(any_width: Page) -> None:
    hands.open_table(any_width, "imperator", "Ada")
    assert hands.await_turn(any_width)
    assert clipped(any_width, FRAME) == []
    any_width.locator(".menu button").first.click()
    assert clipped(any_width, ".menu") == []
    size = any_width.viewport_size or DESKTOP
    any_width.set_viewport_size({"width": 667, "height": 375})  # lower than the menu: it scrolls
    assert clipped(any_width, ".menu") == []
    any_width.set_viewport_size({"width": size["width"], "height": size["height"]})
    any_width.keyboard.press("Escape")
    for key in ("c", "l", "?"):
        any_width.keyboard.press(key)
        assert clipped(any_width, FRAME) == [], key
        any_width.keyboard.press("Escape")


def test_a_browser_is_answered_in_its_language(austrian: Page) -> None:
    page = austrian
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de-DE")
    expect(page.get_by_role("button", name="Gleich spielen").first).to_be_visible()


def test_another_language_is_kept(austrian: Page) -> None:
    page = austrian
    page.goto("/")
    page.get_by_label("Sprache").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.goto("/keyboard")
    expect(page.get_by_role("heading", level=1)).to_have_text("Keyboard")
    expect(page).to_have_title("Keyboard · Quadriga")


def test_the_menu_of_a_table_changes_the_language_at_once(austrian: Page) -> None:
    page = austrian
    hands.open_table(page, "imperator", "Ada")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("menuitem", name="English").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Deutsch").click()
    expect(page.get_by_role("button", name="Tipp")).to_be_visible()


def test_two_people_read_one_match_in_two_languages(austrian: Page, desktop: Page) -> None:
    hands.open_table(austrian, "imperator", "Ada")
    desktop.context.add_cookies(
        [
            {"name": one["name"], "value": one["value"], "url": urljoin(austrian.url, "/")}
            for one in austrian.context.cookies()
        ]
    )
    desktop.goto(austrian.url)
    expect(desktop.get_by_role("button", name="Hint")).to_be_visible()
    expect(austrian.get_by_role("button", name="Tipp")).to_be_visible()
    seen = hands.revision(desktop)
    hands.choose_the_first(austrian)
    hands.await_change(desktop, seen)


def test_a_line_of_the_log_is_pointed_at_by_keyboard(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "Ada")
    hands.choose_the_first(desktop)
    desktop.keyboard.press("l")
    expect(desktop.get_by_role("group", name="What happened, newest first")).to_be_focused()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator(".log li").first).to_be_focused()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator(".log li").nth(1)).to_be_focused()
