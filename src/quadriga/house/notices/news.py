"""What the servers on one database tell each other."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from quadriga.house.values import Clock


class Played(Struct, frozen=True, omit_defaults=True):
    """What was played at a match at revision `seen`: actor (None for chance) and text of each.

    `clock` is the state of its clocks then.
    """

    seen: int
    entries: tuple[tuple[int | None, str], ...]
    clock: Clock | None = None


class Changed(Struct, frozen=True, tag="changed", omit_defaults=True):
    """A match, a lobby or the list of matches that await a person has changed in the store.

    With `played`, nothing else has changed: a server that has the match needn't read it again.
    """

    key: str
    played: Played | None = None


class Merged(Struct, frozen=True, tag="merged"):
    """All that the player `old` had belongs to the player `new`."""

    old: str
    new: str


class Begun(Struct, frozen=True, tag="begun"):
    """A match has begun, and these players are to come."""

    match: str
    players: tuple[str, ...]


class Fact(Struct, frozen=True):
    """A connection to a match: of a `player`, or of anybody if the name is empty.

    With `choosing`, the player has begun to choose what to do at this revision.
    """

    match: str
    player: str = ""
    choosing: int | None = None


class FactAdded(Struct, frozen=True, tag="said"):
    """`fact` has become true at the sending server."""

    fact: Fact


class FactRemoved(Struct, frozen=True, tag="unsaid"):
    """`fact` is no longer true at the sending server."""

    fact: Fact


class Hello(Struct, frozen=True, tag="hello"):
    """A server has begun to listen, and asks the others for their facts.

    It may have changed something before, and died without telling anybody.
    """


class Alive(Struct, frozen=True, tag="alive"):
    """Heartbeat of a server."""


class Bye(Struct, frozen=True, tag="bye"):
    """A server stops."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """The clocks' time at the sending server."""

    moment: float


class Missed(Struct, frozen=True, tag="missed"):
    """News may have been lost; a server tells itself."""


News: TypeAlias = (
    Changed | Merged | Begun | FactAdded | FactRemoved | Hello | Alive | Bye | Ticked | Missed
)


class Notice(Struct, frozen=True):
    """News of the server with this id."""

    server: str
    news: News


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Notice).decode

MAX_PLAYED_CHARACTERS: Final = 2_000
"""Longer texts are read from the store: PostgreSQL takes 8,000 bytes a notice."""

MISSED: Final = Notice("", Missed())
"""Received after a gap."""
