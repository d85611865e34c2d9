"""Finds English words on a page that somebody reads in German."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

_ENGLISH = re.compile(
    r"\b(and|between|bread|build|choose|closes|coin|conquest|culture|here|houses?|industry"
    r"|invasion is|loop|military|nothing|of|pay|place|points?|residence|road|round|row|take|the"
    r"|tiles?|turn|turned|you|your)\b",
    re.IGNORECASE,
)
"""Words that no German text has."""

_SPOKEN = """
() => document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')]
  .map((one) => ` ${one.ariaLabel ?? ''} ${one.getAttribute('title') ?? ''}`).join('')
"""


def spoken(page: Page) -> str:
    """Every text on the page and every name that a screen reader says."""
    text: str = page.evaluate(_SPOKEN)
    return text


def english(page: Page) -> list[str]:
    """The English words on the page."""
    return _ENGLISH.findall(spoken(page))


def all_german(page: Page) -> Callable[[], None]:
    """Looks at the whole page, and fails where a word is English."""

    def look() -> None:
        found = english(page)
        assert not found, found

    return look
