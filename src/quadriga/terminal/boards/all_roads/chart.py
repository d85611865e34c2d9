"""The map: roads, springs, trade routes, Rome, dead ends, tokens and the cells to play on."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.descriptions import Box
from quadriga.games.all_roads.box.faces import ROME, Face
from quadriga.games.all_roads.guide.facts.outlook import Outlook
from quadriga.games.all_roads.rules.phase_views import Building
from quadriga.games.all_roads.rules.view import View
from quadriga.language import message
from quadriga.terminal.boards.all_roads import signs
from quadriga.terminal.boards.all_roads.land import Cell, beyond, cell_of, land_of, recent
from quadriga.terminal.boards.all_roads.scale import SCALES, Scale, Spot, distance, is_inside
from quadriga.terminal.boards.board import Scene
from quadriga.terminal.boards.canvas import Canvas, Line

Drawn: TypeAlias = Scene[View, Outlook, Box]

COLUMNS: Final = 80
MARGIN: Final = 4
"""Columns for the number r of a row."""


def draw_face(canvas: Canvas, scale: Scale, cell: Cell, face: Face) -> None:
    """The roads of a tile up to its sides, with its springs."""
    for direction in hexes.directions(face.springs):
        canvas.put(*scale.spring(cell, direction), signs.SPRING, signs.HOT)
    for direction in hexes.directions(face.roads):
        for x, y in scale.road(cell, direction):
            canvas.put(x, y, signs.ROADS[direction])


def draw_centre(canvas: Canvas, scale: Scale, cell: Cell, face: Face, *, new: bool) -> None:
    """The middle of a tile."""
    if face.tile == ROME:
        sign = signs.ROME
    elif face.route:
        sign = signs.ROUTE
    else:
        sign = signs.NEW if new else signs.TILE
    canvas.put(*scale.centre(cell), sign, signs.FRESH if new else "bold")


def _weightiest(span: range, length: int, points: Sequence[tuple[int, int]]) -> range:
    """The part of a span where the points weigh most; of equal parts the most central."""
    if length >= len(span):
        return span
    middle = (len(span) - length) / 2

    def merit(start: int) -> tuple[int, float]:
        inside = span[start : start + length]
        return sum(n for at, n in points if at in inside), -abs(start - middle)

    best = max(range(len(span) - length + 1), key=merit)
    return span[best : best + length]


class Sheet:
    """The map, drawn in the largest size of cells that fits."""

    def __init__(
        self, scene: Drawn, scales: Sequence[Scale] = SCALES, columns: int = COLUMNS
    ) -> None:
        self._view, self._outlook, self._box = scene.view, scene.outlook, scene.box
        self._say = scene.say
        self._signs = signs.TokenSigns(scene.translator, scene.box)
        self._land = land_of(scene.view, scene.box)
        self._open = [cell_of(words) for words in scene.outlook.open_cells]
        self._room = columns - MARGIN
        cells = [*self._land, *self._open]
        rows = 1 + max(r for _, r in cells) - min(r for _, r in cells)
        for self.scale in scales:  # the first that fits, else the last
            middles = [self.scale.centre(cell)[0] for cell in cells]
            half = self.scale.high
            self._columns = range(min(middles) - half, max(middles) + half + 1)
            if len(self._columns) <= self._room and rows <= self.scale.rows:
                break
        self._canvas = Canvas()
        self._paint()

    def _paint(self) -> None:
        """Draw everything, the most important last, so that it is never covered."""
        for cell, face in self._land.items():
            self._draw_tile(cell, face)
        self._draw_rome()
        new = recent(self._view, self._box)
        for cell, face in self._land.items():
            draw_centre(self._canvas, self.scale, cell, face, new=cell in new)
        self._draw_dead_ends()
        self._draw_tokens()
        for cell in self._open:
            self._label(cell)
        for monument in self._view.monuments:
            self._raise(monument.loop, monument.colour)
        self._draw_offers()

    def _draw_tile(self, cell: Cell, face: Face) -> None:
        useful = face.springs
        if self.scale.small:  # there the two tiles of a side share one spot
            for direction in hexes.directions(face.springs):
                if beyond(cell, direction) in self._land:
                    useful &= ~(1 << direction)
        draw_face(self._canvas, self.scale, cell, face._replace(springs=useful))

    def _draw_rome(self) -> None:
        middles = sorted(self.scale.centre(half.cell) for half in self._box.rome)
        for (left, y), (right, below) in pairwise(middles):
            gap = right - left - 1
            rome = self._say(message("term-rome"))
            name = rome if gap > len(rome) else ""
            if y == below:
                self._canvas.put(left + 1, y, name.center(gap, signs.WALL), "bold")

    def _draw_dead_ends(self) -> None:
        for end in self._outlook.dead_ends:
            sign = signs.SPRING if end.spring and self.scale.small else signs.DEAD_END
            if not end.taken:
                self._mark(end.place, sign, signs.HOT if end.spring else "")
            if end.spring:
                self._draw_spring_at(end.place)

    def _draw_spring_at(self, place: str) -> None:
        """Draw the spring of a dead end beside it, if a mark would cover it."""
        cell, direction = cell_of(place), int(place.partition("/")[2])
        other, back = beyond(cell, direction), hexes.BACK[direction]
        spot = self.scale.spring(other, back)
        if self.scale.small and spot[1] != self.scale.centre(cell)[1]:
            return
        if spot == self.scale.stop(cell, direction, 1):
            spot = self.scale.beside(cell, direction)
        self._canvas.put(*spot, signs.SPRING, signs.HOT)

    def _draw_tokens(self) -> None:
        for token in self._view.tokens:
            sign = self._signs.token(token.colour, token.kind, small=self.scale.small)
            self._mark(token.place, sign, signs.style_of(token.colour))

    def _mark(self, place: str, sign: str, style: str) -> None:
        """Write on a dead end or on a trade route."""
        cell, direction = cell_of(place), place.partition("/")[2]
        stop = self.scale.stop(cell, int(direction), len(sign)) if direction else None
        self._canvas.put(*(stop or self.scale.centre(cell)), sign, style)

    def _label(self, cell: Cell) -> None:
        """Write the coordinates of an empty cell that a road leads to; only q if it is small."""
        q, r = cell
        words = f"{q}" if self.scale.small else f"{q},{r}"
        if len(words) >= self.scale.wide:
            words = f"{q},"
        x, y = self.scale.centre(cell)
        self._canvas.put(x - len(words) // 2, y, words, signs.CELL)

    def _raise(self, loop: Sequence[str], colour: str) -> None:
        """Draw a monument on the free spot inside its loop that is nearest to the centre."""
        corners = [self.scale.centre(cell_of(words)) for words in loop]
        words = self._signs.token(colour, Kind.MONUMENT, small=self.scale.small)
        spot = min(
            self._free_inside(corners, len(words)),
            key=lambda spot: distance(spot, corners, len(words)),
            default=None,
        )
        if spot is not None:
            self._canvas.put(*spot, words, signs.style_of(colour))

    def _free_inside(self, corners: Sequence[Spot], length: int) -> Iterator[Spot]:
        for y in range(min(y for _, y in corners), max(y for _, y in corners)):
            for x in range(min(x for x, _ in corners), max(x for x, _ in corners)):
                if all(
                    self._canvas.is_free(x + n, y) and is_inside((x + n, y), corners)
                    for n in range(length)
                ):
                    yield x, y

    def _draw_offers(self) -> None:
        """The places that a house can be built on, with their numbers in the list."""
        if isinstance(self._view.moment, Building):
            for number, place in enumerate(self._view.moment.offers, start=1):
                fits = not self.scale.small or number < 10
                self._mark(place, str(number) if fits else "?", signs.OFFER)

    def lines(self) -> Iterator[Line]:
        """The rows with their number r; if they are too wide, in parts from west to east.

        Parts overlap by a cell, so that whatever is cut through in one is whole in another.
        """
        again = self.scale.wide
        parts = max(1, -(-(len(self._columns) - again) // (self._room - again)))
        step = -(-(len(self._columns) - again) // parts)
        for part in range(parts):
            if parts > 1:
                heading = self._say(message("term-part", part=part + 1, of=parts))
                yield Line(((heading, "bold"),))
            yield from self._part(self._columns[part * step : (part + 1) * step + again])

    def around(self, cells: Mapping[Cell, int], height: int) -> Iterator[Line]:
        """The part of the map, `height` lines high, in which these cells weigh most."""
        spots = {self.scale.centre(cell): weight for cell, weight in cells.items()}
        rows = _weightiest(self._canvas.rows, height, [(y, n) for (_, y), n in spots.items()])
        seen = [(x, n) for (x, y), n in spots.items() if y in rows]
        yield from self._part(_weightiest(self._columns, self._room, seen), rows)

    def _part(self, columns: range, rows: range | None = None) -> Iterator[Line]:
        high, rows = self.scale.high, self._canvas.rows if rows is None else rows
        for y, line in zip(rows, self._canvas.lines(columns, rows), strict=True):
            r, between = divmod(y, high)
            number = "" if between else str(r)
            yield Line(((f"{number:>{MARGIN - 1}} ", "dim"), *line.runs))
