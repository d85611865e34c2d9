"""Opening a match, and requests beside its socket."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from quadriga.bots.analysis.review import Cost
from quadriga.core import Setup
from quadriga.house.values import TimeLimit
from quadriga.house.wire.replay import RecordText
from quadriga.house.wire.table import SubmitId, Suggestion
from quadriga.table import Sitter


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a match; seats without a sitter are mine.

    With `open` seats it waits in a lobby, which everybody finds if it is `public`, and may have a
    `clock`. If several people play, the host decides about `hints`; alone you always get them.
    """

    setup: Setup
    sitters: Sequence[Sitter] = ()
    open: Sequence[int] = ()
    public: bool = False
    clock: TimeLimit | None = None
    hints: bool = False


class Opened(Struct, frozen=True):
    """The id of the match that was opened."""

    match: str


class TablePlace(Struct, frozen=True):
    """What is at the address of a table: a lobby with its code, a match, or nothing.

    It is nothing for people without a place there.
    """

    stage: Literal["lobby", "match", "nothing"]
    code: str | None = None


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play the seat of somebody who is gone."""

    seat: int


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Say a line to the others: a ready `reaction`, by its name, or a `text`.

    Sent again with the same `id`, it is said once.
    """

    id: SubmitId
    reaction: str | None = None
    text: str | None = None


class AnswerTakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I agree to the request to take back at revision `seen`."""

    seen: int
    agrees: bool


class WatchLink(Struct, frozen=True):
    """The code of the link to watch a match; `address` is as in `Lobby`."""

    code: str
    address: str | None


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a campaign; `confirmed`: the entry score was reached elsewhere (IMP-C1)."""

    confirmed: bool = False


class AskExplanation(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a thing is after `at` entries of a record, for `seat` or for a spectator."""

    record: RecordText
    at: int
    thing: str
    seat: int | None = None


class AskCoach(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask whether the decision at the revision `seen` matters."""

    seen: int


class AskCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what the choice `do` would cost at the revision `seen`.

    Without it the server thinks ahead and answers None, and its next answer is quick.
    """

    seen: int
    do: str | None = None


class Checked(Struct, frozen=True):
    """A choice before it is made: the `best` ones first, the `chosen` one and its cost.

    It is `costly` if that is more than chance explains, and twice what makes a reviewed decision
    costly; `good` if it is the best one and clearly better than the others.
    """

    revision: int
    best: tuple[Suggestion, ...]
    chosen: Suggestion
    cost: Cost
    costly: bool
    good: bool
