"""Imperator in a real browser, from the first click to the end."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import hands
from tests.browser.clipping import all_readable
from tests.browser.conftest import Server
from tests.browser.german import english
from tests.server.clients import Json

pytestmark = pytest.mark.browser

MOMENTS = {"choosing", "invading"}
"""What any game asks of anybody."""

MOMENT = """() => {
    const shows = (selector) => document.querySelector(selector) !== null
    if (shows("dialog[open] a[href^='/replay/']")) return 'the end'
    if (shows('main section.raid')) return 'invading'
    return shows('main [aria-pressed=true]') ? 'chosen' : 'choosing'
}"""
"""What a table shows to whoever is to act."""


def facing_an_invasion(view: Json) -> bool:
    """Whether barbarians come, and something is to be decided about it."""
    return bool(view["moment"]["is"] == "invading")


def play_and_look(page: Page, rng: Random, screen: str) -> int:
    """A whole game in which no word is cut off, and nothing is wrong at any kind of moment.

    Returns the number of decisions.
    """
    readable = all_readable(page)

    def point() -> None:
        if screen == "desktop" and hands.lit(page).count() > 0:
            hands.lit(page).first.hover()

    accessible, met = hands.accessible_at_each(page, screen, MOMENT, point)

    def look() -> None:
        readable()
        accessible()

    decisions = hands.play(page, rng, touch=screen == "phone", look=look)
    assert met == {"choosing", "chosen", "invading", "the end"}
    assert hands.asked(page) >= MOMENTS
    return decisions


def test_a_whole_game_by_mouse_with_no_word_cut_off_and_no_violation(longer: Page) -> None:
    hands.open_match(longer)
    assert play_and_look(longer, Random(1), "desktop") >= 7
    assert longer.locator("dialog a[href^='/replay/']").is_visible()


def test_a_whole_game_at_phone_width_with_no_word_cut_off_and_no_violation(
    longer_phone: Page,
) -> None:
    hands.open_match(longer_phone)
    assert play_and_look(longer_phone, Random(2), "phone") >= 7


def test_a_whole_game_by_keyboard_alone_in_german(german: Page) -> None:
    rng = Random(3)
    german.goto("/")
    _tab_to(german, "Gleich spielen")
    german.keyboard.press("Enter")
    while hands.await_turn(german):
        assert english(german) == []
        seen = hands.revision(german)
        _walk_to_a_lit_thing(german, rng)
        if german.locator(":focus").get_attribute("aria-pressed") == "false":
            german.keyboard.press("Enter")
        if hands.is_open(german):  # a conquest card waits for its region
            asked = german.locator(".prompt .say b")
            expect(asked).to_have_text("Wähle eine leuchtende Region auf der Karte.")
            _walk(german, "document.activeElement.matches('.map [aria-pressed]')")
            german.keyboard.press("Enter")
        assert english(german) == []
        german.keyboard.press("Enter")
        hands.await_change(german, seen)
    expect(german.get_by_role("dialog")).to_contain_text(re.compile("Punkt|Rom ist gefallen"))
    assert english(german) == []


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
    guest.keyboard.press("Shift")  # any input: points that still count up are there
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


class LostAnswer:
    """Breaks the first connection of a page, after the server has played something and said so."""

    def __init__(self, page: Page) -> None:
        self.orders: list[Json] = []
        self._breaks = True
        page.route_web_socket("**/api/matches/*/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server, breaks = page.connect_to_server(), self._breaks
        self._breaks = False

        def order(message: str | bytes) -> None:
            self.orders.append(json.loads(message))
            server.send(message)

        def tell(message: str | bytes) -> None:
            if not (breaks and self.orders):
                page.send(message)
            elif json.loads(message)["type"] == "played":
                page.close()

        page.on_message(order)
        server.on_message(tell)


def test_after_a_lost_answer_the_same_is_played_once(desktop: Page) -> None:
    line = LostAnswer(desktop)
    hands.open_match(desktop)
    seen = hands.revision(desktop)
    hands.take_turn(desktop, Random(8))
    assert hands.revision(desktop) == seen + 1
    first, again = line.orders
    assert first == again
    hands.take_turn(desktop, Random(8))
    assert hands.revision(desktop) == seen + 2
    assert desktop.get_by_text("moved on since you looked").count() == 0


def test_undo_takes_back_a_choice_that_revealed_nothing(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=facing_an_invasion)
    expect(hands.primary(desktop)).to_contain_text("Give up")
    seen = hands.revision(desktop)
    desktop.keyboard.press("u")
    hands.await_change(desktop, seen)
    expect(desktop.get_by_text("turn 7 of 7").first).to_be_visible()
    expect(hands.primary(desktop)).to_contain_text("Choose first")
    hands.take_turn(desktop, Random(1))


def test_an_upright_tablet_shows_all_panels_at_once(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.in_the_last_round)
    desktop.set_viewport_size({"width": 768, "height": 1024})
    assert hands.await_turn(desktop)
    panels = desktop.locator("main .pane").filter(visible=True)
    assert panels.count() == 8
    foot = desktop.locator(".prompt").bounding_box()
    assert foot is not None
    for panel in panels.all():
        box = panel.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"], panel.get_attribute("class")


def test_hints_lead_to_the_end_of_a_game(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.in_the_last_round)
    while hands.await_turn(desktop):
        hands.follow_hint(desktop)
    expect(desktop.get_by_role("dialog")).to_contain_text("points")


def test_a_finished_game_can_be_replayed_step_by_step(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.in_the_last_round)
    hands.play(desktop, Random(9))
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
    hands.skip(desktop, hands.in_the_last_round)
    hands.play(desktop, Random(10))
    desktop.get_by_role("dialog").get_by_role("link", name="Go on with the campaign").click()
    expect(desktop.get_by_role("button", name="Play stage II")).to_be_visible()


def _board(page: Page) -> str:
    """All that the table says, without what is only for the moment."""
    return "\n".join(page.get_by_role("main").all_inner_texts())
