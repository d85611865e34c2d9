"""The text board of Imperator."""

from typing import Final

from quadriga.terminal.boards.board import Board
from quadriga.terminal.boards.imperator.choices import brings
from quadriga.terminal.boards.imperator.ending import ending
from quadriga.terminal.boards.imperator.position import position
from quadriga.terminal.boards.imperator.rules import rules

BOARD: Final = Board(position=position, brings=brings, ending=ending, rules=rules)
