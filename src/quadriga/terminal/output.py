"""What every game shows alike: its head, the numbered choices, what happened."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core import AnyGame, Seat
from quadriga.games import GAMES
from quadriga.table import Told
from quadriga.terminal.asking import Question
from quadriga.terminal.boards import Board, Scene, board_of
from quadriga.terminal.boards.board import Words

BRINGS = 26
"""Columns for what a choice would bring."""

ANSWER = 14
"""Columns for an answer, at least, where what it would bring has the rest of the line."""

COMMANDS = (
    ("a number", "make that choice; its notation, such as {example}, does the same"),
    ("undo", "take back your last choice, as long as nothing was revealed since"),
    ("hint", "what the greedy bot would choose"),
    ("board", "draw the table again"),
    ("news", "what has happened since your last turn"),
    ("log", "everything that has happened"),
    ("help", "this"),
    ("quit", "stop; the game is kept, and the next `quadriga play` takes it up again"),
)
BACK = ("back", "to the question before this one")


@dataclass(frozen=True, slots=True)
class Watcher:
    """Who looks at a game: a seat, or somebody beside the table; and the names of the others."""

    game: AnyGame
    seat: Seat | None
    names: Words

    @property
    def board(self) -> Board:
        """How the game is drawn."""
        return board_of(self.game.name)

    @property
    def title(self) -> str:
        """What the game is called."""
        return GAMES[self.game.name].title

    def scene(self, state: Any) -> Scene[Any, Any, Any]:
        """What is to be drawn of a position."""
        return Scene(
            view=self.game.view(state, self.seat),
            outlook=self.game.guide.outlook(state, self.seat),
            box=GAMES[self.game.name].box(),
            names=self.names,
        )


def printable(name: str) -> str:
    """A name from a file, without signs that would steer the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def position(watcher: Watcher, state: Any) -> RenderableType:
    """The table with its headline."""
    where, points = watcher.game.guide.headline(state)
    line = Rule(Text(f"{watcher.title} · {where} · {points}", "bold"), style="dim")
    return Group(Text(), line, Text(), watcher.board.position(watcher.scene(state)))


def question(watcher: Watcher, state: Any, asked: Question) -> RenderableType:
    """What is asked: the choices, or the answers that lead to them."""
    prompt = Text(watcher.game.guide.prompt(state, watcher.seat), "bold")
    if asked.stages is None or asked.is_settled:
        return Group(Text(), prompt, _choices(watcher, state, asked.choices))
    return Group(Text(), *([] if asked.said else [prompt]), _stage(watcher, state, asked))


def _choices(watcher: Watcher, state: Any, choices: Sequence[Any]) -> RenderableType:
    """The choices, numbered, each with what it would bring."""
    guide, scene, brings = watcher.game.guide, watcher.scene(state), watcher.board.brings
    grid = _numbered(None, BRINGS)
    for number, action in enumerate(choices, start=1):
        brought = brings(scene, guide.preview(state, action))
        grid.add_row(str(number), guide.label(state, action), brought)
    return grid


def _stage(watcher: Watcher, state: Any, asked: Question) -> RenderableType:
    """The answers, numbered, each with what the choices behind it would bring."""
    assert asked.stages is not None
    preview = watcher.game.guide.preview
    previews = {
        word: [preview(state, choice) for choice in choices]
        for word, choices in asked.answers.items()
    }
    stage = asked.stages.stage(watcher.scene(state), asked.said, previews)
    grid = _numbered(max(ANSWER, *(len(label) for label, _ in stage.answers)), None)
    for number, (label, brought) in enumerate(stage.answers, start=1):
        grid.add_row(str(number), label, brought)
    pictures = [] if stage.picture is None else [stage.picture]
    return Group(Text(stage.ask, "bold"), *pictures, grid)


def _numbered(left: int | None, right: int | None) -> Grid:
    """Lines with a number and two columns; one of them takes what the other leaves."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=3, justify="right", style="bold")
    for width in (left, right):
        grid.add_column(width=width, ratio=1 if width is None else None)
    return grid


def ending(watcher: Watcher, state: Any) -> RenderableType:
    """The last position, the score line by line, and the last word."""
    return Group(
        position(watcher, state),
        Text(),
        watcher.board.ending(watcher.scene(state)),
        Text(watcher.game.guide.prompt(state, watcher.seat), "bold"),
    )


def news(told: Iterable[Told]) -> RenderableType:
    """What happened, a sentence a line."""
    return Group(*(_indented(entry.sentence) for entry in told))


def _indented(words: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", Text(words))
    return grid


def help_text(watcher: Watcher, example: str) -> RenderableType:
    """What can be typed, and the rules in short."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", width=9)
    first, *others = COMMANDS
    for word, meaning in (first, *([BACK] if watcher.board.stages else []), *others):
        grid.add_row(word, meaning.format(example=f"`{example}`"))
    rules = watcher.board.rules(GAMES[watcher.game.name].box())
    return Group(
        Text("What you can type", "bold"),
        grid,
        Text(),
        Text(f"{watcher.title} in short", "bold"),
        *map(_indented, rules),
    )
