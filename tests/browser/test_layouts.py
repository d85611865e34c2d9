"""Every table fits its window all through a game, from the smallest phone to the largest screen."""

from collections.abc import Iterable
from itertools import islice
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.windows import EVERY, UPRIGHT_PHONES, WINDOWS, Windows
from tests.server.clients import Json

pytestmark = pytest.mark.browser

BOTS = ("novice", "novice", "novice")
FULL = {
    "imperator": ("Cornelia",),
    "all_roads": ("Cornelia", *BOTS),
    "minerva": ("Cornelia", *BOTS),
    "carpe_diem": ("Cornelia", *BOTS),
}
"""Who sits at each table when it is full."""

OTHERS = {
    "all_roads for two": ("all_roads", "Cornelia", "novice"),
    "minerva alone": ("minerva", "Cornelia"),
    "carpe_diem for two": ("carpe_diem", "Cornelia", "novice"),
}
"""Tables that lie otherwise with fewer seats."""

TIGHT = ("320x640", "768x1024", "844x390", "1024x768", "1280x720", "1366x640")
"""Windows that have no room to spare for a strip above the prompt."""

SOME_DECISIONS = 8
"""So many are looked at in the opening and in the crowded middle."""

RECORDS = {
    "imperator": "won-augustus.txt",
    "all_roads": "standard-4-greedy.txt",
    "minerva": "standard-4-greedy.txt",
    "carpe_diem": "4-greedy.txt",
}


def in_the_crowded_middle(view: Json) -> bool:
    """Whether most of what will lie on the table lies there."""
    match view:
        case {"period": 3, "turn": 3} | {"phase": 3, "round": 4}:
            return True
        case {"turns": 6, "turn": 5} | {"rounds": 6, "round": 4}:
            return True
    return False


@pytest.mark.long
@pytest.mark.parametrize("game", FULL)
def test_a_game_at_a_full_table_fits_every_window(game: str, desktop: Page) -> None:
    hands.open_table(desktop, game, *FULL[game])
    walk(desktop)


@pytest.mark.skipif(not EVERY, reason="a full table has less room; `make looks` walks these, too")
@pytest.mark.parametrize("name", OTHERS)
def test_a_game_of_few_fits_every_window(name: str, desktop: Page) -> None:
    hands.open_table(desktop, *OTHERS[name])
    walk(desktop)


def walk(page: Page) -> None:
    """Looks at decisions of the game at this table, as they are asked and with a choice made.

    `make looks` sees the whole game. Else what is played between the opening, the middle and the
    last round is not shown, because drawing it costs more than looking.
    """
    windows = Windows(page)
    if not EVERY:
        for stage in (in_the_crowded_middle, hands.in_the_last_round):
            before = hands.walk(page, Random(1), until=stage)
            look_at(windows, page, islice(before, SOME_DECISIONS))
            hands.skip(page, stage)
    look_at(windows, page, hands.walk(page, Random(1)))
    windows.look("end", first=TIGHT)
    windows.verify()


def look_at(windows: Windows, page: Page, views: Iterable[Json]) -> None:
    """Looks at the decisions that the page shows, one after the other."""
    finger = Random(2)
    for number, view in enumerate(views):
        crowded = in_the_crowded_middle(view)
        first_of_these = crowded and windows.is_new("crowded middle")
        kind = "crowded middle" if first_of_these else view["moment"]["is"]
        moment = f"({number})"
        windows.look(f"asked for {kind}", moment, first=UPRIGHT_PHONES, again=number % 16 == 0)
        if crowded and windows.is_new("hint"):
            windows.come_back()
            hands.suggestions(page)
            windows.look("hint", first=TIGHT)
            page.keyboard.press("Escape")
        if EVERY or windows.is_new(kind) or number % 16 == 8:
            windows.come_back()
            choose(page, finger)
            windows.look(kind, moment, first=WINDOWS if first_of_these else ())


def choose(page: Page, finger: Random) -> None:
    """Chooses something that is lit, which shows the most, unless something is chosen already."""
    for _ in range(2):  # a card waits for its region, a tile for its place
        if hands.is_open(page):
            things = hands.unchosen(page)
            things.nth(finger.randrange(things.count())).click()


@pytest.mark.parametrize("game", FULL if EVERY else ("imperator", "carpe_diem"))
def test_a_lesson_fits_every_window(game: str, desktop: Page) -> None:
    windows = Windows(desktop)
    for step in hands.steps_of_lesson(desktop, game):
        windows.look("lesson", f"({step})", first=TIGHT, again=step % 2 == 0)
    windows.verify()


@pytest.mark.parametrize("game", FULL if EVERY else ("imperator", "minerva"))
def test_a_review_fits_every_window(game: str, desktop: Page) -> None:
    windows = Windows(desktop)
    hands.look_back(desktop, hands.ROOT / "tests" / "records" / game / RECORDS[game])
    desktop.get_by_role("button", name="Review", exact=True).click()
    desktop.get_by_role("button", name="As a table").click()
    desktop.locator("dialog tbody tr button").first.click()  # to a decision that is reviewed
    expect(desktop.locator(".best .played")).to_be_visible()
    windows.look("review", first=TIGHT)
    windows.verify()
    slider = desktop.locator("input[type=range]")
    at, high = int(slider.input_value()), "document.querySelector('main').offsetHeight"
    before = desktop.evaluate(high)
    desktop.evaluate("document.activeElement.blur()")
    desktop.keyboard.press("ArrowRight")  # it steps, though something on the board is lit
    expect(slider).to_have_value(str(at + 1))
    assert desktop.evaluate(high) == before


@pytest.mark.parametrize("game", [game for game in FULL if game != "imperator"])
def test_what_others_say_fits_every_window(game: str, desktop: Page, phone: Page) -> None:
    windows = Windows(desktop)
    match = hands.begin(desktop, phone, game=game)
    phone.goto("about:blank")
    for line in ("Salve! " * 12, "A second line"):
        said = {"id": line[:1], "text": line.strip()}
        assert phone.request.post(f"/api/matches/{match}/talk", data=said).ok
    desktop.locator(".talk-news").wait_for()
    windows.look("talk", first=TIGHT)
    windows.verify()
