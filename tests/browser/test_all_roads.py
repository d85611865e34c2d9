"""All Roads in a real browser: by mouse, by keyboard alone, on a phone, after a crash."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.clipping import all_readable
from tests.browser.conftest import STILL, Profiles, Server, visit
from tests.browser.german import all_german

pytestmark = pytest.mark.browser

GAME = "all_roads"
PERSON = "Cornelia"
MOMENTS = {"laying", "building"}
"""What any game asks of anybody."""
SMALL = {"width": 1024, "height": 768}

MOMENT = """() => {
    const shows = (selector) => document.querySelector(selector) !== null
    if (shows("dialog[open] a[href^='/replay/']")) return 'the end'
    if (shows('.build')) return 'houses'
    if (shows('[data-cell][aria-pressed=true]')) return 'a tile on the map'
    if (shows('.hand .tiles [aria-pressed=true]')) return 'a tile in the hand'
    return 'nothing held'
}"""
"""What a table shows to whoever is to act."""


def tiles(page: Page) -> Locator:
    """The tiles of the hand that can be picked up."""
    return page.locator(".hand .tiles button[aria-pressed]")


def cells(page: Page) -> Locator:
    """The lit cells: where the tile that is held can go, as it lies or turned."""
    return page.locator("[data-cell][aria-pressed=false]:not([data-seen=false])")


TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

ALL_FREE = """() => {
  const pane = document.querySelector('.landscape .pane').getBoundingClientRect()
  return [...document.querySelectorAll('[data-cell]')].every((cell) => {
    const bounds = cell.getBoundingClientRect()
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
    cell.dataset.seen = x > pane.left && x < pane.right && y > pane.top && y < pane.bottom
    return cell.dataset.seen === 'false' || cell.contains(document.elementFromPoint(x, y))
  })
}"""
"""Whether nothing lies above any lit cell; those outside of the pane have to be looked for."""


def lay_a_tile(
    page: Page,
    rng: Random,
    *,
    touch: bool = False,
    look: Callable[[], None] = lambda: None,
) -> None:
    """One decision with the board: a tile on the map, or the houses as they are proposed.

    `look` is called when a tile is in the hand, and when it lies on its cell.
    """
    # A lone choice, and houses as they are proposed, are chosen already.
    chosen = page.locator(".prompt:has([aria-controls=all-choices]) .primary[aria-disabled=false]")
    gone = page.locator(f"{hands.OVER}, #cover-title")
    chosen.or_(tiles(page)).or_(gone).first.wait_for()
    if gone.count():  # the houses of the last decision were still being built
        return
    seen, offered = hands.revision(page), tiles(page).count()
    if not chosen.count():
        if not offered:  # what was to be seen belonged to the decision before
            return
        hands.press(tiles(page).nth(rng.randrange(offered)), touch=touch)
        cells(page).first.wait_for()
        page.wait_for_function(ALL_FREE)  # once the map has come to rest
        look()
        number = rng.randrange(cells(page).count())
        hands.press(cells(page).nth(number), touch=touch)
        page.evaluate(TWO_FRAMES)
        if not chosen.count():  # the map has moved under the pointer: press again, as one would
            page.wait_for_function(ALL_FREE)
            hands.press(cells(page).nth(number), touch=touch)
    look()
    hands.confirm(page, touch=touch)
    hands.await_change(page, seen)


def play(
    page: Page,
    rng: Random,
    *,
    touch: bool = False,
    look: Callable[[], None] = lambda: None,
) -> None:
    """A whole game, until the end is shown; `look` is called as well before each decision."""
    for _ in range(hands.LONGEST_GAME):
        going_on = hands.await_turn(page)
        look()
        if not going_on:
            return
        lay_a_tile(page, rng, touch=touch, look=look)
    raise AssertionError("the game does not end")


def open_where_houses_are_offered(page: Page) -> Locator:
    """A table with room for houses; the places in the panel below the map."""
    hands.open_table(
        page, GAME, PERSON, "novice", stage=lambda view: view["moment"]["is"] == "building"
    )
    places = page.get_by_role("group", name="Places for houses").get_by_role("button")
    assert hands.await_turn(page)
    return places.and_(page.get_by_role("button", name="House: "))


def lines_of(page: Page, seat: int) -> list[str]:
    """What this seat has decided in the whole game, in the notation of the log."""
    match = page.url.rpartition("/")[2]
    frames = page.request.get(f"/api/matches/{match}/replay").json()["frames"]
    return [one["line"]["text"] for one in frames[1:] if one["line"]["seat"] == seat]


def play_and_look(page: Page, rng: Random, screen: str) -> None:
    """A whole game in which no word is cut off, and nothing is wrong at any kind of moment."""
    readable = all_readable(page)
    accessible, met = hands.accessible_at_each(page, screen, MOMENT)

    def look() -> None:
        readable()
        accessible()

    play(page, rng, touch=screen == "phone", look=look)
    assert met == {"nothing held", "a tile in the hand", "a tile on the map", "houses", "the end"}
    assert hands.asked(page) >= MOMENTS
    expect(page.locator("dialog .reckoning table").first).to_be_visible()


def test_a_whole_game_by_mouse_with_no_word_cut_off_and_no_violation(longer: Page) -> None:
    hands.open_table(longer, GAME, PERSON, "novice")
    play_and_look(longer, Random(1), "desktop")


def test_a_whole_game_at_phone_width_with_no_word_cut_off_and_no_violation(
    longer_phone: Page,
) -> None:
    hands.open_table(longer_phone, GAME, PERSON, "novice", "novice", "novice")
    play_and_look(longer_phone, Random(13), "phone")


def test_a_whole_game_by_keyboard_alone_in_german(german: Page) -> None:
    hands.open_table(german, GAME, PERSON, "novice", "novice")
    hands.play_by_keyboard(german, look=all_german(german))
    assert hands.asked(german) >= MOMENTS
    expect(german.get_by_role("dialog")).to_contain_text("Die Punkte, Zeile für Zeile")


def test_a_tile_in_the_hand_and_on_the_map_speaks_german(german: Page) -> None:
    hands.open_table(german, GAME, PERSON, "novice")
    assert hands.await_turn(german)
    lay_a_tile(german, Random(29), look=all_german(german))


def test_the_keyboard_lays_a_tile_on_the_map(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
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


def test_a_reload_in_mid_turn_loses_nothing(desktop: Page) -> None:
    rng = Random(20)
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    lay_a_tile(desktop, rng)
    assert hands.await_turn(desktop)
    before = hands.revision(desktop), _board(desktop)
    desktop.reload()
    assert hands.await_turn(desktop)
    assert (hands.revision(desktop), _board(desktop)) == before
    lay_a_tile(desktop, rng)
    assert hands.await_turn(desktop)


def _board(page: Page) -> list[str]:
    """The tiles on the map and in the hand, and how everybody stands."""
    lying = page.locator(".lying use").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('href') + one.getAttribute('transform'))"
    )
    held = tiles(page).evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    return [*lying, *held, page.get_by_role("region", name="Points and tokens left").inner_text()]


def test_a_tile_can_be_taken_back_until_the_turn_is_done(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    before = tiles(desktop).count()
    lay_a_tile(desktop, Random(21))
    assert tiles(desktop).count() == before - 1
    seen = hands.revision(desktop)
    desktop.keyboard.press("u")
    hands.await_change(desktop, seen)
    expect(tiles(desktop)).to_have_count(before)


def test_the_map_is_moved_and_brought_near_and_shown_whole(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    rome = desktop.locator(".roma")
    home = rome.bounding_box()
    assert home is not None
    desktop.mouse.move(700, 560)
    desktop.mouse.down()
    desktop.mouse.move(760, 600, steps=4)
    desktop.mouse.up()
    moved = rome.bounding_box()
    assert moved is not None
    assert (moved["x"] - home["x"], moved["y"] - home["y"]) == pytest.approx((60, 40), abs=1)
    desktop.mouse.wheel(0, -240)
    nearer = rome.bounding_box()
    assert nearer is not None
    assert nearer["width"] > moved["width"]
    for key in ("+", "-", "f"):
        desktop.keyboard.press(key)
    desktop.wait_for_function(
        "(x) => Math.abs(document.querySelector('.roma').getBoundingClientRect().x - x) < 1",
        arg=home["x"],
    )


def test_the_tile_lies_under_the_pointer_and_turns_with_the_wheel(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    tiles(desktop).first.click()
    cells(desktop).first.hover()
    ghost = desktop.locator(".ghost .spin").first
    expect(ghost).to_be_visible()
    before = ghost.get_attribute("style")
    desktop.mouse.wheel(0, 100)
    expect(ghost).not_to_have_attribute("style", before or "")


def test_a_tile_stays_where_it_is_turned_and_is_chosen_again_once_it_fits(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    tiles(desktop).first.click()
    cells(desktop).first.click()
    allowed = []
    for _ in range(6):
        desktop.keyboard.press("e")
        expect(desktop.locator(".cell.chosen")).to_have_count(1)
        allowed.append(hands.primary(desktop).get_attribute("aria-disabled") == "false")
    assert False in allowed
    expect(hands.primary(desktop)).to_have_attribute("aria-disabled", "false")


def test_a_line_of_the_log_lights_its_place(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    assert hands.await_turn(desktop)
    lay_a_tile(desktop, Random(30))
    assert hands.await_turn(desktop)
    expect(desktop.locator(".mark-pointed")).to_have_count(0)
    desktop.keyboard.press("l")
    desktop.get_by_role("group", name="What happened, newest first").focus()
    desktop.keyboard.press("ArrowDown")
    expect(desktop.locator(".mark-pointed polygon")).to_be_visible()


def test_houses_are_proposed_and_chosen_by_hand(desktop: Page) -> None:
    places = open_where_houses_are_offered(desktop)
    offered = places.count()
    expect(hands.primary(desktop)).to_contain_text(f"Build {offered} house")
    expect(desktop.get_by_role("main").locator(".place[aria-pressed=true]")).to_have_count(offered)
    built = [line for line in lines_of(desktop, 0) if line.startswith("house ")]
    places.first.click()
    expect(places.first).to_have_attribute("aria-pressed", "false")
    wanted = "Build none" if offered == 1 else f"Build {offered - 1} house"
    expect(hands.primary(desktop)).to_contain_text(wanted)
    hands.confirm(desktop)
    expect(desktop.get_by_role("region", name="Build houses")).to_have_count(0)
    after = [line for line in lines_of(desktop, 0) if line.startswith("house ")]
    assert len(after) == len(built) + offered - 1


def test_one_press_takes_the_tile_back_where_houses_are_proposed(desktop: Page) -> None:
    places = open_where_houses_are_offered(desktop)
    places.first.click()
    seen = hands.revision(desktop)
    desktop.get_by_role("button", name="Undo").click()
    hands.await_change(desktop, seen)
    expect(desktop.get_by_role("region", name="Build houses")).to_have_count(0)
    assert tiles(desktop).count() > 0


def test_a_phone_tells_from_its_top_bar_what_the_others_did(phone: Page) -> None:
    rng = Random(23)
    hands.open_table(phone, GAME, "novice", PERSON, "novice")
    assert hands.await_turn(phone)
    button = phone.get_by_role("button", name="Before your first turn")
    told = phone.locator("#since-told").get_by_role("listitem")
    expect(button).to_have_attribute("aria-expanded", "false")
    size = button.bounding_box()
    assert size is not None
    assert size["height"] <= 48
    button.tap()
    expect(told.filter(has_text="Bot 1")).to_be_visible()
    assert hands.violations(phone) == []
    button.tap()
    expect(told.filter(has_text="Bot 1")).to_have_count(0)
    while hands.await_turn(phone) and not button_of_a_later_turn(phone).count():
        lay_a_tile(phone, rng, touch=True)
    button_of_a_later_turn(phone).tap()
    expect(told.filter(has_text="Bot 3")).to_be_visible()
    for tab in ("Players", "Log"):
        phone.get_by_role("tab", name=tab).tap()
        assert hands.violations(phone) == []


def button_of_a_later_turn(page: Page) -> Locator:
    return page.get_by_role("button", name="Since your last turn")


def test_the_wide_board_tells_what_the_others_did(desktop: Page) -> None:
    hands.open_table(desktop, GAME, "novice", PERSON)
    assert hands.await_turn(desktop)
    news = desktop.get_by_role("group", name="Since your last turn")
    expect(news).to_contain_text("Bot 1")
    expect(news).to_contain_text(re.compile("laid|built|closed"))


def test_two_people_pass_the_screen_covered(desktop: Page) -> None:
    rng = Random(24)
    hands.open_table(desktop, GAME, "Cornelia", "Gaius")
    for name, other in (("Cornelia", "Gaius"), ("Gaius", "Cornelia")):
        expect(desktop.locator("#cover-title")).to_contain_text(name)
        expect(tiles(desktop)).to_have_count(0)
        assert "#land-t" not in desktop.content()
        assert "Take a tile" not in desktop.content()
        assert hands.violations(desktop) == []
        desktop.get_by_role("button", name=f"I am {name}").click()
        expect(tiles(desktop)).to_have_count(4)
        expect(desktop.locator(".turn-mark")).to_contain_text(name)
        held = tiles(desktop).evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        while not desktop.locator("#cover-title").count():
            lay_a_tile(desktop, rng)
            hands.await_board(desktop)
        expect(desktop.locator("#cover-title")).to_have_text(f"Pass the screen to {other}")
        assert not any(one in desktop.content() for one in held)


def test_together_the_table_says_how_much_is_still_to_build(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Choose players for All Roads").click()
    dialog = desktop.get_by_role("dialog")
    dialog.get_by_text("Cooperative", exact=True).click()
    dialog.get_by_role("radio", name="3 players").check()
    dialog.get_by_label("Seat 1, red: name").fill("Cornelia")
    for seat in ("Seat 2, blue", "Seat 3, yellow"):
        kinds = dialog.get_by_role("radiogroup", name=f"{seat}: who plays")
        kinds.get_by_text("Novice", exact=True).click()
    dialog.get_by_role("button", name="Start the game").click()
    assert hands.await_turn(desktop)
    standing = desktop.get_by_role("region", name="Points and tokens left")
    expect(standing).to_contain_text("of 120 points built")
    expect(standing).to_contain_text("tokens to go")


def test_together_the_end_says_how_much_was_built(desktop: Page) -> None:
    seated = (PERSON, "novice", "novice")
    hands.open_table(desktop, GAME, *seated, variant="cooperative", stage=hands.in_the_last_round)
    play(desktop, Random(25))
    expect(desktop.get_by_role("dialog")).to_contain_text("of 120 points")


def test_the_end_explains_itself_and_the_replay_shows_the_own_hand(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice", stage=hands.in_the_last_round)
    play(desktop, Random(26))
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"(wins?|share the victory)(:| with) .*points?"))
    dialog.get_by_role("link", name="Replay").click()
    desktop.get_by_role("button", name="Next step").click()
    hand = desktop.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("img")).to_have_count(4)
    assert hands.violations(desktop) == []


def test_no_violation_while_players_are_chosen_and_rules_are_read(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Choose players for All Roads").click()
    desktop.get_by_role("dialog").wait_for()
    assert hands.violations(desktop) == []
    desktop.keyboard.press("Escape")
    desktop.get_by_role("contentinfo").get_by_role("link", name="Rules").click()
    for name in ("Imperator", "All Roads"):
        expect(desktop.get_by_role("link", name=f"How to play {name}")).to_be_visible()
    assert hands.violations(desktop) == []
    desktop.get_by_role("link", name="How to play All Roads").click()
    desktop.get_by_role("heading", name="Dead ends and houses").wait_for()
    assert hands.violations(desktop) == []


@pytest.fixture
def longer_and_small(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page 1024 pixels wide in the pseudo-language."""
    with visit(profiles, server, "pseudo", viewport=SMALL, **STILL) as page:
        yield page


def test_no_word_is_cut_off_on_a_small_screen(longer_and_small: Page) -> None:
    page, look = longer_and_small, all_readable(longer_and_small)
    hands.open_table(page, GAME, PERSON, "novice", "novice", "novice")
    built = 0
    while hands.await_turn(page) and built < 2:
        built += page.locator(".build").count()
        look()
        hands.choose_the_first(page, look)
    page.goto("/learn/all_roads")
    page.locator("#sources").wait_for()
    look()
