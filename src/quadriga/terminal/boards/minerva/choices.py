"""The effect of each choice, and the questions that lead to one: action, tile, cell."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from quadriga.games.minerva.actions import Action, Assist, Build, Pass, Reside, TakeCoins
from quadriga.games.minerva.line_preview import Line
from quadriga.games.minerva.preview import Preview
from quadriga.games.minerva.tables import COINS_NAME
from quadriga.games.minerva.telling import amount
from quadriga.kit.words import count, listed
from quadriga.terminal.boards.board import Stage, Words
from quadriga.terminal.boards.minerva import signs
from quadriga.terminal.boards.minerva.market import does
from quadriga.terminal.boards.minerva.signs import Drawn

ASKS = {
    "build": "Build which tile?",
    "take-coins": "Take the denarii instead of which tile?",
    "residence": "A residence on which cell?",
    "assist": "An assistant on which residence?",
}


def words(action: Action) -> Words:
    """The words of an action that begins a turn; empty for the decisions that follow it."""
    turn = isinstance(action, Build | TakeCoins | Reside | Assist | Pass)
    return tuple(str(action).split(" ")) if turn else ()


def stage(scene: Drawn, said: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers."""
    if not said:
        return Stage(
            "What will you do?",
            [(word, _verb(scene, word, previews)) for word, previews in answers.items()],
        )
    verb, *rest = said
    if verb in ("residence", "assist"):
        labels = [(cell, brings(scene, previews[0])) for cell, previews in answers.items()]
        return Stage(ASKS[verb], labels)
    ask = f"{_name(scene, rest[0])}: from the pair with which other tile?" if rest else ASKS[verb]
    return Stage(
        ask,
        [
            (_name(scene, name), _tile(scene, said, name, previews))
            for name, previews in answers.items()
        ],
    )


def _name(scene: Drawn, name: str) -> str:
    if name == COINS_NAME:
        return f"{scene.box.constants.solo_coins} denarii"
    return signs.tiles_of(scene.box)[name].name


def _verb(scene: Drawn, verb: str, previews: Sequence[Preview]) -> Text:
    """A short description of the actions that begin with `verb`."""
    holding = scene.view.seats[scene.view.seat or 0]
    match verb:
        case "build":
            return Text(f"a facility, {count(len(previews), 'choice')}")
        case "residence":
            return Text(f"and activate a line, {count(holding.residences, 'residence')} left")
        case "assist":
            hand = count(holding.assistants, "assistant")
            return Text(f"activate a line from a residence again, {hand} in hand")
        case "take-coins":
            return Text(f"+{scene.box.constants.solo_coins} denarii instead of a tile")
        case _:
            return Text(_passing(scene))


def _passing(scene: Drawn) -> str:
    view, number = scene.view, scene.outlook.next_order
    if not number:
        return "ends the round"
    if view.round == view.rounds:
        return f"take order tile {number}: {scene.outlook.order[number - 1].vp} VP"
    start = ", and begin the next round" if number == 1 else ""
    return f"take order tile {number}{start}"


def _tile(scene: Drawn, said: Words, name: str, previews: Sequence[Preview]) -> Text:
    """The cost and the effect of a tile, and the tile that leaves the game with it."""
    if len(said) > 1:
        return Text(f"{_name(scene, name)} leaves the game", "dim")
    if said[0] == "take-coins":
        return brings(scene, previews[0])
    tile = signs.tiles_of(scene.box)[name]
    costs = brings(scene, previews[0]).plain or "free"
    partners = dict.fromkeys(_partners(scene, name))
    instead = f"; not {listed((_name(scene, other) for other in partners), 'or')}"
    return Text.assemble(f"{costs}: ", (f"{does(scene, tile)}{instead if partners else ''}", "dim"))


def _partners(scene: Drawn, name: str) -> list[str]:
    pairs = scene.view.pairs
    return [b if a == name else a for a, b in pairs if name in (a, b)]


def brings(scene: Drawn, preview: Preview) -> Text:
    """Amounts, sales, the points of a temple, and the yield of each line."""
    if preview.lines:
        return _lines(preview)
    parts = [part for part in (signs.gained(preview.gains), *_more(preview)) if part]
    return Text(", ".join(parts))


def _more(preview: Preview) -> list[str]:
    more = [f"sell {preview.sell}"] if preview.sell else []
    if preview.vp:
        more.append(f"counts {preview.vp} VP now")
    if preview.total:
        more += _open(preview.total)
    return more


def _lines(preview: Preview) -> Text:
    """The yield of each direction that has tiles."""
    found = [f"{line.direction} {_yield(line)}" for line in preview.lines if line.tiles]
    tax = -preview.gains.get("denarii", 0)
    paid = f" (tax {amount(tax, 'denarii')}{', sell 1' if preview.sell else ''})" if tax else ""
    return Text("; ".join(found) + paid) if found else Text(f"nothing lies there{paid}", "dim")


def _yield(line: Line) -> str:
    gains = signs.gained(line.gains)
    return ", ".join([*([gains] if gains else []), *_open(line)]) or "nothing"


def _open(line: Line) -> list[str]:
    """The open decisions of a line, and the culture tiles that it takes."""
    parts = [count(line.picks, "choice")] if line.picks else []
    if line.trades:
        parts.append(f"exchange up to {line.trades}×")
    if line.culture:
        parts.append(f"{line.vp} VP of {listed(line.culture)}")
    return parts
