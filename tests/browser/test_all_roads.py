"""All Roads in a real browser: by mouse, by keyboard alone, on a phone, after a crash."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.conftest import Server

pytestmark = pytest.mark.browser

GAME = "all_roads"
PERSON = "Cornelia"


def tiles(page: Page) -> Locator:
    """The tiles of the hand that can be picked up."""
    return page.get_by_role("group", name="Tiles").locator("button[aria-pressed]")


def pick_a_tile_that_fits(page: Page, *, touch: bool = False) -> Locator:
    """Picks up tiles and turns them until one fits somewhere; the cells where it does."""
    fitting = page.locator(".cell.fits")
    for n in range(tiles(page).count()):
        tile = tiles(page).nth(n)
        if tile.get_attribute("aria-pressed") == "false":
            hands.press(tile, touch=touch)
        for _ in range(6):
            if fitting.count():
                return fitting
            page.get_by_role("button", name="Turn").first.click()
    raise AssertionError("no tile fits anywhere")


def lay_a_tile(page: Page, *, touch: bool = False) -> None:
    """One decision with the board: a tile on the map, or the houses as they are proposed."""
    seen = hands.revision(page)
    # A lone choice, and houses as they are proposed, are chosen already.
    if hands.primary(page).get_attribute("aria-disabled") == "true":
        page.get_by_role("button", name="Show the whole map").click()
        cell = pick_a_tile_that_fits(page, touch=touch).and_(page.locator("[aria-pressed=false]"))
        hands.press(cell.first, touch=touch)
    hands.confirm(page, touch=touch)
    hands.await_change(page, seen)


def play(page: Page, *, touch: bool = False) -> None:
    """A whole game, until the end is shown."""
    for _ in range(hands.LONGEST_GAME):
        if not hands.await_turn(page):
            return
        lay_a_tile(page, touch=touch)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("bots", [1, 2, 3], ids="{} bots".format)
def test_a_whole_game_by_mouse(bots: int, desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, *["greedy"] * bots)
    play(desktop)
    expect(desktop.get_by_role("dialog")).to_contain_text("What the points come from")


def test_a_whole_game_at_phone_width(phone: Page) -> None:
    hands.open_table(phone, GAME, PERSON, "greedy")
    play(phone, touch=True)


@pytest.mark.parametrize("bots", [1, 2, 3], ids="{} bots".format)
def test_a_whole_game_by_keyboard_alone(bots: int, desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, *["greedy"] * bots)
    for _ in range(hands.LONGEST_GAME):
        if not hands.await_turn(desktop):
            break
        seen = hands.revision(desktop)
        desktop.keyboard.press("1")
        desktop.keyboard.press("Enter")
        hands.await_change(desktop, seen)
    expect(desktop.get_by_role("dialog")).to_be_visible()


def test_the_keyboard_lays_a_tile_on_the_map(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "greedy")
    assert hands.await_turn(desktop)
    seen = hands.revision(desktop)
    tiles(desktop).first.focus()
    desktop.keyboard.press("Enter")
    for _ in range(6):
        if desktop.locator(".cell.fits:focus").count():
            break
        desktop.keyboard.press("r")
    desktop.keyboard.press("Enter")
    expect(hands.primary(desktop)).to_have_attribute("aria-disabled", "false")
    desktop.keyboard.press("Enter")
    hands.await_change(desktop, seen)


def test_a_reload_in_mid_turn_and_a_crash_lose_nothing(desktop: Page, server: Server) -> None:
    hands.open_table(desktop, GAME, PERSON, "greedy")
    assert hands.await_turn(desktop)
    lay_a_tile(desktop)
    assert hands.await_turn(desktop)
    before = hands.revision(desktop), desktop.locator("[data-cell]").count()
    desktop.reload()
    assert hands.await_turn(desktop)
    assert hands.revision(desktop) == before[0]
    server.kill()
    server.start()
    desktop.reload()
    assert hands.await_turn(desktop)
    assert hands.revision(desktop) == before[0]
    play(desktop)


def test_a_tile_can_be_taken_back_until_the_turn_is_done(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "greedy")
    assert hands.await_turn(desktop)
    before = tiles(desktop).count()
    lay_a_tile(desktop)
    assert tiles(desktop).count() == before - 1
    seen = hands.revision(desktop)
    desktop.keyboard.press("u")
    hands.await_change(desktop, seen)
    expect(tiles(desktop)).to_have_count(before)


def test_no_violation_at_any_moment(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "greedy", "random")
    turns = 0
    while hands.await_turn(desktop):
        if turns % 4 == 0:
            assert hands.violations(desktop) == []
        turns += 1
        lay_a_tile(desktop)
    assert hands.violations(desktop) == []


def test_no_violation_while_players_are_chosen_and_rules_are_read(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Choose players for All Roads").click()
    desktop.get_by_role("dialog").wait_for()
    assert hands.violations(desktop) == []
    desktop.goto("/learn/all_roads")
    desktop.get_by_role("heading", level=1).wait_for()
    assert hands.violations(desktop) == []
