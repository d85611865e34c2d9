"""The seats with their points, tokens on the map and left, tiles in hand and stack."""

from collections.abc import Iterator, Mapping

from rich.table import Table
from rich.text import Text

from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.rules.tables import Variant
from quadriga.games.all_roads.rules.view import Holding
from quadriga.language import message
from quadriga.terminal.boards.all_roads.chart import Drawn
from quadriga.terminal.boards.all_roads.signs import TokenSigns, style_of
from quadriga.terminal.boards.parts import seats_table, sitter, turn_mark


def seats(scene: Drawn) -> Table:
    """A table with a row for each seat."""
    heads = (
        message("points"),
        message("term-on-the-map"),
        message("term-left-to-build"),
        message("term-hand"),
        message("term-stack"),
    )
    rows = (_cells(scene, seat) for seat in range(len(scene.view.seats)))
    return seats_table(("", "", "", *map(scene.say, heads)), rows, "lllrllrr", padding=2)


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield turn_mark(scene.view, seat)
    yield who(scene, holding)
    yield sitter(scene.names, seat)
    yield Text(str(standing.points), "bold")
    yield tokens(scene, standing.built)
    yield tokens(scene, standing.left)
    yield Text(str(holding.hand))
    yield Text(" + ".join(map(str, holding.stack)) or "0")


def who(scene: Drawn, holding: Holding) -> Text:
    """The colours of a seat with their letters: "R Red"."""
    letters = TokenSigns(scene.translator, scene.box).colours
    line, colours = Text(), [supply.colour for supply in holding.supplies]
    for colour in colours:
        line.append(letters[colour], style_of(colour))
    names = tuple(message("colour", id=colour) for colour in colours)
    return line.append(f" {scene.say(message('term-colours', colours=names))}")


def tokens(scene: Drawn, numbers: Mapping[Kind, int]) -> Text:
    """Tokens counted by kind: "3h 1v 0s 1m"."""
    letters, line = TokenSigns(scene.translator, scene.box).kinds, Text()
    for kind in Kind:
        line.append(f"{numbers[kind]}{letters[kind]} ", "" if numbers[kind] else "dim")
    line.rstrip()
    return line


def to_build(scene: Drawn) -> Text | None:
    """The tokens still to be built in the cooperative game; None in other variants."""
    if scene.view.variant != Variant.COOPERATIVE.value:
        return None
    left = scene.outlook.unbuilt
    if not left.tokens:
        return scene.text(message("term-all-built"))
    return scene.text(
        message(
            "term-to-build",
            built=left.of - left.value,
            of=left.of,
            tokens=left.tokens,
            points=left.value,
        )
    )
