"""The final score line by line."""

from rich import box as boxes
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.outlook import Standing
from quadriga.terminal.boards.minerva.seats import colour
from quadriga.terminal.boards.minerva.signs import Drawn
from quadriga.terminal.boards.parts import sitter

LINES = ("culture", "glory", "temples", "leftovers", "order")


def ending(scene: Drawn) -> RenderableType:
    """A table of all seats and their scores, the winner first."""
    alone = len(scene.view.seats) == 1
    lines = LINES[:-1] if alone else LINES
    table = Table(box=boxes.SIMPLE)
    heads = (*(line.capitalize() for line in lines), "Points")
    for head in ("Seat", "", *heads):
        table.add_column(head, justify="left" if head in ("", "Seat") else "right")
    for seat in sorted(range(len(scene.view.seats)), key=lambda seat: _place(scene, seat)):
        standing = scene.outlook.seats[seat]
        table.add_row(colour(seat), sitter(scene.names, seat), *_figures(scene, seat, standing))
    return table


def _place(scene: Drawn, seat: int) -> tuple[bool, int, int, int, int]:
    """The sort key of a seat: winner, then score, tiles, temples and order (MIN-E6)."""
    standing, holding = scene.outlook.seats[seat], scene.view.seats[seat]
    return (
        not standing.ahead,
        -standing.score.total,
        -len(holding.culture) - len(holding.laurels),
        -len(standing.temples),
        holding.order,
    )


def _figures(scene: Drawn, seat: int, standing: Standing) -> list[Text]:
    score = standing.score
    parts = (score.culture, score.glory, score.temples, score.leftovers, score.order)
    shown = parts[:-1] if len(scene.view.seats) == 1 else parts
    return [*(Text(str(part)) for part in shown), Text(str(score.total), "bold")]
