"""Where a server listens, and its addresses for machines around it."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, TypeAlias

from quadriga.core import Unavailable
from quadriga.language import message

Address: TypeAlias = IPv4Address | IPv6Address

_ELSEWHERE: Final = (
    "192.0.2.1",
    "10.255.255.254",
    "172.31.255.254",
    "192.168.255.254",
    "2001:db8::1",
    "fd00::1",
)
"""Addresses for examples and of private networks: routes to them begin at our own addresses."""


@dataclass(frozen=True)
class Reach:
    """The address and port that a server listens on."""

    host: str
    port: int

    @classmethod
    def of(cls, listening: socket.socket) -> "Reach":
        """Where this socket listens."""
        host, port = listening.getsockname()[:2]
        return cls(host, port)

    @property
    def is_open(self) -> bool:
        """Whether other machines can connect."""
        return not ip_address(self.host).is_loopback

    def addresses(self) -> Iterator[str]:
        """The page's addresses for other machines, the likeliest first; they may change any
        time.
        """
        own = ip_address(self.host)
        if own.is_loopback:
            return
        for address in own_addresses() if own.is_unspecified else (own,):
            if own.version == 6 or address.version == 4:
                yield self._page_at(address)

    def local_address(self) -> str:
        """The address of the page for a browser on this machine."""
        own = ip_address(self.host)
        loopback = {4: ip_address("127.0.0.1"), 6: ip_address("::1")}
        return self._page_at(loopback[own.version] if own.is_unspecified else own)

    def _page_at(self, address: Address) -> str:
        name = f"[{address}]" if address.version == 6 else str(address)
        return f"http://{name}:{self.port}/"


def own_addresses() -> Iterator[Address]:
    """This machine's addresses in networks, that towards the internet first.

    Connecting a datagram socket sends nothing; it only looks up the route.
    """
    known = set()
    for elsewhere in _ELSEWHERE:
        family = socket.AF_INET6 if ":" in elsewhere else socket.AF_INET
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            address = ip_address(probe.getsockname()[0])
            if address not in known and _is_in_a_network(address):
                known.add(address)
                yield address


def _is_in_a_network(address: Address) -> bool:
    if address.version == 6 and address.is_link_local:
        return False  # it means another one in each network
    return not (address.is_loopback or address.is_unspecified)


def house() -> str:
    """The host to listen on in a home network; raises `Unavailable` on the internet.

    An IPv6 address is usually global even behind a home firewall, so only IPv4 shows whether there
    is one.
    """
    addresses = list(own_addresses())
    for address in addresses:
        if address.version == 4 and address.is_global:
            raise Unavailable(message("lan-is-internet", address=str(address)))
    only_new = addresses and all(address.version == 6 for address in addresses)
    return "::" if only_new else "0.0.0.0"
