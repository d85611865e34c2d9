"""The position: map, seats and the own hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from quadriga.games.all_roads.rules.phase_views import Building
from quadriga.language import message
from quadriga.terminal.boards.all_roads import signs, tiles
from quadriga.terminal.boards.all_roads.chart import Drawn, Sheet
from quadriga.terminal.boards.all_roads.land import Cell, cell_of, recent
from quadriga.terminal.boards.all_roads.scale import SCALES, SMALL, Scale
from quadriga.terminal.boards.all_roads.seats import seats, to_build
from quadriga.terminal.boards.board import ByWidth, Importance, Part, Words
from quadriga.terminal.boards.parts import indented, part

NOW, SOON, LATER, _ = Importance

HEIGHTS: Final = range(29, 7, -2)
"""Lines of the map where only some of it is drawn."""

OPEN, FRESH, OFFERED, CHOSEN = 1, 2, 8, 100
"""How much it matters to see a free cell, a new tile, a place for a house, the chosen cell."""


def parts(scene: Drawn, answers: Words) -> Iterator[Part]:
    """The parts of the position."""

    @cache
    def sheet(sizes: tuple[Scale, ...], columns: int) -> Sheet:
        return Sheet(scene, sizes, columns)

    def whole(columns: int, sizes: tuple[Scale, ...], *, legend: bool = True) -> RenderableType:
        """All of the map, in the largest of these sizes that fits."""
        drawn = sheet(sizes, columns)
        if not legend:
            return Group(*drawn.lines())
        words = Group(*_legend(scene, small=drawn.scale.small))
        return Group(*drawn.lines(), Text(), indented(words))

    def cut(columns: int, height: int) -> RenderableType:
        """The part of the map where most can be done."""
        return Group(*sheet(SCALES[-1:], columns).around(_interesting(scene, answers), height))

    sizes = [SCALES[n:] for n in range(len(SCALES))]
    drawings = [
        *(partial(whole, sizes=some) for some in sizes),
        partial(whole, sizes=sizes[-1], legend=False),
        *(partial(cut, height=height) for height in HEIGHTS),
    ]
    name = message("board-part", part="map")
    yield part(name, NOW, *map(ByWidth, drawings), whole=len(sizes))
    together = to_build(scene)
    table = seats(scene) if together is None else Group(seats(scene), indented(together))
    yield part(message("board-part", part="seats"), LATER, table)
    if scene.view.hand:
        heading, hand = _hand_line(scene), scene.view.hand
        large, small = tiles.hand(hand, scene.box), tiles.hand(hand, scene.box, SMALL)
        yield part(
            message("board-part", part="hand"),
            SOON if answers else NOW,
            Group(heading, large),
            Group(heading, small),
            small,
        )


def _interesting(scene: Drawn, answers: Words) -> dict[Cell, int]:
    """How much it matters to see each cell: the chosen one, places for houses, new tiles."""
    view = scene.view
    cells = {cell_of(words): OPEN for words in scene.outlook.open_cells}
    cells |= dict.fromkeys(recent(view, scene.box), FRESH)
    cells |= {cell_of(place): OFFERED for place in _offers(scene)}
    return cells | {cell_of(word): CHOSEN for word in answers[1:2]}


def _offers(scene: Drawn) -> Sequence[str]:
    """The places for a house."""
    moment = scene.view.moment
    return moment.offers if isinstance(moment, Building) else ()


def _legend(scene: Drawn, *, small: bool) -> Iterator[Text]:
    """The legend, without characters that are not on the map yet."""
    view, outlook, offers = scene.view, scene.outlook, _offers(scene)
    signs_shown = [
        message("term-spring", sign=signs.SPRING),
        message("term-route", sign=signs.ROUTE),
    ]
    if view.tiles:
        signs_shown.append(message("term-new", sign=signs.NEW))
    if any(not end.taken and end.place not in offers for end in outlook.dead_ends):
        signs_shown.append(message("term-dead-end", sign=signs.DEAD_END))
    if offers:
        signs_shown.append(message("term-offer"))
    yield Text("   ".join(map(scene.say, signs_shown)), "dim")
    if view.tokens or view.monuments:
        tokens = message("term-small-tokens") if small else message("term-tokens")
        yield scene.text(tokens, "dim")
    if outlook.open_cells:
        cells = message("term-small-cells") if small else message("term-cells")
        yield scene.text(cells, "dim")


def _hand_line(scene: Drawn) -> Text:
    """The heading of the own hand, with the tiles in the own stack."""
    view, say = scene.view, scene.say
    assert view.seat is not None
    coming = Counter(view.seats[view.seat].unplayed) - Counter(view.hand)
    line = Text(f" {say(message('your-hand'))}", "bold")
    if coming:
        names = " ".join(sorted(coming.elements()))
        stack = say(message("term-in-your-stack", count=coming.total(), tiles=names))
        line.append(f"   {stack}", "dim")
    return line
