"""Who somebody is, on this browser and on others, and who is at a table."""

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
    """The player of this browser and of how many `browsers`; `recovery` is when their code was
    made.
    """

    id: str
    name: str
    browsers: int
    recovery: str | None


class NewCode(Struct, frozen=True):
    """A code that makes another browser the same player, valid for `minutes` or for good.

    `address` is where other devices can open the page (see `Lobby`).
    """

    code: str
    minutes: int | None
    address: str | None


class Become(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this browser the player of a code; until `confirmed`, only show who that is."""

    code: str
    confirmed: bool = False


class Becoming(Struct, frozen=True):
    """The player that a code turns this browser into.

    `merged` is its former player, whose `matches` move along.
    """

    me: Me
    merged: Me | None
    matches: int
    done: bool


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Change my name."""

    name: str


class Place(Struct, frozen=True):
    """Who belongs to a seat: a `person`, who is `here` now, or has been `gone` for a while."""

    person: bool
    here: bool
    gone: bool


class Company(Struct, frozen=True):
    """Who is at the table, by seat; `people` is how many have a seat."""

    places: tuple[Place, ...]
    people: int
