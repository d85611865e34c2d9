"""axe-core finds nothing on any screen, light, dark, wide and narrow; and every move is spoken."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser import hands

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("path", ["/", "/learn/imperator", "/keyboard", "/no/such/page"])
@pytest.mark.parametrize("screen", ["desktop", "phone", "dark"])
def test_no_violation_on(path: str, screen: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(screen)
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert hands.violations(page) == []


@pytest.mark.parametrize("screen", ["desktop", "phone", "dark"])
def test_no_violation_at_any_moment_of_a_game(screen: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(screen)
    for asked in hands.visit(page, "imperator", "You", moments=["choosing", "invading"]):
        hands.lit(page).first.hover()
        assert hands.violations(page) == [], asked
    hands.open_table(page, "imperator", "You", stage=hands.near_the_last_invasion)
    hands.play(page, Random(11), touch=screen == "phone")
    assert hands.violations(page) == []


def test_no_violation_with_each_panel_open(desktop: Page) -> None:
    hands.open_match(desktop)
    for key in ("l", "c", "?"):
        desktop.keyboard.press(key)
        assert hands.violations(desktop) == []
        desktop.keyboard.press("Escape")


def test_no_violation_in_a_replay_and_a_campaign(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.near_the_last_invasion)
    hands.play(desktop, Random(12))
    desktop.get_by_role("dialog").get_by_role("link", name="Replay").click()
    desktop.get_by_role("slider").wait_for()
    assert hands.violations(desktop) == []
    desktop.goto("/")
    desktop.get_by_role("button", name="Campaign").click()
    assert hands.violations(desktop) == []
    desktop.get_by_role("dialog").get_by_role("button").filter(has_text="egin").click()
    desktop.get_by_role("button", name="Play stage I").wait_for()
    assert hands.violations(desktop) == []


LISTEN = """() => {
    window.heard = []
    const listen = (changes) => {
        for (const change of changes)
            for (const line of change.addedNodes) window.heard.push(line.textContent)
    }
    const spoken = document.querySelector("[aria-live=polite]")
    new MutationObserver(listen).observe(spoken, { childList: true })
}"""
"""Keeps what a screen reader is told."""


def test_no_move_is_left_out_of_what_is_spoken(desktop: Page) -> None:
    hands.open_table(desktop, "carpe_diem", "Ada", "greedy", "greedy")
    desktop.evaluate(LISTEN)
    hands.choose_the_first(desktop)
    assert hands.await_turn(desktop)
    heard = desktop.evaluate("window.heard.join('\\n')")
    assert heard.count("the patrician on") == 3
