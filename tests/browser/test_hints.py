"""The hint in every game: the best three choices on the board, with what they promise and why."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import hands
from tests.browser.clipping import all_readable
from tests.browser.conftest import PHONE

pytestmark = pytest.mark.browser

TABLES = {
    "imperator": ("Livia",),
    "all_roads": ("Livia", "novice"),
    "minerva": ("Livia", "novice"),
    "carpe_diem": ("Livia", "novice"),
}
MARKS = "main .hint-mark, main .hint"
FIGURES = re.compile(r"\d+\.\d points less|\d+% to win")


def open_table(page: Page, game: str) -> None:
    """A table at which somebody is to choose among several things."""
    hands.open_table(page, game, *TABLES[game])
    assert hands.await_turn(page)


def hover_one_with_a_place(page: Page, lines: Locator) -> Locator:
    """Points at one line after the other until something lights up; passing has no place."""
    for line in lines.all():
        line.hover()
        if page.locator("main .mark-pointed").count():
            return line
    pytest.fail("no line lights its place on the board")


@pytest.mark.parametrize("game", TABLES)
def test_the_best_three_are_marked_and_told_until_escape_is_pressed(
    desktop: Page, game: str
) -> None:
    open_table(desktop, game)
    lines = hands.suggestions(desktop)
    expect(lines).to_have_count(3)
    if len(TABLES[game]) > 1:
        expect(lines.last).to_contain_text(FIGURES)
    expect(desktop.locator(MARKS).first).to_be_visible()
    told = re.compile("Hint 1: .*Hint 2: .*Hint 3: ")
    expect(desktop.locator("[aria-live=polite]")).to_contain_text(told)
    assert hands.violations(desktop) == []
    desktop.keyboard.press("Escape")
    expect(desktop.locator(".hints")).to_have_count(0)
    expect(desktop.locator(MARKS)).to_have_count(0)


@pytest.mark.parametrize("game", TABLES)
def test_a_line_is_chosen_by_pressing_it_and_played_by_pressing_it_again(
    desktop: Page, game: str
) -> None:
    open_table(desktop, game)
    line = hover_one_with_a_place(desktop, hands.suggestions(desktop))
    seen = hands.revision(desktop)
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    line.click()
    hands.await_change(desktop, seen)
    expect(desktop.locator(".hints")).to_have_count(0)
    expect(desktop.locator(MARKS)).to_have_count(0)


@pytest.mark.parametrize("game", TABLES)
def test_a_phone_shows_a_mark_and_the_lines(phone: Page, game: str) -> None:
    open_table(phone, game)
    lines = hands.suggestions(phone)
    expect(lines.first).to_be_in_viewport(ratio=1)
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(phone.locator(MARKS).filter(visible=True).first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert hands.violations(phone) == []


def test_one_plays_on_while_a_hint_is_looked_for(desktop: Page) -> None:
    """A server that never answers hints keeps nobody from playing."""

    def drop_hints(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()
        socket.on_message(lambda text: None if '"hint"' in str(text) else there.send(text))

    desktop.route_web_socket(re.compile("/api/matches/[^/]*/socket$"), drop_hints)
    open_table(desktop, "imperator")
    asked = desktop.get_by_role("button", name="Hint")
    desktop.keyboard.press("h")
    expect(asked).to_have_attribute("aria-disabled", "true")
    for n in range(2):
        hands.take_turn(desktop, Random(n))
    expect(asked).to_have_attribute("aria-disabled", "false")


def test_a_hint_tells_why(desktop: Page) -> None:
    open_table(desktop, "imperator")
    reasons = hands.suggestions(desktop).locator(".reason")
    expect(reasons).to_have_count(3)
    expect(reasons).to_have_text([re.compile(r"^[A-Z].*\.$")] * 3)


def test_no_word_of_a_hint_is_cut_off_where_a_language_is_longer(longer: Page) -> None:
    open_table(longer, "imperator")
    hands.suggestions(longer)
    all_readable(longer)()
