"""The final ranking, or the common result of the cooperative game."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.outlook import Standing
from quadriga.games.all_roads.tables import Variant
from quadriga.kit.words import count
from quadriga.terminal.boards.all_roads.chart import Drawn
from quadriga.terminal.boards.all_roads.seats import who
from quadriga.terminal.boards.parts import sitter

TIE_BREAK = (Kind.MONUMENT, Kind.SPA, Kind.VILLA)


def ending(scene: Drawn) -> RenderableType:
    """The end of the game."""
    if scene.view.variant == Variant.COOPERATIVE.value:
        return _together(scene)
    return _ranking(scene)


def _merit(standing: Standing) -> tuple[int, ...]:
    """The sort key of the ranking."""
    return (standing.points, *(standing.built[kind] for kind in TIE_BREAK))


def _ranking(scene: Drawn) -> RenderableType:
    standings = scene.outlook.seats
    merits = [_merit(standing) for standing in standings]
    table = Table(box=boxes.SIMPLE)
    for head in ("", "Seat", "", "Points", *(f"{kind.value.capitalize()}s" for kind in TIE_BREAK)):
        table.add_column(head, justify="left" if head in ("", "Seat") else "right")
    for seat in sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True):
        place = 1 + sum(other > merits[seat] for other in merits)
        built = [str(standings[seat].built[kind]) for kind in TIE_BREAK]
        label = who(scene, scene.view.seats[seat])
        points = Text(str(standings[seat].points), "bold")
        table.add_row(f"{place}.", label, sitter(scene.names, seat), points, *built)
    if len({points for points, *_ in merits}) == len(merits):
        return table
    words = "Of equal points more monuments are ahead, then more spas, then more villas."
    return Group(table, Text(words, "dim"))


def _together(scene: Drawn) -> RenderableType:
    """The figures by which the cooperative game is rated."""
    left = scene.outlook.unbuilt
    kinds = [
        count(number, kind.value)
        for kind in Kind
        if (number := sum(standing.left[kind] for standing in scene.outlook.seats))
    ]
    share = f"{left.of - left.value} of {left.of} points, {100 - 100 * left.value // left.of} %"
    lines = [f"Built together: {share}."]
    if kinds:
        lines.append(f"Not built: {', '.join(kinds)}; worth {count(left.value, 'point')}.")
    return Text("\n".join(lines))
