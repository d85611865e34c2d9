"""What the servers on one database tell each other."""

from typing import TypeAlias

import msgspec
from msgspec import Struct


class Changed(Struct, frozen=True, tag="changed"):
    """A match, a lobby or what a person is awaited at has changed in the store."""

    key: str


class Merged(Struct, frozen=True, tag="merged"):
    """All that the player `old` had belongs to the player `new`."""

    old: str
    new: str


class Fact(Struct, frozen=True):
    """Somebody at that server looks at a match: a `player`, or with an empty name anybody."""

    match: str
    player: str = ""


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


class Missed(Struct, frozen=True, tag="missed"):
    """A server tells itself that news may have been lost."""


News: TypeAlias = Changed | Merged | Said | Unsaid | Hello | Alive | Bye | Missed


class Notice(Struct, frozen=True):
    """News of the server with this id."""

    server: str
    news: News


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Notice).decode

MISSED: bytes = encode(Notice("", Missed()))
