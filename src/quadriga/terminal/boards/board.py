"""What a drawing of a game consists of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rich.console import RenderableType
from rich.text import Text

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741
B = TypeVar("B")

Words: TypeAlias = tuple[str, ...]
"""A choice as the answers to a few questions, such as a tile, a cell and a turn."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[V, O, B]):
    """What is drawn: a game's own view, outlook and box, and the names of those at the table."""

    view: V
    outlook: O
    box: B
    names: Words


@dataclass(frozen=True, slots=True)
class Stage:
    """One of the questions of a long choice; a label for each answer, and what it would bring."""

    ask: str
    answers: Sequence[tuple[str, Text]]
    picture: RenderableType | None = None


@dataclass(frozen=True, slots=True)
class Stages:
    """How a list of choices that is too long to be numbered is cut into questions."""

    words: Callable[[Any], Words]
    """The answers that lead to an action; none for one that is listed as it is."""

    stage: Callable[[Any, Words, Mapping[str, Sequence[Any]]], Stage]
    """The next question, from the scene, the answers so far, and the previews behind each word."""


@dataclass(frozen=True, slots=True)
class Board:
    """The things that a game draws, each from its scene."""

    position: Callable[[Any], RenderableType]
    """The table; at most 80 columns wide."""

    brings: Callable[[Any, Any], Text]
    """What a choice would bring, in a few signs, from scene and preview."""

    ending: Callable[[Any], RenderableType]
    """The score line by line."""

    rules: Callable[[Any], Sequence[str]]
    """The rules in short, a paragraph each, from the box."""

    stages: Stages | None = None
    """The questions that its long lists are cut into, if it has any."""

    hides: bool = False
    """Whether a seat has secrets, so that people at one terminal hand it over."""
