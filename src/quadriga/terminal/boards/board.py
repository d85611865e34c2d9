"""The types of a text board."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from quadriga.language import Message
from quadriga.language.translator import Translator

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741
B = TypeVar("B")

Words: TypeAlias = tuple[str, ...]
"""The answers that lead to a choice, such as a tile, a cell and a turn; or other short texts."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[V, O, B]):
    """The input of a drawing: a game's own view, outlook and box, the sitters' names, the voice."""

    view: V
    outlook: O
    box: B
    names: Words
    translator: Translator

    def say(self, message: Message) -> str:
        """A message in the reader's language."""
        return self.translator.text(message)

    def text(self, message: Message, style: str = "") -> Text:
        """The same in a style."""
        return Text(self.translator.text(message), style)


class ByWidth(NamedTuple):
    """A drawing that is made for the columns it gets."""

    draw: Callable[[int], RenderableType]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


class Importance(IntEnum):
    """How soon a part is placed where there isn't room for all."""

    NOW = 0
    """What the decision is about."""

    SOON = 1
    """What you look at before deciding."""

    LATER = 2
    """What you look up."""

    ASIDE = 3
    """What you hardly need at this moment; left out of a pipe."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the position; typing its `id` shows it alone."""

    id: str
    name: Message
    importance: Importance
    drawings: Sequence[RenderableType]
    """From the fullest to the shortest: none is higher than the one before; 80 columns will do."""

    whole: int = 1
    """The number of drawings, from the first on, that leave nothing out."""

    apart: bool = True
    """Whether an empty line goes before it where there is room."""


class Choice(NamedTuple):
    """The label of a choice or an answer, and its effect in a few words."""

    label: str
    brings: Text


class Stage(NamedTuple):
    """A question with its answers."""

    ask: str
    answers: Sequence[Choice]
    pictures: Sequence[RenderableType] = ()
    """A picture for the question, and perhaps a smaller one."""


class Stages(NamedTuple):
    """How a list of choices that is too long for one menu is cut into questions."""

    words: Callable[[Any], Words]
    """The answers that lead to an action; empty for one that is not cut into questions."""

    stage: Callable[[Any, Words, Mapping[str, Sequence[Any]]], Stage]
    """The next question, from the scene, the answers so far, and the previews of each answer."""


@dataclass(frozen=True, slots=True)
class Board:
    """The drawing functions of a game."""

    parts: Callable[[Any, Words], Iterable[Part]]
    """The parts of the position, from the scene and the answers so far, in their order."""

    brings: Callable[[Any, Any], Text]
    """The effect of a choice in a few characters, from scene and preview."""

    notes: Sequence[Message] = ()
    """What the help adds: how cells and turns are typed, which figures are reconstructed."""

    stages: Stages | None = None
    """The questions for its long lists of choices, if it has any."""

    hides: bool = False
    """Whether seats have secrets, so that the terminal is cleared between two people."""
