"""Where a person reads and types: a terminal, or plain lines from and to a pipe."""

import codecs
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

WIDTH: Final = 80
"""Columns; wider terminals stay empty on the right, pipes always have this many."""

LONGEST_LINE: Final = 200
"""Characters of a typed line that are looked at; no choice is as long."""

LEAVING: Final = frozenset({"quit", "q", "exit"})
"""What is typed to stop."""

_PLAIN: Final = str.maketrans("■□→…×─·●◆◇≈═°−↑↓←│┌┬┐├┼┤└┴┘", "#.>~x--o*%~= -^v<|+++++++++")
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal, with what has scrolled out of it."""


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Signs that an old terminal cannot show, as signs of the same width that it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(_PLAIN)
    return signs.encode("ascii", "replace").decode(), error.end


codecs.register_error("quadriga.plainly", _plainly)


class Screen:
    """What the program shows and asks. Without a terminal: no colour, no trailing blanks."""

    def __init__(self, lines: TextIO | None = None, output: TextIO | None = None) -> None:
        self._lines = sys.stdin if lines is None else lines
        self._output = sys.stdout if output is None else output
        _forgive(self._lines, "replace")
        _forgive(self._output, "quadriga.plainly")
        self._plain = not self._output.isatty()
        self.interactive = not self._plain and self._lines is not None and self._lines.isatty()
        self._console = self._make_console()

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

    def show(self, *parts: RenderableType) -> None:
        """Show something, or an empty line."""
        if not self._plain:
            self._console.print(*parts, sep="\n")
            return
        with self._console.capture() as captured:
            self._console.print(*parts, sep="\n")
        for line in captured.get().splitlines():
            self._output.write(f"{line.rstrip()}\n")
        self._output.flush()

    def say(self, words: str, style: str = "") -> None:
        """A sentence, broken at words where it is long."""
        self.show(Text(words, style))

    def say_where(self, words: str, path: Path) -> None:
        """A sentence with the name of a file at its end, never broken, so that it can be copied."""
        self._console.print(Text(f"{words} {path}"), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """The line that was typed, or None at the end of the input or at Ctrl-C."""
        try:
            if self.interactive:
                return _typed(prompt)
            self._output.write(prompt)
            self._output.flush()
            line = _read_line(self._lines)
        except (EOFError, KeyboardInterrupt):
            self._output.write("\n")
            return None
        shown = "" if line is None else line
        self._output.write(f"{''.join(c if c.isprintable() else '?' for c in shown)}\n")
        return line

    def goes_on(self, prompt: str) -> bool:
        """Wait for Enter; False if the person would rather stop."""
        answer = self.ask(prompt)
        return answer is not None and answer.lower() not in LEAVING

    def clear(self) -> None:
        """Empty the terminal and forget what was typed; a pipe keeps what it was given."""
        if self.interactive:
            self._output.write(_CLEAR)
            self._output.flush()
            with suppress(ImportError):
                import readline

                readline.clear_history()


def _forgive(stream: TextIO | None, errors: str) -> None:
    """Bytes and signs that do not fit the encoding shall not end a game."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors)


def _typed(prompt: str) -> str:
    """A line typed in a terminal, with its editing keys where the system has them."""
    with suppress(ImportError):  # Windows has none.
        import readline  # noqa: F401  (importing it is what makes `input` edit)
    return input(prompt)[: LONGEST_LINE + 1].strip()


def _read_line(lines: TextIO | None) -> str | None:
    """The next line, or None at the end; of an endless one only the beginning is kept."""
    if lines is None or not (line := lines.readline(LONGEST_LINE + 1)):
        return None
    rest = line
    while rest and not rest.endswith("\n"):
        rest = lines.readline(1 << 16)
    return line.strip()
