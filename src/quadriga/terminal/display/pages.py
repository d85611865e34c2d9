"""What is read at length: the help, the rules, the end of a game. The same for all games."""

from collections.abc import Iterator
from typing import Final

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games import GAMES
from quadriga.language import Message, message
from quadriga.table import rulebook_of
from quadriga.terminal.boards.parts import numeral, sitter
from quadriga.terminal.display.output import Moment, Watcher, item, position

COMMANDS: Final = ("undo", "hint", "board", "more", "news", "log", "rules", "help", "quit")
BACK: Final = "back"


def help_text(moment: Moment, example: str) -> RenderableType:
    """What can be typed, and the chapter of the rules that is about this moment."""
    watcher, board, say = moment.watcher, moment.watcher.board, moment.watcher.say
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", width=9)
    grid.add_row(say(message("help-number")), say(message("help-choice", example=example)))
    for command in (*([BACK] if board.stages else []), *COMMANDS):
        grid.add_row(command, say(message("help-command", command=command)))
    for part in moment.parts:
        grid.add_row(part.id, say(message("help-part", name=part.name)))
    return Group(
        Text(say(message("help-what-to-type")), "bold"),
        grid,
        *(item(say(note)) for note in board.notes),
        *_rules(watcher, watcher.game.guide.chapter(moment.state)),
    )


def rules(watcher: Watcher) -> RenderableType:
    """The rules of the game, chapter by chapter."""
    return Group(*_rules(watcher))


def _rules(watcher: Watcher, only: str = "") -> Iterator[RenderableType]:
    """All chapters of the rulebook, or the one with this id."""
    say, game = watcher.say, watcher.game.name
    box = GAMES[game].box()
    for chapter in rulebook_of(game):
        if chapter.id == only or not only:
            yield from (Text(), Text(say(Message(chapter.head)), "bold"))
            yield from (item(say(one.message(box))) for one in chapter.paragraph)


def ending(moment: Moment) -> RenderableType:
    """The last position, the final scores line by line, and the closing sentence."""
    return Group(position(moment), Text(), *scores(moment), moment.prompt)


def scores(moment: Moment) -> Iterator[RenderableType]:
    """A column for each seat, the first place first, and what decides between equal points."""
    say, names, game = moment.watcher.say, moment.watcher.names, moment.watcher.game
    reckoning, totals = game.guide.reckoning(moment.state), game.scores(moment.state)
    if not reckoning.lines:
        return
    places = reckoning.places
    seats = sorted(range(game.seats), key=lambda seat: places[seat] if places else seat)
    table = Table(box=boxes.SIMPLE, show_header=game.seats > 1, show_footer=True)
    table.add_column("", footer=say(message("end-sum")))
    for seat in seats:
        name = Text(f"{places[seat]}. " if places else "").append_text(sitter(names, seat))
        table.add_column(name, numeral(totals[seat]), justify="right")
    for line in reckoning.lines:
        name = Text(say(line.name))
        if line.why is not None:
            name.append(f"  {say(line.why)}", "dim")
        table.add_row(name, *(numeral(line.points[seat]) for seat in seats))
    yield table
    if reckoning.tie_break is not None:
        yield Text(say(reckoning.tie_break), "dim")
