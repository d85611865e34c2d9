"""A match in lines one after the other: in a pipe, or in a terminal without a cursor."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import RenderableType

from quadriga.language import Message, message
from quadriga.table import LogLine
from quadriga.terminal.display import output
from quadriga.terminal.display.output import Moment, Watcher
from quadriga.terminal.display.pages import ending
from quadriga.terminal.display.questions import Question
from quadriga.terminal.display.screen import Screen


class LineDisplay:
    """Prints everything whole, one thing after the other."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._moment: Moment | None = None

    def tell(self, watcher: Watcher, lines: Sequence[LogLine], *, own: bool = False) -> None:
        """Print the news; an empty line goes before what a person has just done."""
        if own:
            self._screen.show()
        self._screen.show(output.news(watcher, lines))

    def watch(self, moment: Moment) -> None:
        """Print the position for spectators; a pipe gets only the news."""
        if self._screen.interactive:
            self._screen.show(output.position(moment))

    def wait(self, moment: Moment) -> None:
        """Print nothing while a bot thinks."""

    def decide(self, moment: Moment, question: Question, news: Sequence[LogLine]) -> None:
        """Print position and question; the news is printed already."""
        self._screen.show(output.position(moment))
        self._moment = moment
        self.question(question)

    def question(self, question: Question) -> None:
        """Print another question about the same position."""
        assert self._moment is not None
        self._moment = replace(self._moment, question=question)
        self._screen.show(output.question(self._moment, question))

    def say(self, sentence: Message, style: str = "") -> None:
        """Print an answer to what was typed."""
        self._screen.say(sentence, style)

    def read(self, text: RenderableType) -> None:
        """Print a longer text."""
        self._screen.show(text)

    def advise(self, hint: RenderableType, best: RenderableType) -> None:
        """Print the whole hint, not just the best choice."""
        self._screen.show(hint)

    def ask(self, request: Message) -> str | None:
        """The next line that isn't about what is shown; None if the person quits."""
        while (line := self._screen.ask(request)) is not None and self._looks(line):
            pass
        return line

    def _looks(self, word: str) -> bool:
        """Print what a word names: the board or a part of it; False if it names neither."""
        moment = self._moment
        if moment is None:
            return False
        if word == output.BOARD:
            self._screen.show(output.position(moment))
            if moment.question is not None:
                self.question(moment.question)
            return True
        part = next((part for part in moment.parts if part.id == word), None)
        if part is not None:
            self._screen.show(part.drawings[0])
        return part is not None

    def hand_over(
        self, watcher: Watcher, lines: Sequence[LogLine], who: Message, news: RenderableType
    ) -> bool:
        """Say whose turn it is; in a terminal, clear it and wait. Then print their `news`.

        False if the person quits.
        """
        self._screen.clear()
        if self._screen.interactive:
            self.tell(watcher, lines)
            self._screen.show()
            line = self._screen.ask(message("pass-and-enter", who=who))
            self._screen.clear()
            if line is None:
                return False
        else:
            self._screen.show()
            self._screen.say(message("pass-keyboard", who=who))
        self._screen.show(news)
        return True

    def step(self, moment: Moment, line: LogLine, request: Message) -> bool:
        """Print an entry of a record and the position after it; False if the person quits."""
        self.tell(moment.watcher, [line])
        self._moment = moment
        self._screen.show(output.position(moment))
        return not self._screen.interactive or self.ask(request) is not None

    def end(self, moment: Moment) -> None:
        """Print the last position and the score."""
        self._screen.show(ending(moment))
