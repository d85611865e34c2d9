"""What the servers on one database tell each other."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from quadriga.house.values import Clock


class Played(Struct, frozen=True, omit_defaults=True):
    """What was played at a match at revision `seen`: actor (None for chance) and text of each.

    `clock` is what its clocks show then.
    """

    seen: int
    entries: tuple[tuple[int | None, str], ...]
    clock: Clock | None = None


class Changed(Struct, frozen=True, tag="changed", omit_defaults=True):
    """A match, a lobby or what a person is awaited at has changed in the store.

    With `played`, that is all that has changed: who has the match need not read it again.
    """

    key: str
    played: Played | None = None


class Merged(Struct, frozen=True, tag="merged"):
    """All that the player `old` had belongs to the player `new`."""

    old: str
    new: str


class Begun(Struct, frozen=True, tag="begun"):
    """A match has begun, to which these players are to come."""

    match: str
    players: tuple[str, ...]


class Fact(Struct, frozen=True):
    """Somebody at that server looks at a match: a `player`, or with an empty name anybody.

    With `choosing`, the player has begun to choose what to do at this revision.
    """

    match: str
    player: str = ""
    choosing: int | None = None


class Said(Struct, frozen=True, tag="said"):
    """This is so at the server that tells it."""

    fact: Fact


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """This is no longer so at the server that tells it."""

    fact: Fact


class Hello(Struct, frozen=True, tag="hello"):
    """A server has begun to listen, and asks what is so at the others.

    It may have changed something before and have died without telling it.
    """


class Alive(Struct, frozen=True, tag="alive"):
    """A server is still there."""


class Bye(Struct, frozen=True, tag="bye"):
    """A server stops."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """The time on which clocks run shows this `moment` at the server that tells it."""

    moment: float


class Missed(Struct, frozen=True, tag="missed"):
    """A server tells itself that news may have been lost."""


News: TypeAlias = Changed | Merged | Begun | Said | Unsaid | Hello | Alive | Bye | Ticked | Missed


class Notice(Struct, frozen=True):
    """News of the server with this id."""

    server: str
    news: News


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Notice).decode

MAX_PLAYED_CHARACTERS: Final = 2_000
"""Longer texts are not told but read from the store: PostgreSQL takes 8,000 bytes a notice."""

MISSED: Final = Notice("", Missed())
"""What a house is told after a gap."""
