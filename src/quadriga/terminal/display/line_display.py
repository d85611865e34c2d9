"""A match in lines one after the other: in a pipe, or in a terminal without a cursor."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from quadriga.language import Message, message
from quadriga.table import LogLine
from quadriga.terminal.display import output
from quadriga.terminal.display.moment import BOARD, Moment, plain, quits
from quadriga.terminal.display.output import Watcher
from quadriga.terminal.display.questions import Question
from quadriga.terminal.display.screen import Screen


class LineDisplay:
    """Prints everything whole, one thing after the other."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._moment: Moment | None = None

    def tell(self, watcher: Watcher, lines: Sequence[LogLine], *, own: bool = False) -> None:
        """Print the lines."""
        if own:
            self._screen.show()
        self._screen.show(output.news(watcher, lines))

    def watch(self, watcher: Watcher, state: Any) -> None:
        """Print the position; a pipe gets only the news."""
        if self._screen.interactive:
            self._screen.show(output.position(watcher, state))

    def wait(self, watcher: Watcher, state: Any) -> None:
        """Print nothing."""

    def decide(
        self, watcher: Watcher, state: Any, question: Question, news: Sequence[LogLine]
    ) -> None:
        """Print position and question; the news was told."""
        self._screen.show(output.position(watcher, state))
        self._moment = Moment(watcher, state)
        self.question(question)

    def question(self, question: Question) -> None:
        """Print the question."""
        assert self._moment is not None
        self._moment = self._moment._replace(question=question)
        self._screen.show(output.question(self._moment.watcher, self._moment.state, question))

    def say(self, said: Message, style: str = "") -> None:
        """Print a sentence."""
        self._screen.say(said, style)

    def read(self, text: RenderableType) -> None:
        """Print it."""
        self._screen.show(text)

    def advise(self, hint: RenderableType, best: RenderableType) -> None:
        """Print the hint."""
        self._screen.show(hint)

    def ask(self, request: Message) -> str | None:
        """Read lines until one is not about what is shown."""
        while (line := self._screen.ask(request)) is not None and self._looks(plain(line)):
            pass
        return line

    def _looks(self, word: str) -> bool:
        """Whether somebody wants to see something; then it is printed."""
        moment = self._moment
        if moment is None:
            return False
        if word == BOARD:
            self._screen.show(output.position(moment.watcher, moment.state))
            if moment.question is not None:
                self.question(moment.question)
            return True
        part = next((part for part in moment.parts if part.id == word), None)
        if part is not None:
            self._screen.show(part.drawings[0](self._screen.width))
        return part is not None

    def hand_over(self, watcher: Watcher, lines: Sequence[LogLine], who: Message) -> bool:
        """Say whose turn it is; in a terminal, clear it and wait."""
        self._screen.clear()
        if not self._screen.interactive:
            self._screen.show()
            self._screen.say(message("pass-keyboard", who=who))
            return True
        self.tell(watcher, lines)
        self._screen.show()
        there = not quits(self._screen.ask(message("pass-and-enter", who=who)))
        self._screen.clear()
        return there

    def remind(self, watcher: Watcher, text: RenderableType) -> None:
        """Print it."""
        self._screen.show(text)

    def step(self, watcher: Watcher, state: Any, line: LogLine, request: Message) -> bool:
        """Print both; in a terminal, wait."""
        self.tell(watcher, [line])
        self._moment = Moment(watcher, state)
        self._screen.show(output.position(watcher, state))
        return not self._screen.interactive or not quits(self.ask(request))

    def end(self, watcher: Watcher, state: Any) -> None:
        """Print the last position and the score."""
        self._screen.show(output.ending(watcher, state))
