"""The seats with their points, tokens on the map and left, tiles in hand and stack."""

from collections.abc import Iterator, Mapping

from rich.table import Table
from rich.text import Text

from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.tables import Variant
from quadriga.games.all_roads.view import Holding
from quadriga.kit.words import count
from quadriga.terminal.boards.all_roads.chart import Drawn
from quadriga.terminal.boards.all_roads.signs import colours_of, letters, mover, style_of
from quadriga.terminal.boards.parts import sitter


def seats(scene: Drawn) -> Table:
    """A table with a row for each seat."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for justify in ("left", "left", "left", "right", "left", "left", "right", "right"):
        table.add_column(justify=justify, no_wrap=True)
    heads = ("", "", "", "Points", "On the map", "Left to build", "Hand", "Stack")
    table.add_row(*(Text(head, "bold") for head in heads))
    for seat in range(len(scene.view.seats)):
        table.add_row(*_cells(scene, seat))
    return table


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield Text(" →" if seat == mover(scene.view) else "  ", "bold")
    yield who(scene, holding)
    yield sitter(scene.names, seat)
    yield Text(str(standing.points), "bold")
    yield tokens(standing.built)
    yield tokens(standing.left)
    yield Text(str(holding.hand))
    yield Text(" + ".join(map(str, holding.stack)) or "0")


def who(scene: Drawn, holding: Holding) -> Text:
    """The colours of a seat with their letters: "R Red"."""
    known = letters(scene.box)
    line = Text()
    for supply in holding.supplies:
        line.append(known[supply.colour], style_of(supply.colour))
    return line.append(f" {colours_of(holding)}")


def tokens(numbers: Mapping[Kind, int]) -> Text:
    """Tokens counted by kind: "3h 1v 0s 1m"."""
    line = Text()
    for kind in Kind:
        line.append(f"{numbers[kind]}{kind.value[0]} ", "" if numbers[kind] else "dim")
    line.rstrip()
    return line


def to_build(scene: Drawn) -> Text | None:
    """The tokens still to be built in the cooperative game; None in others."""
    if scene.view.variant != Variant.COOPERATIVE.value:
        return None
    left = scene.outlook.unbuilt
    if not left.tokens:
        return Text("Together: every token stands on the map.")
    return Text(
        f"Together: {left.of - left.value} of {left.of} points built; still to build: "
        f"{count(left.tokens, 'token')} worth {count(left.value, 'point')}."
    )
