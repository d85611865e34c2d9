"""The windows that every screen has to fit, and a page that is looked at in them."""

import os
from collections.abc import Collection
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.layout import faults

WINDOWS = {
    "320x640": (320, 640),
    "360x740": (360, 740),
    "390x844": (390, 844),
    "768x1024": (768, 1024),
    "900x1200": (900, 1200),
    "720x720": (720, 720),
    "844x390": (844, 390),
    "1024x768": (1024, 768),
    "1280x720": (1280, 720),
    "1366x640": (1366, 640),
    "1366x768": (1366, 768),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "1280x720 at 200 %": (640, 360),
    "800x600": (800, 600),
    "1024x600": (1024, 600),
}
"""Text at 200 % leaves half of the window in each direction."""

UPRIGHT_PHONES = ("320x640", "390x844")
SOME = 2
"""In so many windows a new kind of screen is looked at."""

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
"""The window in which is played."""

EVERY = os.environ.get("QUADRIGA_EVERY_WINDOW", "") != ""
"""Whether every screen is looked at in every window, which takes minutes: `make looks`."""

_PROMPT_HEIGHTS = """
[...document.querySelectorAll('.table > .bottom > .prompt')]
    .map((prompt) => [prompt.offsetHeight, prompt.innerText])
"""


class Windows:
    """Takes a page through the windows and keeps what does not fit in them.

    Looking costs time, most of it that of a window's change: a kind of screen is looked at in
    some windows when it is met first, and then in one, each time in the next that had no turn. The
    page stays in the last one until somebody comes back to the desk to choose something.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._known: set[str] = set()
        self._turns = cycle(WINDOWS)
        self._faults: list[str] = []
        self._prompts: dict[str, dict[int, str]] = {window: {} for window in UPRIGHT_PHONES}

    def is_new(self, kind: str) -> bool:
        """Whether no screen of this kind was looked at yet."""
        return kind not in self._known

    def look(
        self,
        kind: str,
        moment: str = "",
        *,
        first: Collection[str] = (),
        again: bool = True,
    ) -> None:
        """Looks at the page as it stands, a screen of this kind, at a `moment` for the report.

        `first` are the windows in which a new kind is looked at, or else those whose turn it is;
        a known one only with `again`.
        """
        if EVERY:
            windows: Collection[str] = WINDOWS
        elif self.is_new(kind):
            windows = first or tuple(islice(self._turns, SOME))
        elif again:
            windows = (next(self._turns),)
        else:
            return
        self._known.add(kind)
        for window in windows:
            width, height = WINDOWS[window]
            self._page.set_viewport_size({"width": width, "height": height})
            self._faults += [f"{window}, {kind} {moment}: {one}" for one in faults(self._page)]
            if window in UPRIGHT_PHONES:
                self._prompts[window] |= dict(self._page.evaluate(_PROMPT_HEIGHTS))

    def come_back(self) -> None:
        """Shows the page as large as on a desk, where all that can be chosen is in sight."""
        self._page.set_viewport_size(DESKTOP)

    def verify(self) -> None:
        """Fails with all that did not fit, or where the prompt has moved the board of a phone."""
        moved = [
            f"{window}: the prompt is as high as its words, {heights}"
            for window, heights in self._prompts.items()
            if len(heights) > 1
        ]
        if self._faults or moved:
            pytest.fail("\n".join(self._faults + moved), pytrace=False)
