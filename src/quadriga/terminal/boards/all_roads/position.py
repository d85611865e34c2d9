"""The whole position: map, seats and the own hand."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.all_roads.phase_views import Building
from quadriga.language import message
from quadriga.terminal.boards.all_roads import signs, tiles
from quadriga.terminal.boards.all_roads.chart import Drawn, Sheet
from quadriga.terminal.boards.all_roads.seats import seats, to_build


def position(scene: Drawn) -> RenderableType:
    """The whole position."""
    sheet = Sheet(scene)
    parts: list[RenderableType] = [
        *sheet.lines(),
        Text(),
        Padding(Group(*_legend(scene, small=sheet.scale.small)), (0, 0, 0, 1)),
        Text(),
        seats(scene),
    ]
    together = to_build(scene)
    if together is not None:
        parts += [Padding(together, (0, 0, 0, 1))]
    if scene.view.hand:
        parts += [Text(), _hand_line(scene), tiles.hand(scene.view.hand, scene.box)]
    return Group(*parts)


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
