"""Hands seats to bots when the time is up, whether anybody is looking or not."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Final

from quadriga.core import Refusal
from quadriga.house.clocks.served_time import ServedTime
from quadriga.house.commands import Tick
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.matches.seating import Seating
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Hello, News, Ticked
from quadriga.house.ports import Store

TICK_SECONDS: Final = 5.0
"""Time between two looks at running clocks, unless one is due before."""

IDLE_SECONDS: Final = 60.0
"""The same while no clock runs: another server may have set one and died."""

MIN_BEAT_SECONDS: Final = 1.0
MAX_BEAT_SECONDS: Final = 60.0
BEATS: Final = 1000
"""Writes of the time while the most pressing clock runs down, at most one a second: a crash costs
nobody more than one beat, and a match with a day a turn doesn't keep a disk awake."""

PATIENCE_SECONDS: Final = 2.0
"""A look that is later than this stops the time: the server was busy, or can't write."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks at all running clocks, of matches in memory or not, when the first of them is due.

    Every server does; if several find the same clock due, one commits the change. Each look lets
    the `served` time pass until the next one.
    """

    def __init__(
        self,
        store: Store,
        hub: Hub,
        rooms: Rooms,
        seating: Seating,
        served: ServedTime,
    ) -> None:
        self._store = store
        self._hub = hub
        self._rooms = rooms
        self._seating = seating
        self._served = served
        # Infinite while no clock runs, so that the first one is noticed.
        self._next_look = inf
        self._refused: set[str] = set()
        self._is_due_sooner = asyncio.Event()
        rooms.watch(self._notice)
        hub.hear(self._hear)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Go on from the latest stored time, inside the `async with` block."""
        await self.resume()
        task = asyncio.create_task(self._run(), name="timekeeper")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def resume(self) -> None:
        """Move on to the latest stored time."""
        self._served.reach(await self._store.last_moment())

    def _hear(self, _server: str, news: News) -> None:
        """Follow the time of other servers, and tell it to new ones."""
        if isinstance(news, Ticked):
            self._served.reach(news.moment)
            if self._next_look == inf:
                self._is_due_sooner.set()
        elif isinstance(news, Hello):
            self._hub.tell(Ticked(self._served.now()))

    def _notice(self, room: Room) -> None:
        """Look at once if a clock is due before the next look."""
        due = None if room.clock is None else room.clock.due
        if due is not None and due < self._next_look:
            self._is_due_sooner.set()

    async def _run(self) -> None:
        while True:
            self._is_due_sooner.clear()
            self._next_look = inf
            pause = TICK_SECONDS
            try:
                pause = await self.look()
            except Refusal as refusal:
                log.debug("clocks wait: %s", refusal)  # the store says so in the log
            except Exception:
                log.exception("clocks could not be looked at")
            self._next_look = inf if pause == IDLE_SECONDS else self._served.now() + pause
            try:
                async with asyncio.timeout(pause):
                    await self._is_due_sooner.wait()
            except TimeoutError:
                continue

    async def look(self) -> float:
        """Hand over all seats whose time is up; the seconds until the next look."""
        last = await self._store.last_tick()
        self._served.reach(last)
        now = self._served.now()
        late = await self._store.late_clocks(now)
        next_due = await self._store.next_due(now)
        if not late and next_due is None:
            self._served.run_for(0)
            return IDLE_SECONDS
        until_due = inf if next_due is None else next_due - now
        beat = min(max(MIN_BEAT_SECONDS, until_due / BEATS), MAX_BEAT_SECONDS)
        until_beat = last + beat - now
        if until_beat <= 0:
            await self._store.write(Tick(now))
            self._hub.tell(Ticked(now))
            until_beat = beat
        pause = min(TICK_SECONDS, until_due, until_beat)
        self._served.run_for(pause + PATIENCE_SECONDS)
        for match in late:
            await self._end_time(match)
        return pause

    async def _end_time(self, match: str) -> None:
        try:
            await self._seating.end_time(match)
        except Refusal as refusal:
            if match not in self._refused:
                self._refused.add(match)
                log.warning("the clock of match %s is due, but nobody can play: %s", match, refusal)
