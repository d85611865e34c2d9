"""The page looks as it did when somebody looked at it last: `make pictures` keeps new pictures."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, STILL, Profiles, Server, visit
from tests.browser.pictures import FAILED, HALF, changed, is_same, take
from tests.browser.test_layouts import FULL, in_the_crowded_middle
from tests.browser.windows import WINDOWS

pytestmark = pytest.mark.browser

AT = ("1440x900", "1024x768", "390x844")
IN_THE_DARK = "carpe_diem"
"""The game with the most colours."""


@pytest.fixture
def half(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A page that is drawn at half its size."""
    with visit(profiles, server, "en", viewport=DESKTOP, **HALF, **STILL) as page:
        yield page


def picture(page: Page, window: str) -> bytes:
    """The page in this window."""
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    return take(page)


def verify(page: Page, taken: dict[str, bytes]) -> None:
    """Fails with the names of the pictures that have changed."""
    page.goto("about:blank")
    found = changed(page, taken)
    assert not found, f"not as kept, see {FAILED}; `make pictures` keeps the new ones"


@pytest.mark.parametrize("game", FULL)
def test_a_table_looks_as_it_did(game: str, half: Page) -> None:
    hands.open_table(half, game, *FULL[game], stage=in_the_crowded_middle)
    assert hands.await_turn(half)
    taken = {f"{game}-{window}": picture(half, window) for window in AT}
    if game == IN_THE_DARK:
        half.emulate_media(color_scheme="dark")
        taken[f"{game}-{AT[0]}-dark"] = picture(half, AT[0])
        half.emulate_media(color_scheme="light")
    verify(half, taken)


def test_the_first_screen_looks_as_it_did(half: Page) -> None:
    def empty(route: Route) -> None:
        """Without what others do at this server, or today."""
        home = route.fetch().json()
        route.fulfill(json={**home, "lobbies": [], "public_lobbies": [], "deals": []})

    half.route("**/api/home", empty)
    half.goto("/")
    half.locator("footer").wait_for()
    expect(half.locator(".games .art svg")).to_have_count(len(FULL))
    taken = {f"home-{window}": picture(half, window) for window in AT if window != "1024x768"}
    half.unroute("**/api/home")
    verify(half, taken)


def test_a_missing_tile_is_noticed_and_other_letters_are_not(half: Page) -> None:
    hands.open_table(half, "minerva", "Cornelia", "novice")
    assert hands.await_turn(half)
    shown = take(half)
    # As another build of the browser would draw it: all a fraction of a pixel beside its place.
    half.evaluate("document.body.style.transform = 'translate(0.3px, 0.2px)'")
    beside = take(half)
    half.evaluate("document.body.style.transform = ''")
    offer = half.locator(".offer").first
    offer.evaluate("(tile) => (tile.style.visibility = 'hidden')")
    missing = take(half)
    offer.evaluate("(tile) => (tile.style.visibility = '')")
    half.evaluate("document.querySelector('.rail').style.translate = '16px 0'")
    moved = take(half)
    half.goto("about:blank")
    assert is_same(half, shown, beside)
    assert not is_same(half, shown, missing)
    assert not is_same(half, shown, moved)
