"""The text board of Minerva."""

from typing import Final

from quadriga.language import message
from quadriga.terminal.boards.board import Board, Stages
from quadriga.terminal.boards.minerva.choices import brings, stage, words
from quadriga.terminal.boards.minerva.position import parts

BOARD: Final = Board(parts, brings, (message("terminal-notation"),), Stages(words, stage))
