"""The text board of Carpe Diem."""

from typing import Final

from quadriga.terminal.boards.board import Board, Stages
from quadriga.terminal.boards.carpe_diem.choices import brings, stage, words
from quadriga.terminal.boards.carpe_diem.ending import ending
from quadriga.terminal.boards.carpe_diem.position import parts
from quadriga.terminal.boards.carpe_diem.rules import rules

BOARD: Final = Board(
    parts=parts,
    brings=brings,
    ending=ending,
    rules=rules,
    stages=Stages(words, stage),
    hides=True,
)
