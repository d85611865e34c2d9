"""What a page reports when something in it has failed."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MAX_SAID: Final = 300
MAX_FRAMES: Final = 8
MAX_FRAME: Final = 160

_Frame = Annotated[str, Meta(max_length=MAX_FRAME)]


class PageError(Struct, frozen=True, forbid_unknown_fields=True):
    """An error in a browser: its `kind`, and what it `said`.

    `frames` are places in the page's own files, the innermost first, as `Table-B2w6wfN1.js:1:234`.
    `build` is the entry file, which each build names anew; `screen` is the kind of screen, never
    its address.
    """

    kind: Literal["board", "chunk", "message", "script", "promise"]
    said: Annotated[str, Meta(max_length=MAX_SAID)]
    frames: Annotated[tuple[_Frame, ...], Meta(max_length=MAX_FRAMES)]
    build: Annotated[str, Meta(max_length=MAX_FRAME)]
    screen: Literal[
        "home",
        "table",
        "join",
        "watch",
        "replay",
        "record",
        "campaign",
        "deal",
        "learn",
        "rules",
        "keyboard",
        "me",
        "move",
        "unknown",
    ]
