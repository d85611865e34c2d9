"""The seats with their points, tokens and supplies, and the races between them."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.box.components import Resource
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts.outlook import Rank
from quadriga.games.minerva.rules.scoring import Breakdown
from quadriga.language import Message, message, seated
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.signs import Drawn
from quadriga.terminal.boards.parts import seats_table, turn_mark
from quadriga.terminal.boards.parts import sitter as name_of


def seats(scene: Drawn, *, own: bool = False) -> Table:
    """A table with a row for each seat, or only for the viewer's."""
    seat, every = scene.view.seat, range(len(scene.view.seats))
    rows = (_cells(scene, n) for n in every if not own or seat in (n, None))
    held = ("points", "holds", "glory", "assistants")
    *heads, last = (scene.say(message("seats-head", column=column)) for column in held)
    return seats_table(("", "", *heads, signs.RESIDENCE, last, ""), rows, "llrrrrrl")


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield turn_mark(scene.view, seat)
    yield sitter(scene, seat)
    yield Text(str(standing.score.total), "bold")
    units = (*Resource, "denarii")
    letters = {unit: scene.say(message("unit-letter", unit=unit)) for unit in units}
    tokens = " ".join(f"{holding.resources[kind]}{letters[kind]}" for kind in Resource)
    yield Text(f"{tokens} {holding.denarii:>2}{letters['denarii']}")
    yield Text(str(holding.glory))
    yield Text(str(holding.residences))
    yield scene.text(message("n-of", n=holding.assistants, of=standing.assistants))
    number = holding.order
    yield Text(scene.say(message("order-n", number=number)) if number else "")


def sitter(scene: Drawn, seat: int) -> Text:
    """The name of the sitter, in the colour of the seat."""
    name = name_of(scene.names, seat)
    name.stylize(f"bold {signs.SEATS[seat]}")
    return name


def races(scene: Drawn) -> Iterator[tuple[str, Text]]:
    """The culture stacks, the glory race, the order tiles and the cost of an assistant."""
    for n, (category, stack) in enumerate(scene.view.stacks.items()):
        tiles = ", ".join(f"{tile.marks}→{tile.vp}" for tile in stack)
        name = scene.say(message("unit", unit=category.value))
        left = tiles or scene.say(message("none-left"))
        yield "" if n else scene.say(message("culture")), Text(f"{name}: {left}")
    if scene.outlook.glory:
        yield scene.say(message("glory")), Text(_glory(scene))
    if scene.outlook.order:
        yield scene.say(message("order")), Text(_order(scene))
    view = scene.view
    price = scene.outlook.seats[view.seat or 0].price
    if view.seat is not None and view.round < view.rounds and price:
        cost = message("assistant-price", denarii=price.denarii, glory=price.glory)
        words = scene.say(message("your-next-assistant", price=cost))
        yield scene.say(message("assistant")), Text(words)


def _glory(scene: Drawn) -> str:
    """The race of the seats; in solitaire, against the round."""
    ranks = scene.outlook.glory
    if len(scene.view.seats) > 1:
        return scene.say(message("several", items=tuple(map(_rank, ranks))))
    first, second = ranks
    needed, has = max(1, scene.view.round), scene.view.seats[0].glory
    race = message("glory-alone", first=first.vp, second=second.vp, needed=needed, has=has)
    return scene.say(race)


def _rank(rank: Rank) -> Message:
    if rank.seat is None:
        return message("rank-of-nobody", rank=rank.rank, vp=rank.vp)
    who = seated(rank.seat)
    return message("rank-of", rank=rank.rank, vp=rank.vp, who=who, tokens=rank.tokens)


def _order(scene: Drawn) -> str:
    last = scene.view.round == scene.view.rounds
    parts = []
    for order in scene.outlook.order:
        number, vp = order.number, order.vp if last else 0
        if order.seat is None:
            parts.append(message("order-free", number=number, vp=vp))
        else:
            parts.append(message("order-taken", number=number, vp=vp, who=seated(order.seat)))
    line = scene.say(message("several", items=tuple(parts)))
    if not scene.outlook.tax or all(order.seat is not None for order in scene.outlook.order):
        return line
    tax = amount(scene.outlook.tax, "denarii")
    return f"{line}; {scene.say(message('pays-tax', tax=tax))}"


def points(scene: Drawn, seat: int) -> str:
    """The points of a seat by source, and what this glory step would bring."""
    standing = scene.outlook.seats[seat]
    score = standing.score
    parts = ((line, getattr(score, line)) for line in Breakdown._fields)
    words = tuple(message("points-of", n=n, line=line) for line, n in parts if n)
    line = f"{score.total}"
    if words:
        line += f" ({scene.say(message('amounts', parts=words))})"
    if scene.outlook.aim:
        line += f": {scene.say(scene.outlook.aim.title)}"
    if standing.race:
        line += f"; {scene.say(message('race-brings', vp=standing.race))}"
    return line
