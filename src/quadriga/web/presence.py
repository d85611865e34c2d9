"""Who is at which table now, and who has been gone for some time."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

from quadriga.web.hub import Hub

_Place: TypeAlias = tuple[str, str]
"""A match and a player."""


class Presence:
    """The connections of people to tables; who has had none for `away` seconds is gone.

    After a start of the server everybody has as much time to come back as after a lost connection.
    """

    def __init__(self, hub: Hub, away: float) -> None:
        self._hub = hub
        self._away = away
        self._started = time.monotonic()
        self._is_settled = False
        self._here: Counter[_Place] = Counter()
        self._just_left: dict[_Place, asyncio.TimerHandle] = {}

    @contextmanager
    def at(self, match: str, player: str) -> Iterator[None]:
        """`player` is connected to the table of `match` inside the `with` block."""
        place = (match, player)
        left = self._just_left.pop(place, None)
        if left is not None:
            left.cancel()
        self._here[place] += 1
        if self._here[place] == 1:
            self._hub.publish(match)
        loop = asyncio.get_running_loop()
        if not self._is_settled:
            # Others who were here before the start may turn out to be gone.
            since = time.monotonic() - self._started
            loop.call_later(max(0, self._away - since), self._settle, match)
        try:
            yield
        finally:
            self._here[place] -= 1
            if not self._here[place]:
                del self._here[place]
                self._just_left[place] = loop.call_later(self._away, self._forget, place)
                self._hub.publish(match)

    def is_here(self, match: str, player: str) -> bool:
        """Whether `player` is connected to the table of `match`."""
        return (match, player) in self._here

    def is_gone(self, match: str, player: str) -> bool:
        """Whether `player` has not been connected to the table of `match` for some time."""
        place = (match, player)
        is_known = place in self._here or place in self._just_left
        return self._is_settled and not is_known

    def close(self) -> None:
        """Forget who has just left."""
        for timer in self._just_left.values():
            timer.cancel()

    def _settle(self, match: str) -> None:
        # The clock is not asked again: the loop's own may wake a little early.
        self._is_settled = True
        self._hub.publish(match)

    def _forget(self, place: _Place) -> None:
        self._just_left.pop(place, None)
        self._hub.publish(place[0])
