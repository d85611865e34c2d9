"""A match in a window: as much of it as fits, and more on request."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from quadriga.language import Message, message
from quadriga.table import LogLine
from quadriga.terminal.boards.board import Importance, Part
from quadriga.terminal.display import output
from quadriga.terminal.display.fitting import Frame, Line, fit, head_of, lines_of
from quadriga.terminal.display.output import Moment, Watcher
from quadriga.terminal.display.pages import ending
from quadriga.terminal.display.questions import Question
from quadriga.terminal.display.screen import Screen
from quadriga.terminal.display.window import Window

MORE: Final = "more"

HINT: Final = "hint"
NEWS: Final = "news"
PICTURE: Final = "turns"

PATIENCE: Final = 0.5
"""Seconds after which a person who waits for bots sees what they have done."""

RECENT: Final = (5, 3, 1)
"""Numbers of lines of the news to try where there isn't room for all."""


class WindowDisplay:
    """Draws as much as fits into a window, and more on request."""

    def __init__(self, screen: Screen, window: Window) -> None:
        self._screen = screen
        self._window = window
        self._moment: Moment | None = None
        self._frame = Frame(None)
        self._news: list[LogLine] = []
        self._latest: list[Part] = []
        self._hint: list[Part] = []
        self._answers: tuple[RenderableType, ...] = ()
        self._text: RenderableType | None = None
        self._page = 0
        self._pages = 1
        self._next_choice = 0
        self._looked = 0.0

    def tell(self, watcher: Watcher, lines: Sequence[LogLine], *, own: bool = False) -> None:
        """Keep the news for the next drawing."""
        self._news += lines

    def watch(self, moment: Moment) -> None:
        """Draw the position with the news for spectators."""
        self._begin(moment, self._news)
        self._news = []
        self._draw_alone()
        self._answers = ()

    def _draw_alone(self) -> None:
        """Draw without a line to type in."""
        self._frame = replace(self._frame, typed=False)
        self._window.draw(self._drawn)

    def wait(self, moment: Moment) -> None:
        """Draw the position while a bot thinks, if the last drawing was some time ago."""
        if time.monotonic() - self._looked > PATIENCE:
            self._begin(moment, self._news)
            self._draw_alone()
            self._looked = time.monotonic()

    def decide(self, moment: Moment, question: Question, news: Sequence[LogLine]) -> None:
        """Make the frame; `ask` draws it."""
        self._news = []
        self._begin(replace(moment, question=question), news)

    def _begin(self, moment: Moment, news: Sequence[LogLine]) -> None:
        self._moment, self._text, self._hint = moment, None, []
        self._latest = _news_part(moment.watcher, news)
        self._make_frame()

    def question(self, question: Question) -> None:
        """Change the question; other parts may matter now."""
        assert self._moment is not None
        self._moment = replace(self._moment, question=question)
        self._make_frame()

    def _make_frame(self) -> None:
        """Make the frame of this moment, with hint, news and question."""
        assert self._moment is not None
        headline, question = output.headline(self._moment), self._moment.question
        parts = (*self._hint, *self._moment.parts, *self._latest)
        if question is None:
            self._frame = Frame(headline, parts)
            return
        asked = output.asked_of(self._moment, question)
        if asked.pictures:
            parts += (_part(PICTURE, Importance.NOW, *asked.pictures),)
        self._frame = Frame(headline, parts, asked.words, asked.choices)

    def say(self, sentence: Message, style: str = "") -> None:
        """Keep an answer to what was typed for the next drawing."""
        self._answers += (Text(self._screen.translator.text(sentence), style),)

    def read(self, text: RenderableType) -> None:
        """Open a longer text in place of the board."""
        self._text, self._page = text, 0

    def advise(self, hint: RenderableType, best: RenderableType) -> None:
        """Draw a hint above the board; the second time, open all of it."""
        if self._hint:
            self.read(hint)
        self._hint = [_part(HINT, Importance.NOW, hint, best)]
        self._make_frame()

    def ask(self, request: Message) -> str | None:
        """Draw, and read a line that isn't about what is shown; None if the person quits."""
        while True:
            line = self._screen.ask_below(lambda: self._request(request), self._drawn)
            self._looked = time.monotonic()
            if line is None or not self._looks(line):
                self._answers, self._text = (), None
                return line

    def _request(self, request: Message) -> Message:
        if self._text is None:
            return request
        return message("page-request", page=self._page + 1, of=self._pages)

    def _looks(self, word: str) -> bool:
        """Make the next drawing show what a word names; False if it names nothing to see."""
        part = next((part for part in self._frame.parts if part.id == word), None)
        if self._text is not None and word in ("", MORE):
            self._page += 1
            if self._page >= self._pages:
                self._text = None
        elif word == MORE:
            self._frame = replace(self._frame, start=self._next_choice)
        elif word == output.BOARD:
            self.read(output.stacked(self._frame.parts))
        elif part is not None and word not in (NEWS, HINT):  # These are commands of their own.
            self.read(part.drawings[0])
        else:
            return False
        return True

    def _drawn(self, columns: int, rows: int) -> list[Line]:
        """The lines of the window: a page of the open text, or the frame."""
        console = self._window.console
        if self._text is not None:
            lines = head_of(self._frame, console, columns)
            text = lines_of(console, self._text, columns)
            room = max(1, rows - len(lines))
            self._pages = max(1, -(-len(text) // room))
            self._page = min(self._page, self._pages - 1)
            return lines + text[self._page * room : (self._page + 1) * room]
        frame = replace(self._frame, words=(*self._answers, *self._frame.words))
        fitted = fit(frame, console, self._screen.translator, columns, rows)
        self._next_choice = fitted.next_start
        return fitted.lines

    def hand_over(
        self, watcher: Watcher, lines: Sequence[LogLine], who: Message, news: RenderableType
    ) -> bool:
        """Clear the window of secrets, and wait for `who`; False if the person quits.

        Their `news` is a part of the next frame.
        """
        self._moment, self._answers, self._text, self._news = None, (), None, []
        self._latest, self._hint = [], []
        self._frame = Frame(None, tuple(_news_part(watcher, lines)))
        self._screen.clear()
        line = self.ask(message("pass-and-enter", who=who))
        self._screen.clear()
        return line is not None

    def step(self, moment: Moment, line: LogLine, request: Message) -> bool:
        """Draw an entry of a record with the position after it; False if the person quits."""
        self._begin(moment, [line])
        return self.ask(request) is not None

    def end(self, moment: Moment) -> None:
        """Print the last news, and below it the end, whole."""
        self._screen.show()
        self._screen.show(output.news(moment.watcher, self._news))
        self._screen.show(ending(moment))


def _news_part(watcher: Watcher, lines: Sequence[LogLine]) -> list[Part]:
    """The news as a part, if there is any."""
    if not lines:
        return []
    shown = [lines, *(lines[-n:] for n in RECENT if n < len(lines))]
    return [_part(NEWS, Importance.SOON, *(output.news(watcher, some) for some in shown))]


def _part(name: str, importance: Importance, *drawings: RenderableType) -> Part:
    """A part that every game has."""
    return Part(name, message("frame-part", part=name), importance, drawings)
