"""Tiles beside the district: in one line, or drawn with their edges."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Box, Kind
from quadriga.games.carpe_diem.box.faces import KINDS, Face, Part, of_tile
from quadriga.games.carpe_diem.rules.view import LaidTile
from quadriga.terminal.boards.canvas import Canvas
from quadriga.terminal.boards.carpe_diem import signs
from quadriga.terminal.boards.carpe_diem.signs import Drawn, code, style

WIDE: Final = 10
HIGH: Final = 2
"""Columns and rows from one cell to the next; borders are shared."""

BESIDE: Final = 4
"""Columns between tiles side by side, for the texts of their edges."""

Spot = tuple[int, int]


def faces(box: Box, name: str) -> dict[int, Face]:
    """The faces of a tile by turn."""
    tile = next(tile for tile in box.tiles if tile.id == name)
    return {face.turns: face for face in of_tile(0, tile)}


def words(scene: Drawn, name: str, *, sides: bool = True) -> Text:
    """A tile in one line: "gran↑ vill2→↓" has a villa with 2 chimneys."""
    parts = faces(scene.box, name)[0].parts
    return Text(" ").join(_part(scene, part, sides=sides) for part in parts)


def in_short(scene: Drawn, laid: LaidTile, completed: Sequence[Kind]) -> Iterator[tuple[str, str]]:
    """The words of a tile in a district with their styles; capitals for what is completed."""
    for part in faces(scene.box, laid.tile)[laid.turns].parts:
        kind = KINDS[part.kind]
        line = _part(scene, part, sides=True)
        yield line.plain.upper() if kind in completed else line.plain, style(kind)


def _part(scene: Drawn, part: Part, *, sides: bool) -> Text:
    kind = KINDS[part.kind]
    chimneys = str(part.chimneys) if part.chimneys else ""
    arrows = [signs.ARROWS[grid.STEPS.index(step)] for step in part.steps if sides]
    return Text(f"{code(scene, kind)}{chimneys}{''.join(arrows)}", style(kind))


def edge_spot(corner: Spot, side: int) -> Spot:
    """Where the word of an edge begins, for a tile with this upper left corner."""
    x, y = corner
    if side in (grid.UP, grid.DOWN):
        return x + 3, y if side == grid.UP else y + HIGH
    return x - 2 if side == grid.LEFT else x + WIDE - 2, y + 1


def draw(
    canvas: Canvas, scene: Drawn, corner: Spot, face: Face, completed: Sequence[Kind] = ()
) -> None:
    """The edges of a tile and its middle; what is completed in capitals."""

    def shown(kind: Kind) -> str:
        word = code(scene, kind)
        return word.upper() if kind in completed else word

    for side, edge in enumerate(face.edges):
        if edge != grid.GRASS:
            kind = KINDS[edge - 1]
            canvas.put(*edge_spot(corner, side), shown(kind), style(kind))
    x, y = corner
    single = next((KINDS[part.kind] for part in face.parts if not part.steps), None)
    chimneys = sum(part.chimneys for part in face.parts)
    if single:
        canvas.put(x + 3, y + 1, shown(single), f"bold {style(single)}")
    else:
        canvas.put(x + 5, y + 1, str(chimneys) if chimneys else signs.TILE, "bold")


def frame(canvas: Canvas, corner: Spot) -> None:
    """The borders of a single tile."""
    x, y = corner
    canvas.put(x, y, f"┌{'─' * (WIDE - 1)}┐", "dim")
    canvas.put(x, y + 1, f"│{' ' * (WIDE - 1)}│", "dim")
    canvas.put(x, y + 2, f"└{'─' * (WIDE - 1)}┘", "dim")


def pictures(scene: Drawn, tiles: Sequence[tuple[str, Face]]) -> Group:
    """Tiles side by side, each with a heading."""
    canvas, step = Canvas(), WIDE + BESIDE
    for n, (heading, face) in enumerate(tiles):
        x = 3 + n * step
        canvas.put(x, 0, heading.center(WIDE + 1).rstrip(), "bold")
        frame(canvas, (x, 1))
        draw(canvas, scene, (x, 1), face)
    return Group(*canvas.lines(range(3 + len(tiles) * step), canvas.rows))
