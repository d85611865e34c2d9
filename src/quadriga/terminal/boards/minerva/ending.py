"""The final score line by line."""

from rich import box as boxes
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.guide.facts.standings import Standing
from quadriga.language import message
from quadriga.terminal.boards.minerva.seats import sitter
from quadriga.terminal.boards.minerva.signs import Drawn, said

LINES = ("culture", "glory", "temples", "leftovers", "order")


def ending(scene: Drawn) -> RenderableType:
    """A table of all seats and their scores, the winner first."""
    alone = len(scene.view.seats) == 1
    lines = LINES[:-1] if alone else LINES
    table = Table(box=boxes.SIMPLE)
    heads = (*(message("score-head", line=line) for line in lines), message("points"))
    table.add_column(said(scene, message("seat-head")))
    for head in heads:
        table.add_column(said(scene, head), justify="right")
    for seat in sorted(range(len(scene.view.seats)), key=lambda seat: _place(scene, seat)):
        standing = scene.outlook.seats[seat]
        table.add_row(sitter(scene, seat), *_figures(scene, standing))
    return table


def _place(scene: Drawn, seat: int) -> tuple[int, int, int, int]:
    """The sort key of a seat: score, tiles, temples and order (MIN-E6)."""
    standing, holding = scene.outlook.seats[seat], scene.view.seats[seat]
    return (
        -standing.score.total,
        -len(holding.culture) - len(holding.laurels),
        -len(standing.temples),
        holding.order,
    )


def _figures(scene: Drawn, standing: Standing) -> list[Text]:
    score = standing.score
    parts = (score.culture, score.glory, score.temples, score.leftovers, score.order)
    shown = parts[:-1] if len(scene.view.seats) == 1 else parts
    return [*(Text(str(part)) for part in shown), Text(str(score.total), "bold")]
