"""Every table fits its window, from the smallest phone to the largest screen."""

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser import hands
from tests.browser.layout import faults, kinds
from tests.web.places import Json

pytestmark = pytest.mark.browser

SIZES = {
    "320x640": (320, 640),
    "390x844": (390, 844),
    "768x1024": (768, 1024),
    "844x390": (844, 390),
    "1024x768": (1024, 768),
    "1280x720": (1280, 720),
    "1366x768": (1366, 768),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "1280x720 at 200 %": (640, 360),
}
"""Windows; text at 200 % leaves half of the window in each direction."""

PHONES = ("320x640", "390x844")
SMALL = (*PHONES, "844x390", "1024x768")
SIZE_TO_PLAY_AT: ViewportSize = {"width": 1440, "height": 900}

BOTS = ("novice", "novice", "novice")
SITTERS = {
    "imperator": ("Cornelia",),
    "all_roads": ("Cornelia", *BOTS),
    "minerva": ("Cornelia", *BOTS),
    "carpe_diem": ("Cornelia", *BOTS),
}

KNOWN: dict[str, dict[str, set[str]]] = {
    "imperator": {
        "1280x720 at 200 %": {"covered", "out of sight", "small target"},
    },
    "all_roads": {},
    "minerva": {"768x1024": {"covered"}},
    "carpe_diem": {},
}
"""By game and size, the kinds of faults that are still there: a list that only grows shorter."""


def in_the_crowded_middle(view: Json) -> bool:
    """Whether most of what will lie on the table lies there."""
    match view:
        case {"period": 3, "turn": 3} | {"phase": 3, "round": 4}:
            return True
        case {"turns": 6, "turn": 5} | {"rounds": 6, "round": 4}:
            return True
    return False


@pytest.mark.parametrize("game", SITTERS)
def test_the_table_fits_every_window(game: str, desktop: Page) -> None:
    found: dict[str, set[str]] = {size: set() for size in SIZES}
    prompts: dict[str, set[int]] = {size: set() for size in PHONES}
    details: list[str] = []
    for moment, sizes in moments(desktop, game):
        for size in sizes:
            width, height = SIZES[size]
            desktop.set_viewport_size({"width": width, "height": height})
            seen = faults(desktop)
            found[size] |= kinds(seen)
            details += [f"{size}, {moment}: {one}" for one in seen]
            if size in PHONES:
                prompts[size].add(prompt_height(desktop))
        desktop.set_viewport_size(SIZE_TO_PLAY_AT)
    known = {size: KNOWN[game].get(size, set()) for size in SIZES}
    if found != known:
        pytest.fail("\n".join([f"faults are {found}, not as in KNOWN:", *details]), pytrace=False)
    assert [len(heights) for heights in prompts.values()] == [1, 1], f"the board moves: {prompts}"


def prompt_height(page: Page) -> int:
    """How much of the window the prompt takes from the board."""
    height: int = page.evaluate("document.querySelector('.table > .bottom').offsetHeight")
    return height


def moments(page: Page, game: str) -> Iterator[tuple[str, Iterable[str]]]:
    """The table at some moments of a game, with the sizes to look at each: looking costs time."""
    hands.open_table(page, game, *SITTERS[game])
    yield from asked(page, "opening")
    hands.skip(page, in_the_crowded_middle)
    yield from asked(page, "middle")
    hands.finish(page)
    yield "end", SMALL


def asked(page: Page, moment: str) -> Iterator[tuple[str, Iterable[str]]]:
    """The table that asks for something, and with something chosen, which shows the most."""
    assert hands.await_turn(page)
    yield moment, PHONES
    if hands.is_open(page):
        hands.unchosen(page).first.click()
    yield f"{moment}, chosen", SIZES
