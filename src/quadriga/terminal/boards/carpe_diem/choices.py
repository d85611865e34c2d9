"""The effect of each choice, and the questions that lead to a placement: cell and turn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from quadriga.games.carpe_diem.guide import words as phrases
from quadriga.games.carpe_diem.guide.facts.preview import Preview
from quadriga.games.carpe_diem.rules.actions import Action, Place, Store
from quadriga.games.carpe_diem.rules.view import Placing
from quadriga.language import Message, message
from quadriga.terminal.boards.board import Choice, Stage, Words
from quadriga.terminal.boards.carpe_diem import signs, tiles
from quadriga.terminal.boards.carpe_diem.signs import Drawn

STORE: Final = "store"


def words(action: Action) -> Words:
    """The cell and turn of a placement, or `store`; empty for other actions."""
    if isinstance(action, Place):
        _, cell, turn = str(action).split(" ")
        return cell, turn
    return (STORE,) if isinstance(action, Store) else ()


def stage(scene: Drawn, answered: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers: on which cell, then turned how."""
    moment, say = scene.view.moment, scene.say
    assert isinstance(moment, Placing)
    stored = scene.text(message("terminal-stored"), "dim")
    effects = {
        word: stored if word == STORE else _at_best(scene, previews)
        for word, previews in answers.items()
    }
    if not answered:
        cells = [Choice(*answer) for answer in effects.items()]
        return Stage(say(message("terminal-which-cell")), cells)
    faces = tiles.faces(scene.box, moment.tile)
    turned = [(f"{n}: {word}", faces[int(word[1:])]) for n, word in enumerate(answers, start=1)]
    return Stage(
        say(message("terminal-turned-how", cell=answered[0])),
        [Choice(_turn(scene, word), effect) for word, effect in effects.items()],
        [tiles.pictures(scene, turned)],
    )


def _turn(scene: Drawn, word: str) -> str:
    """A turn in words: "r2, by 180°"."""
    degrees = int(word[1:]) * 90
    turned = message("terminal-turned-by", turn=word, degrees=degrees)
    return scene.say(turned) if degrees else word


def _at_best(scene: Drawn, previews: Sequence[Preview]) -> Text:
    """The number of placements, and the effect of the best one."""
    if len(previews) == 1:
        return brings(scene, previews[0])
    best = max(previews, key=lambda preview: (len(preview.completes), preview.total))
    say = scene.say
    line = Text(f"{say(message('terminal-ways', n=len(previews)))}, ", "dim")
    if best == Preview():
        return line.append(say(message("terminal-nothing-yet")), "dim")
    return line.append(f"{say(message('terminal-at-best'))} ").append_text(brings(scene, best))


def brings(scene: Drawn, preview: Preview) -> Text:
    """Completed structures and gains: `pond: 1 fish, writ, +1 prestige`."""
    rows = (*_built(preview), *_gained(preview), *_found(preview))
    if rows:
        return Text(", ").join(scene.text(effect, style) for effect, style in rows)
    if isinstance(scene.view.moment, Placing):
        return scene.text(message("terminal-nothing-yet"), "dim")
    return Text()


def _built(preview: Preview) -> Iterator[tuple[Message, str]]:
    for one in preview.completes:
        kind = message("kind", kind=one.kind.value)
        yield message("terminal-completes", kind=kind, gives=one.gives), signs.GAIN
    for goal in preview.goals:
        yield message("terminal-goal", vp=goal.vp), signs.GAIN
    if preview.writ:
        yield message("terminal-writ"), ""


def _gained(preview: Preview) -> Iterator[tuple[Message, str]]:
    """Gains that the completed structures do not name."""
    rows = [(preview.vp, "vp"), (preview.prestige, "prestige")]
    if not preview.completes:
        rows += [(preview.coins, "coins"), (preview.bread, "bread"), (preview.goods, "goods")]
    for number, thing in rows:
        if number:
            yield phrases.change(number, thing), signs.LOSS if number < 0 else ""


def _found(preview: Preview) -> Iterator[tuple[Message, str]]:
    """The tiles at the end of a move, and the number of placements for a tile."""
    if preview.tiles:
        yield message("terminal-tiles", n=len(preview.tiles)), "dim"
    if preview.fits:
        yield message("terminal-fits", n=preview.fits), "dim"
