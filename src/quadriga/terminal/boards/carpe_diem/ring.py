"""The ring with its tiles and patricians, and the bottom row."""

from rich.table import Table
from rich.text import Text

from quadriga.games.carpe_diem.rules.actions import Go
from quadriga.language import message
from quadriga.terminal.boards.carpe_diem import signs, tiles
from quadriga.terminal.boards.carpe_diem.signs import Drawn

SLOT = 13
"""Columns of a tile: the longest is like "gran↑ vill2→↓"."""


def ring(scene: Drawn) -> Table:
    """A table with a row for each space: the way to it, the patricians, and the tiles by slot."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in (10, 1, 9):
        table.add_column(width=width, no_wrap=True)
    for _ in range(scene.box.ring.tiles_per_space):
        table.add_column(width=SLOT, no_wrap=True)
    say = scene.say
    slots = (Text(f"{n + 1}", "bold") for n in range(scene.box.ring.tiles_per_space))
    table.add_row(
        Text(f" {say(message('terminal-ring'))}", "bold"),
        "",
        scene.text(message("terminal-seats"), "bold"),
        *slots,
    )
    for n, blueprint in enumerate(scene.view.ring, start=1):
        seats = [at for at, holding in enumerate(scene.view.seats, 1) if holding.patrician == n]
        cells = (tile(scene, name) for name in blueprint)
        here = Text(str(n), "bold"), Text(" ".join(map(str, seats)), "bold")
        table.add_row(Text(f" {_way(scene, n)}", signs.CELL), *here, *cells)
    return table


def tile(scene: Drawn, name: str) -> Text:
    """A tile in one line, or a point for an empty slot."""
    return tiles.words(scene, name) if name else Text(signs.EMPTY, "dim")


def _way(scene: Drawn, space: int) -> str:
    """The direction in which the viewer reaches a space without bread."""
    ways = ((way.action, way.space) for way in scene.outlook.ways)
    steps = [action.step for action, end in ways if isinstance(action, Go) and end == space]
    if not steps:
        return ""
    to = "both" if len(steps) > 1 else "right" if steps[0] > 0 else "left"
    return scene.say(message("terminal-way", to=to))


def row(scene: Drawn) -> Text:
    """The bottom row by slot: "1 pond  2 vill1"; empty slots are left out."""
    parts = [
        Text.assemble((str(n), "bold"), " ", tiles.words(scene, name, sides=False))
        for n, name in enumerate(scene.view.row, start=1)
        if name
    ]
    return Text("  ").join(parts) if parts else scene.text(message("terminal-empty"), "dim")
