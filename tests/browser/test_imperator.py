"""Imperator in a real browser, from the first click to the end."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Server

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse(desktop: Page) -> None:
    hands.open_match(desktop)
    assert hands.play_to_the_end(desktop, Random(1)) >= 7
    assert desktop.get_by_role("dialog").get_by_role("link", name="Replay").is_visible()


def test_a_whole_game_at_phone_width(phone: Page) -> None:
    hands.open_match(phone)
    assert hands.play_to_the_end(phone, Random(2), touch=True) >= 7


def test_a_whole_game_by_keyboard_alone(desktop: Page) -> None:
    rng = Random(3)
    desktop.goto("/")
    _tab_to(desktop, "Play now")
    desktop.keyboard.press("Enter")
    hands.await_board(desktop)
    for _ in range(hands.LONGEST_GAME):
        if hands.over(desktop):
            break
        seen = hands.revision(desktop)
        _walk_to_a_lit_thing(desktop, rng)
        focused = desktop.locator(":focus")
        needs_region = hands.is_conquest_card(focused)
        if focused.get_attribute("aria-pressed") == "false":
            desktop.keyboard.press("Enter")
        if needs_region:
            _walk_to_a_region(desktop)
            desktop.keyboard.press("Enter")
        desktop.keyboard.press("Enter")
        hands.await_change(desktop, seen)
    expect(desktop.get_by_role("dialog")).to_be_visible()


ENGLISH = re.compile(
    r"\b(Take|Pay|Conquest|Buildings|Invasion is|military|culture|industry|points)\b"
)
"""Words that a German reader must not meet on the board."""


def test_a_whole_game_in_german(desktop: Page) -> None:
    desktop.add_init_script("localStorage.setItem('quadriga.language', 'de')")
    hands.open_table(desktop, "imperator", "Livia")
    while hands.await_turn(desktop):
        assert ENGLISH.findall(_board(desktop)) == []
        hands.choose_the_first(desktop)
    expect(desktop.get_by_role("dialog")).to_contain_text(re.compile("Punkt|Rom ist gefallen"))
    assert ENGLISH.findall(_board(desktop)) == []


def _tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if str(page.evaluate("document.activeElement.textContent")).strip().startswith(name):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def _walk_to_a_lit_thing(page: Page, rng: Random) -> None:
    """Tabs on until the focus is on something lit; passes over a few of them."""
    for _ in range(rng.randrange(1, 5)):
        _walk(page, "document.activeElement.matches('main [aria-pressed]')")


def _walk_to_a_region(page: Page) -> None:
    _walk(page, "document.activeElement.textContent.trim().startsWith('Conquer ')")


def _walk(page: Page, until: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate(until):
            return
    raise AssertionError(f"the keyboard never comes to where {until}")


def test_a_reload_in_mid_game_changes_nothing(desktop: Page) -> None:
    hands.open_match(desktop)
    rng = Random(4)
    for _ in range(5):
        hands.take_turn(desktop, rng)
    before = _board(desktop)
    desktop.reload()
    hands.await_board(desktop)
    assert _board(desktop) == before
    hands.take_turn(desktop, rng)


def test_leaving_and_coming_back_goes_on(desktop: Page) -> None:
    hands.open_match(desktop)
    for _ in range(3):
        hands.take_turn(desktop, Random(5))
    before = _board(desktop)
    desktop.goto("/")
    desktop.get_by_role("link", name="Continue").first.click()
    hands.await_board(desktop)
    assert _board(desktop) == before


def test_nothing_is_lost_when_the_server_is_killed(guest: Page, own_server: Server) -> None:
    hands.open_match(guest)
    rng = Random(6)
    for _ in range(6):
        hands.take_turn(guest, rng)
    before = _board(guest)
    own_server.kill()
    own_server.start()
    guest.reload()
    hands.await_board(guest)
    assert _board(guest) == before
    hands.take_turn(guest, rng)


def test_the_page_comes_back_by_itself_after_the_server_was_killed(
    guest: Page, own_server: Server
) -> None:
    hands.open_match(guest)
    rng = Random(7)
    hands.take_turn(guest, rng)
    own_server.kill()
    expect(guest.get_by_text("Reconnecting")).to_be_visible()
    own_server.start()
    expect(guest.get_by_text("Reconnecting")).not_to_be_visible(timeout=30_000)
    hands.take_turn(guest, rng)


def test_undo_takes_back_a_choice_that_revealed_nothing(desktop: Page) -> None:
    hands.open_match(desktop)
    invasion = desktop.locator(".prompt").get_by_text("Invasion I:")
    while not invasion.is_visible():
        hands.follow_hint(desktop)
    seen = hands.revision(desktop)
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("u")
    hands.await_change(desktop, seen)
    expect(desktop.get_by_text("turn 7 of 7").first).to_be_visible()
    hands.follow_hint(desktop)
    expect(invasion).to_be_visible()


def test_hints_lead_through_a_whole_game(desktop: Page) -> None:
    hands.open_match(desktop)
    hands.await_board(desktop)
    while not hands.over(desktop):
        hands.follow_hint(desktop)
    expect(desktop.get_by_role("dialog")).to_contain_text("points")


def test_a_finished_game_can_be_replayed_step_by_step(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.near_the_last_invasion)
    hands.play_to_the_end(desktop, Random(9))
    desktop.get_by_role("dialog").get_by_role("link", name="Replay").click()
    slider = desktop.get_by_role("slider")
    slider.wait_for()
    last = slider.get_attribute("max")
    slider.press("Home")
    expect(slider).to_have_value("0")
    slider.press("ArrowRight")
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(slider).to_have_value(last or "")


def test_a_campaign_begins_after_a_confirmation_and_leads_to_its_first_stage(
    desktop: Page,
) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Campaign").click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_contain_text("14")
    dialog.get_by_role("button").filter(has_text="egin").click()
    desktop.get_by_role("button", name="Play stage I").click()
    hands.await_board(desktop)
    hands.play_to_the_end(desktop, Random(10))
    desktop.get_by_role("dialog").get_by_role("link", name="Go on with the campaign").click()
    expect(desktop.get_by_role("button", name="Play stage II")).to_be_visible()


def _board(page: Page) -> str:
    """All that the table says, without what is only for the moment."""
    return "\n".join(page.get_by_role("main").all_inner_texts())
