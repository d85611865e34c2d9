"""The effect of each choice, and the questions that lead to a placement: tile, cell, turn."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from quadriga.games.all_roads.actions import Action, Lay
from quadriga.games.all_roads.phase_views import Laying
from quadriga.games.all_roads.preview import Preview
from quadriga.games.all_roads.tables import Variant
from quadriga.kit.words import count
from quadriga.terminal.boards.all_roads import tiles
from quadriga.terminal.boards.all_roads.chart import Drawn
from quadriga.terminal.boards.all_roads.signs import colours_of, mover
from quadriga.terminal.boards.board import Stage, Words

ASKS = ("Which tile?", "On which cell?", "Turned how?")


def words(action: Action) -> Words:
    """The tile, cell and turn of a placement; empty for other actions."""
    if not isinstance(action, Lay):
        return ()
    _, tile, cell, turn = str(action).split(" ")
    return tile, cell, turn


def stage(scene: Drawn, said: Words, answers: Mapping[str, Sequence[Preview]]) -> Stage:
    """The question after these answers."""
    turning = len(said) == len(ASKS) - 1
    return Stage(
        ask=_question(scene, said),
        answers=[
            (_turned(word) if turning else word, _at_best(scene, previews))
            for word, previews in answers.items()
        ],
        picture=tiles.turned(said[0], answers, scene.box) if turning else None,
    )


def _question(scene: Drawn, said: Words) -> str:
    """The question, with the answers so far: "t05 at 1,-2: turned how?"."""
    ask = ASKS[len(said)]
    if not said:
        counted = " Counted as if your turn ended with it." if _comes_another(scene) else ""
        return f"{ask}{counted}"
    return f"{' at '.join(said)}: {ask[0].lower()}{ask[1:]}"


def _comes_another(scene: Drawn) -> bool:
    moment = scene.view.moment
    return isinstance(moment, Laying) and len(moment.fresh) + 1 < moment.of


def _turned(turn: str) -> str:
    """A turn in words: "r2, by 120°"."""
    return turn if turn == "r0" else f"{turn}, by {int(turn[1:]) * 60}°"


def _at_best(scene: Drawn, previews: Sequence[Preview]) -> Text:
    """The number of placements, and the effect of the best one."""
    if len(previews) == 1:
        return brings(scene, previews[0])
    best = max(previews, key=lambda preview: _promise(scene, preview))
    line = Text(f"{count(len(previews), 'way')}, ", "dim")
    if not any(best.gains) and not best.offers:
        return line.append("nothing yet", "dim")
    return line.append("at best ").append_text(brings(scene, best))


def _promise(scene: Drawn, preview: Preview) -> tuple[int, int]:
    """The points of a placement for the seat to act, and the houses that it offers."""
    seat = mover(scene.view)
    assert seat is not None
    together = scene.view.variant == Variant.COOPERATIVE.value
    own = sum(preview.gains) if together else preview.gains[seat]
    return own + len(preview.offers), own - sum(preview.gains)


def brings(scene: Drawn, preview: Preview) -> Text:
    """Points by seat, and places for houses: `loop of 5: you +4, 1 place for a house`."""
    parts = list(_gains(scene, preview))
    if preview.offers:
        parts.append(Text(count(len(preview.offers), "place") + " for a house"))
    if preview.ends:
        parts.append(Text("closes the map", "bold red"))
    if not parts and not preview.loops:
        return Text("nothing yet" if isinstance(scene.view.moment, Laying) else "", "dim")
    line = Text(", ").join(parts) if parts else Text("no points", "dim")
    return Text.assemble(_loops(preview), line)


def _loops(preview: Preview) -> str:
    sizes = [str(len(loop)) for loop in preview.loops]
    if not sizes:
        return ""
    return f"loop{'s' if len(sizes) > 1 else ''} of {' and '.join(sizes)}: "


def _gains(scene: Drawn, preview: Preview) -> Iterator[Text]:
    for seat, gain in enumerate(preview.gains):
        if gain:
            own = seat == scene.view.seat
            who = "you" if own else colours_of(scene.view.seats[seat]).lower()
            yield Text(f"{who} {gain:+d}", "bold green" if own else "")
