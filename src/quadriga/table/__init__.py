"""A match in progress: seats, log, undo. No sockets, files or clocks."""

from quadriga.table.dice import Dice, fair, seeded
from quadriga.table.table import Sitter, Table, Told

__all__ = ["Dice", "Sitter", "Table", "Told", "fair", "seeded"]
