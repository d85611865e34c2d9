"""A terminal's window: drawn in place, and again when it is resized while a line is typed."""

import os
import shutil
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Final, TextIO

from rich.console import Console
from rich.segment import Segment, Segments

TOP: Final = "\x1b[H"
ERASE_LINE: Final = "\x1b[2K"
ERASE_BELOW: Final = "\x1b[J"

BELOW: Final = 2
"""Rows below the drawing: the input line, and one for the cursor after Enter."""

Draw = Callable[[int, int], Sequence[list[Segment]]]
"""Makes the lines for a number of columns and rows."""


class _Resized(Exception):
    """The window has another size; `typed` is what was in the line."""

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed = typed


class Window:
    """The rows and columns of a terminal. Nothing scrolls: each drawing replaces the one before."""

    def __init__(self, output: TextIO) -> None:
        self._output = output
        self.console = Console(file=output, highlight=False)
        self._begun = False
        self._reading = False
        self._drawn = (0, 0)
        self._typed: str | None = ""  # To be put into the line; None once it is.
        self._readline: ModuleType | None = None
        with suppress(ImportError):  # Windows has no readline.
            if hasattr(signal, "SIGWINCH"):
                # Before readline is loaded: it sets a handler that calls this one.
                signal.signal(signal.SIGWINCH, self._on_resize)
            import readline

            self._readline = readline

    @property
    def size(self) -> tuple[int, int]:
        """Present columns and rows."""
        with suppress(OSError, ValueError):
            columns, rows = os.get_terminal_size(self._output.fileno())
            if columns and rows:
                return columns, rows
        columns, rows = shutil.get_terminal_size()
        return columns, rows

    def draw(self, draw: Draw) -> None:
        """Draw, and leave room below for a line to type in."""
        columns, rows = self._drawn = self.size
        self.console.width = columns
        lines = draw(columns, max(1, rows - BELOW))
        written = "" if self._begun else "\n" * (rows - 1)  # Keep what was there before.
        self._begun = True
        written += TOP + "".join(f"{ERASE_LINE}{line}\n" for line in self._texts(lines))
        self._output.write(written + ERASE_BELOW)
        self._output.flush()

    def _texts(self, lines: Sequence[list[Segment]]) -> list[str]:
        with self.console.capture() as captured:
            for line in lines:
                self.console.print(Segments([*line, Segment.line()]), end="")
        return captured.get().split("\n")[:-1]

    def ask(self, question: Callable[[], str], draw: Draw) -> str:
        """The line typed below the drawing; raises what `input` does."""
        typed = ""
        while True:
            self.draw(draw)
            try:
                return self._read(question(), typed)
            except _Resized as resized:
                typed = resized.typed

    def _read(self, question: str, typed: str) -> str:
        if self._readline is None:
            return input(question)
        readline, self._typed = self._readline, typed

        def begin() -> None:
            self._typed = None
            readline.insert_text(typed)

        readline.set_startup_hook(begin)
        try:
            self._reading = True
            if self.size != self._drawn:  # It was resized while it was drawn.
                raise _Resized(typed)
            return input(question)
        finally:
            self._reading = False
            readline.set_startup_hook(None)

    def _on_resize(self, _signal: int, _frame: object) -> None:
        if self._reading and self._readline is not None and self.size != self._drawn:
            self._reading = False
            typed = self._readline.get_line_buffer() if self._typed is None else self._typed
            raise _Resized(typed)
