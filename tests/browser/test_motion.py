"""Things that move: moves that are seen, that nothing waits for them, sound, and dragging."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands, shifts
from tests.browser.conftest import DESKTOP, STILL, TOUCH, Profiles, Server, visit

pytestmark = pytest.mark.browser

WATCH = """() => {
    window.flown = 0
    window.shifted = 0
    window.covered = false
    const flies = (node) => node instanceof Element && node.matches('.flier, .overlay:has(.flier)')
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) window.flown += [...addedNodes].filter(flies).length
        if (document.querySelector('dialog:modal') && document.querySelector('.flier, .riser'))
            window.covered = true
    }).observe(document.body, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput) window.shifted += value
    }).observe({ type: 'layout-shift' })
}"""
"""Counts what flies from now on, how far things are shifted without anybody's doing, and sees
whether a panel opens over what moves."""

WATCH_TOKENS = """() => {
    new MutationObserver(() => {
        if (document.querySelector('.flier .piece.seat-1')) window.came = true
    }).observe(document.body, { childList: true, subtree: true })
}"""
"""Notes when a token of the first seat flies."""

HEAR = """() => {
    window.opened = 0
    const Original = window.AudioContext
    window.AudioContext = class extends Original {
        constructor() { super(); window.opened += 1 }
    }
}"""
"""Counts how often the page opens a way to sound."""


@pytest.fixture
def lively(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1440 pixels wide, with all motion."""
    with visit(profiles, server, viewport=DESKTOP) as page:
        yield page


def fliers(page: Page) -> Locator:
    """What is on its way over the board."""
    return page.locator(".overlay .flier")


def set_speed(page: Page, name: str) -> None:
    """As a player sets it, in the menu of the table."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Motion and sound").click()
    page.locator("dialog").get_by_text(name, exact=True).first.check()
    page.keyboard.press("Escape")


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of a thing on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, to: Locator) -> None:
    """With the mouse, as a hand would: where it goes is looked for once it is taken up."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y + 9, steps=2)
    page.mouse.move(*middle(to), steps=3)
    page.mouse.up()


def test_the_move_of_a_bot_is_seen_and_keeps_nobody_from_going_on(lively: Page) -> None:
    hands.open_table(lively, "all_roads", "Ada", "novice")
    set_speed(lively, "slow")
    hands.await_turn(lively)
    while fliers(lively).count() == 0:  # until the bot has played
        hands.choose_the_first(lively)
        hands.await_turn(lively)
    tile = lively.locator(".hand .tiles button").last
    lively.mouse.click(*middle(tile))  # at once: the hand does not wait until it is at rest
    assert tile.get_attribute("aria-pressed") == "true"
    assert fliers(lively).count() == 0
    lively.keyboard.press("1")
    expect(hands.primary(lively)).to_have_attribute("aria-disabled", "false")
    seen = hands.revision(lively)
    lively.keyboard.press("Enter")
    hands.await_change(lively, seen)


def test_in_a_whole_game_things_fly_unless_they_shall_not_and_nothing_is_shifted(
    lively: Page,
) -> None:
    lively.emulate_media(reduced_motion="reduce")
    hands.open_table(lively, "imperator", "Ada")
    lively.evaluate(WATCH)
    hands.play_by_keyboard(lively, 2)
    lively.emulate_media(reduced_motion="no-preference")
    set_speed(lively, "off")
    hands.play_by_keyboard(lively, 2)
    hands.await_turn(lively)
    assert lively.evaluate("window.flown") == 0
    set_speed(lively, "normal")
    hands.play_by_keyboard(lively)
    assert lively.evaluate("window.flown") > 10
    assert lively.evaluate("window.shifted") < 0.02
    lively.locator(hands.OVER).wait_for()
    assert not lively.evaluate("window.covered"), "the end is shown once the last move was seen"


@pytest.mark.parametrize(
    ("game", "seats", "screen"),
    [
        ("imperator", 1, TOUCH),
        ("all_roads", 2, {"viewport": DESKTOP}),
        ("minerva", 4, {"viewport": DESKTOP}),
    ],
)
def test_nothing_is_shifted_while_bots_play_a_whole_game(
    game: str, seats: int, screen: dict[str, Any], profiles: Profiles, unhurried_server: Server
) -> None:
    with visit(profiles, unhurried_server, **screen, **STILL) as page:
        hands.open_table(page, game, *["novice"] * seats)
        found = shifts.watch_to_the_end(page)
    assert shifts.cumulative(found) < 0.02, sorted(found, key=lambda one: -one[1])[:3]


def test_ones_own_tile_is_laid_down_where_it_was_tried(lively: Page) -> None:
    hands.open_table(lively, "all_roads", "Ada", "Bo")
    lively.get_by_role("button", name="I am Ada").click()
    hands.await_turn(lively)
    lively.evaluate(WATCH)
    hands.choose_the_first(lively)
    lively.wait_for_function("() => window.flown > 0")


def test_a_house_comes_from_the_supply(lively: Page) -> None:
    hands.open_table(
        lively, "all_roads", "Ada", "novice", stage=lambda view: view["moment"]["is"] == "building"
    )
    hands.await_turn(lively)
    lively.evaluate(WATCH_TOKENS)
    hands.confirm(lively)  # the houses that are proposed
    lively.wait_for_function("() => window.came")


def test_there_is_no_sound_before_it_is_turned_on(desktop: Page) -> None:
    desktop.add_init_script(f"({HEAR})()")
    hands.open_table(desktop, "imperator", "Ada")
    hands.play_by_keyboard(desktop, 2)
    assert desktop.evaluate("window.opened") == 0
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("menuitem", name="Motion and sound").click()
    volume = desktop.get_by_label("Volume")
    expect(volume).to_be_disabled()
    desktop.get_by_label("on", exact=True).check()
    assert desktop.evaluate("window.opened") == 1
    expect(volume).to_be_enabled()
    assert hands.violations(desktop) == []
    desktop.keyboard.press("Escape")
    hands.play_by_keyboard(desktop, 1)
    assert desktop.evaluate("window.opened") == 1


def test_a_tile_is_dragged_to_its_cell_and_back(desktop: Page) -> None:
    hands.open_table(desktop, "all_roads", "Ada", "novice")
    hands.await_turn(desktop)
    tile = desktop.locator(".hand .tiles button").first
    drag(desktop, tile, desktop.locator("[data-cell]").first)
    assert not hands.is_open(desktop)
    expect(desktop.locator("[data-cell][aria-pressed=true]")).to_have_count(1)
    expect(desktop.locator("[data-dragged]")).to_have_count(0)
    desktop.keyboard.press("Escape")  # the choice
    desktop.keyboard.press("Escape")  # the tile
    drag(desktop, tile, hands.primary(desktop))
    expect(tile).to_have_attribute("aria-pressed", "false")
    assert hands.is_open(desktop)
    tile.click()  # a click is still a click
    expect(tile).to_have_attribute("aria-pressed", "true")


def test_a_tile_of_the_market_is_dragged_into_the_city(desktop: Page) -> None:
    hands.open_table(desktop, "minerva", "Ada", "novice")
    hands.await_turn(desktop)
    tile = desktop.locator(".market button.lit").first
    drag(desktop, tile, desktop.locator(".city button.cell").first)
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(desktop.locator(".city button.cell[aria-pressed=true]")).to_have_count(1)
