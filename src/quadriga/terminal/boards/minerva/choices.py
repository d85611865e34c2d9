"""The effect of each choice, and the questions that lead to one: action, tile, cell."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts.line_preview import Line
from quadriga.games.minerva.guide.facts.preview import Preview
from quadriga.games.minerva.rules.actions import Action, Assist, Build, Pass, Reside, TakeCoins
from quadriga.language import message
from quadriga.terminal.boards.board import Choice, Stage, Words
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.market import does
from quadriga.terminal.boards.minerva.signs import Drawn, tile_name


def words(action: Action) -> Words:
    """The words of an action that begins a turn; empty for the decisions after it."""
    turn = isinstance(action, Build | TakeCoins | Reside | Assist | Pass)
    return tuple(str(action).split(" ")) if turn else ()


def stage(scene: Drawn, answered: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers."""
    if not answered:
        verbs = [Choice(word, _verb(scene, word, previews)) for word, previews in answers.items()]
        return Stage(scene.say(message("stage-action")), verbs)
    verb, *rest = answered
    ask = scene.say(message("stage-verb", verb=verb))
    if verb in ("residence", "assist"):
        cells = [Choice(cell, brings(scene, previews[0])) for cell, previews in answers.items()]
        return Stage(ask, cells)
    if rest:
        ask = scene.say(message("stage-pair", tile=scene.box.words.tiles[rest[0]].name))
    tiles = [
        Choice(tile_name(scene, name), _tile(scene, answered, name, previews))
        for name, previews in answers.items()
    ]
    return Stage(ask, tiles)


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
    return scene.text(words)


def _tile(scene: Drawn, answered: Words, name: str, previews: Sequence[Preview]) -> Text:
    """The cost and the effect of a tile, and the tile that leaves the game with it."""
    if len(answered) > 1:
        return scene.text(message("leaves-the-game", tile=tile_name(scene, name)), "dim")
    if answered[0] == "take-coins":
        return brings(scene, previews[0])
    tile = signs.tiles_of(scene.box)[name]
    costs = brings(scene, previews[0]).plain or scene.say(message("free"))
    pairs = (pair for pair in scene.view.pairs if name in pair)
    partners = dict.fromkeys(b if a == name else a for a, b in pairs)
    names = tuple(tile_name(scene, other) for other in partners)
    instead = scene.say(message("not-the-other", tiles=names)) if names else ""
    return Text.assemble(f"{costs}: ", (f"{does(scene, tile)}{instead}", "dim"))


def brings(scene: Drawn, preview: Preview) -> Text:
    """Amounts, sales, the points of a temple, and the yield of each line."""
    if preview.lines:
        return _lines(scene, preview)
    parts = [signs.gained(scene, preview.gains)] if any(preview.gains.values()) else []
    if preview.sell:
        parts.append(scene.say(message("sell-n", n=preview.sell)))
    if preview.vp:
        parts.append(scene.say(message("counts-vp-now", vp=preview.vp)))
    if preview.total:
        parts += _open(scene, preview.total)
    return Text(", ".join(parts))


def _lines(scene: Drawn, preview: Preview) -> Text:
    """The yield of each direction that has tiles."""
    yields = [
        f"{scene.say(message('way', way=line.direction))} {_yield(scene, line)}"
        for line in preview.lines
        if line.tiles
    ]
    paid = ""
    if tax := -preview.gains.get("denarii", 0):
        levy = amount(tax, "denarii")
        paid = f" {scene.say(message('tax-paid', tax=levy, sell=preview.sell))}"
    if yields:
        return Text("; ".join(yields) + paid)
    return Text(scene.say(message("nothing-there")) + paid, "dim")


def _yield(scene: Drawn, line: Line) -> str:
    gains = signs.gained(scene, line.gains)
    parts = [*([gains] if gains else []), *_open(scene, line)]
    return ", ".join(parts) or scene.say(message("nothing"))


def _open(scene: Drawn, line: Line) -> list[str]:
    """The open decisions of a line, and the culture tiles that it takes."""
    parts = [message("free-choices", n=line.picks)] if line.picks else []
    if line.trades:
        parts.append(message("exchanges", n=line.trades))
    if line.culture:
        stacks = tuple(message("unit", unit=category.value) for category in line.culture)
        parts.append(message("vp-of-culture", vp=line.vp, stacks=stacks))
    return [scene.say(part) for part in parts]
