"""Everybody reads their own language, and a language that is longer than English still fits."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.browser.clipping import clipped
from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor

pytestmark = pytest.mark.browser

PSEUDO = "if (location.host) localStorage.setItem('quadriga.language', 'pseudo')"
FRAME = ".bar, .bottom, .log, dialog"
"""What the frame draws at a table; the boards are looked at by the tests of their games."""


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def longer(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    """A page in the pseudo-language: English with accents, 40 % longer."""
    visitor = Visitor(browser, server.address, viewport=request.param)
    visitor.context.add_init_script(PSEUDO)
    yield visitor.page
    visitor.context.close()
    assert visitor.complaints == []


@pytest.fixture
def german(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody whose browser is German."""
    visitor = Visitor(browser, server.address, viewport=DESKTOP, locale="de-AT")
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


@pytest.mark.parametrize("path", ["/", "/learn", "/keyboard", "/no/such/page"])
def test_no_word_of_a_screen_is_cut_off(longer: Page, path: str) -> None:
    longer.goto(path)
    longer.get_by_role("heading", level=1).wait_for()
    longer.wait_for_load_state("networkidle")
    assert clipped(longer) == []


def test_no_word_of_a_dialog_of_the_first_screen_is_cut_off(longer: Page) -> None:
    hands.open_table(longer, "all_roads", "Ada", "greedy", "greedy")
    longer.goto("/")
    longer.locator(".resume").first.wait_for()
    assert clipped(longer) == []
    longer.locator("article [aria-haspopup=dialog]").first.click()
    longer.get_by_role("dialog").wait_for()
    assert clipped(longer, "dialog") == []
    longer.keyboard.press("Escape")
    longer.locator("header .who").click()
    assert clipped(longer, "dialog") == []


@pytest.mark.parametrize(
    ("sitters", "game", "moments"),
    [
        (("Ada",), "imperator", ("choosing", "invading")),
        (("Ada", "greedy", "greedy", "random"), "minerva", ("acting", "placing", "directing")),
    ],
    ids=["imperator", "minerva"],
)
def test_no_word_of_a_board_is_cut_off(
    longer: Page, sitters: tuple[str, ...], game: str, moments: tuple[str, ...]
) -> None:
    for asked in hands.visit(longer, game, *sitters, moments=moments):
        assert clipped(longer, "#board") == [], asked


def test_no_word_around_a_board_is_cut_off(longer: Page) -> None:
    hands.open_table(longer, "imperator", "Ada")
    assert hands.await_turn(longer)
    assert clipped(longer, FRAME) == []
    longer.locator(".menu button").first.click()
    assert clipped(longer, ".menu") == []
    longer.keyboard.press("Escape")
    for key in ("c", "l", "?"):
        longer.keyboard.press(key)
        assert clipped(longer, FRAME) == [], key
        longer.keyboard.press("Escape")


def test_a_browser_is_answered_in_its_language(german: Visitor) -> None:
    page = german.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de-DE")
    expect(page.get_by_role("button", name="Gleich spielen").first).to_be_visible()


def test_another_language_is_kept(german: Visitor) -> None:
    page = german.page
    page.goto("/")
    page.get_by_label("Sprache").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.goto("/keyboard")
    expect(page.get_by_role("heading", level=1)).to_have_text("Keyboard")
    expect(page).to_have_title("Keyboard · Quadriga")


def test_the_menu_of_a_table_changes_the_language_at_once(german: Visitor) -> None:
    page = german.page
    hands.open_table(page, "imperator", "Ada")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("menuitem", name="English").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Deutsch").click()
    expect(page.get_by_role("button", name="Tipp")).to_be_visible()


def test_two_people_read_one_match_in_two_languages(
    german: Visitor, browser: Browser, server: Server
) -> None:
    hands.open_table(german.page, "imperator", "Ada")
    english = Visitor(browser, server.address, viewport=DESKTOP, locale="en-US")
    english.context.add_cookies(
        [
            {"name": one["name"], "value": one["value"], "url": server.address}
            for one in german.context.cookies()
        ]
    )
    english.page.goto(german.page.url)
    expect(english.page.get_by_role("button", name="Hint")).to_be_visible()
    expect(german.page.get_by_role("button", name="Tipp")).to_be_visible()
    seen = hands.revision(english.page)
    hands.choose_the_first(german.page)
    hands.await_change(english.page, seen)
    english.context.close()
    assert english.complaints == []


def test_a_line_of_the_log_is_pointed_at_by_keyboard(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "Ada")
    hands.choose_the_first(desktop)
    desktop.keyboard.press("l")
    expect(desktop.get_by_role("group", name="What happened, newest first")).to_be_focused()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator(".log li").first).to_be_focused()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator(".log li").nth(1)).to_be_focused()
