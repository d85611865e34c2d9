"""The effect of each choice, and the questions that lead to one: action, tile, cell."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts.line_preview import Line
from quadriga.games.minerva.guide.facts.preview import Preview
from quadriga.games.minerva.rules.actions import Action, Assist, Build, Pass, Reside, TakeCoins
from quadriga.games.minerva.rules.tables import COINS_NAME
from quadriga.language import message
from quadriga.terminal.boards.board import Stage, Words
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.market import does
from quadriga.terminal.boards.minerva.signs import Drawn, said


def words(action: Action) -> Words:
    """The words of an action that begins a turn; empty for the decisions that follow it."""
    turn = isinstance(action, Build | TakeCoins | Reside | Assist | Pass)
    return tuple(str(action).split(" ")) if turn else ()


def stage(scene: Drawn, answered: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers."""
    if not answered:
        verbs = [(word, _verb(scene, word, previews)) for word, previews in answers.items()]
        return Stage(said(scene, message("stage-action")), verbs)
    verb, *rest = answered
    ask = said(scene, message("stage-verb", verb=verb))
    if verb in ("residence", "assist"):
        labels = [(cell, brings(scene, previews[0])) for cell, previews in answers.items()]
        return Stage(ask, labels)
    if rest:
        ask = said(scene, message("stage-pair", tile=scene.box.words.tiles[rest[0]].name))
    return Stage(
        ask,
        [
            (_name(scene, name), _tile(scene, answered, name, previews))
            for name, previews in answers.items()
        ],
    )


def _name(scene: Drawn, name: str) -> str:
    if name == COINS_NAME:
        return said(scene, amount(scene.box.constants.solo_coins, "denarii"))
    return signs.tile_name(scene, name)


def _verb(scene: Drawn, verb: str, previews: Sequence[Preview]) -> Text:
    """A short description of the actions that begin with `verb`."""
    holding = scene.view.seats[scene.view.seat or 0]
    match verb:
        case "build":
            words = message("verb-build", n=len(previews))
        case "residence":
            words = message("verb-residence", n=holding.residences)
        case "assist":
            words = message("verb-assist", n=holding.assistants)
        case "take-coins":
            words = message("verb-coins", n=scene.box.constants.solo_coins)
        case _:
            words = scene.outlook.passing
    return Text(said(scene, words))


def _tile(scene: Drawn, answered: Words, name: str, previews: Sequence[Preview]) -> Text:
    """The cost and the effect of a tile, and the tile that leaves the game with it."""
    if len(answered) > 1:
        return Text(said(scene, message("leaves-the-game", tile=_name(scene, name))), "dim")
    if answered[0] == "take-coins":
        return brings(scene, previews[0])
    tile = signs.tiles_of(scene.box)[name]
    costs = brings(scene, previews[0]).plain or said(scene, message("free"))
    partners = tuple(_name(scene, other) for other in dict.fromkeys(_partners(scene, name)))
    instead = said(scene, message("not-the-other", tiles=partners)) if partners else ""
    return Text.assemble(f"{costs}: ", (f"{does(scene, tile)}{instead}", "dim"))


def _partners(scene: Drawn, name: str) -> list[str]:
    pairs = scene.view.pairs
    return [b if a == name else a for a, b in pairs if name in (a, b)]


def brings(scene: Drawn, preview: Preview) -> Text:
    """Amounts, sales, the points of a temple, and the yield of each line."""
    if preview.lines:
        return _lines(scene, preview)
    parts = [part for part in (signs.gained(scene, preview.gains), *_more(scene, preview)) if part]
    return Text(", ".join(parts))


def _more(scene: Drawn, preview: Preview) -> list[str]:
    more = [said(scene, message("sell-n", n=preview.sell))] if preview.sell else []
    if preview.vp:
        more.append(said(scene, message("counts-vp-now", vp=preview.vp)))
    if preview.total:
        more += _open(scene, preview.total)
    return more


def _lines(scene: Drawn, preview: Preview) -> Text:
    """The yield of each direction that has tiles."""
    found = [
        f"{said(scene, message('way', way=line.direction))} {_yield(scene, line)}"
        for line in preview.lines
        if line.tiles
    ]
    tax = -preview.gains.get("denarii", 0)
    paid = ""
    if tax:
        levy = amount(tax, "denarii")
        paid = " " + said(scene, message("tax-paid", tax=levy, sell=preview.sell))
    if found:
        return Text("; ".join(found) + paid)
    return Text(said(scene, message("nothing-there")) + paid, "dim")


def _yield(scene: Drawn, line: Line) -> str:
    gains = signs.gained(scene, line.gains)
    parts = [*([gains] if gains else []), *_open(scene, line)]
    return ", ".join(parts) or said(scene, message("nothing"))


def _open(scene: Drawn, line: Line) -> list[str]:
    """The open decisions of a line, and the culture tiles that it takes."""
    parts = [message("free-choices", n=line.picks)] if line.picks else []
    if line.trades:
        parts.append(message("exchanges", n=line.trades))
    if line.culture:
        stacks = tuple(message("unit", unit=category.value) for category in line.culture)
        parts.append(message("vp-of-culture", vp=line.vp, stacks=stacks))
    return [said(scene, part) for part in parts]
