"""How much a browser loads for a screen, and that the fonts it loads have every letter."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page

from quadriga.language.catalogue import LANGUAGES
from tests.browser import hands
from tests.browser.conftest import DESKTOP, STILL, Profiles, Server, visit

pytestmark = pytest.mark.browser

FIRST_SCREEN_BYTES = 150_000
TABLE_BYTES = 300_000

TABLES = {
    "imperator": ("Ada",),
    "all_roads": ("Ada", "novice", "novice", "novice"),
    "minerva": ("Ada", "novice", "novice", "novice"),
    "carpe_diem": ("Ada", "novice", "novice", "novice"),
}

LATIN = (
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ"  # western and northern
    "ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžĹĽŔĺľŕŐŰőűĂȘȚășțĐđ"  # central and southern
    "ĀĒĢĪĶĻŅŪāēģīķļņūĖĮŲėįųĞİŞğışĊĠĦċġħŴŶẀẂŵŷẁẃŊŦŋŧ"  # Baltic, Turkish, Maltese, Welsh, Sami
)
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώϊϋ"
CYRILLIC = (
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёЄєІіЇїҐґЎўЂЈЉЊЋЏђјљњћџЃЌЅѓќѕ"
)

FALLING_BACK = """async ([font, letters]) => {
    await document.fonts.load(`600 40px ${font}`, letters)
    const canvas = document.createElement('canvas').getContext('2d')
    const width = (letter, otherwise) => {
        canvas.font = `600 40px ${font}, ${otherwise}`
        return canvas.measureText(letter).width
    }
    return [...letters].filter((one) => width(one, 'monospace') !== width(one, 'serif')).join('')
}"""
"""Letters that look otherwise with another fallback: the font has none of its own."""


@contextmanager
def transferred(page: Page) -> Iterator[list[int]]:
    """Sizes of all responses and messages in bytes, as they are sent, with nothing in a cache."""
    sizes: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    def told(event: dict[str, Any]) -> None:
        sizes.append(len(event["response"]["payloadData"]))

    devtools = page.context.new_cdp_session(page)
    devtools.on("Network.loadingFinished", finished)
    devtools.on("Network.webSocketFrameReceived", told)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    yield sizes
    page.wait_for_load_state("networkidle")
    devtools.detach()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_is_light(profiles: Profiles, server: Server, language: str) -> None:
    with visit(profiles, server, language, viewport=DESKTOP, **STILL) as page:
        with transferred(page) as sizes:
            page.goto("/")
        assert 0 < sum(sizes) < FIRST_SCREEN_BYTES


def test_a_table_is_light(desktop: Page) -> None:
    desktop.goto("/")
    for game, sitters in TABLES.items():
        with transferred(desktop) as sizes:
            hands.open_table(desktop, game, *sitters)
        assert 0 < sum(sizes) < TABLE_BYTES, game


def test_names_in_the_languages_of_europe_are_drawn_in_the_fonts_of_the_page(desktop: Page) -> None:
    desktop.goto("/")
    for font, letters in (("Inter", LATIN + GREEK + CYRILLIC), ("Cinzel", LATIN)):
        assert desktop.evaluate(FALLING_BACK, [font, letters]) == "", font
    assert desktop.evaluate(FALLING_BACK, ["Cinzel", "Б"]) == "Б"  # of which it has none
