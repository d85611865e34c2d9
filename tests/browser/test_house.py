"""How far the link of a table reaches: this computer, this house."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.browser.clipping import clipped
from tests.browser.layout import faults
from tests.server import network

pytestmark = pytest.mark.browser

LOBBY = {"setup": {"game": "all_roads", "seats": 2}, "open": [1]}
WINDOWS = ((1440, 900), (1366, 640), (1024, 768), (768, 1024), (390, 844), (320, 640))


def open_lobby(page: Page) -> None:
    page.goto("/")
    match = page.request.post("/api/matches", data=LOBBY).json()["match"]
    page.goto(f"/table/{match}")
    page.wait_for_url("**/join/*")


def test_a_lobby_on_this_computer_says_how_to_play_in_the_house(desktop: Page) -> None:
    open_lobby(desktop)
    expect(desktop.get_by_text("This link only works on this computer.")).to_be_visible()
    expect(desktop.get_by_role("heading", name="Play in this house")).to_be_visible()
    expect(desktop.get_by_text("make play ARGS=--lan", exact=True)).to_be_visible()
    expect(desktop.get_by_text("nothing is encrypted")).to_be_visible()
    expect(desktop.get_by_role("img", name="QR code of the link")).to_have_count(0)
    assert hands.violations_by_day_and_night(desktop) == []
    for width, height in WINDOWS:
        desktop.set_viewport_size({"width": width, "height": height})
        assert faults(desktop) == []


def test_no_word_of_it_is_cut(longer: Page, longer_phone: Page) -> None:
    for page in (longer, longer_phone):
        open_lobby(page)
        page.locator("#house").wait_for()
        assert clipped(page) == []


def test_a_locked_lobby_says_nothing_of_it(desktop: Page) -> None:
    open_lobby(desktop)
    desktop.get_by_role("button", name="Lock the table").click()
    expect(desktop.get_by_role("heading", name="Play in this house")).to_have_count(0)


def test_friends_in_a_house_play_by_the_link(browser: Browser, tmp_path: Path) -> None:
    assert browser.is_connected()  # there is a Chromium
    command = network.inside(sys.executable, "-m", "tests.browser.house_visit", str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
