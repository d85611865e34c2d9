"""Minerva in a real browser: by mouse, by keyboard alone, on a phone, after a crash."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.clipping import all_readable
from tests.browser.conftest import PHONE
from tests.browser.german import all_german

pytestmark = pytest.mark.browser

GAME = "minerva"
PERSON = "Cornelia"
FIRST_DECISIONS = 8
MOMENTS = ("acting", "placing", "directing", "resolving", "selling", "hiring")
"""What a game asks of somebody."""


def offers(page: Page) -> Locator:
    """The tiles of the market that can be bought now."""
    return page.get_by_role("region", name="Market").locator("button[aria-pressed]")


def cells(page: Page) -> Locator:
    """The empty cells of the city on which something can be laid now."""
    return page.locator(".cell[aria-pressed]")


def city(page: Page) -> Locator:
    """The tiles of the own city."""
    return page.get_by_role("group", name="Your city").locator(".tile")


def test_the_first_turns_and_the_last_round_by_mouse_with_no_word_cut_off(longer: Page) -> None:
    rng, look = Random(2), all_readable(longer)
    hands.open_table(longer, GAME, PERSON, "novice")
    for _ in range(FIRST_DECISIONS):
        assert hands.await_turn(longer)
        hands.take_turn(longer, rng, look=look)
    hands.skip(longer, hands.in_the_last_round)
    hands.play(longer, rng, look=look)
    assert hands.asked(longer) >= {"acting", "placing", "directing"}
    expect(longer.locator("dialog .reckoning table").first).to_be_visible()
    assert hands.violations(longer) == []


def test_the_first_turns_and_the_last_round_by_keyboard_alone_in_german(german: Page) -> None:
    hands.open_table(german, GAME, PERSON, "novice")
    hands.play_by_keyboard(german, FIRST_DECISIONS, look=all_german(german))
    hands.skip(german, hands.in_the_last_round)
    hands.play_by_keyboard(german, look=all_german(german))
    expect(german.locator(".reckoning")).to_contain_text("Die Punkte, Zeile für Zeile")


def test_the_first_turns_and_the_last_round_alone_at_phone_width_with_no_word_cut_off(
    longer_phone: Page,
) -> None:
    rng, look = Random(0), all_readable(longer_phone)
    hands.open_table(longer_phone, GAME, PERSON)
    for _ in range(FIRST_DECISIONS):
        assert hands.await_turn(longer_phone)
        hands.take_turn(longer_phone, rng, touch=True, look=look)
    hands.skip(longer_phone, hands.in_the_last_round)
    hands.play(longer_phone, rng, touch=True, look=look)
    expect(longer_phone.locator("dialog .reckoning table").first).to_be_visible()


def test_a_tile_is_bought_and_laid_in_one_go(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON)
    assert hands.await_turn(desktop)
    before = city(desktop).count()
    offers(desktop).first.click()
    cells(desktop).first.click()
    hands.confirm(desktop)
    expect(city(desktop)).to_have_count(before + 1)


def test_a_residence_is_built_and_activates_in_one_go(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON)
    assert hands.await_turn(desktop)
    beside = re.compile("^Build a residence right of the Fountain")
    desktop.get_by_role("button", name=beside).click()
    left = desktop.get_by_role("button", name=re.compile("^Activate left: Fountain"))
    left.click()
    expect(left).to_have_attribute("aria-pressed", "true")
    hands.confirm(desktop)
    expect(desktop.locator(".prompt")).to_contain_text("Fountain: choose what you receive")
    desktop.keyboard.press("u")
    expect(desktop.locator(".prompt")).to_contain_text("Choose the direction")


def test_arrow_keys_go_from_cell_to_cell(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON)
    assert hands.await_turn(desktop)
    seen = hands.revision(desktop)
    desktop.get_by_role("main").focus()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator("[data-cell='0,-1']")).to_be_focused()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator("[data-cell='0,0']")).to_be_focused()
    desktop.keyboard.press("ArrowRight")
    expect(desktop.locator("[data-cell='1,0']")).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Enter")
    hands.await_change(desktop, seen)
    expect(desktop.locator(".prompt")).to_contain_text("Choose the direction")


def test_the_market_is_filtered_and_says_why_not(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    market = desktop.get_by_role("region", name="Market")
    kinds = market.locator(".offer")
    every = kinds.count()
    market.get_by_role("checkbox", name="Production only").click()
    assert 0 < kinds.count() < every
    market.get_by_role("button", name="Show all").click()
    expect(kinds).to_have_count(every)
    temple = desktop.get_by_role("region", name="Temples").get_by_role("button").first
    expect(temple).to_have_attribute("aria-disabled", "true")
    expect(temple).to_have_accessible_name(re.compile("Not now: .* needed, you have"))


def test_city_and_market_are_in_sight_together_on_a_small_screen(desktop: Page) -> None:
    desktop.set_viewport_size({"width": 1024, "height": 768})
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    expect(cells(desktop).first).to_be_in_viewport(ratio=1)
    expect(offers(desktop).first).to_be_in_viewport(ratio=1)


def test_a_phone_shows_the_tab_on_which_the_hint_lies(phone: Page) -> None:
    hands.open_table(phone, GAME, PERSON)
    assert hands.await_turn(phone)
    phone.get_by_role("tab", name="Races").tap()
    phone.get_by_role("button", name="Hint").tap()
    hinted = phone.get_by_role("main").get_by_role("button", name=re.compile(r"Hint 1\."))
    expect(hinted.first).to_be_visible()


def test_the_rules_are_no_wider_than_a_phone(phone: Page) -> None:
    phone.goto("/learn/minerva")
    phone.get_by_role("heading", level=1).wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_reload_in_mid_turn_loses_nothing(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON)
    assert hands.await_turn(desktop)
    seen = hands.revision(desktop)
    offers(desktop).first.click()
    hands.confirm(desktop)
    hands.await_change(desktop, seen)
    prompt = desktop.locator(".prompt .say b")
    before = hands.revision(desktop), prompt.inner_text()
    assert before[1].startswith("Place the ")
    desktop.reload()
    assert hands.await_turn(desktop)
    assert (hands.revision(desktop), prompt.inner_text()) == before
    tiles = city(desktop).count()
    hands.take_turn(desktop, Random(1))
    expect(city(desktop)).to_have_count(tiles + 1)


def test_several_people_share_a_screen(desktop: Page) -> None:
    hands.open_table(desktop, GAME, "Aula", "novice", "Gaius")
    rng, seen = Random(3), set[str]()
    while hands.await_turn(desktop) and len(seen) < 2:
        label = desktop.locator(".own").locator("xpath=..").get_attribute("aria-label") or ""
        seen.add(label.partition(":")[0])
        hands.take_turn(desktop, rng)
    assert seen == {"City of Aula", "City of Gaius"}


@pytest.mark.long
def test_no_violation_and_no_word_cut_off_at_any_moment(longer: Page) -> None:
    look, others = all_readable(longer), ("novice", "novice", "novice")
    for asked in hands.visit(longer, GAME, PERSON, *others, moments=MOMENTS):
        assert hands.violations_by_day_and_night(longer) == [], asked
        look()
        hands.lit(longer).first.click()
        look()


def test_no_violation_with_things_chosen_opened_and_explained(dark: Page) -> None:
    hands.open_table(dark, GAME, PERSON, "novice")
    assert hands.await_turn(dark)
    offers(dark).first.hover()
    dark.locator("[data-explained]").wait_for()
    assert hands.violations(dark) == []
    cells(dark).first.click()
    assert hands.violations(dark) == []
    dark.get_by_role("button", name="Look at Bot 2’s city").click()
    dark.get_by_role("dialog").wait_for()
    assert hands.violations(dark) == []


def test_no_violation_on_any_tab_of_a_phone(phone: Page) -> None:
    hands.open_table(phone, GAME, PERSON, "novice")
    assert hands.await_turn(phone)
    for tab in ("Market", "Races", "Players", "Log", "City"):
        phone.get_by_role("tab", name=tab).tap()
        assert hands.violations(phone) == [], tab


def test_no_violation_while_rules_are_read(desktop: Page) -> None:
    desktop.goto("/learn/minerva")
    desktop.get_by_role("heading", level=1).wait_for()
    assert hands.violations(desktop) == []


def test_cells_say_what_they_are_good_for_and_what_is_too_dear_says_why(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice", stage=lambda view: bool(view["round"] == 2))
    assert hands.await_turn(desktop)
    expect(cells(desktop).locator(".band-3").first).to_be_visible()
    offers(desktop).first.click()
    lit = cells(desktop).filter(has_text=re.compile(r"It would (make a|stand in no)"))
    expect(lit).to_have_count(cells(desktop).count())
    lit.filter(has_text="It would make a").first.hover()
    expect(desktop.locator(".prompt .say")).to_contain_text("It would make a")
    desktop.locator(".offer.off, .row.off").first.click(force=True)
    expect(desktop.locator("[data-explained]")).to_contain_text("is too dear")
