"""How a person sees a match and answers: in lines one after the other, or in a window."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from quadriga.language import Message
from quadriga.table import LogLine
from quadriga.terminal.display.line_display import LineDisplay
from quadriga.terminal.display.output import Watcher
from quadriga.terminal.display.questions import Question
from quadriga.terminal.display.screen import Screen
from quadriga.terminal.display.window_display import WindowDisplay


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
