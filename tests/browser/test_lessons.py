"""Lessons in a real browser: every step once, wrong tries, left, resumed and played on freely."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import STILL, TOUCH, Profiles, Server, visit
from tests.browser.german import english
from tests.browser.lessons import Learner, play_unseen

pytestmark = pytest.mark.browser

SIZES = {"1024x768": {"width": 1024, "height": 768}, "390x844": TOUCH["viewport"]}
MAX_WORDS = 40


def step(page: Page, number: int) -> None:
    """Wait for the step with this number."""
    expect(page.locator(".lesson .count")).to_contain_text(f" {number} ")


def test_the_first_screen_leads_to_a_lesson_that_answers_and_goes_on(desktop: Page) -> None:
    page = desktop
    page.goto("/")
    page.evaluate(hands.LISTEN)
    card = page.locator("[aria-labelledby=game-imperator]")
    card.get_by_role("button", name="Learn in 6 minutes").click()
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


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "size", "way", "language"),
    [
        ("imperator", "390x844", "touch", "de"),
        ("all_roads", "1024x768", "keys", "de"),
        ("minerva", "1024x768", "mouse", "en"),
        ("carpe_diem", "390x844", "touch", "en"),
    ],
)
def test_every_step_can_be_done_and_a_wrong_try_is_answered(
    game: str, size: str, way: str, language: str, profiles: Profiles, server: Server
) -> None:
    """`python -m bench.lessons` plays all of them at every size, in every way and language."""
    options = TOUCH if way == "touch" else {"viewport": SIZES[size]}
    with visit(profiles, server, language, **options, **STILL) as page:
        learner = Learner(page, game, way, language)
        learner.begin()
        step = 0
        while step := learner.play_step(step, step if step % 3 == 1 else None):
            assert language != "de" or english(page) == []
        assert hands.violations(page) == []
    assert learner.faults == []
    assert max(learner.words) <= MAX_WORDS


def test_what_is_not_lit_can_be_tried_on_the_board(desktop: Page) -> None:
    page, answer = desktop, desktop.get_by_role("alert")
    begin(page, "carpe_diem")
    step(page, 1)
    lit = page.locator(".board button.lit")
    page.locator(".board button.space:not(.lit)").first.click()
    hands.confirm(page)
    expect(answer).to_contain_text("the tile we need lies beside the lit space")
    expect(lit).to_have_count(1)
    tile = page.locator(".blueprint.way button.slot").nth(1)
    tile.click()
    tile.click()  # The move and the tile are played at once.
    step(page, 3)
    begin(page, "all_roads")
    step(page, 1)
    page.locator(".hand button.lit").click()
    page.locator(".board .cell:not(.dim)").click()
    page.keyboard.press("e")
    hands.confirm(page)
    expect(answer).to_contain_text("Turn it until one road leads to the right")
    begin(page, "minerva")
    step(page, 1)
    # What was played before somebody sat down is no part of the lesson.
    assert heard(page, "Press the lit cell beside the Forest") == 1
    assert not any("Livia built" in line for line in page.evaluate("window.heard"))
    page.locator(".board [data-cell='-1,1']").click()  # From the other end of the same line.
    hands.confirm(page)
    expect(answer).to_contain_text("The right line from the wrong end")


def begin(page: Page, game: str) -> None:
    """From the first screen to the lesson of a game."""
    page.goto("/")
    page.evaluate(hands.LISTEN)
    page.locator(f"[aria-labelledby=game-{game}] .teach").click()


def heard(page: Page, words: str) -> int:
    """How often a screen reader is told these words, once it is."""
    told = "(words) => window.heard.filter((line) => line.includes(words)).length"
    page.wait_for_function(told, arg=words)
    return int(page.evaluate(told, words))
