"""Finds what does not fit at a table as it stands, at whatever size its window has."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.clipping import clipped

_LOOK = Path(__file__).with_name("layout.js").read_text("utf-8")


def faults(page: Page) -> list[str]:
    """What is wrong with the layout, each as its kind, a colon and the thing it is about.

    - scrolls sideways: the page, or a part of it;
    - scrolls: the page, or where the bars leave it as much as in 1024 x 700 a part of the board;
    - out of sight, covered: something that can be chosen (in a lesson, that it is about), or the
      prompt; in a drawing that can be moved, what lies outside of it counts as in sight as long as
      the buttons for that are;
    - small target: below 40 pixels, or below 24 if it is in such a drawing or 8 from any other;
    - texts run together, text is cut;
    - high bars: prompt and tabs take more than a quarter of an upright phone of 640 or higher.
    """
    found: list[str] = page.evaluate(_LOOK)
    if found:  # parts that follow the sizes of others have theirs some frames later
        found = page.evaluate(_LOOK)
    within = "dialog:modal" if page.locator("dialog:modal").count() else "body"
    return found + [f"text is cut: {one}" for one in clipped(page, within)]


def kinds(found: Iterable[str]) -> set[str]:
    """The kinds of these faults."""
    return {one.partition(":")[0] for one in found}
