"""A match in a window: as much of it as fits, and more of it when it is asked for."""

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from quadriga.language import Message, message
from quadriga.table import LogLine
from quadriga.terminal.boards.board import Drawing, Importance, Part
from quadriga.terminal.display import output
from quadriga.terminal.display.fitting import Frame, Line, fit, head_of, lines_of
from quadriga.terminal.display.moment import BOARD, Moment, plain, quits
from quadriga.terminal.display.output import Watcher
from quadriga.terminal.display.questions import Question
from quadriga.terminal.display.screen import Screen
from quadriga.terminal.display.window import Window

MORE: Final = "more"

HINT: Final = "hint"
NEWS: Final = "news"
PICTURE: Final = "turns"

PATIENCE: Final = 0.5
"""Seconds after which somebody who waits for bots sees what they have done."""

RECENT: Final = (5, 3, 1)
"""How many lines of the news are shown where there is not room for all."""


class WindowDisplay:
    """Draws into a window as much as fits, and more of it when it is asked for."""

    def __init__(self, screen: Screen, window: Window) -> None:
        self._screen = screen
        self._window = window
        self._moment: Moment | None = None
        self._frame = Frame(None)
        self._news: list[LogLine] = []
        self._told: list[Part] = []
        self._hint: list[Part] = []
        self._said: tuple[RenderableType, ...] = ()
        self._text: Drawing | None = None
        self._page = 0
        self._pages = 1
        self._next_choice = 0
        self._looked = 0.0

    def tell(self, watcher: Watcher, lines: Sequence[LogLine], *, own: bool = False) -> None:
        """Keep the news for the next drawing."""
        self._news += lines

    def watch(self, watcher: Watcher, state: Any) -> None:
        """Draw the position with the news."""
        self._begin(Moment(watcher, state), self._news)
        self._news = []
        self._draw_alone()
        self._said = ()

    def _draw_alone(self) -> None:
        """Draw where nothing is read from whoever looks on."""
        self._frame = replace(self._frame, typed=False)
        self._window.draw(self._drawn)

    def wait(self, watcher: Watcher, state: Any) -> None:
        """Draw the position if the last drawing was some time ago."""
        if time.monotonic() - self._looked > PATIENCE:
            self._begin(Moment(watcher, state), self._news)
            self._draw_alone()
            self._looked = time.monotonic()

    def decide(
        self, watcher: Watcher, state: Any, question: Question, news: Sequence[LogLine]
    ) -> None:
        """Make the frame; it is drawn when a line is asked for."""
        self._news = []
        self._begin(Moment(watcher, state, question), news)

    def _begin(self, moment: Moment, news: Sequence[LogLine]) -> None:
        self._moment, self._text, self._hint = moment, None, []
        self._told = _news_part(moment.watcher, news)
        self._make_frame()

    def question(self, question: Question) -> None:
        """Change the question; parts may matter otherwise now."""
        assert self._moment is not None
        self._moment = self._moment._replace(question=question)
        self._make_frame()

    def _make_frame(self) -> None:
        """The frame of this moment, with the hint, the news and what is asked."""
        moment = self._moment
        assert moment is not None

        def headline(_columns: int) -> RenderableType:
            return output.headline(moment.watcher, moment.state)

        parts = (*self._hint, *moment.parts, *self._told)
        if moment.question is None:
            self._frame = Frame(headline, parts)
            return
        asked = output.asked_of(moment.watcher, moment.state, moment.question)
        if asked.pictures:
            parts += (_part(PICTURE, Importance.NOW, *asked.pictures),)
        self._frame = Frame(headline, parts, asked.words, asked.choices)

    def say(self, said: Message, style: str = "") -> None:
        """Keep the sentence for the next drawing."""
        self._said += (Text(self._screen.translator.text(said), style),)

    def read(self, text: RenderableType) -> None:
        """Open it in place of the board."""
        self._open(_drawing(text))

    def _open(self, text: Drawing) -> None:
        self._text, self._page = text, 0

    def advise(self, hint: RenderableType, best: RenderableType) -> None:
        """Draw it above the board; whoever asks again reads it whole."""
        if self._hint:
            self.read(hint)
        self._hint = [_part(HINT, Importance.NOW, hint, best)]
        self._make_frame()

    def ask(self, request: Message) -> str | None:
        """Draw, and read lines until one is not about what is shown."""
        while True:
            line = self._screen.ask_below(lambda: self._request(request), self._drawn)
            self._looked = time.monotonic()
            if line is None or not self._looks(plain(line)):
                self._said, self._text = (), None
                return line

    def _request(self, request: Message) -> Message:
        if self._text is None:
            return request
        return message("page-request", page=self._page + 1, of=self._pages)

    def _looks(self, word: str) -> bool:
        """Whether somebody wants to see something; then it is what is drawn next."""
        part = next((part for part in self._frame.parts if part.id == word), None)
        if self._text is not None and word in ("", MORE):
            self._page += 1
            if self._page >= self._pages:
                self._text = None
        elif word == MORE:
            self._frame = replace(self._frame, start=self._next_choice)
        elif word == BOARD:
            self._open(partial(output.stacked, self._frame.parts))
        elif part is not None and word not in (NEWS, HINT):  # These are commands of their own.
            self._open(part.drawings[0])
        else:
            return False
        return True

    def _drawn(self, columns: int, rows: int) -> list[Line]:
        """The lines of the window: a page of the text that is read, or the frame."""
        console = self._window.console
        if self._text is not None:
            lines = head_of(self._frame, console, columns)
            text = lines_of(console, self._text(columns), columns)
            room = max(1, rows - len(lines))
            self._pages = max(1, -(-len(text) // room))
            self._page = min(self._page, self._pages - 1)
            return lines + text[self._page * room : (self._page + 1) * room]
        frame = replace(self._frame, words=(*self._said, *self._frame.words))
        fitted = fit(frame, console, self._screen.translator, columns, rows)
        self._next_choice = fitted.next_start
        return fitted.lines

    def hand_over(self, watcher: Watcher, lines: Sequence[LogLine], who: Message) -> bool:
        """Clear the window, and wait; what is drawn anew has no secrets."""
        self._moment, self._said, self._text, self._news = None, (), None, []
        self._told, self._hint = [], []
        self._frame = Frame(None, tuple(_news_part(watcher, lines)))
        self._screen.clear()
        there = not quits(self.ask(message("pass-and-enter", who=who)))
        self._screen.clear()
        return there

    def remind(self, watcher: Watcher, text: RenderableType) -> None:
        """The news is a part of the next frame."""

    def step(self, watcher: Watcher, state: Any, line: LogLine, request: Message) -> bool:
        """Draw both, and wait."""
        self._begin(Moment(watcher, state), [line])
        return not quits(self.ask(request))

    def end(self, watcher: Watcher, state: Any) -> None:
        """Print what has happened last, and below it the end, whole."""
        self._screen.show()
        self._screen.show(output.news(watcher, self._news))
        self._screen.show(output.ending(watcher, state))


def _news_part(watcher: Watcher, lines: Sequence[LogLine]) -> list[Part]:
    """The news as a part, if there is any."""
    if not lines:
        return []
    shown = [lines, *(lines[-n:] for n in RECENT if n < len(lines))]
    return [_part(NEWS, Importance.SOON, *(output.news(watcher, some) for some in shown))]


def _part(name: str, importance: Importance, *drawn: RenderableType) -> Part:
    """A part that every game has."""
    words = message("frame-part", part=name)
    return Part(name, words, importance, [_drawing(one) for one in drawn])


def _drawing(drawn: RenderableType) -> Drawing:
    return lambda _columns: drawn
