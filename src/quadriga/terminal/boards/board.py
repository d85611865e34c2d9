"""What a drawing of a game consists of."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Board:
    """The four things that a game draws; its view, outlook, preview and box are its own types."""

    position: Callable[[Any, Any, Any], RenderableType]
    """The table, from view, outlook and box; at most 80 columns wide."""

    brings: Callable[[Any, Any], Text]
    """What a choice would bring, in a few signs, from outlook and preview."""

    ending: Callable[[Any, Any], RenderableType]
    """The score line by line, from view and outlook."""

    rules: Callable[[Any], Sequence[str]]
    """The rules in short, a paragraph each, from the box."""
