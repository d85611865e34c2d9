"""A lesson in a real browser: its first steps by mouse and by keyboard, and left."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.german import english

pytestmark = pytest.mark.browser


def step(page: Page, number: int) -> None:
    """Wait for the step with this number."""
    expect(page.locator(".lesson .count")).to_contain_text(f" {number} ")


def test_the_first_screen_leads_to_a_lesson_that_answers_and_goes_on(desktop: Page) -> None:
    page = desktop
    page.goto("/")
    page.evaluate(hands.LISTEN)
    page.get_by_role("button", name="Learn in 6 minutes").click()
    step(page, 1)
    lesson, board = page.get_by_role("region", name="Lesson"), page.locator(".board")
    expect(board.locator("button.lit")).to_have_count(1)
    assert hands.violations(page) == []
    # What is not lit can be tried, and is answered; then only what is taught is lit again.
    board.get_by_role("button", name="Take 2 industry").click()
    hands.confirm(page)
    expect(lesson.get_by_role("alert")).to_contain_text("the Amphitheater gives 3 units")
    expect(board.locator("button.lit")).to_have_count(1)
    board.locator("button.lit").click()
    expect(lesson.get_by_role("alert")).to_have_count(0)
    board.locator("button.lit").click()
    step(page, 2)
    expect(lesson).to_contain_text("Your military is at 3.")
    assert heard(page, "Your military is at 3. Build the Marching camp") == 1
    for number in (2, 3):
        step(page, number)
        board.locator("button.lit").click()
        board.locator("button.lit").click()
    step(page, 4)
    page.reload()
    step(page, 4)
    play_unseen(page, 12)
    step(page, 12)
    lesson.get_by_role("button", name="Play on freely").click()
    # From here on it is a game with an adviser, who speaks up because one choice is much better.
    adviser = page.get_by_role("region", name="Your adviser")
    expect(adviser).to_contain_text("This choice matters")
    expect(board.locator("button.lit").nth(1)).to_be_visible()
    adviser.get_by_role("button", name="Show me").click()
    expect(adviser).to_have_count(0)
    expect(page.locator(".hints li").first).to_contain_text("Raise the Colosseum")


def test_a_tile_is_laid_as_it_is_taught_and_a_wrong_turn_is_answered(desktop: Page) -> None:
    page = desktop
    page.goto("/")
    page.get_by_role("button", name="Learn in 7 minutes").click()
    step(page, 1)
    lit, cells = page.locator(".hand button.lit"), page.locator(".board .cell:not(.dim)")
    expect(lit).to_have_count(1)
    lit.click()
    expect(cells).to_have_count(1)
    cells.click()
    page.keyboard.press("e")
    hands.confirm(page)
    expect(page.get_by_role("alert")).to_contain_text("Turn it until one road leads to the right")
    play_unseen(page, 6)
    step(page, 6)
    expect(hands.primary(page)).to_have_text("Build 2 houses")
    hands.confirm(page)  # Both are played at once, and Livia what the lesson says.
    step(page, 8)
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("7 points to 3.")


def test_a_district_lights_what_is_taught_and_answers_what_is_not(desktop: Page) -> None:
    page = desktop
    page.goto("/")
    page.get_by_role("button", name="Learn in 8 minutes").last.click()
    step(page, 1)
    lit, answer = page.locator(".board button.lit"), page.get_by_role("alert")
    expect(lit).to_have_count(1)
    page.locator(".board button.space:not(.lit)").first.click()
    hands.confirm(page)
    expect(answer).to_contain_text("the tile we need lies beside the lit space")
    expect(lit).to_have_count(1)
    tile = page.locator(".blueprint.way button.slot").nth(1)
    tile.click()
    expect(tile).to_have_class(re.compile("chosen"))
    tile.click()  # The move and the tile are played at once.
    step(page, 3)
    cells = page.locator(".board .place:not(.dim)")
    cells.click()
    cells.click()
    step(page, 4)
    play_unseen(page, 9)
    step(page, 9)
    # It fits elsewhere, too, which is answered; on the lit cell it is turned until it fits.
    expect(cells).to_have_count(1)
    page.locator(".board .place.dim").first.click()
    hands.confirm(page)
    expect(answer).to_contain_text("the merchant stays open")
    cells.click()
    hands.confirm(page)
    step(page, 10)
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("4 goods became 5 coins.")
    expect(lit).to_have_count(1)


def test_a_residence_with_its_direction_is_taught_as_one_deed(desktop: Page) -> None:
    page = desktop
    page.goto("/")
    page.get_by_role("button", name="Learn in 8 minutes").first.click()
    step(page, 1)
    lesson, lit = page.get_by_role("region", name="Lesson"), page.locator(".board button.lit")
    expect(lit).to_have_count(1)
    page.locator(".board [data-cell='-1,1']").click()  # From the other end of the same line.
    hands.confirm(page)
    expect(lesson.get_by_role("alert")).to_contain_text("The right line from the wrong end")
    expect(lit).to_have_count(1)
    lit.click()
    left = page.locator(".board .dir.lit")
    expect(left).to_have_count(1)
    left.click()
    left.click()  # Both are played at once, and then Livia what the lesson says.
    step(page, 3)
    expect(lesson).to_contain_text("1 wood, 2 denarii, 1 glory.")
    lit.click()
    expect(page.locator(".board .cell.lit")).to_have_count(1)
    play_unseen(page, 13)
    step(page, 13)
    lit.click()
    lit.click()
    step(page, 14)
    expect(lesson).to_contain_text("Livia had to pass, too.")


def play_unseen(page: Page, until: int) -> None:
    """Do what the lesson says, up to the step with this number, beside the page."""
    with hands.chair_of(page, page.url.rpartition("/")[2]) as chair:
        chair.hear()
        while chair.update["lesson"]["step"] < until:
            chair.hear_update(lambda now: bool(now["lesson"]["accepts"]))  # the others have played
            chair.do(chair.update["lesson"]["accepts"][0])


def heard(page: Page, words: str) -> int:
    """How often a screen reader is told these words, once it is."""
    told = "(words) => window.heard.filter((line) => line.includes(words)).length"
    page.wait_for_function(told, arg=words)
    return int(page.evaluate(told, words))


def test_three_steps_by_keyboard_in_german(german: Page) -> None:
    german.goto("/")
    reach(german, "document.activeElement.matches('.teach')")
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
