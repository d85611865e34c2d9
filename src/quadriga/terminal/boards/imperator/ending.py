"""The final score line by line, the title, and the result of a campaign stage."""

from collections.abc import Iterator

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.outlook import Board
from quadriga.games.imperator.view import View
from quadriga.terminal.boards.imperator.signs import Drawn


def ending(scene: Drawn) -> RenderableType:
    """The end of the game."""
    return Group(*_lines(scene.view, scene.outlook.board))


def _lines(view: View, final: Board) -> Iterator[RenderableType]:
    lost = not final.title
    yield Text("Rome fell: no score and no title.") if lost else _score(final)
    if view.target is not None:
        reached = not lost and final.score >= view.target
        word = "reached: the stage is a success" if reached else "missed: the stage has failed"
        yield Text(f"The target of {view.target} was {word}.")


def _score(final: Board) -> Table:
    table = Table(box=boxes.SIMPLE, show_footer=True)
    table.add_column("Score", footer=final.title)
    table.add_column("", footer="")
    table.add_column("Points", footer=str(final.score), justify="right")
    for part in final.parts:
        table.add_row(part.name, part.why, str(part.points))
    return table
