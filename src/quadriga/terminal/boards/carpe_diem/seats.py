"""The seats with their points, goods and cards; their buildings; the own score."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from quadriga.games.carpe_diem.box.components import Good
from quadriga.games.carpe_diem.guide.words import amount
from quadriga.language import message
from quadriga.terminal.boards.carpe_diem.signs import Drawn, owner
from quadriga.terminal.boards.parts import numeral, seats_table, sitter, turn_mark

GOODS: Final = tuple(good.value for good in Good)
HEADS: Final = ("total", "collected", "prestige", "forum", *GOODS, "coins", "bread", "fountains")
LINES: Final = ("collected", "items", "prestige", "frame", "fountains", "villas")
"""The lines of the score."""


def seats(scene: Drawn, *, own: bool = False) -> Table:
    """A table with a row for each seat, or only for the one whose district is drawn."""
    every = range(len(scene.view.seats))
    rows = (_cells(scene, seat) for seat in every if not own or seat == owner(scene))
    heads = (scene.say(message("terminal-line", line=line)) for line in HEADS)
    return seats_table(("", "", "", *heads), rows, "lll" + "r" * len(HEADS))


def _cells(scene: Drawn, seat: int) -> Iterator[Text]:
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    yield turn_mark(scene.view, seat)
    yield Text(str(seat + 1), "bold")
    yield sitter(scene.names, seat)
    unknown = standing.score.fountains is None and holding.cards > 0
    yield Text(f"{numeral(standing.score.total)}{'+?' if unknown else ''}", "bold")
    yield Text(str(holding.vp))
    yield Text(str(holding.prestige))
    yield Text(f"{standing.visits}.")
    for number in (*holding.goods.values(), holding.coins, holding.bread, holding.cards):
        yield Text(str(number), "" if number else "dim")


def built(scene: Drawn, seat: int) -> Text:
    """The buildings of a seat: "14 tiles; 2 ponds, 1 villa; 5 chimneys; 6 writs left"."""
    holding, standing = scene.view.seats[seat], scene.outlook.seats[seat]
    say = scene.say
    done = [say(amount(n, kind.value)) for kind, n in standing.completed.items() if n]
    parts = [say(message("terminal-tiles", n=len(holding.tiles)))]
    parts += [", ".join(done)] * bool(done)
    parts += [say(amount(standing.chimneys, "chimney"))] * (standing.chimneys > 0)
    parts.append(say(message("writs-left", n=standing.writs)))
    parts += [say(message("n-stored", n=len(holding.stored)))] * bool(holding.stored)
    return Text("; ".join(parts))


def fountains(scene: Drawn, seat: int) -> Text:
    """The known fountain cards with their present points."""
    say, names = scene.say, scene.box.words.fountain_cards
    cards = scene.outlook.seats[seat].fountains
    return Text(", ".join(f"{say(names[held.card])}: {held.vp}" for held in cards))


def score(scene: Drawn, seat: int) -> Text:
    """The score so far, line by line."""
    say, now = scene.say, scene.outlook.seats[seat].score
    parts = [
        say(message("terminal-part", n=getattr(now, line) or 0, line=line))
        for line in LINES
        if getattr(now, line) or line == "collected"
    ]
    return Text(f"{' + '.join(parts)} = ").append(say(amount(now.total, "vp")), "bold")


def waiting(scene: Drawn) -> Text | None:
    """The rewards still to be resolved, if any."""
    gains = getattr(scene.view.moment, "waiting", ())
    if not gains:
        return None
    kinds = (message("kind", kind=gain.kind.value) for gain in gains)
    rewards = tuple(message("terminal-reward", kind=kind) for kind in kinds)
    return scene.text(message("all-of", items=rewards))
