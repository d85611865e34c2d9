"""The final scores line by line."""

from rich import box as boxes
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.terminal.boards.carpe_diem.signs import Drawn
from quadriga.terminal.boards.parts import sitter

LINES = (
    ("VP", "collected"),
    ("Items", "items"),
    ("Bar", "prestige"),
    ("Frame", "frame"),
    ("Cards", "fountains"),
    ("Villas", "villas"),
)


def ending(scene: Drawn) -> RenderableType:
    """A table of the ranking; equal winners share the first place."""
    standings = scene.outlook.seats
    table = Table(box=boxes.SIMPLE, padding=(0, 1, 0, 0))
    for head in ("", "Seat", "", *(head for head, _ in LINES), "Total", "Writs"):
        table.add_column(head, justify="left" if head in ("", "Seat") else "right")
    ranks = [
        (standing.ahead, standing.score.total, standing.writs, -standing.score.prestige)
        for standing in standings
    ]
    for seat in sorted(range(len(standings)), key=lambda seat: ranks[seat], reverse=True):
        place = 1 + sum(rank > ranks[seat] for rank in ranks)
        score = standings[seat].score
        lines = (str(getattr(score, field)) for _, field in LINES)
        total, writs = Text(str(score.total), "bold"), str(standings[seat].writs)
        table.add_row(f"{place}.", str(seat + 1), sitter(scene.names, seat), *lines, total, writs)
    return table
