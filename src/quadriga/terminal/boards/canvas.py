"""An unbounded grid of characters to draw on."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.console import Console, ConsoleOptions
from rich.segment import Segment


class Line(NamedTuple):
    """A line of runs, each a text with its style. Unlike a rich Text, it is never wrapped."""

    runs: tuple[tuple[str, str], ...]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for words, style in self.runs:
            yield Segment(words, console.get_style(style))
        yield Segment.line()


class Canvas:
    """Characters with their styles, by column and row."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write `words` from column `x` of row `y` to the right, replacing what was there."""
        for n, sign in enumerate(words):
            self._signs[x + n, y] = (sign, style)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Copy `other` onto this canvas, with its origin at `x`, `y`."""
        for (column, row), sign in other._signs.items():
            self._signs[column + x, row + y] = sign

    def is_free(self, x: int, y: int) -> bool:
        """Whether nothing is written at `x`, `y`."""
        return (x, y) not in self._signs

    @property
    def rows(self) -> range:
        """The rows from the first to the last that is not empty."""
        rows = [y for _, y in self._signs]
        return range(min(rows), max(rows) + 1) if rows else range(0)

    def lines(self, columns: range, rows: range) -> Iterator[Line]:
        """The lines of a part of the canvas."""
        for y in rows:
            signs = [self._signs.get((x, y), (" ", "")) for x in columns]
            runs = groupby(signs, itemgetter(1))
            yield Line(tuple(("".join(sign for sign, _ in run), style) for style, run in runs))
