"""A district: its tiles with their edges, writs, the cells to place on, and the frame's goals."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.guide.facts.standings import FrameGoal
from quadriga.terminal.boards.canvas import Canvas, Line
from quadriga.terminal.boards.carpe_diem import signs, tiles
from quadriga.terminal.boards.carpe_diem.signs import Drawn, code
from quadriga.terminal.boards.carpe_diem.tiles import HIGH, WIDE, Spot

LEFT: Final = 8
RIGHT: Final = LEFT + grid.SIZE * WIDE + 1
"""The columns of the left border and of the first sign right of the district."""

GOAL: Final = len("gran 4")

INWARDS: Final = {"up": "↓", "right": "←", "down": "↑", "left": "→"}
"""The arrow from each side of the frame into the district."""

SHORT: Final = 13
"""Columns of a cell in the short drawing, with the gap: the longest is like "gran↑vill2→↓"."""


def corner(cell: int) -> Spot:
    """The upper left corner of a cell."""
    return LEFT + (grid.column(cell) - 1) * WIDE, 1 + (grid.row(cell) - 1) * HIGH


def district(scene: Drawn, seat: int) -> Iterator[Line]:
    """The district of a seat, line by line."""
    canvas = Canvas()
    _borders(canvas)
    _empty_cells(canvas, scene, seat)
    completed = _completed(scene, seat)
    for laid in scene.view.seats[seat].tiles:
        cell = grid.cell(laid.x, laid.y)
        face = tiles.faces(scene.box, laid.tile)[laid.turns]
        tiles.draw(canvas, scene, corner(cell), face, completed.get(cell, ()))
    for goal, words, style in _goals(scene, seat):
        canvas.put(*_goal_spot(goal), words, style)
    return canvas.lines(range(RIGHT + 1 + GOAL), range(2 + grid.SIZE * HIGH + 1))


def district_in_short(scene: Drawn, seat: int) -> Iterator[Line]:
    """A row of the district in a line each, tiles in words; without the goals."""
    canvas, cells = Canvas(), range(1, grid.SIZE + 1)
    for n in cells:
        canvas.put(n * SHORT - SHORT + 2, 0, str(n), "dim")
        canvas.put(0, n, str(n), "dim")
    holding, completed = scene.view.seats[seat], _completed(scene, seat)
    for cell in _beside(scene, seat):
        canvas.put(*_short_spot(cell), grid.text(cell), signs.CELL)
    for name in holding.writs:
        x, y = _short_spot(grid.BY_TEXT[name])
        canvas.put(x + 3, y, signs.WRIT, "bold")
    for laid in holding.tiles:
        cell = grid.cell(laid.x, laid.y)
        x, y = _short_spot(cell)
        for word, style in tiles.in_short(scene, laid, completed.get(cell, ())):
            canvas.put(x, y, word, style)
            x += len(word)
    return canvas.lines(range(2 + grid.SIZE * SHORT), canvas.rows)


def goals_in_short(scene: Drawn, seat: int) -> Text:
    """The goals, each behind an arrow into its row or column: "→2 craf 4"."""
    return Text(" ").join(
        Text(f"{INWARDS[goal.side]}{goal.column or goal.row} {words}", style)
        for goal, words, style in _goals(scene, seat)
    )


def _short_spot(cell: int) -> Spot:
    return 2 + (grid.column(cell) - 1) * SHORT, grid.row(cell)


def _borders(canvas: Canvas) -> None:
    """Lines between all cells; the numbers of columns and rows are on the frame."""
    cells = range(1, grid.SIZE + 1)
    line, blank = "─" * (WIDE - 1), " " * (WIDE - 1)
    numbers = "┬".join(str(n).center(WIDE - 1, "─") for n in cells)
    canvas.put(LEFT, 1, f"┌{numbers}┐", "dim")
    for n in cells:
        y = 1 + n * HIGH
        ends = "└┴┘" if n == grid.SIZE else "├┼┤"
        canvas.put(LEFT, y - 1, f"{n}{f'{blank}│' * grid.SIZE}", "dim")
        canvas.put(LEFT, y, f"{ends[0]}{ends[1].join([line] * grid.SIZE)}{ends[2]}", "dim")


def _empty_cells(canvas: Canvas, scene: Drawn, seat: int) -> None:
    """Writs, and the names of the cells where a tile can go."""
    beside = _beside(scene, seat)
    for cell in beside:
        x, y = corner(cell)
        canvas.put(x + 3, y + 1, grid.text(cell), signs.CELL)
    for name in scene.view.seats[seat].writs:
        cell = grid.BY_TEXT[name]
        x, y = corner(cell)
        canvas.put(x + (6 if cell in beside else 5), y + 1, signs.WRIT, "bold")


def _beside(scene: Drawn, seat: int) -> set[int]:
    """The empty cells beside tiles, or the one to begin on."""
    holding = scene.view.seats[seat]
    covered = {grid.cell(laid.x, laid.y) for laid in holding.tiles}
    if not covered and holding.shovel:
        return {grid.BY_TEXT[holding.shovel]}
    return {other for cell in covered for _, other in grid.NEIGHBOURS[cell]} - covered


def _completed(scene: Drawn, seat: int) -> dict[int, list[Kind]]:
    """The kinds that are completed on each cell."""
    completed: dict[int, list[Kind]] = {}
    for structure in scene.outlook.seats[seat].structures:
        for name in structure.cells if structure.complete else ():
            completed.setdefault(grid.BY_TEXT[name], []).append(structure.kind)
    return completed


def _goals(scene: Drawn, seat: int) -> Iterator[tuple[FrameGoal, str, str]]:
    """The goals with their words and styles: in capitals if they are reached."""
    for goal in scene.outlook.seats[seat].goals:
        word, look = code(scene, goal.kind), signs.style(goal.kind)
        if goal.status == "reached":
            yield goal, f"{word} {goal.vp}".upper(), f"bold {look}"
        elif goal.status == "lost":
            yield goal, f"{word} {signs.LOST}", "dim"
        else:
            yield goal, f"{word} {goal.vp}", look


def _goal_spot(goal: FrameGoal) -> Spot:
    """Where a goal is written: beside its line."""
    if goal.column:
        y = 0 if goal.side == "up" else 2 + grid.SIZE * HIGH
        return LEFT + (goal.column - 1) * WIDE + 2, y
    return RIGHT + 1 if goal.side == "right" else 1, goal.row * HIGH
