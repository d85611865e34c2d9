"""The rules beside the table and on a page of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.conftest import PHONE

pytestmark = pytest.mark.browser

REPEATED_IDS = """() => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}"""


def chapter(panel: Locator, name: str) -> Locator:
    return panel.get_by_role("button", name=name, exact=True)


def invaded(view: dict[str, Any]) -> bool:
    return bool(view["moment"]["is"] == "invading")


def test_they_open_beside_the_prompt_at_the_chapter_about_the_moment(desktop: Page) -> None:
    hands.open_table(desktop, "all_roads", "Livia", "citizen")
    assert hands.await_turn(desktop)
    desktop.keyboard.press("b")
    panel = desktop.get_by_role("complementary", name="Rules")
    expect(chapter(panel, "Laying tiles")).to_have_attribute("aria-expanded", "true")
    expect(chapter(panel, "Loops")).to_have_attribute("aria-expanded", "false")
    expect(panel.get_by_role("figure").locator(".map")).to_be_visible()
    expect(chapter(panel, "Laying tiles")).to_be_focused()
    sheet, prompt = panel.bounding_box(), desktop.locator(".prompt").bounding_box()
    assert sheet is not None
    assert prompt is not None
    assert sheet["y"] + sheet["height"] <= prompt["y"] + 1
    assert desktop.evaluate(REPEATED_IDS) == []
    assert hands.violations(desktop) == []
    seen = hands.revision(desktop)
    hands.choose_the_first(desktop)
    hands.await_change(desktop, seen)  # the game goes on beside them
    expect(panel).to_be_visible()


def test_a_search_finds_words_and_ids_and_escape_leads_back(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "Livia")
    assert hands.await_turn(desktop)
    opener = desktop.get_by_role("button", name="Rules")
    opener.focus()
    desktop.keyboard.press("Enter")
    panel = desktop.get_by_role("complementary", name="Rules")
    field = panel.get_by_role("searchbox")
    field.focus()
    desktop.keyboard.type("colosseum harm")
    expect(panel.get_by_role("status")).to_have_text("1 found")
    expect(panel.get_by_text("invasions do no harm")).to_be_visible()
    field.fill("imp-i4")
    expect(panel.get_by_role("status")).to_have_text("1 found")
    expect(panel.locator(".paragraph")).to_contain_text("IMP-I4")
    desktop.keyboard.press("Tab")
    expect(panel.locator(".paragraph")).to_be_focused()
    field.fill("chariot")
    expect(panel.get_by_role("status")).to_have_text("Nothing found")
    desktop.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(opener).to_be_focused()


def test_they_follow_the_game_and_fill_a_phone(phone: Page) -> None:
    hands.open_table(phone, "imperator", "Livia", stage=invaded)
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("menuitem", name="Rules").tap()
    sheet = phone.get_by_role("dialog", name="Rules")
    expect(chapter(sheet, "The barbarians")).to_have_attribute("aria-expanded", "true")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])
    assert hands.violations(phone) == []
    close = sheet.get_by_role("button", name="Close the rules")
    close.tap()
    expect(sheet).to_have_count(0)
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("menuitem", name="Where the numbers come from").tap()
    expect(chapter(sheet, "Where the numbers come from")).to_be_in_viewport()
    expect(close).to_be_in_viewport()


PICTURES = "(all) => all.map((one) => one.src)"
"""Each picture as a text: it is in its address."""


def print_page(page: Page, times: int) -> None:
    page.evaluate("(times) => { window.print = () => { document.title = `${times}` } }", times)
    page.get_by_role("button", name="Print").first.click()
    expect(page).to_have_title(f"{times}")


def printed_as_pictures(page: Page) -> None:
    """Boards follow the window, so paper has pictures of them as they are shown."""
    print_page(page, 1)
    expect(chapter(page.locator("#turn"), "A turn")).to_have_attribute("aria-expanded", "true")
    shown = page.locator("figure > .drawing")
    pictures = page.locator("figure img")
    assert shown.count() == pictures.count() == 4
    sizes = shown.evaluate_all("(all) => all.map((one) => Math.floor(one.clientWidth * 3))")
    assert pictures.evaluate_all("(all) => all.map((one) => one.naturalWidth)") == sizes
    page.emulate_media(media="print")
    expect(shown.first).to_be_hidden()
    expect(pictures.first).to_be_visible()
    page.emulate_media(media="screen")
    expect(pictures.first).to_be_hidden()


def test_the_page_of_rules_leads_to_a_table_and_is_printed_whole(desktop: Page) -> None:
    desktop.goto("/learn/imperator")
    expect(desktop.get_by_role("button", name="Play now")).to_have_count(2)
    expect(desktop.get_by_role("button", name=re.compile("Learn in"))).to_have_count(2)
    closed = desktop.locator("#campaign")
    chapter(closed, "The campaign").click()
    chapter(desktop.locator("#turn"), "A turn").click()
    expect(closed.locator(".text")).to_have_css("content-visibility", "hidden")
    desktop.emulate_media(media="print")
    expect(closed.locator(".text")).to_have_css("content-visibility", "visible")
    for unprinted in ("search", ".acts", "header", "footer"):
        expect(desktop.locator(unprinted).first).to_be_hidden()
    for whole in (".paragraph", "figure"):
        expect(desktop.locator(whole).first).to_have_css("break-inside", "avoid")
    desktop.emulate_media(media="screen")
    printed_as_pictures(desktop)
    desktop.get_by_role("button", name="Play now").first.click()
    expect(hands.table(desktop)).to_be_visible()


def test_paper_is_light_at_night_too(desktop: Page) -> None:
    desktop.goto("/learn/minerva")
    printed = list[list[str]]()
    for times, scheme in enumerate(("dark", "light"), start=1):
        desktop.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        print_page(desktop, times)
        printed.append(desktop.locator("figure img").evaluate_all(PICTURES))
    assert printed[0]
    assert printed[0] == printed[1]


def test_an_address_names_a_rule(phone: Page) -> None:
    phone.goto("/learn/imperator#IMP-I4")
    page = phone.get_by_role("main")
    expect(chapter(page, "The barbarians")).to_have_attribute("aria-expanded", "true")
    expect(chapter(page, "A turn")).to_have_attribute("aria-expanded", "false")
    expect(phone.locator("[id='IMP-I4']")).to_be_in_viewport()
