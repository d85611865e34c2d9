"""A district: its tiles with their edges, writs, the cells to place on, and the frame's goals."""

from collections.abc import Iterator
from typing import Final

from quadriga.games.carpe_diem import grid
from quadriga.games.carpe_diem.components import Kind
from quadriga.games.carpe_diem.standings import FrameGoal
from quadriga.terminal.boards.canvas import Canvas, Line
from quadriga.terminal.boards.carpe_diem import signs, tiles
from quadriga.terminal.boards.carpe_diem.signs import Drawn, code
from quadriga.terminal.boards.carpe_diem.tiles import HIGH, WIDE, Spot

LEFT: Final = 8
RIGHT: Final = LEFT + grid.SIZE * WIDE + 1
"""Where the left border is drawn, and where what stands right of the district begins."""

GOAL: Final = len("gran 4")


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
    for goal in scene.outlook.seats[seat].goals:
        _goal(canvas, scene, goal)
    return canvas.lines(range(RIGHT + 1 + GOAL), range(2 + grid.SIZE * HIGH + 1))


def _borders(canvas: Canvas) -> None:
    """Lines between all cells; the numbers of columns and rows stand on the frame."""
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
    """Writs, and the names of the cells where a tile may go."""
    holding = scene.view.seats[seat]
    covered = {grid.cell(laid.x, laid.y) for laid in holding.tiles}
    beside = {other for cell in covered for _, other in grid.NEIGHBOURS[cell]} - covered
    if not covered and holding.shovel:
        beside = {grid.BY_TEXT[holding.shovel]}
    for cell in beside:
        x, y = corner(cell)
        canvas.put(x + 3, y + 1, grid.text(cell), signs.CELL)
    for name in holding.writs:
        cell = grid.BY_TEXT[name]
        x, y = corner(cell)
        canvas.put(x + (6 if cell in beside else 5), y + 1, signs.WRIT, "bold")


def _completed(scene: Drawn, seat: int) -> dict[int, list[Kind]]:
    """The kinds that are completed on each cell."""
    found: dict[int, list[Kind]] = {}
    for one in scene.outlook.seats[seat].structures:
        for name in one.cells if one.complete else ():
            found.setdefault(grid.BY_TEXT[name], []).append(one.kind)
    return found


def _goal(canvas: Canvas, scene: Drawn, goal: FrameGoal) -> None:
    """A goal beside its line: in capitals if it is reached."""
    word = code(scene, goal.kind)
    words = f"{word} {goal.vp}"
    look = signs.style(goal.kind)
    if goal.status == "reached":
        words, look = words.upper(), f"bold {look}"
    elif goal.status == "lost":
        words, look = f"{word} {signs.LOST}", "dim"
    if goal.column:
        x = LEFT + (goal.column - 1) * WIDE + 2
        canvas.put(x, 0 if goal.side == "up" else 2 + grid.SIZE * HIGH, words, look)
    else:
        x = RIGHT + 1 if goal.side == "right" else 1
        canvas.put(x, goal.row * HIGH, words, look)
