"""The signs of the drawing: cubes, colours and lines with a name before them."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.components import Box, Resource, Units
from quadriga.games.imperator.outlook import Outlook
from quadriga.games.imperator.view import View
from quadriga.terminal.boards.board import Scene

Drawn: TypeAlias = Scene[View, Outlook, Box]

FULL: Final = "■"
EMPTY: Final = "□"

STYLES: Final[Mapping[Resource, str]] = {
    Resource.CULTURE: "magenta",
    Resource.MILITARY: "red",
    Resource.INDUSTRY: "yellow",
}
"""Colour helps the eye; the name or the letter is always there too."""

NAMES: Final = 14
"""Columns for the name before a line."""


def count(number: int, thing: str) -> str:
    """A number with what it counts: "1 card", "2 cards"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def cubes(full: int, places: int) -> Text:
    """Places with and without a cube."""
    return Text.assemble((FULL * full, "bold"), (EMPTY * (places - full), "dim"))


def units(amounts: Units) -> Text:
    """Units as a card shows them: "1 culture, 2 military"."""
    parts = [
        Text(f"{number} {kind}", STYLES[kind])
        for kind, number in zip(Resource, amounts, strict=True)
        if number
    ]
    return Text(", ").join(parts) if parts else Text("nothing")


def named(lines: Iterable[tuple[str, Text]]) -> Padding:
    """Lines with a name before each; long ones go on below themselves, not below the name."""
    table = Table.grid(expand=True)
    table.add_column(width=NAMES, style="bold")
    table.add_column(ratio=1)
    for name, line in lines:
        table.add_row(name, line)
    return Padding(table, (0, 0, 0, 1))
