"""The drawn cards side by side: upper part, lower part, and why it cannot be used."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.components import Box, Card
from quadriga.games.imperator.outlook import Lower, Outlook
from quadriga.terminal.boards.imperator.signs import units

WIDTH = 26
"""Columns of a card: three fit into 80."""


def hand(outlook: Outlook, box: Box) -> Table:
    """The drawn cards in the order of the data file."""
    cards = {card.id: card for card in box.cards}
    row = Table.grid()
    row.add_row(*(_card(cards[lower.card], lower) for lower in outlook.lowers))
    return row


def _card(card: Card, lower: Lower) -> RenderableType:
    quiet = "dim" if lower.why_not else ""
    free = not any(lower.price)
    lines: list[RenderableType] = [
        units(card.resources),
        Rule(Text("or" if free else "or pay", quiet), align="left", style="dim"),
    ]
    if not free:
        lines.append(units(lower.price))
    lines.append(Text(lower.does, quiet))
    if lower.why_not:
        lines.append(Text(f"× {lower.why_not}", "red"))
    return Panel(Group(*lines), title=Text(card.name, "bold"), box=boxes.ROUNDED, width=WIDTH)
