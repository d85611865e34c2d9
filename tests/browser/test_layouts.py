"""Every table fits its window through a whole game, from the smallest phone to the largest screen."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser import hands
from tests.browser.windows import UPRIGHT_PHONES, Windows
from tests.web.places import Json

pytestmark = pytest.mark.browser

BOTS = ("novice", "novice", "novice")
FULL = {
    "imperator": ("Cornelia",),
    "all_roads": ("Cornelia", *BOTS),
    "minerva": ("Cornelia", *BOTS),
    "carpe_diem": ("Cornelia", *BOTS),
}
"""Who sits at each table when it is full."""


def in_the_crowded_middle(view: Json) -> bool:
    """Whether most of what will lie on the table lies there."""
    match view:
        case {"period": 3, "turn": 3} | {"phase": 3, "round": 4}:
            return True
        case {"turns": 6, "turn": 5} | {"rounds": 6, "round": 4}:
            return True
    return False


@pytest.mark.parametrize("game", FULL)
def test_a_whole_game_fits_every_window(game: str, desktop: Page) -> None:
    windows, finger = Windows(desktop), Random(2)
    hands.open_table(desktop, game, *FULL[game])
    for number, view in enumerate(hands.walk(desktop, Random(1))):
        phase = view["moment"]["is"]
        stage = "crowded " if in_the_crowded_middle(view) else ""
        windows.look(f"asked for {stage}{phase}", f"({number})", first=UPRIGHT_PHONES)
        choose(desktop, finger)
        windows.look(f"{stage}{phase}", f"({number})")
    windows.look("end")
    windows.verify()


def choose(page: Page, rng: Random) -> None:
    """Chooses something that is lit, which shows the most, unless something is chosen already."""
    for _ in range(2):  # a card waits for its region, a tile for its place
        if hands.is_open(page):
            things = hands.unchosen(page)
            things.nth(rng.randrange(things.count())).click()
