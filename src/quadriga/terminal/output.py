"""What all games show in the same way: headline, numbered choices, news, help."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core import AnyGame, Seat
from quadriga.games import GAMES
from quadriga.language.catalogue import DEFAULT
from quadriga.language.translator import Translator
from quadriga.table import LogLine
from quadriga.terminal.boards import Board, Scene, board_of
from quadriga.terminal.boards.board import Words
from quadriga.terminal.questions import Question

BRINGS = 26
"""Columns for the effect of a choice."""

ANSWER = 14
"""Minimum columns for an answer; its effect has the rest of the line."""

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
    """The reader of the output: a seat, or a spectator if None; with the names of all sitters."""

    game: AnyGame
    seat: Seat | None
    names: Words

    @property
    def board(self) -> Board:
        """The text board of the game."""
        return board_of(self.game.name)

    @property
    def title(self) -> str:
        """The title of the game."""
        return GAMES[self.game.name].title

    @property
    def translator(self) -> Translator:
        """The voice of the program for this reader."""
        return Translator(DEFAULT, self.game.name, self.names, self.seat)

    def scene(self, state: Any) -> Scene[Any, Any, Any]:
        """The data from which the board draws a position."""
        return Scene(
            view=self.game.view(state, self.seat),
            outlook=self.game.guide.outlook(state, self.seat),
            box=GAMES[self.game.name].box(),
            names=self.names,
            translator=self.translator,
        )


def printable(name: str) -> str:
    """`name` with `?` for characters that could control the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def position(watcher: Watcher, state: Any) -> RenderableType:
    """The board below its headline."""
    headline = watcher.game.guide.headline(state)
    where, points = watcher.translator.text(headline.title), " : ".join(map(str, headline.scores))
    line = Rule(Text(f"{watcher.title} · {where} · {points}", "bold"), style="dim")
    return Group(Text(), line, Text(), watcher.board.position(watcher.scene(state)))


def question(watcher: Watcher, state: Any, asked: Question) -> RenderableType:
    """The prompt with numbered choices or answers."""
    prompt = Text(watcher.translator.text(watcher.game.guide.prompt(state, watcher.seat)), "bold")
    if asked.stages is None or asked.is_settled:
        return Group(Text(), prompt, _choices(watcher, state, asked.choices))
    return Group(Text(), *([] if asked.said else [prompt]), _stage(watcher, state, asked))


def _choices(watcher: Watcher, state: Any, choices: Sequence[Any]) -> RenderableType:
    """The numbered choices, each with its effect."""
    guide, scene, brings = watcher.game.guide, watcher.scene(state), watcher.board.brings
    translator = watcher.translator
    grid = _numbered(None, BRINGS)
    for number, action in enumerate(choices, start=1):
        brought = brings(scene, guide.preview(state, action))
        grid.add_row(str(number), translator.text(guide.label(state, action)), brought)
    return grid


def _stage(watcher: Watcher, state: Any, asked: Question) -> RenderableType:
    """The numbered answers, each with the effect of its choices."""
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
    """A grid of a number and two columns; a width of None takes the remaining space."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=3, justify="right", style="bold")
    for width in (left, right):
        grid.add_column(width=width, ratio=1 if width is None else None)
    return grid


def ending(watcher: Watcher, state: Any) -> RenderableType:
    """The last position, the score line by line, and the closing sentence."""
    return Group(
        position(watcher, state),
        Text(),
        watcher.board.ending(watcher.scene(state)),
        Text(watcher.translator.text(watcher.game.guide.prompt(state, watcher.seat)), "bold"),
    )


def news(watcher: Watcher, lines: Iterable[LogLine]) -> RenderableType:
    """Lines of the log, one sentence each."""
    return Group(*(_indented(watcher.translator.text(line.sentence)) for line in lines))


def _indented(words: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", Text(words))
    return grid


def help_text(watcher: Watcher, example: str) -> RenderableType:
    """The list of commands and a summary of the rules."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", width=9)
    first, *others = COMMANDS
    for word, meaning in (first, *([BACK] if watcher.board.stages else []), *others):
        grid.add_row(word, meaning.format(example=f"`{example}`"))
    say = watcher.translator.text
    rules = watcher.board.rules(GAMES[watcher.game.name].box())
    return Group(
        Text("What you can type", "bold"),
        grid,
        Text(),
        Text(f"{watcher.title} in short", "bold"),
        *(_indented(one if isinstance(one, str) else say(one)) for one in rules),
    )
