"""The text board of Carpe Diem."""

from typing import Final

from quadriga.language import message
from quadriga.terminal.boards.board import Board, Stages
from quadriga.terminal.boards.carpe_diem.choices import brings, stage, words
from quadriga.terminal.boards.carpe_diem.position import parts

NOTES: Final = (message("terminal-notation"), message("mostly-ours"))
BOARD: Final = Board(parts, brings, NOTES, Stages(words, stage), hides=True)
