"""Everything that crosses the wire; the client's types are made from these."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from quadriga.core import Setup
from quadriga.table import Sitter, Told

Shown: TypeAlias = Any
"""A game's own View, Outlook, Preview, Digest or Box; the game's types say what is in it."""

# ---- from the page, over the socket of a table -------------------------------------------------


class Do(Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """Play this line; `seen` is the revision that the player was looking at."""

    seen: int
    do: str


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back my last decision."""

    seen: int


class AskHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would the bot do here?"""

    seen: int


FromPage = Do | Undo | AskHint

# ---- to the page, over the same socket ---------------------------------------------------------


class Choice(Struct, frozen=True):
    """A legal action: the line to send, its words, and what it would bring."""

    do: str
    label: str
    preview: Shown


class Ending(Struct, frozen=True):
    """How it ended: the result as a record writes it, points and rewards by seat."""

    result: str
    scores: tuple[int, ...]
    rewards: tuple[float, ...]


class CampaignCard(Struct, frozen=True):
    """A campaign: the results so far ("14" or "lost"), and where it stands (IMP-C2 to IMP-C6)."""

    id: str
    results: tuple[str, ...]
    successes: int
    standing: int
    stage: int
    target: int | None
    match: str | None
    mark: str | None


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The whole table as one seat (or a spectator, seat None) may know it.

    `mine` are all seats of this browser: several when people share a screen. `seat` is then the
    one to act, and the page must not show it before that person is there.
    """

    match: str
    revision: int
    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    to_act: int | None
    prompt: str
    view: Shown
    outlook: Shown
    choices: tuple[Choice, ...]
    story: tuple[Told, ...]
    can_undo: bool
    ending: Ending | None
    campaign: CampaignCard | None


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What the bot would do at this revision."""

    revision: int
    do: str
    words: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """No, and why; nothing has changed. Sent to its cause alone, here and as the body of HTTP."""

    code: str
    message: str


ToPage = Update | Hint | Refused

# ---- over HTTP -----------------------------------------------------------------------------------


class GameCard(Struct, frozen=True):
    """A game on the first screen; `ready` is False for those that are not playable yet."""

    name: str
    title: str
    ready: bool
    setups: tuple[Setup, ...]


class MatchCard(Struct, frozen=True):
    """One of my matches, for the first screen."""

    id: str
    setup: Setup
    sitters: tuple[Sitter, ...]
    updated: str
    over: bool
    my_turn: bool
    headline: str
    detail: str
    result: str | None
    campaign: str | None


class Me(Struct, frozen=True):
    """Who this browser is."""

    id: str
    name: str


class Home(Struct, frozen=True):
    """All that the first screen shows."""

    me: Me
    games: tuple[GameCard, ...]
    matches: tuple[MatchCard, ...]
    campaigns: tuple[CampaignCard, ...]
    campaign_open: bool


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table; sitters left out are me."""

    setup: Setup
    sitters: Sequence[Sitter] = ()


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a campaign; `confirmed` says that the entry score was made elsewhere (IMP-C1)."""

    confirmed: bool = False


class Opened(Struct, frozen=True):
    """The match that was opened."""

    match: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """My name from now on."""

    name: str


class Frame(Struct, frozen=True):
    """One position of a replay: what led here, and the table as it then was."""

    told: Told | None
    view: Shown
    outlook: Shown


class Replay(Struct, frozen=True):
    """A match from its first position to its last, seen with the eyes of a seat.

    `mine` are all seats of this browser. People who share a screen see nobody's secrets: then, as
    for who looks on, `seat` is None.
    """

    match: str
    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    frames: tuple[Frame, ...]
    ending: Ending | None
    record: str


class Health(Struct, frozen=True):
    """The server is up."""

    status: Literal["ok"] = "ok"
    version: str = ""
    open_tables: int = 0
    limits: dict[str, int] = field(default_factory=dict)
