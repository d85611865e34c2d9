"""The text board of All Roads."""

from typing import Final

from quadriga.language import message
from quadriga.terminal.boards.all_roads.choices import brings, stage, words
from quadriga.terminal.boards.all_roads.position import parts
from quadriga.terminal.boards.board import Board, Stages

NOTES: Final = (message("term-notation"), message("tiles-are-ours"))
BOARD: Final = Board(parts, brings, NOTES, Stages(words, stage), hides=True)
