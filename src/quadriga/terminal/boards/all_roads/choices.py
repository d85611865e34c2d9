"""The effect of each choice, and the questions that lead to a placement: tile, cell, turn."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from quadriga.games.all_roads.guide.facts.preview import Preview
from quadriga.games.all_roads.rules.actions import Action, Lay
from quadriga.games.all_roads.rules.phase_views import Laying
from quadriga.games.all_roads.rules.tables import Variant
from quadriga.language import Message, message, seated
from quadriga.terminal.boards.all_roads import tiles
from quadriga.terminal.boards.all_roads.chart import Drawn
from quadriga.terminal.boards.all_roads.scale import LARGE, SMALL
from quadriga.terminal.boards.board import Choice, Stage, Words
from quadriga.terminal.boards.parts import mover

PICTURES = (LARGE, SMALL)
"""The sizes of the tiles in the picture of the turns."""

TURNING = 2
"""The number of answers before the question of the turn."""


def words(action: Action) -> Words:
    """The tile, cell and turn of a placement; empty for other actions."""
    if not isinstance(action, Lay):
        return ()
    _, tile, cell, turn = str(action).split(" ")
    return tile, cell, turn


def stage(scene: Drawn, answered: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers."""
    turning = len(answered) == TURNING
    return Stage(
        scene.say(_question(scene, answered)),
        [
            Choice(_turned(scene, word) if turning else word, _at_best(scene, previews))
            for word, previews in answers.items()
        ],
        [tiles.turned(answered[0], answers, scene.box, scale) for scale in PICTURES if turning],
    )


def _question(scene: Drawn, answered: Words) -> Message:
    """The question, with the answers so far: "t05 at 1,-2: turned how?"."""
    match answered:
        case ():
            moment = scene.view.moment
            early = isinstance(moment, Laying) and len(moment.fresh) + 1 < moment.of
            return message("term-which-tile-early") if early else message("term-which-tile")
        case (tile,):
            return message("term-which-cell", tile=tile)
        case _:
            return message("term-which-turn", tile=answered[0], cell=answered[1])


def _turned(scene: Drawn, turn: str) -> str:
    """A turn in words: "r2, by 120°"."""
    degrees = int(turn[1:]) * 60
    if not degrees:
        return turn
    return scene.say(message("term-turned", turn=turn, degrees=degrees))


def _at_best(scene: Drawn, previews: Sequence[Preview]) -> Text:
    """The number of placements, and the effect of the best one."""
    if len(previews) == 1:
        return brings(scene, previews[0])
    ways = len(previews)
    best = max(previews, key=lambda preview: _promise(scene, preview))
    if not any(best.gains) and not best.offers:
        return scene.text(message("term-ways-in-vain", count=ways), "dim")
    line = scene.text(message("term-ways", count=ways), "dim")
    return line.append(" ").append_text(brings(scene, best))


def _promise(scene: Drawn, preview: Preview) -> tuple[int, int]:
    """The points of a placement for the seat to act, and the houses that it offers."""
    seat = mover(scene.view)
    assert seat is not None
    together = scene.view.variant == Variant.COOPERATIVE.value
    own = sum(preview.gains) if together else preview.gains[seat]
    return own + len(preview.offers), own - sum(preview.gains)


def brings(scene: Drawn, preview: Preview) -> Text:
    """Points by seat, and places for houses: `loop of 5: you +4, 1 place for a house`."""
    say = scene.say
    parts = list(_gains(scene, preview))
    if preview.offers:
        parts.append(scene.text(message("term-room", count=len(preview.offers))))
    if preview.ends:
        parts.append(scene.text(message("term-closes"), "bold red"))
    if not parts and not preview.loops:
        early = isinstance(scene.view.moment, Laying)
        return Text(say(message("term-nothing-yet")) if early else "", "dim")
    line = Text(", ").join(parts) if parts else scene.text(message("term-no-points"), "dim")
    if not preview.loops:
        return line
    sizes = tuple(str(len(loop)) for loop in preview.loops)
    return Text.assemble(say(message("term-loops", count=len(sizes), sizes=sizes)), " ", line)


def _gains(scene: Drawn, preview: Preview) -> Iterator[Text]:
    for seat, gain in enumerate(preview.gains):
        if gain:
            points = scene.say(message("gain", who=seated(seat), gain=gain))
            yield Text(points, "bold green" if seat == scene.view.seat else "")
