"""The text board of All Roads."""

from typing import Final

from quadriga.terminal.boards.all_roads.choices import brings, stage, words
from quadriga.terminal.boards.all_roads.ending import ending
from quadriga.terminal.boards.all_roads.position import parts
from quadriga.terminal.boards.all_roads.rules import rules
from quadriga.terminal.boards.board import Board, Stages

BOARD: Final = Board(
    parts=parts,
    brings=brings,
    ending=ending,
    rules=rules,
    stages=Stages(words, stage),
    hides=True,
)
