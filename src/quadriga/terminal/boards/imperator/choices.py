"""The effect of a choice in a few characters."""

from collections.abc import Iterator

from rich.text import Text

from quadriga.games.imperator.components import Units
from quadriga.games.imperator.preview import Preview
from quadriga.kit.words import count
from quadriga.terminal.boards.imperator.signs import STYLES, Drawn


def brings(scene: Drawn, preview: Preview) -> Text:
    """Tracks and points before and after: `C3→1  1→3 points`; `e.g.` if a split follows."""
    before, after = scene.outlook.board, preview.board
    changes = [Text("e.g.", "dim")] if preview.then else []
    changes += _tracks(before.tracks, after.tracks)
    if not after.title:
        changes.append(Text("Rome falls", "bold red"))
    elif before.score != after.score:
        changes.append(Text(f"{before.score}→{count(after.score, 'point')}", "bold"))
    if preview.wasted:
        changes.append(Text(f"{preview.wasted} lost", "dim"))
    return Text("  ").join(changes) if changes else Text("no change", "dim")


def _tracks(before: Units, after: Units) -> Iterator[Text]:
    for (kind, style), old, new in zip(STYLES.items(), before, after, strict=True):
        if old != new:
            yield Text(f"{kind[0].upper()}{old}→{new}", style)
