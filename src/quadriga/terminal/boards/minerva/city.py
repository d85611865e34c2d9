"""A city as a grid of tiles, with the cells on which one may build."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.text import Text

from quadriga.games.minerva.box.components import Category
from quadriga.language import message
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.seats import points
from quadriga.terminal.boards.minerva.signs import Drawn

MARGIN: Final = 4
"""Columns for the number y of a row."""

WIDEST, NARROWEST = 10, 5
"""Columns of a cell, with the gap after it."""

FREE: Final = "cyan"
DOT: Final = "·"

SIDES: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))

Spot = tuple[int, int]


class Cell(NamedTuple):
    """The text of a cell: name, letter of the kind, effect, and style."""

    name: str
    kind: str = ""
    does: str = ""
    style: str = ""

    def upper(self, width: int) -> str:
        """The first line; the coordinates of a free cell only where they fit."""
        if self.style == FREE:
            return self.name if len(self.name) <= width else DOT
        return signs.short_name(self.name, width)

    def lower(self, width: int) -> str:
        """The second line."""
        words = f"{self.kind} {self.does}".rstrip()
        return words if len(words) <= width else f"{self.kind}{self.does}"[:width]


def city(scene: Drawn, seat: int, room: int, *, effects: bool = True) -> Iterator[Text]:
    """The lines of the grid; a city wider than the room is drawn in parts from west to east."""
    tiles = _tiles(scene, seat)
    own = seat == scene.view.seat and scene.view.seats[seat].order == 0
    beside = {(x + dx, y + dy) for x, y in tiles for dx, dy in SIDES} if own else ()
    cells = {**{(x, y): Cell(f"{x},{y}", style=FREE) for x, y in beside}, **tiles}
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    width = max(NARROWEST, min(WIDEST, (room - MARGIN) // (east - west + 1)))
    across = (room - MARGIN) // width
    parts = [range(x, min(x + across, east + 1)) for x in range(west, east + 1, across)]
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    for number, columns in enumerate(parts, start=1):
        if len(parts) > 1:
            part = message("city-part", n=number, of=len(parts))
            yield Text(f"    {scene.say(part)}", "bold")
        yield from _part(cells, columns, rows, width, effects=effects)


def _part(
    cells: dict[Spot, Cell], columns: range, rows: range, width: int, *, effects: bool
) -> Iterator[Text]:
    yield Text(" " * MARGIN + "".join(f"{x:<{width}}" for x in columns), "dim", no_wrap=True)
    for y in rows:
        upper, lower = Text(f"{y:>{MARGIN - 1}} ", "dim", no_wrap=True), Text(" " * MARGIN)
        for x in columns:
            cell = cells.get((x, y), Cell(""))
            upper.append(cell.upper(width - 1).ljust(width), cell.style)
            lower.append(cell.lower(width - 1).ljust(width), "dim")
        yield upper
        if effects and lower.plain.strip():
            yield lower


def _tiles(scene: Drawn, seat: int) -> dict[Spot, Cell]:
    known = signs.tiles_of(scene.box)
    temples = {temple.cell: temple.vp for temple in scene.outlook.seats[seat].temples}
    vp = scene.say(message("vp-sign"))
    cells = {}
    for laid in scene.view.seats[seat].tiles:
        tile = known[laid.tile]
        style = signs.STYLES[tile.category]
        if tile.category is Category.RESIDENTIAL:
            cell = Cell(signs.ASSISTED if laid.assistant else signs.RESIDENCE, style=style)
        else:
            name = scene.translator.form(scene.box.words.tiles[tile.id].name, "short")
            does = signs.short_effect(scene.translator, tile)
            if laid.cell in temples:
                does = f"{temples[laid.cell]}{vp}"
            cell = Cell(name, signs.kind(scene.translator, tile.category), does, style)
        cells[laid.x, laid.y] = cell
    return cells


def in_short(scene: Drawn, seat: int) -> Text:
    """The points of a seat, and the tiles of its city by name, residences last."""
    holding = scene.view.seats[seat]
    home = scene.box.residence.id
    counted = Counter(laid.tile for laid in holding.tiles if laid.tile != home)
    names = [
        f"{signs.tile_name(scene, tile)} ×{n}" if n > 1 else signs.tile_name(scene, tile)
        for tile, n in counted.items()
    ]
    lived = [laid for laid in holding.tiles if laid.tile == home]
    if lived:
        busy = sum(laid.assistant for laid in lived)
        residences = message("residences-assisted", n=len(lived), assisted=busy)
        names.append(scene.say(residences))
    return Text.assemble(points(scene, seat), (f"\n{', '.join(names)}", "dim"))
