"""The position: tracks, map, monuments, buildings, invasions, score and piles."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from quadriga.games.imperator.box.components import Building, Effect, Monument, Region
from quadriga.games.imperator.guide.facts.outlook import Threat
from quadriga.language import Message, message
from quadriga.terminal.boards.board import Importance, Part, Words
from quadriga.terminal.boards.imperator.cards import hand, hand_in_short
from quadriga.terminal.boards.imperator.signs import EMPTY, FULL, STYLES, Drawn, cubes
from quadriga.terminal.boards.parts import named, part

NOW, SOON, LATER = Importance.NOW, Importance.SOON, Importance.LATER

MAP: Final = (
    (("gaul", 15),),
    (("hispania", 0), ("rome", 25), ("greece", 34), ("asia", 60)),
    (("africa", 11), ("egypt", 47)),
)
"""The place of each region: rows of names with their columns."""


def parts(scene: Drawn, _answers: Words) -> Iterator[Part]:
    """The parts of the position."""
    yield part(message("board-part", part="tracks"), NOW, tracks(scene))
    yield part(message("board-part", part="map"), SOON, Group(*map_of(scene)))
    works = monuments_and_buildings(scene), named(_works_in_short(scene))
    yield part(message("board-part", part="works"), LATER, *works)
    name = scene.say(message("sources-invasions"))
    every = [(name, invasions(scene)), *_threat(scene, "")]
    ahead = named(every), named(_threat(scene, name))
    yield part(message("board-part", part="invasions"), NOW, *ahead)
    if score := list(_score(scene)):
        yield part(message("board-part", part="score"), LATER, named(score), apart=False)
    piles = named(_piles(scene)), named(_piles(scene, listed=False))
    yield part(message("board-part", part="piles"), LATER, *piles, apart=False)
    if scene.view.hand:
        yield part(message("board-part", part="hand"), NOW, hand(scene), hand_in_short(scene))


def _threat(scene: Drawn, name: str) -> Iterator[tuple[str, Text]]:
    """The next invasion, if one is to come, behind `name`."""
    if scene.outlook.threat is not None:
        yield name, threat(scene, scene.outlook.threat)


def _score(scene: Drawn) -> Iterator[tuple[str, Text]]:
    """The points while the game goes on; at the end of a stage, whether it was a success."""
    final, target = scene.outlook.board, scene.view.target
    if scene.outlook.threat is not None:
        yield scene.say(message("heading-score-so-far")), score_so_far(scene)
    elif target is not None:
        reached = final.title is not None and final.score >= target
        stage = (
            message("stage-reached", target=target)
            if reached
            else message("stage-missed", target=target)
        )
        yield scene.say(message("heading-score")), scene.text(stage)


def _piles(scene: Drawn, *, listed: bool = True) -> Iterator[tuple[str, Text]]:
    say, view = scene.say, scene.view
    yield say(message("terminal-to-come")), pile(scene, view.deck, listed=listed)
    yield say(message("terminal-discard")), pile(scene, view.discard, listed=listed)


def _works_in_short(scene: Drawn) -> Iterator[tuple[str, Text]]:
    """Monuments and buildings by name, with their cubes."""
    for heading, works in _works(scene):
        cells = [Text.assemble(mark, " ", name) for mark, name, _ in works]
        yield heading, Text("  ").join(cells)


def _works(scene: Drawn) -> Iterator[tuple[str, list[tuple[Text, Text, Text]]]]:
    """The monuments and the buildings below their headings: cubes, name and effect of each."""
    monuments = [_monument(scene, monument) for monument in scene.box.monuments]
    buildings = [_building(scene, building) for building in scene.box.buildings]
    yield scene.say(message("heading-monuments")), monuments
    yield scene.say(message("heading-buildings")), buildings


def tracks(scene: Drawn) -> Text:
    """The three tracks on one line."""
    line, most, kinds = Text(), scene.box.tracks.max, scene.box.tracks.kinds
    names = [scene.say(message("kind-title", kind=kind)) for kind in kinds]
    width = max(map(len, names))
    for kind, name, value in zip(kinds, names, scene.view.tracks, strict=True):
        line.append(f" {name:<{width}} {value} ", "bold")
        line.append(FULL * value, STYLES[kind])
        line.append(EMPTY * (most - value) + "   ", "dim")
    line.rstrip()
    return line


def map_of(scene: Drawn) -> Iterator[Text]:
    """The lines of the map; regions without a place on it are listed below."""
    regions = {region.id: region for region in scene.box.regions}
    placed = {name for row in MAP for name, _ in row}
    below = [((name, 0),) for name in regions if name not in placed]
    for row in (*MAP, *below):
        line = Text()
        for name, column in row:
            if name in regions:
                line.append(" " * max(1, 1 + column - line.cell_len))
                line.append_text(_region(scene, regions[name]))
        yield line


def _region(scene: Drawn, region: Region) -> Text:
    name = scene.say(scene.box.words.regions[region.id])
    if region.id in scene.view.regions:
        return Text(f"{FULL} {name}", "bold")
    cell = Text.assemble((EMPTY, "dim"), f" {name}")
    if region.gives:
        gives = scene.say(message("amount", n=1, kind=region.gives))
        cell.append(f" ({gives})", STYLES[region.gives])
    return cell


def monuments_and_buildings(scene: Drawn) -> Table:
    """Two columns: monuments with their cubes, buildings with whether they are built."""
    table = Table.grid(padding=(0, 1, 0, 0))
    heads, works = zip(*_works(scene), strict=True)
    left_head, right_head = (Text(head, "bold") for head in heads)
    table.add_row("", Text(), left_head, Text(), Text(), right_head, Text())
    for left, right in zip_longest(*works, fillvalue=(Text(), Text(), Text())):
        table.add_row("", *left, *right)
    return table


def _monument(scene: Drawn, monument: Monument) -> tuple[Text, Text, Text]:
    have = scene.view.monuments[monument.id]
    style = "" if have >= monument.cubes else "dim"
    does = scene.say(_counts(monument))
    name = scene.say(scene.box.words.monuments[monument.id].name)
    return cubes(have, monument.cubes), Text(name), Text(f"{does} ", style)


def _counts(monument: Monument) -> Message:
    effect = "none" if monument.effect is None else monument.effect
    if monument.effect is Effect.EXCHANGE:
        return message("terminal-exchange", n=monument.points)
    return message("terminal-counts", scoring=monument.scoring, n=monument.points, effect=effect)


def _building(scene: Drawn, building: Building) -> tuple[Text, Text, Text]:
    copies = [card.id for card in scene.box.cards if card.builds == building.id]
    have = sum(card in scene.view.built for card in copies)
    words = scene.box.words.buildings[building.id]
    name, does = scene.text(words.name), scene.say(words.figure)
    return cubes(have, len(copies)), name, Text(does, "" if have else "dim")


def invasions(scene: Drawn) -> Text:
    """The invasions: military to pay or regions to lose; a cube marks past ones."""
    cells = []
    for number, price in enumerate(scene.view.invasions):
        name = scene.box.invasions[number].name
        asks = message("terminal-asks", name=name, n=price.military, regions=price.regions)
        mark = cubes(int(number < scene.view.marked), 1)
        cells.append(Text.assemble(mark, f" {scene.say(asks)}"))
    return Text("  ").join(cells)


def threat(scene: Drawn, ahead: Threat) -> Text:
    """The time of the next invasion, and how it would end now."""
    words = [_when(scene), ahead.standing, ahead.outcome]
    style = "bold red" if ahead.rome_falls else "red" if ahead.short else "green"
    return Text(" ".join(scene.say(one) for one in words if one is not None), style)


def _when(scene: Drawn) -> Message:
    view = scene.view
    name = scene.box.invasions[view.marked].name
    if not view.hand:
        return message("terminal-invasion-here", name=name)
    return message("terminal-invasion-ahead", name=name, turns=view.turns - view.turn)


def score_so_far(scene: Drawn) -> Text:
    """The points if the game ended now, by source, and what the next title or stage needs."""
    say, now, target = scene.say, scene.outlook.board, scene.view.target
    assert now.title is not None, "a game that goes on is not lost"
    parts = tuple(
        message("score-part", name=part.name, n=part.points) for part in scene.outlook.parts
    )
    line = scene.text(message("terminal-score", n=now.score, parts=parts, title=now.title.name))
    if above := scene.outlook.next_title:
        more = message("terminal-next-title", n=above.points, title=above.name)
        line.append(f"; {say(more)}")
    if target is not None:
        line.append(f". {say(message('terminal-stage-asks', target=target))}")
    return line.append(".")


def pile(scene: Drawn, cards: Sequence[str], *, listed: bool) -> Text:
    """The number of cards in a pile, and which they are, in the order of the data file."""
    line = scene.text(message("cards", n=len(cards)))
    if not cards or not listed:
        return line
    names = (scene.say(scene.box.words.cards[card]) for card in cards)
    counted = (f"{name} ×{n}" if n > 1 else name for name, n in Counter(names).items())
    return line.append(f": {', '.join(counted)}", "dim")
