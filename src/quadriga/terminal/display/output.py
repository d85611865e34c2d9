"""What all games show in the same way: headline, position, numbered choices, hints, news."""

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
from quadriga.terminal.display.screen import printable

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
    """The reader of the output: a seat, or None for a spectator; with the names of all sitters."""

    game: AnyGame
    seat: Seat | None
    names: Words
    language: str = DEFAULT

    @property
    def board(self) -> Board:
        """The text board of the game."""
        return board_of(self.game.name)

    @cached_property
    def translator(self) -> Translator:
        """The voice of the program for this reader."""
        return Translator(self.language, self.game.name, self.names, self.seat)

    def say(self, message: Message) -> str:
        """A message in the reader's language."""
        return self.translator.text(message)


@dataclass(frozen=True)
class Moment:
    """A position for a reader, and the question about it, if any."""

    watcher: Watcher
    state: Any
    question: Question | None = None

    @cached_property
    def scene(self) -> Scene[Any, Any, Any]:
        """The data from which the board draws the position."""
        watcher = self.watcher
        return Scene(
            view=watcher.game.view(self.state, watcher.seat),
            outlook=watcher.game.guide.outlook(self.state, watcher.seat),
            box=GAMES[watcher.game.name].box(),
            names=watcher.names,
            translator=watcher.translator,
        )

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the board, as they matter after the answers so far."""
        answers = () if self.question is None else self.question.answered
        return tuple(self.watcher.board.parts(self.scene, answers))

    @property
    def prompt(self) -> Text:
        """What the reader is to do now, or how the game has ended."""
        prompt = self.watcher.game.guide.prompt(self.state, self.watcher.seat)
        return Text(self.watcher.say(prompt), "bold")


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


def headline(moment: Moment) -> RenderableType:
    """The game, how far it is, and the points."""
    watcher, game = moment.watcher, moment.watcher.game
    shown = game.guide.headline(moment.state).seen_by(watcher.seat)
    title = f"{watcher.say(title_of(game.name))} · {standing(watcher.translator, shown)}"
    # Made for each drawing, because Rich cuts the text of a rule for good.
    return ByWidth(lambda _columns: Rule(Text(title, "bold"), style="dim"))


def position(moment: Moment) -> RenderableType:
    """The board below its headline, without the parts that are aside now."""
    parts = (part for part in moment.parts if part.importance is not Importance.ASIDE)
    return Group(Text(), headline(moment), Text(), stacked(parts))


def stacked(parts: Iterable[Part]) -> RenderableType:
    """Parts one below the other, drawn as fully as they can be."""
    lines = list[RenderableType]()
    for part in parts:
        lines += [Text()] if lines and part.apart else []
        lines.append(part.drawings[0])
    return Group(*lines)


def standing(translator: Translator, headline: Headline) -> str:
    """How far a game is, and the points."""
    return f"{translator.text(headline.title)} · {' : '.join(map(str, headline.scores))}"


class Asked(NamedTuple):
    """A question in words: what is asked, pictures for it, and the choices."""

    words: tuple[Text, ...]
    pictures: Sequence[RenderableType]
    choices: tuple[Choice, ...]


def asked_of(moment: Moment, question: Question) -> Asked:
    """The prompt with the choices, or with the answers that lead to one."""
    guide, scene, state = moment.watcher.game.guide, moment.scene, moment.state
    if question.stages is None or question.is_settled:
        labels = (scene.say(guide.label(state, action)) for action in question.choices)
        previews = (guide.preview(state, action) for action in question.choices)
        effects = (moment.watcher.board.brings(scene, preview) for preview in previews)
        return Asked((moment.prompt,), (), tuple(map(Choice, labels, effects)))
    found = {
        word: [guide.preview(state, choice) for choice in choices]
        for word, choices in question.answers.items()
    }
    stage = question.stages.stage(scene, question.answered, found)
    words = (*([] if question.answered else [moment.prompt]), Text(stage.ask, "bold"))
    return Asked(words, stage.pictures, tuple(stage.answers))


def question(moment: Moment, question: Question) -> RenderableType:
    """The question with its numbered choices below one another."""
    asked = asked_of(moment, question)
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
    moment: Moment, best: Sequence[Assessment[Any]], legal: Sequence[Any] | None
) -> RenderableType:
    """The best choices, each with its reason and what it promises.

    Each is named by its number among the `legal` ones, or without these by its notation.
    """
    watcher, grid = moment.watcher, Grid.grid(padding=(0, 1, 0, 0))
    for rank, choice in enumerate(best, start=1):
        number = f"`{choice.action}`" if legal is None else str(legal.index(choice.action) + 1)
        label = watcher.game.guide.label(moment.state, choice.action)
        sentences = [message("hint-choice", choice=number, what=label)]
        if choice.reason is not None:
            sentences.append(choice.reason)
        if figures := tuple(_figures(watcher, choice, best[0])):
            sentences.append(message("hint-figures", figures=figures))
        grid.add_row(f"{rank}.", Text(" ".join(map(watcher.say, sentences))))
    return Group(Text(watcher.say(message("hint-best")), "bold"), grid)


def _figures(watcher: Watcher, choice: Assessment[Any], best: Assessment[Any]) -> Iterator[Message]:
    """How far a choice is behind the best, and its chance to win if there are opponents.

    The points at the end of the game are too uncertain early in it to be of use.
    """
    behind = best.points.mean - choice.points.mean
    if behind >= LEAST_BEHIND:
        yield message("hint-behind", points=decimal(behind))
    if choice.result is not None and watcher.game.seats > 1:
        yield message("hint-chance", percent=round(100 * choice.result.mean))


def decimal(value: float) -> Message:
    """A number of at least 0 with one decimal place."""
    whole, _, tenths = f"{value:.1f}".partition(".")
    return message("decimal", whole=whole, tenths=tenths)


def news(watcher: Watcher, lines: Iterable[LogLine]) -> RenderableType:
    """Lines of the log, one sentence each."""
    return Group(*(item(watcher.say(line.sentence)) for line in lines))


def item(words: str) -> RenderableType:
    """A paragraph behind a dot."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", Text(words))
    return grid
