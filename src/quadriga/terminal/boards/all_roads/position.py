"""The position: map, seats and the own hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.all_roads.rules.phase_views import Building
from quadriga.language import message
from quadriga.terminal.boards.all_roads import signs, tiles
from quadriga.terminal.boards.all_roads.chart import Drawn, Sheet
from quadriga.terminal.boards.all_roads.land import Cell, cell_of, recent
from quadriga.terminal.boards.all_roads.scale import SCALES, SMALL, Scale
from quadriga.terminal.boards.all_roads.seats import seats, to_build
from quadriga.terminal.boards.board import Importance, Part, Words
from quadriga.terminal.boards.parts import part, still

NOW, SOON, LATER, _ = Importance

HEIGHTS: Final = range(29, 7, -2)
"""Lines of the map where only some of it is drawn."""

OPEN, FRESH, OFFERED, CHOSEN = 1, 2, 8, 100
"""How much it matters to see a cell that can be played on, a new tile, and so on."""


def parts(scene: Drawn, answers: Words) -> Iterator[Part]:
    """The parts of the position."""
    charted = _Chart(scene, answers)
    sizes = [SCALES[n:] for n in range(len(SCALES))]
    yield part(
        message("board-part", part="map"),
        NOW,
        *(partial(charted.whole, sizes=one, legend=True) for one in sizes),
        partial(charted.whole, sizes=sizes[-1], legend=False),
        *(partial(charted.cut, height=height) for height in HEIGHTS),
        whole=len(sizes),
    )
    yield part(message("board-part", part="seats"), LATER, still(lambda: _seats(scene)))
    if scene.view.hand:
        hand = scene.view.hand
        yield part(
            message("board-part", part="hand"),
            SOON if answers else NOW,
            still(lambda: Group(_hand_line(scene), tiles.hand(hand, scene.box))),
            still(lambda: Group(_hand_line(scene), tiles.hand(hand, scene.box, SMALL))),
            still(lambda: tiles.hand(hand, scene.box, SMALL)),
        )


class _Chart:
    """The map in its drawings; a sheet is painted once."""

    def __init__(self, scene: Drawn, answers: Words) -> None:
        self._scene = scene
        self._answers = answers
        self._sheets: dict[tuple[int, int], Sheet] = {}

    def _sheet(self, sizes: Sequence[Scale], columns: int) -> Sheet:
        key = len(sizes), columns
        if key not in self._sheets:
            self._sheets[key] = Sheet(self._scene, sizes, columns)
        return self._sheets[key]

    def whole(self, columns: int, sizes: Sequence[Scale], *, legend: bool) -> RenderableType:
        """All of the map, in the largest of these sizes that fits."""
        sheet = self._sheet(sizes, columns)
        lines: list[RenderableType] = [*sheet.lines()]
        if legend:
            words = Group(*_legend(self._scene, small=sheet.scale.small))
            lines += [Text(), Padding(words, (0, 0, 0, 1))]
        return Group(*lines)

    def cut(self, columns: int, height: int) -> RenderableType:
        """The part of the map where most can be done."""
        sheet = self._sheet(SCALES[-1:], columns)
        return Group(*sheet.around(_interesting(self._scene, self._answers), height))


def _interesting(scene: Drawn, answers: Words) -> dict[Cell, int]:
    """Cells with what it matters to see them: the chosen one, places for houses, new tiles."""
    view = scene.view
    cells = {cell_of(words): OPEN for words in scene.outlook.open_cells}
    cells |= dict.fromkeys(recent(view, scene.box), FRESH)
    offers = view.moment.offers if isinstance(view.moment, Building) else ()
    cells |= {cell_of(place): OFFERED for place in offers}
    return cells | {cell_of(word): CHOSEN for word in answers[1:2]}


def _seats(scene: Drawn) -> RenderableType:
    together = to_build(scene)
    if together is None:
        return seats(scene)
    return Group(seats(scene), Padding(together, (0, 0, 0, 1)))


def _legend(scene: Drawn, *, small: bool) -> Iterator[Text]:
    """The legend, without characters that are not on the map yet."""
    view, outlook = scene.view, scene.outlook
    offers = view.moment.offers if isinstance(view.moment, Building) else ()
    text = scene.translator.text
    words = [
        text(message("term-spring", sign=signs.SPRING)),
        text(message("term-route", sign=signs.ROUTE)),
    ]
    if view.tiles:
        words.append(text(message("term-new", sign=signs.NEW)))
    if any(not end.taken and end.place not in offers for end in outlook.dead_ends):
        words.append(text(message("term-dead-end", sign=signs.DEAD_END)))
    if offers:
        words.append(text(message("term-offer")))
    yield Text("   ".join(words), "dim")
    if view.tokens or view.monuments:
        tokens = message("term-small-tokens") if small else message("term-tokens")
        yield Text(text(tokens), "dim")
    if outlook.open_cells:
        cells = message("term-small-cells") if small else message("term-cells")
        yield Text(text(cells), "dim")


def _hand_line(scene: Drawn) -> Text:
    """The heading of the own hand, with the tiles in the own stack."""
    view, text = scene.view, scene.translator.text
    assert view.seat is not None
    coming = Counter(view.seats[view.seat].unplayed) - Counter(view.hand)
    line = Text(f" {text(message('your-hand'))}", "bold")
    if coming:
        names = " ".join(sorted(coming.elements()))
        said = text(message("term-in-your-stack", count=coming.total(), tiles=names))
        line.append(f"   {said}", "dim")
    return line
