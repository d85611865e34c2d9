"""What several boards share."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quadriga.language import Message
from quadriga.terminal.boards.board import Importance, Part, Words

NAMES: Final = 14
"""Columns for the name before a line, and for a sitter's name."""


def named(lines: Iterable[tuple[str, Text]]) -> Padding:
    """A grid of names and lines; long lines wrap within their own column."""
    table = Table.grid(expand=True)
    table.add_column(width=NAMES, style="bold")
    table.add_column(ratio=1)
    for name, line in lines:
        table.add_row(name, line)
    return indented(table)


def indented(drawing: RenderableType) -> Padding:
    """A drawing one column to the right."""
    return Padding(drawing, (0, 0, 0, 1))


def seats_table(
    heads: Sequence[str], rows: Iterable[Iterable[Text]], justify: str, padding: int = 1
) -> Table:
    """A table with a row for each seat; `justify` has "l" or "r" for each column."""
    table = Table.grid(padding=(0, padding, 0, 0))
    for sign in justify:
        table.add_column(justify="right" if sign == "r" else "left", no_wrap=True)
    table.add_row(*(Text(head, "bold") for head in heads))
    for cells in rows:
        table.add_row(*cells)
    return table


def turn_mark(view: Any, seat: int) -> Text:
    """An arrow before the seat whose turn it is."""
    return Text(" →" if seat == mover(view) else "  ", "bold")


def mover(view: Any) -> int | None:
    """The seat whose turn it is."""
    return getattr(view.moment, "seat", None)


def sitter(names: Words, seat: int) -> Text:
    """The name of the sitter of `seat`, cut to `NAMES` columns."""
    line = Text(names[seat] if seat < len(names) else "", "dim")
    line.truncate(NAMES, overflow="ellipsis")
    return line


def part(
    name: Message,
    importance: Importance,
    *drawings: RenderableType,
    whole: int = 1,
    apart: bool = True,
) -> Part:
    """A part of the board; its id is the argument `part` of its name."""
    return Part(str(name.args["part"]), name, importance, drawings, whole=whole, apart=apart)


def numeral(number: int) -> str:
    """A number with the true minus sign: "3", "−4"."""
    return str(number).replace("-", "\N{MINUS SIGN}")
