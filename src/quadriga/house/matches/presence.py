"""Who is at which table now, and who has been gone for a while."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Begun, Fact, News
from quadriga.house.notices.peers import Peers

ANYWHERE: Final = ""
"""In place of a match: anybody with any page open is there."""


class Presence:
    """The connections of people to tables; without one for `away` seconds you're gone.

    After a start of the server, and of a match, everybody gets the same time to come.
    """

    def __init__(self, hub: Hub, peers: Peers, away: float, monotonic: Callable[[], float]) -> None:
        self._hub = hub
        self._peers = peers
        self._away = away
        self._monotonic = monotonic
        self._started = monotonic()
        self._is_settled = False
        self._expected: dict[Fact, asyncio.TimerHandle] = {}
        peers.watch(self._notice)
        hub.hear(self._hear)

    def expect(self, match: str, players: Iterable[str]) -> None:
        """Give `players` time to come to the table of a new match."""
        begun = Begun(match, tuple(players))
        self._hear(self._hub.server, begun)
        self._hub.tell(begun)

    @contextmanager
    def at(self, match: str, player: str) -> Iterator[None]:
        """`player` is connected to the table of `match` inside the `with` block."""
        if not self._is_settled:
            # Others who were here before the start may turn out to be gone.
            since = self._monotonic() - self._started
            loop = asyncio.get_running_loop()
            loop.call_later(max(0, self._away - since), self._settle, match)
        with self._peers.holding(Fact(match, player)):
            yield

    def is_here(self, match: str, player: str) -> bool:
        """Whether `player` is connected to the table of `match`."""
        return self._peers.is_true(Fact(match, player))

    def is_gone(self, match: str, player: str) -> bool:
        """Whether `player` hasn't been connected to the table of `match` for a while."""
        is_known = self.is_here(match, player) or Fact(match, player) in self._expected
        return self._is_settled and not is_known

    def close(self) -> None:
        """Stop waiting for people."""
        for timer in self._expected.values():
            timer.cancel()

    def _hear(self, _server: str, news: News) -> None:
        if isinstance(news, Begun):
            for player in news.players:
                self._notice(Fact(news.match, player))
            self._hub.wake(news.match)

    def _notice(self, fact: Fact) -> None:
        """Somebody has come, or has left and may come back, on any server."""
        if not fact.player or fact.choosing is not None:
            return
        expected = self._expected.pop(fact, None)
        if expected is not None:
            expected.cancel()
        if not self._peers.is_true(fact):
            loop = asyncio.get_running_loop()
            self._expected[fact] = loop.call_later(self._away, self._forget, fact)

    def _settle(self, match: str) -> None:
        # The clock is not asked again: the loop's own may wake a little early.
        self._is_settled = True
        self._hub.wake(match)

    def _forget(self, fact: Fact) -> None:
        self._expected.pop(fact, None)
        self._hub.wake(fact.match)
