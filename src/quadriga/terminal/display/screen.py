"""Input and output of the program: a terminal, or plain lines through pipes."""

import codecs
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from quadriga.language import Message
from quadriga.language.translator import Translator
from quadriga.terminal.display.window import Draw, Window

WIDTH: Final = 80
"""Maximum columns of a terminal; the exact number for a pipe."""

MAX_LINE_LENGTH: Final = 200
"""Typed characters after this many are ignored; no choice is as long."""

QUIT_WORDS: Final = frozenset({"quit", "q", "exit"})
"""The commands that quit."""

_PLAIN: Final = str.maketrans("■□→…×─·●◆◇≈═°−↑↓←│┌┬┐├┼┤└┴┘", "#.>~x--o*%~= -^v<|+++++++++")
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The escape sequence that clears a terminal and its scrollback."""


def _to_ascii(error: UnicodeError) -> tuple[str, int]:
    """Encoding error handler: replaces characters by ASCII ones of the same width."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_PLAIN)
    return signs.encode("ascii", "replace").decode(), error.end


codecs.register_error("quadriga.ascii", _to_ascii)


def printable(text: str) -> str:
    """`text` with `?` for characters that could control the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


class Screen:
    """Reads and writes lines; through a pipe without colours and trailing spaces."""

    def __init__(
        self, translator: Translator, lines: TextIO | None = None, output: TextIO | None = None
    ) -> None:
        self.translator = translator
        self._lines = sys.stdin if lines is None else lines
        self._output = sys.stdout if output is None else output
        _set_error_handler(self._lines, "replace")
        _set_error_handler(self._output, "quadriga.ascii")
        self._plain = not self._output.isatty()
        self.interactive = not self._plain and self._lines is not None and self._lines.isatty()
        self._console = self._make_console()
        dumb = self._console.is_dumb_terminal or self._console.legacy_windows
        self.window = Window(self._output) if self.interactive and not dumb else None

    def _make_console(self) -> Console:
        if self._plain:
            return Console(
                file=self._output,
                width=WIDTH,
                force_terminal=False,
                color_system=None,
                highlight=False,
                legacy_windows=False,
            )
        console = Console(file=self._output, highlight=False)
        console.width = min(console.width, WIDTH)
        return console

    @property
    def width(self) -> int:
        """The columns of what is printed."""
        return self._console.width

    def show(self, *parts: RenderableType) -> None:
        """Print renderables, or an empty line."""
        if not self._plain:
            self._console.print(*parts, sep="\n")
            return
        with self._console.capture() as captured:
            self._console.print(*parts, sep="\n")
        for line in captured.get().splitlines():
            self._output.write(f"{line.rstrip()}\n")
        self._output.flush()

    def say(self, sentence: Message, style: str = "") -> None:
        """Print a sentence, wrapped at words."""
        self.show(Text(self.translator.text(sentence), style))

    def say_where(self, sentence: Message) -> None:
        """Print a sentence with a path, unwrapped, so that it can be copied."""
        self._console.print(Text(self.translator.text(sentence)), soft_wrap=True)

    def ask(self, question: Message) -> str | None:
        """The typed line in small letters, with single spaces.

        None if the person quits: by a word, by Ctrl-C, or because the input has ended.
        """
        prompt = f"{self.translator.text(question)} "
        try:
            if self.interactive:
                return _meant(_typed(prompt))
            self._output.write(prompt)
            self._output.flush()
            line = _read_line(self._lines)
        except (EOFError, KeyboardInterrupt):
            self._output.write("\n")
            return None
        self._output.write(f"{printable(line or '')}\n")
        return _meant(line)

    def ask_below(self, question: Callable[[], Message], draw: Draw) -> str | None:
        """The same for a line typed below a drawing in the window."""
        assert self.window is not None
        try:
            line = self.window.ask(lambda: f"{self.translator.text(question())} ", draw)
        except (EOFError, KeyboardInterrupt):
            self._output.write("\n")
            return None
        return _meant(line[: MAX_LINE_LENGTH + 1])

    def clear(self) -> None:
        """Clear the terminal and the input history; does nothing for a pipe."""
        if self.interactive:
            self._output.write(_CLEAR)
            self._output.flush()
            with suppress(ImportError):
                import readline

                readline.clear_history()


def _set_error_handler(stream: TextIO | None, errors: str) -> None:
    """Replace what the encoding of the stream cannot represent instead of raising."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors)


def _meant(line: str | None) -> str | None:
    """A typed line in small letters, with single spaces; None if it is a command to quit."""
    words = "quit" if line is None else " ".join(line.lower().split())
    return None if words in QUIT_WORDS else words


def _typed(prompt: str) -> str:
    """A line typed in a terminal, with line editing where `readline` exists."""
    with suppress(ImportError):  # Windows has no readline.
        import readline  # noqa: F401  (importing it is what makes `input` edit)
    return input(prompt)[: MAX_LINE_LENGTH + 1].strip()


def _read_line(lines: TextIO | None) -> str | None:
    """The next line, cut to `MAX_LINE_LENGTH`; None at the end of the input."""
    if lines is None or not (line := lines.readline(MAX_LINE_LENGTH + 1)):
        return None
    rest = line
    while rest and not rest.endswith("\n"):
        rest = lines.readline(1 << 16)
    return line.strip()
