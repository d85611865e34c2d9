"""The effect of each choice, and the questions that lead to a placement: cell and turn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from quadriga.games.carpe_diem.actions import Action, Place, Store
from quadriga.games.carpe_diem.phase_views import Placing
from quadriga.games.carpe_diem.preview import Preview
from quadriga.games.carpe_diem.words import count
from quadriga.terminal.boards.board import Stage, Words
from quadriga.terminal.boards.carpe_diem import signs, tiles
from quadriga.terminal.boards.carpe_diem.signs import Drawn, signed

STORE: Final = "store"
STORED: Final = "set aside; half a point at the end"


def words(action: Action) -> Words:
    """The cell and turn of a placement, or `store`; empty for other actions."""
    if isinstance(action, Place):
        _, cell, turn = str(action).split(" ")
        return cell, turn
    return (STORE,) if isinstance(action, Store) else ()


def stage(scene: Drawn, said: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers: on which cell, then turned how."""
    moment = scene.view.moment
    assert isinstance(moment, Placing)
    if not said:
        return Stage(
            ask="On which cell?",
            answers=[
                (word, Text(STORED, "dim") if word == STORE else _at_best(scene, previews))
                for word, previews in answers.items()
            ],
        )
    faces = tiles.faces(scene.box, moment.tile)
    numbered = enumerate(answers, start=1)
    return Stage(
        ask=f"On {said[0]}: turned how?",
        answers=[(_turn(word), _at_best(scene, previews)) for word, previews in answers.items()],
        picture=tiles.pictures([(f"{n}: {word}", faces[int(word[1:])]) for n, word in numbered]),
    )


def _turn(word: str) -> str:
    """A turn in words: "r2, by 180°"."""
    return word if word == "r0" else f"{word}, by {int(word[1:]) * 90}°"


def _at_best(scene: Drawn, previews: Sequence[Preview]) -> Text:
    """The number of placements, and the effect of the best one."""
    if len(previews) == 1:
        return brings(scene, previews[0])
    best = max(previews, key=lambda preview: (len(preview.completes), preview.total))
    line = Text(f"{count(len(previews), 'way')}, ", "dim")
    if best == Preview():
        return line.append("nothing yet", "dim")
    return line.append("at best ").append_text(brings(scene, best))


def brings(scene: Drawn, preview: Preview) -> Text:
    """Completed structures and gains: `pond: 1 fish, writ, +1 prestige`."""
    parts = [*_built(preview), *_gained(preview), *_found(preview)]
    if parts:
        return Text(", ").join(parts)
    return Text("nothing yet" if isinstance(scene.view.moment, Placing) else "", "dim")


def _built(preview: Preview) -> Iterator[Text]:
    for one in preview.completes:
        yield Text(f"{one.kind.value}: {one.gives}", signs.GAIN)
    for goal in preview.goals:
        yield Text(f"goal {signed(goal.vp)}", signs.GAIN)
    if preview.writ:
        yield Text("writ")


def _gained(preview: Preview) -> Iterator[Text]:
    """Gains that the completed structures do not name."""
    rows = [(preview.vp, "VP"), (preview.prestige, "prestige")]
    if not preview.completes:
        rows += [(preview.coins, "coin"), (preview.bread, "bread"), (preview.goods, "good")]
    for number, thing in rows:
        if number:
            style = signs.LOSS if number < 0 else ""
            yield Text(f"{signed(number)} {count(abs(number), thing).split(' ')[1]}", style)


def _found(preview: Preview) -> Iterator[Text]:
    """The tiles at the end of a move, and the number of placements for a tile."""
    if preview.tiles:
        yield Text(count(len(preview.tiles), "tile"), "dim")
    if preview.fits:
        yield Text(f"fits in {count(preview.fits, 'way')}", "dim")
