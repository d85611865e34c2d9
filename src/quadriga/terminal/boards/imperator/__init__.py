"""The text board of Imperator."""

from typing import Final

from quadriga.language import message
from quadriga.terminal.boards.board import Board
from quadriga.terminal.boards.imperator.choices import brings
from quadriga.terminal.boards.imperator.position import parts

BOARD: Final = Board(parts, brings, (message("our-reconstruction"),))
