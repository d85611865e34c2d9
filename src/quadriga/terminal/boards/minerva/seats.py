"""The seats with their points, tokens and supplies, and the races between them."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.components import Resource
from quadriga.games.minerva.telling import amount
from quadriga.games.minerva.words import ordinal
from quadriga.kit.words import COLOURS, count, listed
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.signs import Drawn
from quadriga.terminal.boards.parts import sitter


def seats(scene: Drawn) -> Table:
    """A table with a row for each seat."""
    table = Table.grid(padding=(0, 1, 0, 0))
    heads = ("", "", "", "Points", "Holds", "Glory", signs.RESIDENCE, "Assistants", "")
    for head in heads:
        table.add_column(justify="right" if head else "left", no_wrap=True)
    table.add_row(*(Text(head, "bold") for head in heads))
    for seat in range(len(scene.view.seats)):
        table.add_row(*_cells(scene, seat))
    return table


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield Text(" →" if seat == getattr(scene.view.moment, "seat", None) else "  ", "bold")
    yield colour(seat)
    yield sitter(scene.names, seat)
    yield Text(str(standing.score.total), "bold")
    tokens = " ".join(f"{holding.resources[kind]}{kind[0].upper()}" for kind in Resource)
    yield Text(f"{tokens} {holding.denarii:>2}d")
    yield Text(str(holding.glory))
    yield Text(str(holding.residences))
    yield Text(f"{holding.assistants} of {standing.assistants}")
    yield Text(f"order {holding.order}" if holding.order else "")


def colour(seat: int) -> Text:
    """The colour of a seat."""
    return Text(COLOURS[seat], f"bold {signs.SEATS[seat]}")


def who(scene: Drawn, seat: int | None) -> str:
    """The name of a seat in a sentence."""
    if seat is None:
        return "nobody"
    return "you" if seat == scene.view.seat else COLOURS[seat]


# ---- lines ---------------------------------------------------------------------------------------


def races(scene: Drawn) -> Iterator[tuple[str, Text]]:
    """The culture stacks, the glory race, the order tiles and the cost of an assistant."""
    for n, (category, stack) in enumerate(scene.view.stacks.items()):
        tiles = ", ".join(f"{tile.marks}→{tile.vp}" for tile in stack) or "empty"
        yield "" if n else "Culture", Text(f"{category}: {tiles}")
    if scene.outlook.glory:
        yield "Glory", Text(_alone(scene) if len(scene.names) == 1 else _glory(scene))
    if scene.outlook.order:
        yield "Order tiles", Text(_order(scene))
    view = scene.view
    price = scene.outlook.seats[view.seat or 0].price
    if view.seat is not None and view.round < view.rounds and price:
        cost = f"{amount(price.denarii, 'denarii')} or {price.glory} glory"
        yield "Assistant", Text(f"your next costs {cost}, after the round")


def _glory(scene: Drawn) -> str:
    return ", ".join(
        f"{ordinal(rank.rank)} {rank.vp} VP {who(scene, rank.seat)}"
        + (f" ({count(rank.tokens, 'token')})" if rank.tokens else "")
        for rank in scene.outlook.glory
    )


def _alone(scene: Drawn) -> str:
    first, second = scene.outlook.glory
    needed = count(max(1, scene.view.round), "token")
    tokens = scene.view.seats[0].glory
    return f"{first.vp} VP for {needed}, {second.vp} VP for fewer; you have {tokens}"


def _order(scene: Drawn) -> str:
    last = scene.view.round == scene.view.rounds
    parts = [
        f"{order.number}{f' ({order.vp} VP)' if last else ''} "
        f"{who(scene, order.seat) if order.seat is not None else 'free'}"
        for order in scene.outlook.order
    ]
    tax = scene.outlook.tax if any(order.seat is None for order in scene.outlook.order) else 0
    levy = f"; who goes on pays {amount(tax, 'denarii')} an action" if tax else ""
    return f"{', '.join(parts)}{levy}"


def points(scene: Drawn, seat: int) -> str:
    """The points of a seat by source, and its points after this glory step."""
    standing = scene.outlook.seats[seat]
    score = standing.score
    parts = {
        "culture": score.culture,
        "glory": score.glory,
        "temples": score.temples,
        "leftovers": score.leftovers,
        "order": score.order,
    }
    words = listed(f"{number} {name}" for name, number in parts.items() if number)
    ahead = f"; {standing.race} more in this glory step" if standing.race else ""
    title = f": {scene.outlook.title}" if scene.outlook.title else ""
    return f"{score.total} ({words}){title}{ahead}"
