"""The effect of a choice in a few characters."""

from collections.abc import Iterator

from rich.text import Text

from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.preview import Preview
from quadriga.language import message
from quadriga.terminal.boards.imperator.signs import STYLES, Drawn


def brings(scene: Drawn, preview: Preview) -> Text:
    """Tracks and points before and after: `C3→1  1→3 points`; `e.g.` if a split follows."""
    say = scene.say
    before, after = scene.outlook.board, preview.board
    changes = [scene.text(message("terminal-for-example"), "dim")] if preview.then else []
    changes += _tracks(scene, preview)
    if after.title is None:
        changes.append(scene.text(message("terminal-rome-falls"), "bold red"))
    elif before.score != after.score:
        changes.append(Text(f"{before.score}→{say(words.points(after.score))}", "bold"))
    if preview.wasted:
        changes.append(scene.text(message("terminal-wasted", n=preview.wasted), "dim"))
    return Text("  ").join(changes) if changes else scene.text(message("terminal-no-change"), "dim")


def _tracks(scene: Drawn, preview: Preview) -> Iterator[Text]:
    before, after = scene.outlook.board.tracks, preview.board.tracks
    for (kind, style), old, new in zip(STYLES.items(), before, after, strict=True):
        if old != new:
            letter = scene.say(message("terminal-letter", kind=kind))
            yield Text(f"{letter}{old}→{new}", style)
