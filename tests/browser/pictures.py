"""Kept pictures of the page, at half its size, and what is compared with them."""

import os
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import ROOT

KEPT = Path(__file__).with_name("pictures")
FAILED = ROOT / "test-results" / "pictures"

RENEWED = os.environ.get("QUADRIGA_RENEW_PICTURES", "") != ""
"""Whether the pictures are made anew instead of compared: `make pictures`."""

HALF: dict[str, Any] = {"device_scale_factor": 0.5}
"""The option of a profile whose pages are drawn at half their size."""

MOST = 3
"""Blocks that may differ: another build of the browser makes one do so, a missing tile nine."""

_DIFFERENCE = Path(__file__).with_name("pictures.js").read_text("utf-8")

_AS_WEBP = """async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext("2d").drawImage(picture, 0, 0)
    const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 })
    return btoa(String.fromCharCode(...new Uint8Array(await webp.arrayBuffer())))
}"""


def take(page: Page) -> bytes:
    """A picture of the page as it stands, once its fonts are there and nothing moves."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    return page.screenshot(animations="disabled", caret="hide")


def difference(page: Page, one: bytes, other: bytes) -> int | None:
    """How many blocks of two pictures differ; None if their sizes do. The page is used for it."""
    pictures = [b64encode(picture).decode() for picture in (one, other)]
    blocks: int | None = page.evaluate(_DIFFERENCE, pictures)
    return blocks


def is_same(page: Page, one: bytes, other: bytes) -> bool:
    """Whether two pictures show the same to somebody who looks at them."""
    blocks = difference(page, one, other)
    return blocks is not None and blocks <= MOST


def changed(page: Page, taken: dict[str, bytes]) -> list[str]:
    """Which of these pictures differ from the kept ones; both are then written out.

    Where they are to be renewed, they are kept instead.
    """
    found = []
    for name, picture in taken.items():
        kept = KEPT / f"{name}.webp"
        if RENEWED:
            kept.write_bytes(_as_webp(page, picture))
        elif not kept.exists() or not is_same(page, kept.read_bytes(), picture):
            FAILED.mkdir(parents=True, exist_ok=True)
            (FAILED / f"{name}-new.png").write_bytes(picture)
            if kept.exists():
                (FAILED / f"{name}-kept.webp").write_bytes(kept.read_bytes())
            found.append(name)
    return found


def _as_webp(page: Page, picture: bytes) -> bytes:
    """The picture with a fifth of its bytes, and hardly another to the eye."""
    return b64decode(page.evaluate(_AS_WEBP, b64encode(picture).decode()))
