"""Who is at which table now, and who has been gone for some time."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from quadriga.web.hub import Hub

_Place: TypeAlias = tuple[str, str]
"""A match and a player."""


class Presence:
    """The connections of people to tables; who has had none for `away` seconds is gone.

    After a start of the server everybody has as much time to come back as after a lost connection,
    and to come to a match that has just begun.
    """

    def __init__(self, hub: Hub, away: float) -> None:
        self._hub = hub
        self._away = away
        self._started = time.monotonic()
        self._is_settled = False
        self._here: Counter[_Place] = Counter()
        self._expected: dict[_Place, asyncio.TimerHandle] = {}

    def expect(self, match: str, players: Iterable[str]) -> None:
        """Give `players` time to come to the table of a match that has just begun."""
        for player in players:
            place = (match, player)
            if place not in self._here:
                self._expect(place)

    @contextmanager
    def at(self, match: str, player: str) -> Iterator[None]:
        """`player` is connected to the table of `match` inside the `with` block."""
        place = (match, player)
        expected = self._expected.pop(place, None)
        if expected is not None:
            expected.cancel()
        self._here[place] += 1
        if self._here[place] == 1:
            self._hub.publish(match)
        if not self._is_settled:
            # Others who were here before the start may turn out to be gone.
            since = time.monotonic() - self._started
            loop = asyncio.get_running_loop()
            loop.call_later(max(0, self._away - since), self._settle, match)
        try:
            yield
        finally:
            self._here[place] -= 1
            if not self._here[place]:
                del self._here[place]
                self._expect(place)
                self._hub.publish(match)

    def is_here(self, match: str, player: str) -> bool:
        """Whether `player` is connected to the table of `match`."""
        return (match, player) in self._here

    def is_gone(self, match: str, player: str) -> bool:
        """Whether `player` has not been connected to the table of `match` for some time."""
        place = (match, player)
        is_known = place in self._here or place in self._expected
        return self._is_settled and not is_known

    def close(self) -> None:
        """Expect nobody any more."""
        for timer in self._expected.values():
            timer.cancel()

    def _settle(self, match: str) -> None:
        # The clock is not asked again: the loop's own may wake a little early.
        self._is_settled = True
        self._hub.publish(match)

    def _expect(self, place: _Place) -> None:
        loop = asyncio.get_running_loop()
        self._expected[place] = loop.call_later(self._away, self._forget, place)

    def _forget(self, place: _Place) -> None:
        self._expected.pop(place, None)
        self._hub.publish(place[0])
