"""Hands the seats of people whose time is up to bots, whether anybody looks or not."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from typing import Final

from quadriga.core import Refusal
from quadriga.store import Forgive, Store, Tick
from quadriga.web.clocks import forgiven
from quadriga.web.company import Desk
from quadriga.web.room import Room
from quadriga.web.rooms import Rooms

TICK_SECONDS: Final = 5.0
"""Time between two looks at running clocks, if nothing is due before."""

IDLE_SECONDS: Final = 60.0
"""The same while no clock runs: another server may have set one and have died."""

MAX_GAP_SECONDS: Final = 3 * TICK_SECONDS
"""Clocks that no server has looked at for longer have run while none was there."""

log = logging.getLogger(__name__)


class Timekeeper:
    """Looks at all clocks that run, of matches in memory or not, when the first of them is due.

    Every server does so, and of several that find the same clock due one commits the change.
    `wake_bots` is called with every match where a bot may be to act then.
    """

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        desk: Desk,
        wake_bots: Callable[[Room], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._desk = desk
        self._wake_bots = wake_bots
        self._now = now
        # Infinite while no clock runs, so that the first one is noticed.
        self._next_look = inf
        self._refused: set[str] = set()
        self._is_due_sooner = asyncio.Event()
        rooms.watch(self._notice)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Look at clocks inside the `async with` block."""
        task = asyncio.create_task(self._run(), name="timekeeper")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _notice(self, room: Room) -> None:
        """Look at once if a clock is the first that runs, or is due before the next look."""
        due = None if room.clock is None else room.clock.due
        if due is not None and due < self._next_look:
            self._is_due_sooner.set()

    async def _run(self) -> None:
        is_new = True
        while True:
            self._is_due_sooner.clear()
            self._next_look = inf
            pause = TICK_SECONDS
            try:
                pause = await self.look()
                if is_new:
                    await self._resume_bots()
                    is_new = False
            except Refusal as refusal:
                log.debug("clocks wait: %s", refusal)  # the store says so in the log
            except Exception:
                log.exception("clocks could not be looked at")
            self._next_look = inf if pause == IDLE_SECONDS else self._now() + pause
            try:
                async with asyncio.timeout(pause):
                    await self._is_due_sooner.wait()
            except TimeoutError:
                continue

    async def look(self) -> float:
        """Hand over the seats of all whose time is up; the seconds until the next look."""
        now = self._now()
        late = await self._store.late_clocks(now)
        next_due = await self._store.next_due(now)
        if not late and next_due is None:
            return IDLE_SECONDS
        last = await self._store.last_tick()
        gap = inf if last is None else now - last
        if gap > MAX_GAP_SECONDS:
            await self._forgive(now, gap)
            late, next_due = await self._store.late_clocks(now), await self._store.next_due(now)
        await self._store.write(Tick(now))
        for match in late:
            await self._end_time(match)
        until_due = inf if next_due is None else next_due - now
        return min(TICK_SECONDS, until_due)

    async def _forgive(self, now: float, gap: float) -> None:
        """Set the clocks that have run while no server was there."""
        changes: dict[str, tuple[float, float]] = {}
        for one in await self._store.running_clocks():
            due = forgiven(one, now, gap)
            # A clock that has just begun to run is no case for it.
            if one.clock.due is not None and due >= one.clock.due + 1:
                changes[one.match] = one.clock.due, due
        await self._store.write(Forgive(changes))
        for match in changes:
            self._rooms.reload(match)

    async def _end_time(self, match: str) -> None:
        try:
            self._wake_bots(await self._desk.end_time(match))
        except Refusal as refusal:
            if match not in self._refused:
                self._refused.add(match)
                log.warning("the clock of match %s is due, but nobody can play: %s", match, refusal)

    async def _resume_bots(self) -> None:
        """Let bots go on that were to act when the server stopped: nobody need look at them."""
        for match in await self._store.waiting_for_bots():
            try:
                self._wake_bots(await self._rooms.enter(match))
            except Refusal as refusal:
                log.warning("the bots of match %s wait: %s", match, refusal)
