"""The numbered choices of a question: in columns, and page by page where there is little room."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from quadriga.terminal.boards.board import Choice

NUMBER: Final = 4
"""Columns of a number with the gap after it."""

GAP: Final = 2
"""Columns between a label and its effect, and between two choices."""

NARROWEST: Final = 24
MOST_COLUMNS: Final = 4


class Menu:
    """The choices, laid out for a width; those from the index `start` on are shown first."""

    def __init__(
        self, console: Console, choices: Sequence[Choice], columns: int, start: int = 0
    ) -> None:
        self._console = console
        self._choices = choices
        self._columns = columns
        self._start = start
        self._layouts: dict[int, list[list[Text]]] = {}

    def _layout(self, across: int) -> list[list[Text]]:
        """The layout with `across` choices side by side."""
        if across not in self._layouts:
            self._layouts[across] = self._rows(across, self._columns // across)
        return self._layouts[across]

    def _rows(self, across: int, columns: int) -> list[list[Text]]:
        """Rows of choices, from the first that is shown; each row is a list of lines."""
        shown = list(enumerate(self._choices, start=1))[self._start :]
        width = columns - (GAP if across > 1 else 0)
        left, right = self._widths(width - NUMBER)
        cells = [self._cell(number, choice, left, right) for number, choice in shown]
        return [[*_beside(cells[n : n + across], columns)] for n in range(0, len(cells), across)]

    def _widths(self, room: int) -> tuple[int, int]:
        """Columns for labels and for effects; what is longer is wrapped."""
        label = max(cell_len(choice.label) for choice in self._choices)
        brings = max(choice.brings.cell_len for choice in self._choices)
        if not brings:
            return room, 0
        room -= GAP
        if label + brings > room:
            if 2 * brings <= room:
                label = room - brings
            elif 3 * label > room:
                label = room * label // (label + brings)
        return label, room - label

    def _cell(self, number: int, choice: Choice, left: int, right: int) -> list[Text]:
        labels = Text(choice.label).wrap(self._console, left)
        effects = list(choice.brings.wrap(self._console, right)) if right else []
        lines = []
        for n, (label, effect) in enumerate(zip_longest(labels, effects, fillvalue=Text())):
            label.rstrip()
            effect.rstrip()
            head = Text(f"{number:>{NUMBER - 1}} " if n == 0 else " " * NUMBER, "bold")
            lines.append(Text.assemble(head, label))
            if effect.plain:
                pad = " " * (left + GAP - label.cell_len)
                lines[-1].append(pad).append_text(effect)
        return lines

    def height(self, limit: int) -> int:
        """The number of lines it takes, at most `limit`."""
        return len(self.lines(limit, Text()))

    def lines(self, limit: int, more: Text) -> list[Text]:
        """At most `limit` lines; `more` is the last of them if choices are left out."""
        shown, complete = self._shown(limit)
        return [line for row in shown for line in row] + ([] if complete else [more])

    def next_start(self, limit: int) -> int:
        """The index of the first choice of the next page; 0 after the last one."""
        shown, complete = self._shown(limit)
        if complete and not self._start:
            return 0
        after = self._start + len(shown) * self._across(limit)
        return after if after < len(self._choices) else 0

    def _across(self, limit: int) -> int:
        """Choices side by side: the fewest with which all fit, else what makes the lowest menu."""
        possible = range(1, max(1, min(MOST_COLUMNS, self._columns // NARROWEST)) + 1)
        room = limit - bool(self._start)
        fitting = (n for n in possible if _height(self._layout(n)) <= room)
        lowest = next(fitting, None)
        return lowest or min(possible, key=lambda n: _height(self._layout(n)))

    def _shown(self, limit: int) -> tuple[list[list[Text]], bool]:
        """The rows that fit, and whether they are all of the choices."""
        if not self._choices:
            return [], True
        rows = self._layout(self._across(limit))
        if not self._start and _height(rows) <= limit:
            return rows, True
        shown = list[list[Text]]()
        while len(shown) < len(rows) and _height([*shown, rows[len(shown)]]) < limit:
            shown.append(rows[len(shown)])
        return shown or [rows[0][: max(0, limit - 1)]], False


def _height(rows: Sequence[Sequence[Text]]) -> int:
    return sum(map(len, rows))


def _beside(cells: Sequence[Sequence[Text]], columns: int) -> Iterator[Text]:
    """The lines of some choices side by side."""
    for lines in zip_longest(*cells):
        row = Text(no_wrap=True)
        for n, line in enumerate(lines):
            row.pad_right(max(0, n * columns - row.cell_len))
            row.append_text(line or Text())
        yield row
