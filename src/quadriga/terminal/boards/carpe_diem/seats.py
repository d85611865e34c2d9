"""The seats with their points, goods and cards; their buildings; the own score."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from quadriga.games.carpe_diem.components import Good
from quadriga.games.carpe_diem.words import count
from quadriga.kit.words import listed
from quadriga.terminal.boards.carpe_diem.signs import Drawn, mover
from quadriga.terminal.boards.parts import sitter

GOODS: Final = tuple(good.value.capitalize() for good in Good)
HEADS: Final = ("Total", "VP", "Bar", "Forum", *GOODS, "Coin", "Bread", "Cards")


def seats(scene: Drawn) -> Table:
    """A table with a row for each seat."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for head in ("", "", "", *HEADS):
        table.add_column(justify="right" if head else "left", no_wrap=True)
    table.add_row("", "", "", *(Text(head, "bold") for head in HEADS))
    for seat in range(len(scene.view.seats)):
        table.add_row(*_cells(scene, seat))
    return table


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield Text(" →" if seat == mover(scene.view) else "  ", "bold")
    yield Text(str(seat + 1), "bold")
    yield sitter(scene.names, seat)
    unknown = standing.score.fountains is None and holding.cards > 0
    yield Text(f"{standing.score.total}{'+?' if unknown else ''}", "bold")
    yield Text(str(holding.vp))
    yield Text(str(holding.prestige))
    yield Text(f"{standing.visits}.")
    for number in (*holding.goods.values(), holding.coins, holding.bread, holding.cards):
        yield Text(str(number), "" if number else "dim")


def built(scene: Drawn, seat: int) -> Text:
    """The buildings of a seat: "14 tiles; 2 ponds, 1 villa; 5 chimneys; 6 writs left"."""
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    done = [count(n, kind.value) for kind, n in standing.completed.items() if n]
    parts = [count(len(holding.tiles), "tile")]
    parts += [", ".join(done)] * bool(done)
    parts += [count(standing.chimneys, "chimney")] * (standing.chimneys > 0)
    parts.append(f"{count(standing.writs, 'writ')} left")
    parts += [f"{len(holding.stored)} stored"] * bool(holding.stored)
    return Text("; ".join(parts))


def fountains(scene: Drawn, seat: int) -> Text:
    """The known fountain cards with their present points."""
    cards = scene.outlook.seats[seat].fountains
    worth = {card.id: card.vp for card in scene.box.fountain_cards}
    return Text(
        ", ".join(
            f"{held.card} ({worth[held.card]} for each {held.kind.value}): {held.vp}"
            for held in cards
        )
    )


def score(scene: Drawn, seat: int) -> Text:
    """The score so far, line by line."""
    now = scene.outlook.seats[seat].score
    rows = (
        (now.collected, "collected"),
        (now.items, "items"),
        (now.prestige, "prestige"),
        (now.frame, "frame"),
        (now.fountains or 0, "fountains"),
        (now.villas, "villas"),
    )
    parts = [f"{number} {what}" for number, what in rows if number or what == "collected"]
    return Text(f"{' + '.join(parts)} = ").append(f"{now.total} VP", "bold")


def waiting(scene: Drawn) -> Text | None:
    """The rewards that are still to be resolved; None if there are none."""
    gains = getattr(scene.view.moment, "waiting", ())
    if not gains:
        return None
    return Text(listed(f"the reward of the {gain.kind.value}" for gain in gains))
