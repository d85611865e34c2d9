"""Looking back at a match: its positions, reviews, and playing on from one of them."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from quadriga.bots.analysis.analysis import Estimate
from quadriga.bots.analysis.review import Cost
from quadriga.core import Setup
from quadriga.house.wire.drawn import GameData
from quadriga.house.wire.table import Choice, Ending, Suggestion, Words
from quadriga.language import Message
from quadriga.table import LogLine, Sitter, Turn


class Frame(Struct, frozen=True):
    """One position of a replay; `line` is the entry that led to it, None for the first.

    `turns` are the latest completed turns: the first, and the one after the last. `chapter` is the
    chapter of the rulebook about this moment.
    """

    line: LogLine | None
    turns: tuple[int, int]
    chapter: str
    view: GameData
    outlook: GameData


class Replay(Struct, frozen=True):
    """All positions of a match as `seat` may see them.

    `mine` are all seats of this browser. `seat` is None for a spectator and for people who share a
    screen: neither sees any secrets. `turns` are all turns in short; their lines are those of the
    frames after the first.
    """

    match: str
    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    frames: tuple[Frame, ...]
    turns: tuple[Turn, ...]
    ending: Ending | None
    record: str


RecordText: TypeAlias = str
"""A record (docs/reference/records.md); those of whole games fit into a request."""


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Look at the match of a record, as `seat` or as a spectator."""

    record: RecordText
    seat: int | None = None


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what the decisions of `seat` cost in a finished match, from entry `begin` on."""

    record: RecordText
    seat: int
    begin: int = 0


class AskMoment(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what was best instead of entry `at` of a finished match."""

    record: RecordText
    at: int


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the position after `at` entries of a finished match, in this `seat`.

    Bots of these levels play the other seats; those without one get the usual level.
    """

    record: RecordText
    at: int
    seat: int
    bots: Sequence[str | None] = ()


class ReviewedDecision(Struct, frozen=True):
    """A choice among several: entry `at` of the log, the expectation there, and its cost.

    It was `costly` if that is more than chance explains.
    """

    at: int
    seat: int
    points: Estimate
    result: Estimate | None
    cost: Cost
    costly: bool


class Review(Struct, frozen=True):
    """Decisions in their order; `next` is where to ask for more, None at the end."""

    decisions: tuple[ReviewedDecision, ...]
    next: int | None


class ReviewedMoment(Struct, frozen=True):
    """A decision as its `seat` saw it: the `best` choices first, and the one `played`.

    `choices` has only these, with their `words`.
    """

    at: int
    seat: int
    prompt: Message
    view: GameData
    outlook: GameData
    choices: tuple[Choice, ...]
    words: Words
    best: tuple[Suggestion, ...]
    played: Suggestion
    cost: Cost
    costly: bool
