"""How a person sees a match and answers: in lines one after the other, or in a window."""

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from quadriga.language import Message, message
from quadriga.table import LogLine
from quadriga.terminal import output
from quadriga.terminal.boards.board import Drawing, Importance, Part
from quadriga.terminal.fitting import Frame, Line, fit, lines_of
from quadriga.terminal.output import Watcher
from quadriga.terminal.questions import Question
from quadriga.terminal.screen import QUIT_WORDS, Screen
from quadriga.terminal.window import Window

BOARD: Final = "board"
MORE: Final = "more"

HINT: Final = "hint"
NEWS: Final = "news"
PICTURE: Final = "turns"

PATIENCE: Final = 0.5
"""Seconds after which somebody who waits for bots sees what they have done."""

RECENT: Final = (5, 3, 1)
"""How many lines of the news are shown where there is not room for all."""


class Display(Protocol):
    """What a session shows, and where it asks."""

    def tell(self, watcher: Watcher, lines: Sequence[LogLine], *, own: bool = False) -> None:
        """Tell what has happened; `own` is what whoever typed last has done."""

    def watch(self, watcher: Watcher, state: Any) -> None:
        """Show the position to somebody who only looks on."""

    def wait(self, watcher: Watcher, state: Any) -> None:
        """Show the position to somebody who waits for a bot, if that takes long."""

    def decide(
        self, watcher: Watcher, state: Any, question: Question, news: Sequence[LogLine]
    ) -> None:
        """Show the position with a question, after this news."""

    def question(self, question: Question) -> None:
        """Show another question about the same position."""

    def say(self, said: Message, style: str = "") -> None:
        """Say something about what was typed."""

    def read(self, text: RenderableType) -> None:
        """Give something longer to read."""

    def advise(self, hint: RenderableType, best: RenderableType) -> None:
        """Show a hint, or only the best choice of it where there is little room."""

    def ask(self, request: Message) -> str | None:
        """The line that is typed; None at the end of the input."""

    def hand_over(self, watcher: Watcher, lines: Sequence[LogLine], who: Message) -> bool:
        """Hide everything until `who` sits here; False if they quit."""

    def remind(self, watcher: Watcher, text: RenderableType) -> None:
        """Remind somebody who has just sat down of what has happened."""

    def step(self, watcher: Watcher, state: Any, line: LogLine, request: Message) -> bool:
        """Show an entry of a record with the position after it; False if the person quits."""

    def end(self, watcher: Watcher, state: Any) -> None:
        """Show how the game has ended."""


def display_on(screen: Screen) -> Display:
    """The display that suits the screen."""
    return LineDisplay(screen) if screen.window is None else WindowDisplay(screen, screen.window)


class _Moment(NamedTuple):
    """A position and what is asked about it."""

    watcher: Watcher
    state: Any
    question: Question | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        answers = () if self.question is None else self.question.said
        return output.parts(self.watcher, self.state, answers)


class LineDisplay:
    """Prints everything whole, one thing after the other."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._moment: _Moment | None = None

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
        self._moment = _Moment(watcher, state)
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
        while (line := self._screen.ask(request)) is not None and self._looks(_plain(line)):
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
        there = not _quits(self._screen.ask(message("pass-and-enter", who=who)))
        self._screen.clear()
        return there

    def remind(self, watcher: Watcher, text: RenderableType) -> None:
        """Print it."""
        self._screen.show(text)

    def step(self, watcher: Watcher, state: Any, line: LogLine, request: Message) -> bool:
        """Print both; in a terminal, wait."""
        self.tell(watcher, [line])
        self._moment = _Moment(watcher, state)
        self._screen.show(output.position(watcher, state))
        return not self._screen.interactive or not _quits(self.ask(request))

    def end(self, watcher: Watcher, state: Any) -> None:
        """Print the last position and the score."""
        self._screen.show(output.ending(watcher, state))


class WindowDisplay:
    """Draws into a window as much as fits, and more of it when it is asked for."""

    def __init__(self, screen: Screen, window: Window) -> None:
        self._screen = screen
        self._window = window
        self._moment: _Moment | None = None
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
        self._begin(_Moment(watcher, state), self._news)
        self._news = []
        self._window.draw(self._drawn)
        self._said = ()

    def wait(self, watcher: Watcher, state: Any) -> None:
        """Draw the position if the last drawing was some time ago."""
        if time.monotonic() - self._looked > PATIENCE:
            self._begin(_Moment(watcher, state), self._news)
            self._window.draw(self._drawn)
            self._looked = time.monotonic()

    def decide(
        self, watcher: Watcher, state: Any, question: Question, news: Sequence[LogLine]
    ) -> None:
        """Make the frame; it is drawn when a line is asked for."""
        self._news = []
        self._begin(_Moment(watcher, state, question), news)

    def _begin(self, moment: _Moment, news: Sequence[LogLine]) -> None:
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
        headline = output.headline(moment.watcher, moment.state)
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
            if line is None or not self._looks(_plain(line)):
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
            head = [] if self._frame.headline is None else [self._frame.headline]
            lines = [line for one in head for line in lines_of(console, one, columns)]
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
        there = not _quits(self.ask(message("pass-and-enter", who=who)))
        self._screen.clear()
        return there

    def remind(self, watcher: Watcher, text: RenderableType) -> None:
        """The news is a part of the next frame."""

    def step(self, watcher: Watcher, state: Any, line: LogLine, request: Message) -> bool:
        """Draw both, and wait."""
        self._begin(_Moment(watcher, state), [line])
        return not _quits(self.ask(request))

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


def _quits(line: str | None) -> bool:
    """Whether the input has ended, or the line is a command to quit."""
    return line is None or _plain(line) in QUIT_WORDS


def _plain(line: str) -> str:
    """A typed line in small letters, with single spaces."""
    return " ".join(line.lower().split())
