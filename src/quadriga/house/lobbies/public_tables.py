"""Public tables: who may open another, and which ones the home screens list."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from datetime import timedelta
from math import inf
from typing import Final

from quadriga.house.commands import OpenLobby, TooManyPublic
from quadriga.house.matches.presence import ANYWHERE, Presence
from quadriga.house.moments import stamp
from quadriga.house.ports import Now, Store
from quadriga.house.values import Lobby
from quadriga.kit.memo import Lru
from quadriga.language import message

LISTED: Final = timedelta(hours=12)
"""How long a public table is listed after its last change."""

MAX_LISTED: Final = 50
"""Tables on one home screen."""

ADDRESS_FACTOR: Final = 4
"""How many times one person's public tables are listed from one address: fewer than other limits
allow, as the list has few places."""

MAX_ADDRESSES: Final = 10_000
"""Tables whose address is remembered."""


class PublicTables:
    """The public tables that wait for people, at most `most` for each person (None: no limit).

    A table whose host is gone isn't listed, but its link still works.
    """

    def __init__(self, store: Store, presence: Presence, most: int | None, now: Now) -> None:
        self._store = store
        self._presence = presence
        self._most = most
        self._now = now
        self._opening = asyncio.Lock()
        self._addresses: Lru[str, str] = Lru(MAX_ADDRESSES)
        """The addresses that opened this server's tables; never stored."""

    async def open(self, lobby: Lobby, address: str) -> None:
        """Store a new lobby, asked for from this address; raises `TooManyPublic`."""
        async with self._opening:
            listed = await self._listed()
            from_there = sum(self._addresses.get(name) == address for name in listed)
            if from_there >= self._most_of_address:
                raise TooManyPublic(message("refused-public-network", n=from_there))
            self._addresses.put(lobby.id, address)
            await self._store.write(OpenLobby(lobby, self._most))
        self._presence.expect(ANYWHERE, [lobby.owner])

    async def listed(self, player: str) -> list[Lobby]:
        """The latest public lobbies where `player` could sit down."""
        others = [name for name, owner in (await self._listed()).items() if owner != player]
        found = await self._store.lobbies(others[:MAX_LISTED])
        return [one for one in found if not one.seats_of(player)]

    async def _listed(self) -> Mapping[str, str]:
        """The owners of all listed lobbies by lobby id, the latest first."""
        since = stamp(self._now() - LISTED)
        listed: dict[str, str] = {}
        here: Counter[str | None] = Counter()
        for name, owner in (await self._store.public_lobbies(since)).items():
            address = self._addresses.get(name)
            is_enough = address is not None and here[address] >= self._most_of_address
            if not is_enough and not self._presence.is_gone(ANYWHERE, owner):
                here[address] += 1
                listed[name] = owner
        return listed

    @property
    def _most_of_address(self) -> float:
        return inf if self._most is None else self._most * ADDRESS_FACTOR
