"""What the store hands out, as values."""

from collections.abc import Mapping
from datetime import UTC, datetime
from secrets import token_urlsafe

from msgspec import Struct

from quadriga.core import Entry, Setup
from quadriga.table import Sitter


def new_id() -> str:
    """A short name that nobody can guess."""
    return token_urlsafe(9)


def now() -> str:
    """This moment as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class PlayerRow(Struct, frozen=True):
    """A person, who is known by a browser's cookie."""

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
    headline: str
    detail: str
    components: str | None = None
    campaign: str | None = None


class Seated(Struct, frozen=True):
    """A match with its log, and the person (by id) behind each seat that has one."""

    match: MatchRow
    players: Mapping[int, str]
    entries: tuple[Entry, ...]


class CampaignRow(Struct, frozen=True):
    """A campaign: the matches of its stages so far, with the results of those that are over."""

    id: str
    player: str
    created: str
    matches: tuple[str, ...]
    results: tuple[str | None, ...]
