"""What several boards share."""

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quadriga.language import Message
from quadriga.terminal.boards.board import Drawing, Importance, Part, Words

NAMES: Final = 14
"""Columns for the name before a line, and for the name of a sitter."""


def named(lines: Iterable[tuple[str, Text]]) -> Padding:
    """A grid of names and lines; long lines wrap within their own column."""
    table = Table.grid(expand=True)
    table.add_column(width=NAMES, style="bold")
    table.add_column(ratio=1)
    for name, line in lines:
        table.add_row(name, line)
    return Padding(table, (0, 0, 0, 1))


def sitter(names: Words, seat: int) -> Text:
    """The name of the sitter of `seat`, cut to `NAMES` columns."""
    line = Text(names[seat] if seat < len(names) else "", "dim")
    line.truncate(NAMES, overflow="ellipsis")
    return line


def part(
    name: Message, importance: Importance, *drawings: Drawing, whole: int = 1, apart: bool = True
) -> Part:
    """A part of the board; its id is the `part` of which its name tells."""
    return Part(str(name.args["part"]), name, importance, drawings, whole=whole, apart=apart)


def still(draw: Callable[[], RenderableType]) -> Drawing:
    """A drawing that is the same in every width."""
    return lambda _columns: draw()
