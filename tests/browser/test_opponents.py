"""Opponents: their levels are chosen with the players, they have faces, and are seen to think."""

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import hands
from tests.server.table_copy import TableCopy

pytestmark = pytest.mark.browser

LINES = {
    "Person": "Plays here, at this screen.",
    "Novice": "Grabs what lies nearest and overlooks the rest: good for your first games.",
    "Citizen": "Makes the most of every turn, but never thinks of the next.",
    "Senator": "Looks ahead and watches what you are up to: bring a plan.",
    "Emperor": "Thinks for a second and forgives no mistake: the best we have.",
}


def choose_players(page: Page, game: str) -> Locator:
    page.goto("/")
    page.get_by_role("button", name=f"Choose players for {game}").click()
    dialog = page.get_by_role("dialog")
    dialog.locator(":focus:is(h2, [data-first])").wait_for()  # as soon as it is read out
    return dialog


def second_seat(dialog: Locator) -> Locator:
    return dialog.get_by_role("listitem").nth(1)


def test_the_usual_opponent_is_a_citizen(desktop: Page) -> None:
    seat = second_seat(choose_players(desktop, "Carpe Diem"))
    expect(seat.get_by_role("radio", checked=True)).to_have_accessible_name("Citizen")
    expect(seat.get_by_role("paragraph")).to_have_text(LINES["Citizen"])
    desktop.goto("/")
    desktop.locator("[aria-labelledby=game-carpe_diem] .play").click()
    assert hands.await_turn(desktop)
    expect(desktop.get_by_title("bot, citizen")).to_have_count(1)


def test_a_level_is_chosen_by_mouse_and_named_at_the_table(desktop: Page) -> None:
    dialog = choose_players(desktop, "All Roads")
    dialog.get_by_role("radio", name="3 players").click()
    seat = second_seat(dialog)
    kinds = seat.get_by_role("radiogroup", name="Seat 2, blue: who plays")
    for name, line in LINES.items():
        kinds.get_by_text(name, exact=True).click()
        option = kinds.get_by_role("radio", name=name)
        expect(option).to_be_checked()
        expect(option).to_have_accessible_description(line)
        expect(seat.get_by_role("paragraph")).to_have_text(line)
    assert hands.violations(desktop) == []
    opponent = seat.locator("b").inner_text()
    dialog.get_by_role("button", name="Start the game").click()
    assert hands.await_turn(desktop)
    standing = desktop.get_by_role("region", name="Points and tokens left")
    row = standing.get_by_role("listitem").filter(has_text=opponent)
    expect(row).to_contain_text("bot, emperor")
    expect(standing.locator(".face")).to_have_count(2)


def test_a_level_is_chosen_by_keyboard(desktop: Page) -> None:
    seat = second_seat(choose_players(desktop, "Carpe Diem"))
    seat.get_by_role("radio", name="Citizen").focus()
    for key, name in (
        ("ArrowRight", "Senator"),
        ("ArrowRight", "Emperor"),
        ("ArrowRight", "Person"),
        ("ArrowLeft", "Emperor"),
    ):
        desktop.keyboard.press(key)
        expect(seat.get_by_role("radio", name=name)).to_be_focused()
        expect(seat.get_by_role("radio", checked=True)).to_have_accessible_name(name)
        expect(seat.get_by_role("paragraph")).to_have_text(LINES[name])
    desktop.keyboard.press("Enter")
    desktop.wait_for_url("**/table/*")


def test_all_opponents_of_a_table_differ_in_name_and_face(desktop: Page) -> None:
    dialog = choose_players(desktop, "Carpe Diem")
    dialog.get_by_role("radio", name="4 players").click()
    seats = dialog.get_by_role("listitem")
    expect(seats).to_have_count(4)
    names = seats.locator("b").all_inner_texts()
    assert len({*names}) == 3
    faces = [seats.nth(seat).locator(".face").first.inner_html() for seat in range(4)]
    assert len({*faces}) == 4


def test_the_levels_are_within_reach_of_a_thumb(phone: Page) -> None:
    dialog = choose_players(phone, "All Roads")
    dialog.get_by_role("radio", name="4 players").tap()
    options = dialog.locator("[role=radiogroup] label")
    expect(options).to_have_count(24)
    for box in options.evaluate_all("all => all.map((one) => one.getBoundingClientRect())"):
        assert min(box["width"], box["height"]) >= 44
        assert box["left"] >= 0
        assert box["right"] <= 390
    options.last.tap()
    expect(dialog.get_by_role("paragraph").nth(3)).to_have_text(LINES["Emperor"])
    assert hands.violations(phone) == []


def test_opponents_show_their_faces_and_levels_at_the_end(desktop: Page) -> None:
    sitters = ("Ada", "novice", "citizen")
    hands.open_table(desktop, "all_roads", *sitters, stage=hands.in_the_last_round)
    hands.play_by_keyboard(desktop)
    ranking = desktop.get_by_role("dialog").locator(".ranking")
    expect(ranking.locator(".face")).to_have_count(2)
    expect(ranking).to_contain_text("bot, novice")
    expect(ranking).to_contain_text("bot, citizen")
    assert hands.violations(desktop) == []


class SlowTable:
    """Passes on what a table tells a page; after it waits for the second seat, only on `hurry`."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._copy = TableCopy()
        self._slow, self._waits = True, False
        page.route_web_socket("**/api/matches/*/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        if self._waits:
            self._kept.append(message)
        else:
            self._page.send(message)
            told = json.loads(message)
            if told["type"] in ("update", "changes"):
                self._copy.apply(told)
            self._waits = self._slow and self._copy.scene["to_act"] == 1

    def hurry(self) -> None:
        """Tell what was kept, and from now on everything at once."""
        self._slow = self._waits = False
        for message in self._kept:
            self._page.send(message)


HEIGHTS = "[...document.querySelectorAll('main, .bottom, .say')].map((one) => one.offsetHeight)"


def test_an_emperor_is_seen_and_heard_to_think(desktop: Page) -> None:
    table = SlowTable(desktop)
    hands.open_table(desktop, "carpe_diem", "Ada", "emperor")
    assert hands.await_turn(desktop)
    desktop.evaluate(hands.LISTEN)
    before = desktop.evaluate(HEIGHTS)
    hands.choose_the_first(desktop)
    sign = desktop.locator(".prompt b").filter(has_text="Bot 2 is thinking")
    expect(sign.locator(".dots")).to_be_visible()
    assert desktop.evaluate(HEIGHTS) == before
    assert hands.violations(desktop) == []
    table.hurry()
    assert hands.await_turn(desktop)
    expect(sign).to_have_count(0)
    desktop.wait_for_function("() => window.heard.join().includes('Move your patrician')")
    assert desktop.evaluate("window.heard.join()").count("Bot 2 is thinking.") == 1
