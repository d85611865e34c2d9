"""Characters and styles of the board, letters and colours of tokens."""

from collections.abc import Mapping
from typing import Final

from quadriga.games.all_roads.box.components import Box, Kind
from quadriga.language import message
from quadriga.language.translator import Translator

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


class TokenSigns:
    """The letters of colours and kinds in the reader's language."""

    def __init__(self, translator: Translator, box: Box) -> None:
        text = translator.text
        self.colours = {
            colour: text(message("colour-letter", id=colour, letter=letter))
            for colour, letter in _letters(box).items()
        }
        self.kinds = {kind: text(message("kind-letter", kind=kind.value)) for kind in Kind}

    def token(self, colour: str, kind: Kind, *, small: bool) -> str:
        """A token: "Rh" is a red house; with room for one sign "r", and any other token "R"."""
        letter = self.colours[colour]
        if small:
            return letter.lower() if kind is Kind.HOUSE else letter
        return letter + self.kinds[kind]


def _letters(box: Box) -> dict[str, str]:
    """A letter for each colour: the first of its id that no colour before it has."""
    taken: dict[str, str] = {}
    for colour in box.box.colours:
        free = (sign for sign in colour.upper() if sign not in taken.values())
        taken[colour] = next(free, "?")
    return taken
