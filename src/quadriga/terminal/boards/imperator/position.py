"""The whole position: tracks, map, monuments, buildings, invasions, score and piles."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.components import Box, Building, Effect, Monument, Region, Scoring
from quadriga.games.imperator.outlook import Outlook, Threat
from quadriga.games.imperator.view import View
from quadriga.kit.words import count
from quadriga.terminal.boards.imperator.cards import hand
from quadriga.terminal.boards.imperator.signs import (
    EMPTY,
    FULL,
    STYLES,
    Drawn,
    cubes,
)
from quadriga.terminal.boards.parts import named

MAP: Final = (
    (("gaul", 15),),
    (("hispania", 0), ("rome", 25), ("greece", 37), ("asia", 59)),
    (("africa", 11), ("egypt", 47)),
)
"""The place of each region: rows of names with their columns."""


def position(scene: Drawn) -> RenderableType:
    """The whole position."""
    view, outlook, box = scene.view, scene.outlook, scene.box
    parts: list[RenderableType] = [
        tracks(view, box),
        Text(),
        *map_of(view, box),
        Text(),
        monuments_and_buildings(view, box),
        Text(),
        named(_lines(view, outlook, box)),
    ]
    if view.hand:
        parts += [Text(), hand(outlook, box)]
    return Group(*parts)


def _lines(view: View, outlook: Outlook, box: Box) -> Iterator[tuple[str, Text]]:
    yield "Invasions", invasions(view, box)
    ahead = outlook.board.threat
    if ahead is not None:
        yield "", threat(view, ahead, box)
        yield "Score so far", score_so_far(view, outlook)
    yield "Still to come", pile(view.deck, box)
    yield "Discard pile", pile(view.discard, box)


def tracks(view: View, box: Box) -> Text:
    """The three tracks on one line."""
    line = Text()
    for kind, value in zip(box.tracks.kinds, view.tracks, strict=True):
        line.append(f" {kind.capitalize():<9}{value} ", "bold")
        line.append(FULL * value, STYLES[kind])
        line.append(EMPTY * (box.tracks.max - value) + "   ", "dim")
    line.rstrip()
    return line


def map_of(view: View, box: Box) -> Iterator[Text]:
    """The lines of the map; regions without a place on it are listed below."""
    regions = {region.id: region for region in box.regions}
    placed = {name for row in MAP for name, _ in row}
    below = [((name, 0),) for name in regions if name not in placed]
    for row in (*MAP, *below):
        line = Text()
        for name, column in row:
            if name in regions:
                line.append(" " * max(1, 1 + column - line.cell_len))
                line.append_text(_region(regions[name], name in view.regions))
        yield line


def _region(region: Region, held: bool) -> Text:
    if held:
        return Text(f"{FULL} {region.name}", "bold")
    cell = Text.assemble((EMPTY, "dim"), f" {region.name}")
    if region.gives:
        cell.append(f" (1 {region.gives})", STYLES[region.gives])
    return cell


def monuments_and_buildings(view: View, box: Box) -> Table:
    """Two columns: monuments with their cubes, buildings with whether they are built."""
    table = Table.grid(padding=(0, 1, 0, 0))
    monuments = [_monument(monument, view) for monument in box.monuments]
    buildings = [_building(building, view, box) for building in box.buildings]
    nothing = (Text(), Text(), Text())
    head = (Text(), Text("Monuments", "bold"), Text(), Text(), Text("Buildings", "bold"), Text())
    table.add_row("", *head)
    for left, right in zip_longest(monuments, buildings, fillvalue=nothing):
        table.add_row("", *left, *right)
    return table


def _monument(monument: Monument, view: View) -> tuple[Text, Text, Text]:
    counts = {
        Scoring.FIXED: count(monument.points, "point"),
        Scoring.BUILDINGS: "1 point a building",
        Scoring.REGIONS: "1 point a region",
        Scoring.LOWEST_TRACK: "lowest track",
    }[monument.scoring]
    effects = {
        Effect.EXCHANGE: ", C and M alike",
        Effect.IGNORE_INVASIONS: ", no invasions",
        None: "",
    }
    have = view.monuments[monument.id]
    style = "" if have >= monument.cubes else "dim"
    does = Text(f"{counts}{effects[monument.effect]} ", style)
    return cubes(have, monument.cubes), Text(monument.name), does


def _building(building: Building, view: View, box: Box) -> tuple[Text, Text, Text]:
    copies = [card.id for card in box.cards if card.builds == building.id]
    have = sum(card in view.built for card in copies)
    if building.bonus:
        does = f"{building.amount} more {building.bonus}"
    else:
        does = count(building.points, "point")
    return cubes(have, len(copies)), Text(building.name), Text(does, "" if have else "dim")


def invasions(view: View, box: Box) -> Text:
    """The invasions: military to pay or regions to lose; a cube marks past ones."""
    cells = [
        Text.assemble(
            cubes(int(number < view.marked), 1),
            f" {invasion.name} pay {price.military} or lose {price.regions}",
        )
        for number, (invasion, price) in enumerate(zip(box.invasions, view.invasions, strict=True))
    ]
    return Text("  ").join(cells)


def threat(view: View, ahead: Threat, box: Box) -> Text:
    """The time of the next invasion, and its outcome as things stand."""
    return Text(f"{box.invasions[view.marked].name} {_when(view)}. {ahead.words}", _alarm(ahead))


def _when(view: View) -> str:
    if not view.hand:
        return "is here"
    left = view.turns - view.turn
    return f"comes after {count(left, 'more turn')}" if left else "comes after this turn"


def _alarm(ahead: Threat) -> str:
    if ahead.rome_falls:
        return "bold red"
    return "red" if ahead.short else "green"


def score_so_far(view: View, outlook: Outlook) -> Text:
    """The points if the game ended now, by source, and what the next title or stage needs."""
    now = outlook.board
    parts = ", ".join(f"{part.name} {part.points}" for part in now.parts)
    line = Text(f"{now.score} ({parts}): {now.title}")
    if now.next_title:
        line.append(f"; {now.to_next_title} more for {now.next_title}")
    if view.target is not None:
        line.append(f". This stage asks for {view.target}")
    return line.append(".")


def pile(cards: Sequence[str], box: Box) -> Text:
    """The cards of a pile in the order of the data file, those of one name together."""
    names = {card.id: card.name for card in box.cards}
    counted = Counter(names[card] for card in cards)
    listed = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items())
    line = Text(count(len(cards), "card"))
    return line.append(f": {listed}", "dim") if listed else line
