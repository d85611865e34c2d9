"""A table that waits for people."""

from msgspec import Struct

from quadriga.core import Setup
from quadriga.house.values import TimeLimit
from quadriga.house.wire.table import Refused


class LobbySeat(Struct, frozen=True):
    """A seat of a table that hasn't begun; open unless it is `taken`."""

    name: str
    bot: str | None
    taken: bool
    mine: bool


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """A table that waits for people, as anybody with its link may see it.

    `match` is the address of the table, for its host and its people. `host` and `me` are names,
    empty if they have none. `bots` are the levels of bots. The first seat begins, unless
    `draws_beginner`. With `hints`, people may ask for some in the match. `address` is where others
    can open the page; None if only the server's computer can.
    """

    code: str
    match: str | None
    setup: Setup
    draws_beginner: bool
    host: str
    hosting: bool
    seats: tuple[LobbySeat, ...]
    public: bool
    locked: bool
    clock: TimeLimit | None
    hints: bool
    me: str
    bots: tuple[str, ...]
    address: str | None


class Begun(Struct, frozen=True, tag_field="type", tag="begun"):
    """The match of a lobby has begun; `match` is None if I have no place in it."""

    match: str | None


ToLobby = Lobby | Begun | Refused


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in an open seat of a lobby under this name."""

    seat: int
    name: str


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot into an open seat of a lobby, or open its seat again if `bot` is None."""

    seat: int
    bot: str | None
    name: str = ""


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    """Let nobody else join a lobby, or let people join again."""

    locked: bool
