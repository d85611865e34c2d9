"""Fits a position and its choices into a window."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.terminal.boards.board import Choice, Importance, Part
from quadriga.terminal.display.menu import Menu

GAP: Final = 2
"""Columns between two parts side by side."""

LEAST_CHOICES: Final = 4
"""Lines that choices get before the board gets any."""

LEAST_CUT: Final = 3
"""A part that doesn't fit is cut, but to no fewer lines than these."""

NARROWEST: Final = 24
"""The fewest columns in which a part is worth a look."""

MOVABLE: Final = 6
"""The most parts that are tried in a second column."""

Line: TypeAlias = list[Segment]


@dataclass(frozen=True, slots=True)
class Frame:
    """What a person sees: a headline, parts of the board, words above the choices, choices."""

    headline: RenderableType | None
    parts: tuple[Part, ...] = ()
    words: tuple[RenderableType, ...] = ()
    choices: tuple[Choice, ...] = ()
    start: int = 0
    """The index of the choice that is shown first."""
    typed: bool = True
    """Whether there is an input line below it, where what is left out can be asked for."""


class Fitted(NamedTuple):
    """The lines of a frame, and where the next page of its choices begins."""

    lines: list[Line]
    next_start: int


class _Block(NamedTuple):
    lines: list[Line]
    width: int


def fit(frame: Frame, console: Console, translator: Translator, columns: int, rows: int) -> Fitted:
    """The frame in at most these columns and rows."""
    head = head_of(frame, console, columns)
    words = lines_of(console, Group(*frame.words), columns)
    room = rows - len(head) - len(words)
    menu = Menu(console, frame.choices, columns, frame.start)
    parts = _Parts(frame.parts, console, columns)
    for reserved in (1, 2):  # The line about what is left out may need a second one.
        limit = parts.choose(menu, room - reserved)
        left_out = parts.left_out() if frame.typed else ()
        also = Text(translator.text(message("parts-left-out", parts=left_out)), "dim")
        texts = lines_of(console, also, columns) if left_out else []
        if len(texts) <= reserved:
            break
    more = Text(f"    {translator.text(message('menu-more'))}", "dim")
    choices = menu.lines(limit, more)
    body = parts.arranged(room - len(choices) - len(texts))
    lines = [*head, *body, *texts, *words, *lines_of(console, Group(*choices), columns)]
    next_start = menu.next_start(limit) if frame.choices else 0
    return Fitted(lines[:rows], next_start)


def head_of(frame: Frame, console: Console, columns: int) -> list[Line]:
    """The lines of a frame's headline."""
    return [] if frame.headline is None else lines_of(console, frame.headline, columns)


def lines_of(console: Console, drawn: RenderableType, columns: int) -> list[Line]:
    """A renderable as lines of at most these columns."""
    return console.render_lines(drawn, console.options.update(width=columns), pad=False)


class _Parts:
    """The parts of a frame, with the drawings chosen for them."""

    def __init__(self, parts: Sequence[Part], console: Console, columns: int) -> None:
        self._parts = parts
        self._console = console
        self._columns = columns
        self._width = columns if columns < 2 * 80 + GAP else (columns - GAP) // 2
        self._chosen: dict[int, int] = {}
        self._cut: dict[int, int] = {}
        self._blocks: dict[tuple[int, int], _Block] = {}

    def choose(self, menu: Menu, room: int) -> int:
        """Choose the drawings; the number of lines that are left for the choices."""
        self._chosen, self._cut = {}, {}
        now, soon = self._of(Importance.NOW), self._of(Importance.SOON)
        rest = [*self._of(Importance.LATER), *self._of(Importance.ASIDE)]
        self._add(now, room - menu.height(LEAST_CHOICES), cut=True)
        limit = self._limit(max(LEAST_CHOICES, room // 2), room)
        self._add(soon, room - menu.height(limit))
        self._enlarge(now, room - menu.height(limit))
        limit = self._limit(room, room)
        taken = menu.height(limit)
        self._enlarge(soon, room - taken)
        self._add(rest, room - taken)
        self._enlarge(rest, room - taken)
        return limit

    def _of(self, importance: Importance) -> list[int]:
        return [n for n, part in enumerate(self._parts) if part.importance is importance]

    def _limit(self, wanted: int, room: int) -> int:
        """The number of lines for the choices: `wanted`, if the board leaves that many."""
        return max(min(wanted, room - self._height(room)), min(LEAST_CHOICES, room))

    def _add(self, parts: Sequence[int], room: int, *, cut: bool = False) -> None:
        """Draw these parts in their shortest form, as long as there is room."""
        for part in parts:
            before = self._height(room)
            if self._is_full(room):
                return
            self._chosen[part] = len(self._parts[part].drawings) - 1
            if self._height(room) <= room:
                continue
            if cut and room - before >= LEAST_CUT:
                self._cut[part] = room - before
            else:
                del self._chosen[part]

    def _is_full(self, room: int) -> bool:
        """Whether nothing more fits below the chosen parts or beside them."""
        widest = max((self._block(part).width for part in self._chosen), default=0)
        return self._height(room) >= room and self._columns - widest < GAP + NARROWEST

    def _enlarge(self, parts: Sequence[int], room: int) -> None:
        """Draw these parts as fully as the room allows."""
        for part in parts:
            if part in self._cut:
                continue
            while self._chosen.get(part, 0) > 0 and not self._is_full(room):
                self._chosen[part] -= 1
                if self._height(room) > room:
                    self._chosen[part] += 1
                    break

    def left_out(self) -> tuple[str, ...]:
        """The ids of the parts that are not shown completely."""
        return tuple(
            part.id
            for n, part in enumerate(self._parts)
            if self._chosen.get(n, len(part.drawings)) >= part.whole or n in self._cut
        )

    def _block(self, part: int) -> _Block:
        drawing = self._chosen[part]
        if (part, drawing) not in self._blocks:
            drawn = lines_of(self._console, self._parts[part].drawings[drawing], self._width)
            lines = [_stripped(line) for line in drawn]
            width = max((Segment.get_line_length(line) for line in lines), default=0)
            self._blocks[part, drawing] = _Block(lines, width)
        block = self._blocks[part, drawing]
        return block._replace(lines=block.lines[: self._cut.get(part)])

    def _height(self, room: int) -> int:
        return _height(self._columns_of(room))

    def _columns_of(self, room: int) -> tuple[list[_Block], list[_Block]]:
        """The blocks of the left and of the right column; all left if that is low enough."""
        blocks = [self._block(part) for part in sorted(self._chosen)]
        best: tuple[list[_Block], list[_Block]] = blocks, []
        if _height(best) <= room:
            return best
        for right in _movable(blocks, self._columns):
            pair = [b for n, b in enumerate(blocks) if n not in right], [blocks[n] for n in right]
            wide = sum(max((block.width for block in one), default=0) for one in pair) + GAP
            if wide <= self._columns and _height(pair) < _height(best):
                best = pair
        return best

    def arranged(self, room: int) -> list[Line]:
        """The lines of all chosen parts, with empty lines between them if there is room."""
        left, right = self._columns_of(room)
        if right:
            return [*_beside(left, right)]
        parts = sorted(self._chosen)
        gaps = {part for part in parts[1:] if self._parts[part].apart}
        loose = _height((left, right)) + len(gaps) <= room
        lines = list[Line]()
        for part, block in zip(parts, left, strict=True):
            lines += [[]] if loose and part in gaps else []
            lines += block.lines
        return lines


def _height(columns: Sequence[Sequence[_Block]]) -> int:
    return max(sum(len(block.lines) for block in one) for one in columns)


def _movable(blocks: Sequence[_Block], columns: int) -> Iterator[tuple[int, ...]]:
    """The sets of blocks that could go into a second column; the first block never does."""
    least = min((block.width for block in blocks), default=0)
    narrow = [n for n, block in enumerate(blocks) if n and block.width + GAP + least <= columns]
    narrow = sorted(sorted(narrow, key=lambda n: -len(blocks[n].lines))[:MOVABLE])
    for size in range(1, len(narrow) + 1):
        yield from combinations(narrow, size)


def _stripped(line: Line) -> Line:
    """The line without spaces at its end."""
    line = list(line)
    while line and not line[-1].text.strip():
        line.pop()
    if line:
        line[-1] = line[-1]._replace(text=line[-1].text.rstrip())
    return line


def _beside(left: Sequence[_Block], right: Sequence[_Block]) -> Iterator[Line]:
    width = max(block.width for block in left) + GAP if left else 0
    columns = [[line for block in one for line in block.lines] for one in (left, right)]
    for n in range(max(map(len, columns))):
        one, other = (lines[n] if n < len(lines) else [] for lines in columns)
        yield [*Segment.adjust_line_length(one, width), *other] if other else one
