"""Token buckets by person and by address, and the count of open sockets."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any, Final

from litestar.connection import ASGIConnection

from quadriga.core import Refusal
from quadriga.language import message
from quadriga.web.limits import ADDRESS_FACTOR, Limits, Rate

MAX_BUCKETS: Final = 100_000
"""Buckets in memory; the one that was not used for longest, and is likely full, goes first."""

_PREFIX: Final = 64
"""The bits of an IPv6 address that one customer has to themselves."""


class TooMany(Refusal):
    """Somebody has asked for too much; it is fine again after `seconds`."""

    code = "too_many"

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(message("refused-too-many", what=what, seconds=seconds))
        self.seconds = seconds


class Buckets:
    """What everybody has asked for lately."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self._clock = clock
        # By what is limited and for whom: the tokens that were left, and when.
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open_sockets: Counter[str] = Counter()

    def take(self, what: str, person: str, address: str) -> None:
        """Count one more; raises `TooMany` if that is too many for the person or the address.

        `person` is empty for somebody who is not written down: then only the address counts.
        """
        rate: Rate | None = getattr(self.limits, what)
        if rate is None:
            return
        many = Rate(rate.burst * ADDRESS_FACTOR, rate.per_minute * ADDRESS_FACTOR)
        owners = [(f"address {address}", many)]
        if person:
            owners.insert(0, (f"person {person}", rate))
        waits = [self._wait((what, owner), rate) for owner, rate in owners]
        if max(waits) > 0:
            raise TooMany(what, math.ceil(max(waits)))
        for owner, _ in owners:
            tokens, at = self._left[what, owner]
            self._left[what, owner] = tokens - 1, at

    def _wait(self, key: tuple[str, str], rate: Rate) -> float:
        """Seconds until the bucket has a token; it is filled up to now."""
        now = self._clock()
        tokens, at = self._left.pop(key, (float(rate.burst), now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_minute / 60)
        self._left[key] = tokens, now
        if len(self._left) > MAX_BUCKETS:
            self._left.popitem(last=False)
        return 0 if tokens >= 1 else (1 - tokens) * 60 / rate.per_minute

    @contextmanager
    def open_socket(self, person: str, address: str) -> Iterator[None]:
        """Count a socket inside the `with` block; raises `TooMany`."""
        self.take("sockets", person, address)
        owner = f"person {person}" if person else f"address {address}"
        most = self.limits.sockets_each
        if most is not None and self._open_sockets[owner] >= most:
            raise TooMany("open", _SOCKET_SECONDS)
        self._open_sockets[owner] += 1
        try:
            yield
        finally:
            self._open_sockets[owner] -= 1
            if not self._open_sockets[owner]:
                del self._open_sockets[owner]


_SOCKET_SECONDS: Final = 10
"""When to ask again for a socket; another one must have been closed until then."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a connection comes from, as far as it tells customers apart."""
    return "" if connection.client is None else customer(connection.client.host)


def customer(host: str) -> str:
    """The part of an address that tells customers apart: one has many addresses of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or int(address) >> (128 - _PREFIX))
    return host
