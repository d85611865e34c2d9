"""The final scores line by line."""

from rich import box as boxes
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.language import message
from quadriga.terminal.boards.carpe_diem.signs import Drawn, numeral
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
    for seat in sorted(range(len(standings)), key=lambda seat: standings[seat].place):
        standing = standings[seat]
        lines = (numeral(getattr(standing.score, line)) for line in LINES)
        total, writs = Text(numeral(standing.score.total), "bold"), str(standing.writs)
        names = str(seat + 1), sitter(scene.names, seat)
        table.add_row(f"{standing.place}.", *names, *lines, total, writs)
    return table
