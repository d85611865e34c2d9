"""The rules of a game in chapters."""

from msgspec import Struct

from quadriga.house.wire.drawn import Picture
from quadriga.language import Message


class RuleParagraph(Struct, frozen=True):
    """A paragraph of the rules: the ids of those that it states, and what is drawn beside it."""

    says: Message
    rules: tuple[str, ...]
    sign: str


class RuleFigure(Struct, frozen=True):
    """A position that shows a rule: the part of the board to be drawn, '' for the usual one."""

    says: Message
    part: str
    picture: Picture


class RuleChapter(Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    head: Message
    paragraphs: tuple[RuleParagraph, ...]
    figure: RuleFigure | None


class Rulebook(Struct, frozen=True):
    """The rules of a game; every message is one of the game."""

    chapters: tuple[RuleChapter, ...]
