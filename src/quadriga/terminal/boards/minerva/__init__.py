"""The text board of Minerva."""

from typing import Final

from quadriga.terminal.boards.board import Board, Stages
from quadriga.terminal.boards.minerva.choices import brings, stage, words
from quadriga.terminal.boards.minerva.ending import ending
from quadriga.terminal.boards.minerva.position import parts
from quadriga.terminal.boards.minerva.rules import rules

BOARD: Final = Board(
    parts=parts,
    brings=brings,
    ending=ending,
    rules=rules,
    stages=Stages(words, stage),
)
