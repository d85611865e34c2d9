"""What every game shows alike: its head, the numbered choices, what happened."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core import AnyGame, Seat
from quadriga.games import GAMES
from quadriga.table import Told
from quadriga.terminal.boards import board_of

BRINGS = 26
"""Columns for what a choice would bring."""

COMMANDS = (
    ("a number", "make that choice; its notation, such as {example}, does the same"),
    ("undo", "take back your last choice, as long as nothing was revealed since"),
    ("hint", "what the greedy bot would choose"),
    ("board", "draw the table again"),
    ("log", "everything that has happened"),
    ("help", "this"),
    ("quit", "stop; the game is kept, and the next `quadriga play` takes it up again"),
)


def position(game: AnyGame, state: Any, seat: Seat | None) -> RenderableType:
    """The table with its headline, as a seat or a spectator sees it."""
    where, points = game.guide.headline(state)
    line = Rule(Text(f"{GAMES[game.name].title} · {where} · {points}", "bold"), style="dim")
    drawn = board_of(game.name).position(
        game.view(state, seat), game.guide.outlook(state, seat), GAMES[game.name].box()
    )
    return Group(Text(), line, Text(), drawn)


def choices(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any]) -> RenderableType:
    """The legal actions, numbered, each with what it would bring."""
    outlook, brings = game.guide.outlook(state, seat), board_of(game.name).brings
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=3, justify="right", style="bold")
    grid.add_column(ratio=1)
    grid.add_column(width=BRINGS)
    for number, action in enumerate(legal, start=1):
        label = game.guide.label(state, action)
        grid.add_row(str(number), label, brings(outlook, game.guide.preview(state, action)))
    return Group(Text(), Text(game.guide.prompt(state, seat), "bold"), grid)


def ending(game: AnyGame, state: Any, seat: Seat | None) -> RenderableType:
    """The last position, the score line by line, and the last word."""
    view, outlook = game.view(state, seat), game.guide.outlook(state, seat)
    return Group(
        position(game, state, seat),
        Text(),
        board_of(game.name).ending(view, outlook),
        Text(game.guide.prompt(state, seat), "bold"),
    )


def news(told: Iterable[Told]) -> RenderableType:
    """What happened, a sentence a line."""
    return Group(*(_indented(entry.sentence) for entry in told))


def _indented(words: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", Text(words))
    return grid


def help_text(game: AnyGame, example: str) -> RenderableType:
    """What can be typed, and the rules in short."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", width=9)
    for word, meaning in COMMANDS:
        grid.add_row(word, meaning.format(example=f"`{example}`"))
    rules = board_of(game.name).rules(GAMES[game.name].box())
    return Group(
        Text("What you can type", "bold"),
        grid,
        Text(),
        Text(f"{GAMES[game.name].title} in short", "bold"),
        *map(_indented, rules),
    )
