"""The final ranking, or the common result of the cooperative game."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.guide.facts.outlook import Standing
from quadriga.games.all_roads.rules.tables import Variant
from quadriga.language import message
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
    text = scene.translator.text
    kinds = (message("term-kinds", kind=kind.value) for kind in TIE_BREAK)
    for name in ("", text(message("seat-column")), ""):
        table.add_column(name)
    for head in (message("points"), *kinds):
        table.add_column(text(head), justify="right")
    for seat in sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True):
        place = 1 + sum(other > merits[seat] for other in merits)
        built = [str(standings[seat].built[kind]) for kind in TIE_BREAK]
        label = who(scene, scene.view.seats[seat])
        points = Text(str(standings[seat].points), "bold")
        table.add_row(f"{place}.", label, sitter(scene.names, seat), points, *built)
    if len({points for points, *_ in merits}) == len(merits):
        return table
    return Group(table, Text(text(message("term-tie-break")), "dim"))


def _together(scene: Drawn) -> RenderableType:
    """The figures by which the cooperative game is rated."""
    left, text = scene.outlook.unbuilt, scene.translator.text
    kinds = tuple(
        message("count-tokens", kind=kind.value, count=number)
        for kind in Kind
        if (number := sum(standing.left[kind] for standing in scene.outlook.seats))
    )
    share = 100 - 100 * left.value // left.of
    built = message("term-built-together", built=left.of - left.value, of=left.of, share=share)
    lines = [text(built)]
    if kinds:
        lines.append(text(message("term-not-built", tokens=kinds, points=left.value)))
    return Text("\n".join(lines))
