"""Characters and styles of the board."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rich.text import Text

from quadriga.games.imperator.box.components import Resource, Units
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.descriptions import Box
from quadriga.games.imperator.guide.facts.outlook import Outlook
from quadriga.games.imperator.rules.view import View
from quadriga.language import message
from quadriga.terminal.boards.board import Scene

Drawn: TypeAlias = Scene[View, Outlook, Box]

FULL: Final = "■"
EMPTY: Final = "□"

STYLES: Final[Mapping[Resource, str]] = {
    Resource.CULTURE: "magenta",
    Resource.MILITARY: "red",
    Resource.INDUSTRY: "yellow",
}
"""Styles repeat what names and letters say, for terminals without colour."""


def cubes(full: int, places: int) -> Text:
    """A row of `places`, the first `full` of them with a cube."""
    return Text.assemble((FULL * full, "bold"), (EMPTY * (places - full), "dim"))


def units(scene: Drawn, amounts: Units) -> Text:
    """Units as a card shows them: "1 culture, 2 military"."""
    parts = [
        scene.text(words.amount(number, kind), STYLES[kind])
        for kind, number in zip(Resource, amounts, strict=True)
        if number
    ]
    return Text(", ").join(parts) if parts else scene.text(message("nothing"))
