"""The final score line by line, the title, and the result of a campaign stage."""

from collections.abc import Iterator

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.guide.facts.outlook import Outlook, Title
from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.terminal.boards.imperator.signs import Drawn


def ending(scene: Drawn) -> RenderableType:
    """The end of the game."""
    return Group(*_lines(scene))


def _lines(scene: Drawn) -> Iterator[RenderableType]:
    say, final, target = scene.translator.text, scene.outlook.board, scene.view.target
    if final.title is None:
        yield Text(say(message("terminal-rome-fell")))
    else:
        yield _score(scene.translator, scene.outlook, final.title)
    if target is not None:
        reached = final.title is not None and final.score >= target
        way = "reached" if reached else "missed"
        yield Text(say(message("terminal-target", target=target, way=way)))


def _score(translator: Translator, final: Outlook, title: Title) -> Table:
    say = translator.text
    table = Table(box=boxes.SIMPLE, show_footer=True)
    table.add_column(say(message("heading-score")), footer=say(title.name))
    table.add_column("", footer="")
    points = say(message("column-points"))
    table.add_column(points, footer=str(final.board.score), justify="right")
    for part in final.parts:
        table.add_row(say(part.name), say(part.why), str(part.points))
    return table
