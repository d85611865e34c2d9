"""The types of a text board."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from rich.console import RenderableType
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


class Importance(IntEnum):
    """How soon a part gets its place where there is not room for all."""

    NOW = 0
    """What the decision is about."""

    SOON = 1
    """What one looks at before deciding."""

    LATER = 2
    """What one looks up."""

    ASIDE = 3
    """What one hardly needs at this moment; a pipe does not get it."""


Drawing: TypeAlias = Callable[[int], RenderableType]
"""Draws a part into so many columns; 80 are always enough."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the position, which can be shown alone: whoever types its `id` sees it."""

    id: str
    name: Message
    importance: Importance
    drawings: Sequence[Drawing]
    """From the fullest to the shortest: none is higher than the one before."""

    whole: int = 1
    """So many of the drawings, from the first on, leave nothing out."""

    apart: bool = True
    """Whether an empty line stands before it where there is room."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A question: its text, and a label and the effect of each answer."""

    ask: str
    answers: Sequence[tuple[str, Text]]
    pictures: Sequence[RenderableType] = ()
    """A picture to the question, and perhaps a smaller one."""


@dataclass(frozen=True, slots=True)
class Stages:
    """The way a list of choices that is too long for one menu is cut into questions."""

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

    ending: Callable[[Any], RenderableType]
    """Draws the final score line by line."""

    rules: Callable[[Any], Sequence[Message]]
    """The paragraphs of a summary of the rules, from the box."""

    stages: Stages | None = None
    """The questions for its long lists of choices; None if it has none."""

    hides: bool = False
    """Whether seats have secrets, so that the terminal is cleared between two people."""
