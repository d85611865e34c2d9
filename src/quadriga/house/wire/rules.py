"""The rules of a game in chapters."""

from msgspec import Struct

from quadriga.house.wire.drawn import Picture
from quadriga.language import Message


class RuleParagraph(Struct, frozen=True):
    """A paragraph of the rules: the rule ids that it states, and a drawing beside it."""

    says: Message
    rules: tuple[str, ...]
    sign: str


class RuleFigure(Struct, frozen=True):
    """A position that shows a rule; `part` of the board is drawn, '' for the usual one."""

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
    """The rules of a game; all messages are the game's."""

    chapters: tuple[RuleChapter, ...]
