"""Characters and styles of the board, letters and colours of tokens."""

from collections.abc import Mapping
from typing import Final

from quadriga.games.all_roads.components import Box, Kind
from quadriga.games.all_roads.view import Holding, View

TILE: Final = "●"
NEW: Final = "◆"
ROME: Final = "■"
ROUTE: Final = "◇"
SPRING: Final = "≈"
DEAD_END: Final = "×"
WALL: Final = "═"
ROADS: Final = "─\\/─\\/"
"""The character of a road, by direction."""

CELL: Final = "cyan"
HOT: Final = "bright_blue"
FRESH: Final = "bold magenta"
OFFER: Final = "bold reverse"

STYLES: Final[Mapping[str, str]] = {
    "red": "bold red",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "green": "bold green",
}
"""Styles repeat what the letters say, for terminals without colour."""


def style_of(colour: str) -> str:
    """The style of the tokens of a colour."""
    return STYLES.get(colour, "bold")


def letters(box: Box) -> dict[str, str]:
    """A letter for each colour: its first that no colour before it has."""
    taken: dict[str, str] = {}
    for colour in box.box.colours:
        free = (sign for sign in colour.upper() if sign not in taken.values())
        taken[colour] = next(free, "?")
    return taken


def token(colour: str, kind: Kind, box: Box, *, small: bool) -> str:
    """A token: "Rh" is a red house; where there is room for one sign, "r", and "R" if better."""
    letter = letters(box)[colour]
    if small:
        return letter.lower() if kind is Kind.HOUSE else letter
    return letter + kind.value[0]


def colours_of(holding: Holding) -> str:
    """The colours that a seat plays: "Red", or "Yellow, green"."""
    return ", ".join(supply.colour for supply in holding.supplies).capitalize()


def mover(view: View) -> int | None:
    """The seat whose turn it is."""
    return getattr(view.moment, "seat", None)
