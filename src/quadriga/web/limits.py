"""The numbers of all limits of a server: what one person, one address and all may ask of it."""

from typing import Final

from msgspec import Struct, structs

ADDRESS_FACTOR: Final = 10
"""How much more than a person an address may do: a club or a school shares one."""


LIMIT: Final = "limit"
"""The `opt` key of routes that count as something else than `writing`."""


class Rate(Struct, frozen=True):
    """So many at once, and then so many a minute."""

    burst: int
    per_minute: int


class Limits(Struct, frozen=True):
    """Every limit of a server; a rate that is None is no limit."""

    opening: Rate | None = Rate(30, 6)
    """Tables, campaigns and their stages that are opened."""

    writing: Rate | None = Rate(120, 30)
    """Everything else that changes something over HTTP."""

    moves: Rate | None = Rate(600, 300)
    """Messages over sockets."""

    sockets: Rate | None = Rate(60, 30)
    """Sockets that are opened."""

    replays: Rate | None = Rate(40, 20)
    """Replays and records, for which a whole match is played again."""

    newcomers: Rate | None = Rate(6, 1)
    """People who are written down; there is no person yet, so only the address counts."""

    sockets_each: int = 40
    """Sockets that one person, or one address of strangers, has open at a time."""

    connections: int = 8_000
    """Connections altogether, sockets among them."""

    request_seconds: int = 20
    """Time in which a request must have arrived completely."""

    def changed(self, change: str) -> "Limits":
        """The limits with a change: `opening=30/6`, `sockets=off`, `connections=500`.

        `all=off` switches every rate off. Raises `ValueError` with what is wrong.
        """
        name, _, value = change.partition("=")
        rates = [field for field in RATES if name in (field, "all")]
        if rates:
            return structs.replace(self, **dict.fromkeys(rates, _rate(value)))
        if name not in self.__struct_fields__:
            known = ", ".join(self.__struct_fields__)
            raise ValueError(f"there is no such limit; the limits are {known}")
        return structs.replace(self, **{name: _number(value)})


RATES: Final = tuple(
    field.name for field in structs.fields(Limits) if not isinstance(field.default, int)
)
"""The names of the limits that are rates."""


def _rate(text: str) -> Rate | None:
    if text == "off":
        return None
    burst, slash, per_minute = text.partition("/")
    if not slash:
        raise ValueError("write how many at once and how many a minute, as in 30/6, or off")
    return Rate(_number(burst), _number(per_minute))


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise ValueError(f"{text!r} is not a number from 1 on")
    return int(text)
