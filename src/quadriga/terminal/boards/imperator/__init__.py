"""The text board of Imperator."""

from typing import Final

from quadriga.terminal.boards.board import Board
from quadriga.terminal.boards.imperator.choices import brings
from quadriga.terminal.boards.imperator.ending import ending
from quadriga.terminal.boards.imperator.position import parts
from quadriga.terminal.boards.imperator.rules import rules

BOARD: Final = Board(parts=parts, brings=brings, ending=ending, rules=rules)
