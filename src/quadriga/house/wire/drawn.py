"""What a page draws of a position, which only the game itself understands."""

from typing import Any, TypeAlias

from msgspec import Struct

from quadriga.core import Setup
from quadriga.table import Sitter

GameData: TypeAlias = Any
"""A game's own View, Outlook, Preview, Digest or Box, defined in the game's package."""


class Picture(Struct, frozen=True):
    """A position as `seat` may see it, to be drawn small, without interaction."""

    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    to_act: int | None
    view: GameData
    outlook: GameData
