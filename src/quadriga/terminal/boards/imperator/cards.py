"""The drawn cards side by side: upper part, lower part, and why it cannot be used."""

from collections.abc import Iterator

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.box.components import Card
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.outlook import Lower
from quadriga.language import message
from quadriga.terminal.boards.imperator.signs import Drawn, units

WIDTH = 26
"""Columns of a card: three fit into 80."""


def hand(scene: Drawn) -> Table:
    """The drawn cards in the order of the data file."""
    row = Table.grid()
    row.add_row(*(_card(scene, card, lower) for card, lower in _drawn(scene)))
    return row


def hand_in_short(scene: Drawn) -> RenderableType:
    """The drawn cards in a line each."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for card, lower in _drawn(scene):
        table.add_row(f" {scene.say(words.card(card))}", _line(scene, card, lower))
    return table


def _drawn(scene: Drawn) -> Iterator[tuple[Card, Lower]]:
    """The drawn cards, each with its lower part."""
    cards = {card.id: card for card in scene.box.cards}
    return ((cards[lower.card], lower) for lower in scene.outlook.lowers)


def _line(scene: Drawn, card: Card, lower: Lower) -> Text:
    say = scene.say
    line = units(scene, card.resources)
    if any(lower.price):
        line.append(f" {say(message('terminal-or-pay'))} ")
        line.append_text(units(scene, lower.price)).append(": ")
    else:
        line.append(f" {say(message('terminal-or'))} ")
    line.append(say(lower.does), "dim" if lower.why_not else "")
    return line.append(f" × {say(lower.why_not)}", "red") if lower.why_not else line


def _card(scene: Drawn, card: Card, lower: Lower) -> RenderableType:
    say = scene.say
    quiet = "dim" if lower.why_not else ""
    free = not any(lower.price)
    either = say(message("terminal-or") if free else message("terminal-or-pay"))
    lines: list[RenderableType] = [
        units(scene, card.resources),
        Rule(Text(either, quiet), align="left", style="dim"),
    ]
    if not free:
        lines.append(units(scene, lower.price))
    lines.append(scene.text(lower.does, quiet))
    if lower.why_not:
        lines.append(Text(f"× {say(lower.why_not)}", "red"))
    title = scene.text(words.card(card), "bold")
    return Panel(Group(*lines), title=title, box=boxes.ROUNDED, width=WIDTH)
