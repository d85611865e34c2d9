"""The whole position: map, seats and the own hand."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.phase_views import Building
from quadriga.kit.words import count
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
    words = [f"{signs.SPRING} hot spring", f"{signs.ROUTE} trade route"]
    if view.tiles:
        words.append(f"{signs.NEW} new tile")
    if any(not end.taken and end.place not in offers for end in outlook.dead_ends):
        words.append(f"{signs.DEAD_END} dead end")
    if offers:
        words.append("a number: build there")
    yield Text("   ".join(words), "dim")
    if view.tokens or view.monuments:
        yield Text(_token_words(small=small), "dim")
    if outlook.open_cells:
        inside = "q" if small else "q,r"
        where = "in an empty cell that a road leads to; r is the number of its row"
        yield Text(f"{inside} {where}", "dim")


def _token_words(*, small: bool) -> str:
    if small:
        return "letter of a colour: a house; as a capital: a villa, spa or monument"
    kinds = ", ".join(f"{kind.value[0]} {kind.value}" for kind in Kind)
    return f"letter of a colour, then {kinds}"


def _hand_line(scene: Drawn) -> Text:
    """The heading of the own hand, with the number of tiles in the own stack."""
    view = scene.view
    assert view.seat is not None
    coming = Counter(view.seats[view.seat].unplayed) - Counter(view.hand)
    line = Text(" Your hand", "bold")
    if coming:
        names = " ".join(sorted(coming.elements()))
        line.append(f"   in your stack {count(coming.total(), 'tile')}: {names}", "dim")
    return line
