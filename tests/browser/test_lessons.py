"""A lesson in a real browser: its first steps by mouse and by keyboard, and left."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.german import english

pytestmark = pytest.mark.browser


def step(page: Page, number: int) -> None:
    """Wait for the step with this number."""
    expect(page.locator(".lesson .count")).to_contain_text(f" {number} ")


def test_the_first_screen_leads_to_a_lesson_that_answers_and_goes_on(page: Page) -> None:
    page.goto("/")
    page.evaluate(hands.LISTEN)
    page.get_by_role("button", name="Learn in 6 minutes").click()
    step(page, 1)
    lesson, board = page.get_by_role("region", name="Lesson"), page.locator(".board")
    assert board.locator("button.lit").count() == 1
    assert hands.violations_by_day_and_night(page) == []
    # What is not lit can be tried, and is answered; then only what is taught is lit again.
    board.get_by_role("button", name="Take 2 industry").click()
    page.get_by_role("button", name="Take Senate").click()
    expect(lesson.get_by_role("alert")).to_contain_text("the Amphitheater gives 3 units")
    assert board.locator("button.lit").count() == 1
    board.locator("button.lit").click()
    expect(lesson.get_by_role("alert")).to_have_count(0)
    board.locator("button.lit").click()
    step(page, 2)
    expect(lesson).to_contain_text("Your military is at 3.")
    assert heard(page, "Your military is at 3. Build the Marching camp") == 1
    page.reload()
    step(page, 2)
    lesson.get_by_role("button", name="Play on freely").click()
    expect(lesson).to_have_count(0)
    assert board.locator("button.lit").count() > 1


def heard(page: Page, words: str) -> int:
    """How often a screen reader is told these words, once it is."""
    told = f"window.heard.filter((line) => line.includes({words!r})).length"
    page.wait_for_function(f"{told} > 0")
    return int(page.evaluate(told))


def test_three_steps_by_keyboard_in_german(german: Page) -> None:
    german.goto("/")
    reach(german, "document.activeElement.matches('.learn')")
    german.keyboard.press("Enter")
    for number in (1, 2, 3):
        step(german, number)
        assert english(german) == []
        reach(german, "document.activeElement.matches('.board button.lit')")
        german.keyboard.press("Enter")
        german.keyboard.press("Enter")
    step(german, 4)
    # The focus has stayed on the table.
    assert german.evaluate("document.activeElement.closest('main') !== null")


def reach(page: Page, until: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(until):
            return
    raise AssertionError(f"the keyboard does not reach {until}")
