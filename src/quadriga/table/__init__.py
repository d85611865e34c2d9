"""A match in progress: seats, log, undo. No sockets, files or clocks."""

from quadriga.core.chance import Dice, committed, fair, new_secret, seeded
from quadriga.table.lesson import Lesson, lesson_of
from quadriga.table.log_cache import LogCache, LogLine, Turn, first_of_latest
from quadriga.table.rulebook import Chapter, figure_state, rulebook_of
from quadriga.table.table import Sitter, Table

__all__ = [
    "Chapter",
    "Dice",
    "Lesson",
    "LogCache",
    "LogLine",
    "Sitter",
    "Table",
    "Turn",
    "committed",
    "fair",
    "figure_state",
    "first_of_latest",
    "lesson_of",
    "new_secret",
    "rulebook_of",
    "seeded",
]
