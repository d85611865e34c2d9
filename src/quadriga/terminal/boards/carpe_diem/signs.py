"""The signs of the drawing: kinds in four letters, colours, arrows; and whose table is drawn."""

from typing import Final, TypeAlias

from quadriga.games.carpe_diem.components import Box, Kind
from quadriga.games.carpe_diem.faces import KINDS
from quadriga.games.carpe_diem.outlook import Outlook
from quadriga.games.carpe_diem.tables import DWELLINGS, LANDSCAPES, VILLA
from quadriga.games.carpe_diem.view import View
from quadriga.terminal.boards.board import Scene

Drawn: TypeAlias = Scene[View, Outlook, Box]

TILE: Final = "●"
EMPTY: Final = "·"
WRIT: Final = "w"
LOST: Final = "×"
ARROWS: Final = "↑→↓←"
"""Which way an edge of a tile leads."""

CELL: Final = "cyan"
GAIN: Final = "bold green"
LOSS: Final = "red"


def code(kind: Kind) -> str:
    """A kind in four letters."""
    return kind.value[:4]


def style(kind: Kind) -> str:
    """Colour helps the eye; the letters are always there too."""
    number = KINDS.index(kind)
    if number in LANDSCAPES:
        return "green"
    if number in DWELLINGS:
        return "yellow"
    return "red" if number == VILLA else "magenta"


def mover(view: View) -> int | None:
    """The seat whose turn it is."""
    return getattr(view.moment, "seat", None)


def owner(scene: Drawn) -> int:
    """Whose district is drawn: who looks, else who is to act, else who is ahead."""
    if scene.view.seat is not None:
        return scene.view.seat
    turn = mover(scene.view)
    if turn is not None:
        return turn
    return next(n for n, standing in enumerate(scene.outlook.seats) if standing.ahead)


def signed(number: int) -> str:
    """A change: "+3", "−4"."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"
