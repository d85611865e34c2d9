"""Presence shared between the servers on one database: who looks at which match.

Each server tells its facts, and repeats them when asked. One that is silent is taken for dead.
Nothing is stored: facts live as long as their server.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from msgspec import Struct

from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import (
    Alive,
    Bye,
    Fact,
    FactAdded,
    FactRemoved,
    Hello,
    Missed,
    News,
)

BEAT_SECONDS: Final = 1.0
"""Time between two heartbeats."""

SILENT_SECONDS: Final = 4.0
"""After this silence a server is taken for dead. Its people still seem present until then; if it
was only busy, they seem away until it is heard again."""


class Peer(Struct, eq=False):
    """Another server: its facts, and when it was last heard."""

    facts: set[Fact]
    heard: float


class Peers:
    """The facts of this server and of all others."""

    def __init__(self, hub: Hub, monotonic: Callable[[], float]) -> None:
        self._hub = hub
        self._monotonic = monotonic
        self._own: Counter[Fact] = Counter()
        self._others: dict[str, Peer] = {}
        self._watchers: list[Callable[[Fact], None]] = []
        hub.hear(self._hear)

    @contextmanager
    def holding(self, fact: Fact) -> Iterator[None]:
        """`fact` is true at this house inside the `with` block."""
        self._own[fact] += 1
        if self._own[fact] == 1:
            self._hub.tell(FactAdded(fact))
            self._changed(fact)
        try:
            yield
        finally:
            self._own[fact] -= 1
            if not self._own[fact]:
                del self._own[fact]
                self._hub.tell(FactRemoved(fact))
                self._changed(fact)

    def watch(self, watcher: Callable[[Fact], None]) -> None:
        """Call `watcher` with every fact that becomes true or false on some server."""
        self._watchers.append(watcher)

    def is_true(self, fact: Fact) -> bool:
        """Whether `fact` is true on any server."""
        return fact in self._own or any(fact in one.facts for one in self._others.values())

    def comes_first(self, fact: Fact) -> bool:
        """Whether this server is the first of those where `fact` is true, and acts for all."""
        return all(
            self._hub.server < name for name, one in self._others.items() if fact in one.facts
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Send heartbeats inside the `async with` block."""
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            beating.cancel()
            self._hub.tell(Bye())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._hub.tell(Alive())
            now = self._monotonic()
            silent = [n for n, one in self._others.items() if now - one.heard > SILENT_SECONDS]
            for name in silent:
                self._drop(name)

    def _hear(self, server: str, news: News) -> None:
        if isinstance(news, Missed):
            for name in list(self._others):
                self._drop(name)
            self._hub.tell(Hello())
            self._tell_all()
            return
        if isinstance(news, Bye):
            self._drop(server)
            return
        peer = self._others.get(server)
        if peer is None:
            peer = self._others[server] = Peer(set(), self._monotonic())
            if isinstance(news, Alive):
                self._hub.tell(Hello())  # it was taken for dead
        peer.heard = self._monotonic()
        if isinstance(news, FactAdded):
            peer.facts.add(news.fact)
            self._changed(news.fact)
        elif isinstance(news, FactRemoved):
            peer.facts.discard(news.fact)
            self._changed(news.fact)
        elif isinstance(news, Hello):
            self._tell_all()

    def _tell_all(self) -> None:
        for fact in self._own:
            self._hub.tell(FactAdded(fact))

    def _drop(self, server: str) -> None:
        peer = self._others.pop(server, None)
        for fact in () if peer is None else peer.facts:
            self._changed(fact)

    def _changed(self, fact: Fact) -> None:
        for watcher in self._watchers:
            watcher(fact)
        self._hub.wake(fact.match)
