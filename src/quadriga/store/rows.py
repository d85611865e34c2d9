"""The values that the store returns."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from secrets import token_urlsafe

from msgspec import Struct

from quadriga.core import Entry, Headline, Setup
from quadriga.table import Sitter


def new_id() -> str:
    """A random id that cannot be guessed."""
    return token_urlsafe(9)


def now() -> str:
    """The present time in UTC as an ISO 8601 string."""
    return in_minutes(0)


def in_minutes(minutes: float) -> str:
    """The time `minutes` from now, as `now` writes it."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="seconds")


class PlayerRow(Struct, frozen=True):
    """A player, known by the cookie of each browser that has a key."""

    id: str
    name: str


class KeyKind(StrEnum):
    """What a key is for: in the cookie of a browser, to move once, or to come back."""

    BROWSER = "browser"
    MOVE = "move"
    RECOVERY = "recovery"


class KeyRow(Struct, frozen=True):
    """A key of a player, without its secret."""

    kind: KeyKind
    created: str


class MatchRow(Struct, frozen=True):
    """A match without its log."""

    id: str
    owner: str
    setup: Setup
    rules: int
    sitters: tuple[Sitter, ...]
    created: str
    updated: str
    revision: int
    over: bool
    result: str | None
    to_act: int | None
    headline: Headline
    components: str | None = None
    campaign: str | None = None


class StoredMatch(Struct, frozen=True):
    """A match with its log, and the player id of each seat that a person has."""

    match: MatchRow
    players: Mapping[int, str]
    entries: tuple[Entry, ...]


class CampaignRow(Struct, frozen=True):
    """A campaign: the match of each stage so far and its result, None while it goes on."""

    id: str
    player: str
    created: str
    matches: tuple[str, ...]
    results: tuple[str | None, ...]
