"""What every display shows and understands: a position with its question, and words about both."""

from typing import Any, Final, NamedTuple

from quadriga.terminal.boards.board import Part
from quadriga.terminal.display import output
from quadriga.terminal.display.output import Watcher
from quadriga.terminal.display.questions import Question
from quadriga.terminal.display.screen import QUIT_WORDS

BOARD: Final = "board"
"""Shows the whole position again."""


class Moment(NamedTuple):
    """A position and what is asked about it."""

    watcher: Watcher
    state: Any
    question: Question | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        answers = () if self.question is None else self.question.said
        return output.parts(self.watcher, self.state, answers)


def quits(line: str | None) -> bool:
    """Whether the input has ended, or the line is a command to quit."""
    return line is None or plain(line) in QUIT_WORDS


def plain(line: str) -> str:
    """A typed line in small letters, with single spaces."""
    return " ".join(line.lower().split())
