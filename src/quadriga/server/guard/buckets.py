"""Token buckets by person and by address, and the count of open sockets."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection

from quadriga.core import Refusal
from quadriga.kit.memo import Lru
from quadriga.language import message
from quadriga.server.guard.limits import ADDRESS_FACTOR, NETWORK_FACTOR, Limits, Rate

STRANGERS: Final = "strangers"
UNPROVEN: Final = "unproven"
"""People who aren't known: without a cookie, and with one that nobody has looked up yet."""

MAX_BUCKETS: Final = 100_000
"""Buckets in memory."""

_CUSTOMER: Final = len("2001:0db8:0000:0000")
_NETWORK: Final = len("2001:0db8:0000")
"""The parts of an IPv6 address, 64 and 48 bits, of one customer and one network."""


class TooMany(Refusal):
    """Somebody asked too much; they may go on after `seconds`."""

    code = "too_many"

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(message("refused-too-many", what=what, seconds=seconds))
        self.seconds = seconds


class Buckets:
    """Token buckets of everybody, and counts of open sockets."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self._clock = clock
        # By what is limited and for whom: the tokens that were left, and when. Whoever waits for
        # their turn has taken a token that is not there yet.
        self._left: Lru[tuple[str, str], tuple[float, float]] = Lru(MAX_BUCKETS)
        self._open_sockets: Counter[str] = Counter()

    def take(
        self, what: str, person: str, address: str, patience: float = 0, others: str = STRANGERS
    ) -> float:
        """Count one more, and return the seconds to wait before going on: at most `patience`.

        Raises `TooMany` if that isn't enough. An empty `person` is one of the `others`, who share
        their address's bucket. People use that, too, but once it is empty they pay with more of
        their own, so nobody at the address can use up what others need.
        """
        rate: Rate | None = getattr(self.limits, what)
        if rate is None:
            return 0
        shared = [
            ((what, f"{'people' if person else others} {group}"), rate.times(factor))
            for group, factor in shares(address)
        ]
        crowd = max(self._wait(key, rate) for key, rate in shared)
        charges, wait = dict.fromkeys((key for key, _ in shared), 1), crowd
        if person:
            own = what, f"person {person}"
            charges = {own: ADDRESS_FACTOR} if crowd > 0 else {own: 1, **charges}
            wait = self._wait(own, rate, charges[own])
        if wait > patience:
            raise TooMany(what, math.ceil(min(wait, crowd) if crowd > 0 else wait))
        for key, cost in charges.items():
            tokens, at = self._left.get(key) or (0.0, self._clock())
            self._left.put(key, (tokens - cost, at))
        return wait

    def _wait(self, key: tuple[str, str], rate: Rate, tokens: int = 1) -> float:
        """Seconds until the bucket has `tokens`; fills it up to now."""
        now = self._clock()
        left, at = self._left.get(key) or (float(rate.burst), now)
        left = min(rate.burst, left + (now - at) * rate.per_minute / 60)
        self._left.put(key, (left, now))
        return 0 if left >= tokens else (tokens - left) * 60 / rate.per_minute

    @contextmanager
    def open_socket(self, person: str, address: str) -> Iterator[None]:
        """Count a socket inside the `with` block; raises `TooMany`."""
        self.take("sockets", person, address)
        most = self.limits.sockets_each
        owners = owners_of(person, address)
        if most is not None and any(
            self._open_sockets[owner] >= most * factor for owner, factor in owners
        ):
            raise TooMany("open", _SOCKET_SECONDS)
        self._open_sockets.update(owner for owner, _ in owners)
        try:
            yield
        finally:
            for owner, _ in owners:
                self._open_sockets[owner] -= 1
                if not self._open_sockets[owner]:
                    del self._open_sockets[owner]


_SOCKET_SECONDS: Final = 10
"""When to try again; another socket must have closed by then."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a connection, as far as it tells customers apart."""
    return "" if connection.client is None else customer(connection.client.host)


def customer(host: str) -> str:
    """The part of an address that tells customers apart; each has many IPv6 addresses."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or address.exploded[:_CUSTOMER])


def groups(address: str) -> Sequence[str]:
    """The groups that an address of `customer` is limited with: itself, and its IPv6 network."""
    return (address, address[:_NETWORK]) if ":" in address else (address,)


def shares(address: str) -> Iterator[tuple[str, int]]:
    """The groups of an address, each with its multiple of a person's limit."""
    factor = ADDRESS_FACTOR
    for group in groups(address):
        yield group, factor
        factor *= NETWORK_FACTOR


def owners_of(person: str, address: str, others: str = STRANGERS) -> Sequence[tuple[str, int]]:
    """The owners of something that is open, each with their multiple of the limit."""
    if person:
        return ((f"person {person}", 1),)
    return tuple(
        (f"{others} {group}", NETWORK_FACTOR**n) for n, group in enumerate(groups(address))
    )
