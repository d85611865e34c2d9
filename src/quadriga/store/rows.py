"""The values that the store returns."""

from collections.abc import Mapping
from datetime import UTC, datetime
from secrets import token_urlsafe

from msgspec import Struct

from quadriga.core import Entry, Headline, Setup
from quadriga.table import Sitter


def new_id() -> str:
    """A random id that cannot be guessed."""
    return token_urlsafe(9)


def now() -> str:
    """The present time in UTC as an ISO 8601 string."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class PlayerRow(Struct, frozen=True):
    """A player, identified by the cookie of a browser."""

    id: str
    name: str


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
