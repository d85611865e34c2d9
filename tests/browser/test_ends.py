"""What comes of a game: its end, my page, and the daily deal."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.clipping import clipped
from tests.browser.conftest import DESKTOP

pytestmark = pytest.mark.browser

SIZES = ((1024, 768), (390, 844), (844, 390))


def look_at_every_size(page: Page) -> None:
    """Nothing is cut or wider than its place, whatever the window."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        within = "dialog:modal" if page.locator("dialog:modal").count() else "main"
        assert clipped(page, within) == []
        part = page.locator("dialog:modal .content, main").last
        assert part.evaluate("(part) => part.scrollWidth - part.clientWidth") <= 0
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


def end_of_imperator(page: Page) -> None:
    """A game of Imperator that is played where nobody looks."""
    hands.open_table(page, "imperator", "Livia")
    hands.finish(page)


def test_the_end_of_a_race_and_the_way_on(desktop: Page) -> None:
    desktop.goto("/")
    hands.open_table(desktop, "all_roads", "Livia", "novice")
    hands.finish(desktop)
    panel = desktop.locator(hands.OVER)
    places = panel.get_by_role("list", name="Places").get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("Victory")
    lines = panel.get_by_role("table", name="The points, line by line")
    expect(lines.get_by_role("rowheader")).to_have_text(
        ["Houses, 1 each", "Villas, 2 each", "Spas, 3 each", "Monuments, 4 each", "Total"]
    )
    sums = lines.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert sorted(map(int, sums), reverse=True) == [
        int(text)
        for text in panel.locator(".points").evaluate_all(
            "(all) => all.map((one) => one.firstChild.textContent)"
        )
    ]
    expect(panel.get_by_text("Your first result here")).to_be_visible()
    assert hands.violations_by_day_and_night(desktop) == []
    look_at_every_size(desktop)
    expect(panel.get_by_role("button", name="Play again")).to_be_visible()
    expect(panel.get_by_role("button", name="Learn by playing")).to_be_visible()
    replay = panel.get_by_role("link", name="Replay").get_attribute("href")
    home = panel.get_by_role("link", name="First screen")
    home.focus()
    home.press("Enter")
    expect(desktop.get_by_role("heading", name="Imperator", exact=True)).to_be_visible()
    assert replay is not None
    desktop.goto(f"{replay}?at=9")
    desktop.get_by_role("button", name="Share").click()
    link = desktop.get_by_label("Link to this position")
    expect(link).to_have_value(re.compile(r"/watch/\w+/replay\?at=9&seat=0$"))  # as I see it


def test_a_daily_deal_with_a_hint_is_ranked_apart_and_that_is_asked_before(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("region", name="Daily deal").get_by_role("link", name="Imperator").click()
    desktop.get_by_role("button", name="Play it").click()
    hands.await_board(desktop)
    for answer in ("Play on without", "Show me the hint"):
        desktop.keyboard.press("h")
        asked = desktop.get_by_role("dialog")
        expect(asked).to_contain_text("ranked apart from the others")
        assert hands.violations(desktop) == []
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_have_count(0)
    expect(desktop.locator(".hints li button")).to_have_count(3)
    desktop.keyboard.press("Escape")
    expect(hands.suggestions(desktop)).to_have_count(3)  # it is asked once
    hands.finish(desktop)
    expect(desktop.locator(hands.OVER)).to_contain_text("You took a hint")
    desktop.get_by_role("link", name="Results of the day").click()
    apart = desktop.get_by_role("rowgroup").filter(has_text="With help")
    expect(apart.get_by_role("row").filter(has_text="you")).to_have_count(1)
    assert hands.violations_by_day_and_night(desktop) == []
    look_at_every_size(desktop)
    desktop.goto("/")
    deals = desktop.get_by_role("region", name="Daily deal")
    expect(deals.get_by_role("link", name="Imperator")).to_contain_text("with help")
    desktop.goto("/me")
    expect(desktop.get_by_role("region", name="Daily deals")).to_contain_text("With help")


def test_a_daily_deal_its_table_and_my_page_by_keyboard(desktop: Page) -> None:
    desktop.goto("/")
    deal = desktop.get_by_role("region", name="Daily deal").get_by_role("link", name="Imperator")
    deal.press("Enter")
    expect(desktop.get_by_text("once yours is in")).to_be_visible()
    expect(desktop.get_by_role("table")).to_have_count(0)
    desktop.get_by_role("button", name="Play it").press("Enter")
    hands.await_board(desktop)
    expect(desktop.get_by_role("link", name="Daily deal")).to_be_visible()
    hands.finish(desktop)
    desktop.get_by_role("link", name="Results of the day").press("Enter")
    mine = desktop.get_by_role("row").filter(has_text="you")
    expect(mine.get_by_role("rowheader")).to_have_text("You")
    assert hands.violations(desktop) == []
    look_at_every_size(desktop)
    desktop.get_by_role("link", name="The day before").press("Enter")
    expect(desktop.get_by_text("on that day only")).to_be_visible()

    end_of_imperator(desktop)
    # Whether the deal of this day was won or lost.
    best = desktop.locator(hands.OVER).get_by_role("region", name="Your best")
    expect(best).to_be_visible()
    desktop.goto("/me")
    figures = desktop.get_by_role("region", name="Imperator")
    titles = figures.get_by_role("table", name="Titles")
    titles.wait_for()
    counts = titles.get_by_role("cell").all_inner_texts()
    assert sum(map(int, counts)) == 2  # a lost game stands there as well
    expect(desktop.get_by_role("region", name="Daily deals")).to_contain_text("1, at best 1")
    assert hands.violations_by_day_and_night(desktop) == []
    look_at_every_size(desktop)
    with desktop.expect_download() as download:
        desktop.get_by_role("link", name="As JSON").press("Enter")
    rows = json.loads(download.value.path().read_text("utf-8"))
    assert [row["game"] for row in rows] == ["imperator", "imperator"]
