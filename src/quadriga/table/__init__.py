"""A match in progress: seats, log, undo. No sockets, files or clocks."""

from quadriga.table.dice import Dice, fair, seeded
from quadriga.table.stories import Stories, Told
from quadriga.table.table import Sitter, Table

__all__ = ["Dice", "Sitter", "Stories", "Table", "Told", "fair", "seeded"]
