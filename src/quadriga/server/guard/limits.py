"""The limits of a server: what one person, one address and all together may ask of it."""

from typing import Final

from msgspec import Struct, structs

ADDRESS_FACTOR: Final = 10
"""How many times a person's limit an address gets: a club or a school shares one."""

NETWORK_FACTOR: Final = 4
"""How many times the limit of an IPv6 address (64 bits) its network (48 bits) gets."""

LIMIT: Final = "limit"
"""The `opt` key with the limit of a route, if it isn't `writing`."""


class Rate(Struct, frozen=True):
    """A limit of `burst` at once, then `per_minute`."""

    burst: int
    per_minute: int

    def times(self, factor: int) -> "Rate":
        """This rate multiplied by `factor`."""
        return Rate(self.burst * factor, self.per_minute * factor)


class Limits(Struct, frozen=True):
    """Every limit of a server; None is no limit.

    opening           tables, campaigns and their stages opened
    writing           everything else that changes something over HTTP
    moves             messages over sockets
    talk              lines said at tables
    sockets           sockets opened
    replays           replays and records, for which a whole match is played again
    reviews           parts of reviews, each a second or two of a bot's process
    explaining        things on a table explained
    errors            errors that a page reports, each a line of the log
    newcomers         new player records, by address: there is no person yet
    requests          all HTTP requests and socket handshakes; those that come too early wait
    sockets_each      open sockets of one person, or one address of strangers
    public_each       public tables that one person has waiting
    requests_each     requests of one person, or one network of strangers, answered at a time
    frames            frames of each kind on one socket, and each KiB; a tenth for strangers
    connections_each  open connections of one person, or one address of strangers
    connections       connections altogether, sockets among them
    request_seconds   time in which a request must have arrived completely
    reading_seconds   time in which a slow reader must have taken some of what is sent
    """

    opening: Rate | None = Rate(30, 6)
    writing: Rate | None = Rate(120, 30)
    moves: Rate | None = Rate(600, 300)
    talk: Rate | None = Rate(10, 20)
    sockets: Rate | None = Rate(60, 30)
    replays: Rate | None = Rate(40, 20)
    reviews: Rate | None = Rate(200, 90)
    explaining: Rate | None = Rate(300, 120)
    errors: Rate | None = Rate(5, 1)
    newcomers: Rate | None = Rate(6, 1)
    requests: Rate | None = Rate(100, 120)
    sockets_each: int | None = 40
    public_each: int | None = 3
    requests_each: int | None = 8
    frames: Rate | None = Rate(1200, 600)
    connections_each: int | None = 200
    connections: int = 8_000
    request_seconds: int = 20
    reading_seconds: int = 20

    def changed(self, change: str) -> "Limits":
        """The limits with a change: `opening=30/6`, `sockets=off`, `connections=500`.

        `all=off` switches off whatever can be. Raises `ValueError` with what is wrong.
        """
        name, _, value = change.partition("=")
        if change == "all=off":
            return structs.replace(self, **dict.fromkeys(OPTIONAL))
        if name not in self.__struct_fields__:
            known = ", ".join(self.__struct_fields__)
            raise ValueError(f"there is no such limit; the limits are {known}")
        if value == "off" and name in OPTIONAL:
            return structs.replace(self, **{name: None})
        read = _rate if isinstance(getattr(Limits(), name), Rate) else _number
        return structs.replace(self, **{name: read(value)})


_REQUIRED: Final = ("connections", "request_seconds", "reading_seconds")

OPTIONAL: Final = tuple(name for name in Limits.__struct_fields__ if name not in _REQUIRED)
"""The limits that can be switched off: those for one person or one address."""


def _rate(text: str) -> Rate:
    burst, slash, per_minute = text.partition("/")
    if not slash:
        raise ValueError("write how many at once and how many a minute, as in 30/6, or off")
    return Rate(_number(burst), _number(per_minute))


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise ValueError(f"{text!r} is not a number from 1 on")
    return int(text)
