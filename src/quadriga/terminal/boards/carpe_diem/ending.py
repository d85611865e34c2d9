"""The final scores line by line."""

from rich import box as boxes
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.language import message
from quadriga.terminal.boards.carpe_diem.signs import Drawn
from quadriga.terminal.boards.parts import sitter

LINES = ("collected", "items", "prestige", "frame", "fountains", "villas")


def ending(scene: Drawn) -> RenderableType:
    """A table of the ranking; equal winners share the first place."""
    standings = scene.outlook.seats
    table = Table(box=boxes.SIMPLE, padding=(0, 1, 0, 0))
    say = scene.translator.text
    for head in ("", say(message("terminal-seat")), ""):
        table.add_column(head)
    heads = (message("terminal-line", line=line) for line in (*LINES, "total", "writs"))
    for name in heads:
        table.add_column(say(name), justify="right")
    ranks = [
        (standing.ahead, standing.score.total, standing.writs, -standing.score.prestige)
        for standing in standings
    ]
    for seat in sorted(range(len(standings)), key=lambda seat: ranks[seat], reverse=True):
        place = 1 + sum(rank > ranks[seat] for rank in ranks)
        score = standings[seat].score
        lines = (str(getattr(score, line)) for line in LINES)
        total, writs = Text(str(score.total), "bold"), str(standings[seat].writs)
        table.add_row(f"{place}.", str(seat + 1), sitter(scene.names, seat), *lines, total, writs)
    return table
