"""The text board of each game; the rest of the terminal knows no game by name."""

from collections.abc import Mapping
from typing import Final

from quadriga.core import BadSetup, title_of
from quadriga.language import message
from quadriga.terminal.boards import all_roads, carpe_diem, imperator, minerva
from quadriga.terminal.boards.board import Board, Scene

BOARDS: Final[Mapping[str, Board]] = {
    "imperator": imperator.BOARD,
    "all_roads": all_roads.BOARD,
    "minerva": minerva.BOARD,
    "carpe_diem": carpe_diem.BOARD,
}


def board_of(game: str) -> Board:
    """The text board of `game`; raises `BadSetup` if it has none."""
    if game not in BOARDS:
        raise BadSetup(message("setup-no-board", game=title_of(game)))
    return BOARDS[game]


__all__ = ["BOARDS", "Board", "Scene", "board_of"]
