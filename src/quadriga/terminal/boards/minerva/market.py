"""The market: the printed cost of each tile, its present cost for the viewer, and its effect."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from quadriga.games.minerva.box.components import Tile
from quadriga.games.minerva.guide.facts.outlook import Offer
from quadriga.games.minerva.rules.tables import COINS_NAME
from quadriga.language import message
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.signs import Drawn

GAP: Final = 2
"""Columns between two tiles of the short drawing."""


def market(scene: Drawn) -> Table:
    """A table of all tiles for sale; in solitaire in pairs."""
    view = scene.view
    table = Table.grid(padding=(0, 2, 0, 0))
    for ratio in (None, None, None, None, 1):
        table.add_column(ratio=ratio, no_wrap=ratio is None)
    table.add_row(*(Text(head, "bold") for head in _heads(scene)))
    for name, number in _paired(scene):
        table.add_row(*_row(scene, name, f" {number}"))
    for name, copies in Counter(view.market).items():
        table.add_row(*_row(scene, name, copies=copies))
    if not (view.market or view.pairs):
        table.add_row("", scene.text(message("no-location"), "dim"))
    table.add_row("", scene.text(message("temples"), "bold"))
    for name in view.row:
        table.add_row(*_row(scene, name))
    return table


def market_in_short(scene: Drawn, columns: int) -> Table:
    """All tiles for sale with their present cost, several in a row."""
    cells = [_cell(scene, name, f"{number} ") for name, number in _paired(scene)]
    cells += [_cell(scene, name, "") for name in (*Counter(scene.view.market), *scene.view.row)]
    width = max((cell.cell_len for cell in cells), default=0)
    across = max(1, columns // (width + GAP))
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(across):
        table.add_column(width=width, no_wrap=True)
    for n in range(0, len(cells), across):
        table.add_row(*cells[n : n + across])
    return table


def _paired(scene: Drawn) -> Iterator[tuple[str, int]]:
    """The tiles for sale in solitaire, each with the number of its pair."""
    for number, pair in enumerate(scene.view.pairs, start=1):
        for name in pair:
            yield name, number


def _cell(scene: Drawn, name: str, before: str) -> Text:
    """The short name of a tile and what the viewer pays, else its printed cost."""
    if name == COINS_NAME:
        return Text.assemble((before, "dim"), signs.tile_name(scene, name))
    tile = signs.tiles_of(scene.box)[name]
    letter = signs.kind(scene.translator, tile.category)
    _, _, costs, now, _ = _row(scene, name)
    return Text.assemble(
        (f"{before}{letter} ", "dim"),
        (scene.translator.form(scene.box.words.tiles[name].name, "short"), now.style or ""),
        " ",
        now if now.plain else costs,
    )


def _heads(scene: Drawn) -> Iterator[str]:
    yield f" {scene.say(message('pair-head'))}" if scene.view.pairs else ""
    yield scene.say(message("market"))
    yield scene.say(message("costs"))
    yield scene.say(message("you-pay")) if scene.view.seat is not None else ""
    yield scene.say(message("what-it-does"))


def _row(scene: Drawn, name: str, before: str = "", copies: int = 1) -> Iterator[Text]:
    yield Text(before, "dim")
    if name == COINS_NAME:
        yield Text(signs.tile_name(scene, name))
        yield from (Text(), Text())
        yield scene.text(message("take-coins-instead"), "dim")
        return
    tile = signs.tiles_of(scene.box)[name]
    offer = next((offer for offer in scene.outlook.market if offer.tile == name), None)
    dear = "dim" if offer and offer.why_not else ""
    yield Text.assemble(
        (f"{signs.kind(scene.translator, tile.category)} ", "dim"),
        (signs.tile_name(scene, name), dear or signs.STYLES[tile.category]),
        f" ×{copies}" if copies > 1 else "",
    )
    yield Text(signs.price(scene, tile.cost), dear)
    yield _now(scene, offer)
    best = message("best-now", vp=offer.best) if offer and offer.best else None
    yield Text(f"{does(scene, tile)}{f', {scene.say(best)}' if best else ''}", dear)


def _now(scene: Drawn, offer: Offer | None) -> Text:
    """The present cost; a cross if the viewer cannot pay it."""
    if offer is None:
        return Text()
    if offer.why_not:
        return Text(f"× {signs.price(scene, offer.pay, offer.denarii)}", "dim")
    sold = f", {scene.say(message('sell-n', n=offer.sell))}" if offer.sell else ""
    return Text(f"{signs.price(scene, offer.pay, offer.denarii)}{sold}", "green")


def does(scene: Drawn, tile: Tile) -> str:
    """The effect of a tile, without what its kind says."""
    return scene.translator.form(scene.box.words.tiles[tile.id].does, "short")
