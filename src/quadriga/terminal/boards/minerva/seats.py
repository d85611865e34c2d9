"""The seats with their points, tokens and supplies, and the races between them."""

from collections.abc import Iterable, Iterator

from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.box.components import Resource
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts.outlook import Rank
from quadriga.language import Message, message, seated
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.signs import Drawn, said
from quadriga.terminal.boards.parts import sitter as name_of


def seats(scene: Drawn) -> Table:
    """A table with a row for each seat."""
    return _table(scene, range(len(scene.view.seats)))


def own_seat(scene: Drawn) -> Table:
    """The row of the viewer alone; of all for somebody who looks on."""
    seat = scene.view.seat
    return seats(scene) if seat is None else _table(scene, [seat])


def _table(scene: Drawn, shown: Iterable[int]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    held = ("points", "holds", "glory")
    words = (said(scene, message("seats-head", column=column)) for column in held)
    last = said(scene, message("seats-head", column="assistants"))
    heads = ("", "", *words, signs.RESIDENCE, last, "")
    for head in heads:
        table.add_column(justify="right" if head else "left", no_wrap=True)
    table.add_row(*(Text(head, "bold") for head in heads))
    for seat in shown:
        table.add_row(*_cells(scene, seat))
    return table


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield Text(" →" if seat == getattr(scene.view.moment, "seat", None) else "  ", "bold")
    yield sitter(scene, seat)
    yield Text(str(standing.score.total), "bold")
    tokens = (
        f"{holding.resources[kind]}{said(scene, message('unit-letter', unit=kind.value))}"
        for kind in Resource
    )
    coin = said(scene, message("unit-letter", unit="denarii"))
    yield Text(f"{' '.join(tokens)} {holding.denarii:>2}{coin}")
    yield Text(str(holding.glory))
    yield Text(str(holding.residences))
    yield Text(said(scene, message("n-of", n=holding.assistants, of=standing.assistants)))
    number = holding.order
    yield Text(said(scene, message("order-n", number=number)) if number else "")


def sitter(scene: Drawn, seat: int) -> Text:
    """The name of who sits there, in the colour of the seat."""
    name = name_of(scene.names, seat)
    name.stylize(f"bold {signs.SEATS[seat]}")
    return name


# ---- lines ---------------------------------------------------------------------------------------


def races(scene: Drawn) -> Iterator[tuple[str, Text]]:
    """The culture stacks, the glory race, the order tiles and the cost of an assistant."""
    for n, (category, stack) in enumerate(scene.view.stacks.items()):
        tiles = ", ".join(f"{tile.marks}→{tile.vp}" for tile in stack)
        name = said(scene, message("unit", unit=category.value))
        left = tiles or said(scene, message("none-left"))
        yield "" if n else said(scene, message("culture")), Text(f"{name}: {left}")
    if scene.outlook.glory:
        race = _alone(scene) if len(scene.view.seats) == 1 else _glory(scene)
        yield said(scene, message("glory")), Text(race)
    if scene.outlook.order:
        yield said(scene, message("order")), Text(_order(scene))
    view = scene.view
    price = scene.outlook.seats[view.seat or 0].price
    if view.seat is not None and view.round < view.rounds and price:
        cost = message("assistant-price", denarii=price.denarii, glory=price.glory)
        words = said(scene, message("your-next-assistant", price=cost))
        yield said(scene, message("assistant")), Text(words)


def _glory(scene: Drawn) -> str:
    ranks = tuple(_rank(rank) for rank in scene.outlook.glory)
    return said(scene, message("several", items=ranks))


def _rank(rank: Rank) -> Message:
    if rank.seat is None:
        return message("rank-of-nobody", rank=rank.rank, vp=rank.vp)
    who = seated(rank.seat)
    return message("rank-of", rank=rank.rank, vp=rank.vp, who=who, tokens=rank.tokens)


def _alone(scene: Drawn) -> str:
    first, second = scene.outlook.glory
    needed, has = max(1, scene.view.round), scene.view.seats[0].glory
    race = message("glory-alone", first=first.vp, second=second.vp, needed=needed, has=has)
    return said(scene, race)


def _order(scene: Drawn) -> str:
    last = scene.view.round == scene.view.rounds
    parts = tuple(
        message("order-free", number=order.number, vp=order.vp if last else 0)
        if order.seat is None
        else message(
            "order-taken", number=order.number, vp=order.vp if last else 0, who=seated(order.seat)
        )
        for order in scene.outlook.order
    )
    line = said(scene, message("several", items=parts))
    tax = scene.outlook.tax if any(order.seat is None for order in scene.outlook.order) else 0
    if not tax:
        return line
    return f"{line}; {said(scene, message('pays-tax', tax=amount(tax, 'denarii')))}"


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
    words = tuple(message("points-of", n=n, line=name) for name, n in parts.items() if n)
    line = f"{score.total}"
    if words:
        line += f" ({said(scene, message('amounts', parts=words))})"
    if scene.outlook.aim:
        line += f": {said(scene, scene.outlook.aim.title)}"
    if standing.race:
        line += f"; {said(scene, message('race-brings', vp=standing.race))}"
    return line
