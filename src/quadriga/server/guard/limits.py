"""The numbers of all limits of a server: what one person, one address and all may ask of it."""

from typing import Final

from msgspec import Struct, structs

ADDRESS_FACTOR: Final = 10
"""How much more than a person an address may do: a club or a school shares one."""

NETWORK_FACTOR: Final = 4
"""How much more than an address of IPv6 (64 bits) its network (48 bits) may do."""

LIMIT: Final = "limit"
"""The `opt` key of routes that count as something else than `writing`."""


class Rate(Struct, frozen=True):
    """So many at once, and then so many a minute."""

    burst: int
    per_minute: int

    def times(self, factor: int) -> "Rate":
        """So many times as much."""
        return Rate(self.burst * factor, self.per_minute * factor)


class Limits(Struct, frozen=True):
    """Every limit of a server; None is no limit."""

    opening: Rate | None = Rate(30, 6)
    """Tables, campaigns and their stages that are opened."""

    writing: Rate | None = Rate(120, 30)
    """Everything else that changes something over HTTP."""

    moves: Rate | None = Rate(600, 300)
    """Messages over sockets."""

    talk: Rate | None = Rate(10, 20)
    """Lines that are said at tables."""

    sockets: Rate | None = Rate(60, 30)
    """Sockets that are opened."""

    replays: Rate | None = Rate(40, 20)
    """Replays and records, for which a whole match is played again."""

    reviews: Rate | None = Rate(200, 90)
    """Parts of reviews, each a second or two of a bot's process."""

    explaining: Rate | None = Rate(300, 120)
    """Things on a table that are explained."""

    errors: Rate | None = Rate(5, 1)
    """Errors that a page reports, each a line of the log."""

    newcomers: Rate | None = Rate(6, 1)
    """People who are written down; there is no person yet, so only the address counts."""

    requests: Rate | None = Rate(100, 120)
    """All requests over HTTP and handshakes of sockets; those that come too early wait."""

    sockets_each: int | None = 40
    """Sockets that one person, or one address of strangers, has open at a time."""

    public_each: int | None = 3
    """Public tables that one person has waiting at a time."""

    requests_each: int | None = 8
    """Requests of one person, or one network of strangers, that are answered at a time."""

    frames: Rate | None = Rate(1200, 600)
    """Frames of each kind on one socket, and each KiB; a socket of a stranger has a tenth."""

    connections_each: int | None = 200
    """Connections that one person, or one address of strangers, has open at a time."""

    connections: int = 8_000
    """Connections altogether, sockets among them."""

    request_seconds: int = 20
    """Time in which a request must have arrived completely."""

    reading_seconds: int = 20
    """Time in which a slow reader must have taken some of what is written to them."""

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


OPTIONAL: Final = (
    "opening",
    "writing",
    "moves",
    "talk",
    "sockets",
    "replays",
    "reviews",
    "explaining",
    "errors",
    "newcomers",
    "requests",
    "sockets_each",
    "public_each",
    "requests_each",
    "frames",
    "connections_each",
)
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
