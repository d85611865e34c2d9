"""A match that is over: its positions, reviews, and playing on from one of them."""

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

    `turns` are the latest turns that are over in it: the number of the first, and of the one that
    follows the last. `chapter` is the one of the game's rulebook that is about this moment.
    """

    line: LogLine | None
    turns: tuple[int, int]
    chapter: str
    view: GameData
    outlook: GameData


class Replay(Struct, frozen=True):
    """All positions of a match as `seat` may see them.

    `mine` are all seats of this browser. `seat` is None for a spectator and for people who share
    a screen: neither sees any secrets. `turns` are all turns in short; the lines that they name
    are those of the frames after the first.
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
"""A record (docs/reference/records.md). Those of whole games have some thousand characters, so
that the limit of a request is enough for them.
"""


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Look at the match of a record, through the eyes of `seat` or as anybody."""

    record: RecordText
    seat: int | None = None


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what the decisions of `seat` have cost in a match that is over, from entry `begin` on."""

    record: RecordText
    seat: int
    begin: int = 0


class AskMoment(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what was best instead of entry `at` of a match that is over."""

    record: RecordText
    at: int


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the position after `at` entries of a match that is over, in this `seat`.

    The other seats are played by bots of these levels, given by seat; where there is none, by the
    usual one.
    """

    record: RecordText
    at: int
    seat: int
    bots: Sequence[str | None] = ()


class ReviewedDecision(Struct, frozen=True):
    """A choice among several: entry `at` of the log, what its seat could expect there, its cost.

    It was `costly` if that is more than chance in the sampled worlds explains.
    """

    at: int
    seat: int
    points: Estimate
    result: Estimate | None
    cost: Cost
    costly: bool


class Review(Struct, frozen=True):
    """Decisions in their order; `next` is where to ask for more, None if these are the last."""

    decisions: tuple[ReviewedDecision, ...]
    next: int | None


class ReviewedMoment(Struct, frozen=True):
    """A decision as its `seat` saw it, with the `best` choices, the best first, and the one that
    was `played`. `choices` has only these, with their `words`.
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
