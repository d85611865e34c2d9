"""Characters, codes and styles of the board, and the seat whose district is drawn."""

from typing import Final, TypeAlias

from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide.descriptions import Box
from quadriga.games.carpe_diem.guide.facts.outlook import Outlook
from quadriga.games.carpe_diem.rules.tables import DWELLINGS, LANDSCAPES, VILLA
from quadriga.games.carpe_diem.rules.view import View
from quadriga.language import message
from quadriga.terminal.boards.board import Scene
from quadriga.terminal.boards.parts import mover, numeral

Drawn: TypeAlias = Scene[View, Outlook, Box]

TILE: Final = "●"
EMPTY: Final = "·"
WRIT: Final = "w"
LOST: Final = "×"
ARROWS: Final = "↑→↓←"
"""The arrow of an edge, by side."""

CELL: Final = "cyan"
GAIN: Final = "bold green"
LOSS: Final = "red"


def code(scene: Drawn, kind: Kind) -> str:
    """The four-letter code of a kind."""
    return scene.say(message("kind-code", kind=kind.value))


def style(kind: Kind) -> str:
    """The style of a kind; it repeats what the code says, for terminals without colour."""
    number = KINDS.index(kind)
    if number in LANDSCAPES:
        return "green"
    if number in DWELLINGS:
        return "yellow"
    return "red" if number == VILLA else "magenta"


def owner(scene: Drawn) -> int:
    """The seat whose district is drawn: the viewer, else the seat to act, else the leader."""
    if scene.view.seat is not None:
        return scene.view.seat
    turn = mover(scene.view)
    if turn is not None:
        return turn
    return next(n for n, standing in enumerate(scene.outlook.seats) if standing.place == 1)


def signed(number: int) -> str:
    """A signed number: "+3", "−4"."""
    return f"+{number}" if number >= 0 else numeral(number)
