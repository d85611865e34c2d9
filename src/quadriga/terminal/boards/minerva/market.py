"""The market: the printed cost of each tile, its present cost for the viewer, and its effect."""

from collections import Counter
from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.components import Tile
from quadriga.games.minerva.outlook import Offer
from quadriga.games.minerva.tables import COINS_NAME
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.signs import Drawn

ALWAYS = ("When activated: ", "At the end: ")
"""Beginnings of a tile's sentence that are left out, because its kind says the same."""


def market(scene: Drawn) -> Table:
    """A table of all tiles for sale; in solitaire in pairs."""
    view = scene.view
    table = Table.grid(padding=(0, 2, 0, 0))
    for ratio in (None, None, None, None, 1):
        table.add_column(ratio=ratio, no_wrap=ratio is None)
    head = "Pair" if view.pairs else ""
    mine = "You pay" if view.seat is not None else ""
    table.add_row(*(Text(t, "bold") for t in (f" {head}", "Market", "Cost", mine, "What it does")))
    if view.pairs:
        for number, pair in enumerate(view.pairs, start=1):
            for name in pair:
                table.add_row(*_row(scene, name, f" {number}"))
    for name, copies in Counter(view.market).items():
        table.add_row(*_row(scene, name, copies=copies))
    if not (view.market or view.pairs):
        table.add_row("", Text("no location left", "dim"))
    table.add_row("", Text("Temples", "bold"))
    for name in view.row:
        table.add_row(*_row(scene, name))
    return table


def _row(scene: Drawn, name: str, before: str = "", copies: int = 1) -> Iterator[Text]:
    yield Text(before, "dim")
    if name == COINS_NAME:
        yield Text(f"{scene.box.constants.solo_coins} denarii")
        yield Text()
        yield Text()
        yield Text("take them instead of the facility", "dim")
        return
    tile = signs.tiles_of(scene.box)[name]
    offer = next((offer for offer in scene.outlook.market if offer.tile == name), None)
    dear = "dim" if offer and offer.why_not else ""
    yield Text.assemble(
        (f"{signs.KINDS[tile.category]} ", "dim"),
        (tile.name, dear or signs.STYLES[tile.category]),
        f" ×{copies}" if copies > 1 else "",
    )
    yield Text(signs.price(tile.cost), dear)
    yield _now(offer)
    yield Text(f"{does(scene, tile)}{_best(tile, offer)}", dear)


def _now(offer: Offer | None) -> Text:
    """The present cost; a cross if the viewer cannot pay it."""
    if offer is None:
        return Text()
    if offer.why_not:
        return Text(f"× {signs.price(offer.pay, offer.denarii)}", "dim")
    sold = f", sell {offer.sell}" if offer.sell else ""
    return Text(f"{signs.price(offer.pay, offer.denarii)}{sold}", "green")


def does(scene: Drawn, tile: Tile) -> str:
    """The effect of a tile, shortened."""
    words = scene.box.words[tile.id].removesuffix(".")
    for beginning in ALWAYS:
        words = words.removeprefix(beginning)
    return words[0].lower() + words[1:]


def _best(tile: Tile, offer: Offer | None) -> str:
    return f", now {offer.best} VP at best" if offer and offer.best else ""
