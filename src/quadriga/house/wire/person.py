"""Who somebody is, on this browser and on others, and which matches wait for them."""

from msgspec import Struct


class AwaitedMatch(Struct, frozen=True):
    """A match with other people in which it is my turn."""

    match: str
    game: str


class Awaited(Struct, frozen=True, tag_field="type", tag="awaited"):
    """All matches in which others wait for me."""

    matches: tuple[AwaitedMatch, ...]


class Me(Struct, frozen=True):
    """The player of this browser; without an id until they do something."""

    id: str
    name: str


class Myself(Struct, frozen=True):
    """The player of this browser, how many `browsers` are that player, and since when there is
    a code to come back with, if there is one.
    """

    id: str
    name: str
    browsers: int
    recovery: str | None


class NewCode(Struct, frozen=True):
    """A code that makes another browser the same player, valid for some `minutes` or for long.

    `address` is where other devices can open the page (see `Lobby`).
    """

    code: str
    minutes: int | None
    address: str | None


class Become(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this browser the player of a code; only tell who it is until that is `confirmed`."""

    code: str
    confirmed: bool = False


class Becoming(Struct, frozen=True):
    """Whom a code makes of this browser; `merged` becomes `me`, with so many `matches`."""

    me: Me
    merged: Me | None
    matches: int
    done: bool


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Change my name."""

    name: str
