"""What a page draws of a position, which only the game itself can read."""

from typing import Any, TypeAlias

from msgspec import Struct

from quadriga.core import Setup
from quadriga.table import Sitter

GameData: TypeAlias = Any
"""A game's own View, Outlook, Preview, Digest or Box, defined in the game's package."""


class Picture(Struct, frozen=True):
    """The position of a match as `seat` may see it, to be drawn small and untouched."""

    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    to_act: int | None
    view: GameData
    outlook: GameData
