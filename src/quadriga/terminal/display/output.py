"""What all games show in the same way: headline, numbered choices, news, help."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from quadriga.bots.analysis.analysis import Assessment
from quadriga.core import AnyGame, Headline, Seat, title_of
from quadriga.games import GAMES
from quadriga.language import Message, message
from quadriga.language.catalogue import DEFAULT
from quadriga.language.translator import Translator
from quadriga.table import LogLine, Sitter
from quadriga.terminal.boards import Board, Scene, board_of
from quadriga.terminal.boards.board import ByWidth, Choice, Importance, Part, Words
from quadriga.terminal.commands.request import YOU
from quadriga.terminal.display.questions import Question

BRINGS = 26
"""Columns for the effect of a choice."""

ANSWER = 14
"""Minimum columns for an answer; its effect has the rest of the line."""

LEAST_BEHIND = 0.05
"""Smallest difference to the best choice that is shown, in points."""

BOARD = "board"
"""The command that shows the whole position again."""


@dataclass(frozen=True)
class Watcher:
    """The reader of the output: a seat, or a spectator if None; with the names of all sitters."""

    game: AnyGame
    seat: Seat | None
    names: Words
    language: str = DEFAULT

    @property
    def board(self) -> Board:
        """The text board of the game."""
        return board_of(self.game.name)

    @property
    def title(self) -> str:
        """The title of the game."""
        return self.translator.text(title_of(self.game.name))

    @cached_property
    def translator(self) -> Translator:
        """The voice of the program for this reader."""
        return Translator(self.language, self.game.name, self.names, self.seat)

    def scene(self, state: Any) -> Scene[Any, Any, Any]:
        """The data from which the board draws a position."""
        return Scene(
            view=self.game.view(state, self.seat),
            outlook=self.game.guide.outlook(state, self.seat),
            box=GAMES[self.game.name].box(),
            names=self.names,
            translator=self.translator,
        )


class Moment(NamedTuple):
    """A position and what is asked about it."""

    watcher: Watcher
    state: Any
    question: Question | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the board, as they matter after the answers so far."""
        answers = () if self.question is None else self.question.said
        return parts(self.watcher, self.state, answers)


def printable(name: str) -> str:
    """`name` with `?` for characters that could control the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)


def display_names(sitters: Sequence[Sitter], translator: Translator) -> Words:
    """What the sitters are called at the table: no two of them the same."""
    names: list[str] = []
    for seat, sitter in enumerate(sitters, start=1):
        name = called = printable(sitter.name)
        if sitter.name == YOU:
            alone = sum(one.name == YOU for one in sitters) == 1
            own = message("sitter-you") if alone else message("seat-number", number=seat)
            name = called = translator.text(own)
        number = 1
        while called in names:
            number += 1
            called = f"{name} {number}"
        names.append(called)
    return tuple(names)


def headline(watcher: Watcher, state: Any) -> RenderableType:
    """The game, where it stands, and the points."""
    shown = watcher.game.guide.headline(state).seen_by(watcher.seat)
    title = f"{watcher.title} · {standing(watcher.translator, shown)}"
    # Made for each drawing, because Rich cuts the text of a rule for good.
    return ByWidth(lambda _columns: Rule(Text(title, "bold"), style="dim"))


def position(watcher: Watcher, state: Any) -> RenderableType:
    """The board below its headline."""
    return Group(Text(), headline(watcher, state), Text(), board(watcher, state))


def board(watcher: Watcher, state: Any) -> RenderableType:
    """The parts of the board one below the other, without those that are aside now."""
    return stacked(one for one in parts(watcher, state) if one.importance is not Importance.ASIDE)


def stacked(parts: Iterable[Part]) -> RenderableType:
    """Parts one below the other, drawn as fully as they can be."""
    lines = list[RenderableType]()
    for part in parts:
        lines += [Text()] if lines and part.apart else []
        lines.append(part.drawings[0])
    return Group(*lines)


def parts(watcher: Watcher, state: Any, answers: Words = ()) -> tuple[Part, ...]:
    """The parts of the board, as they matter after these answers."""
    return tuple(watcher.board.parts(watcher.scene(state), answers))


def standing(translator: Translator, headline: Headline) -> str:
    """Where a game stands, and the points."""
    return f"{translator.text(headline.title)} · {' : '.join(map(str, headline.scores))}"


class Asked(NamedTuple):
    """A question in words: what is asked, pictures for it, and the choices."""

    words: tuple[Text, ...]
    pictures: Sequence[RenderableType]
    choices: tuple[Choice, ...]


def asked_of(watcher: Watcher, state: Any, question: Question) -> Asked:
    """The prompt with the choices, or with the answers that lead to one."""
    guide, scene, board = watcher.game.guide, watcher.scene(state), watcher.board
    prompt = Text(scene.say(guide.prompt(state, watcher.seat)), "bold")
    if question.stages is None or question.is_settled:
        choices = (
            Choice(
                scene.say(guide.label(state, action)),
                board.brings(scene, guide.preview(state, action)),
            )
            for action in question.choices
        )
        return Asked((prompt,), (), tuple(choices))
    previews = {
        word: [guide.preview(state, choice) for choice in choices]
        for word, choices in question.answers.items()
    }
    stage = question.stages.stage(scene, question.said, previews)
    words = (*([] if question.said else [prompt]), Text(stage.ask, "bold"))
    return Asked(words, stage.pictures, tuple(stage.answers))


def question(watcher: Watcher, state: Any, question: Question) -> RenderableType:
    """The question with its numbered choices below one another."""
    asked = asked_of(watcher, state, question)
    if question.stages is None or question.is_settled:
        grid = _numbered(None, BRINGS)
    else:
        grid = _numbered(max(ANSWER, *(len(choice.label) for choice in asked.choices)), None)
    for number, choice in enumerate(asked.choices, start=1):
        grid.add_row(str(number), *choice)
    return Group(Text(), *asked.words, *asked.pictures[:1], grid)


def _numbered(left: int | None, right: int | None) -> Grid:
    """A grid of a number and two columns; a width of None takes the remaining space."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=3, justify="right", style="bold")
    for width in (left, right):
        grid.add_column(width=width, ratio=1 if width is None else None)
    return grid


def hints(
    watcher: Watcher, state: Any, found: Sequence[Assessment[Any]], legal: Sequence[Any] | None
) -> RenderableType:
    """The best choices, each with its reason and what it promises.

    They are told by their number among the `legal` ones, or by their notation.
    """
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for rank, one in enumerate(found, start=1):
        number = f"`{one.action}`" if legal is None else str(legal.index(one.action) + 1)
        label = watcher.game.guide.label(state, one.action)
        said = [message("hint-choice", choice=number, what=label)]
        if one.reason is not None:
            said.append(one.reason)
        if figures := tuple(_figures(watcher, one, found[0])):
            said.append(message("hint-figures", figures=figures))
        grid.add_row(f"{rank}.", Text(" ".join(map(watcher.translator.text, said))))
    return Group(Text(watcher.translator.text(message("hint-best")), "bold"), grid)


def _figures(watcher: Watcher, one: Assessment[Any], best: Assessment[Any]) -> Iterator[Message]:
    """How far a choice is behind the best, and where somebody is to be beaten the chance of that.

    How many points the game will bring is too uncertain early in it to be of use.
    """
    behind = best.points.mean - one.points.mean
    if behind >= LEAST_BEHIND:
        yield message("hint-behind", points=decimal(behind))
    if one.result is not None and watcher.game.seats > 1:
        yield message("hint-chance", percent=round(100 * one.result.mean))


def decimal(value: float) -> Message:
    """A number of at least 0 with one decimal place."""
    whole, _, tenths = f"{value:.1f}".partition(".")
    return message("decimal", whole=whole, tenths=tenths)


def news(watcher: Watcher, lines: Iterable[LogLine]) -> RenderableType:
    """Lines of the log, one sentence each."""
    return Group(*(item(watcher.translator.text(line.sentence)) for line in lines))


def item(words: str) -> RenderableType:
    """A paragraph behind a dot."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", Text(words))
    return grid
