"""All who look at one match at this server: a change is sent to all of them in one go.

A task for each socket that wakes up, looks and waits for its send would cost more than all the
rest of a message. One task a match does it, and leaves to its own task only a socket that has just
come or whose reader is slow.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Protocol
from weakref import WeakValueDictionary

from quadriga.core import Refusal
from quadriga.house.matches import campaigns
from quadriga.house.matches.company import Desk
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.matches.take_backs import TakeBacks
from quadriga.house.notices.hub import Hub
from quadriga.house.rendering.broadcast import Broadcast
from quadriga.house.rendering.moment import Moment
from quadriga.house.thinking.bot_runner import BotRunner
from quadriga.store import Store

log = logging.getLogger(__name__)


class Viewer(Protocol):
    """Somebody who looks at a match."""

    def show(self, moment: Moment) -> None:
        """Send what is new without waiting, or see to it that it is sent soon."""

    def catch_up(self) -> None:
        """See to it that what is new is sent soon, or why it cannot be."""


class Audiences:
    """The audience of every match that somebody looks at."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        rooms: Rooms,
        desk: Desk,
        take_backs: TakeBacks,
        bot_runner: BotRunner,
    ) -> None:
        self._parts = store, hub, rooms, desk, take_backs, bot_runner
        self._audiences: WeakValueDictionary[str, Audience] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._audiences)

    def of(self, room: Room) -> "Audience":
        """The audience of this match, which goes with the last one who holds it."""
        audience = self._audiences.get(room.id)
        if audience is None:
            audience = self._audiences[room.id] = Audience(room, *self._parts)
        return audience


class Audience:
    """Those who look at one match."""

    def __init__(
        self,
        room: Room,
        store: Store,
        hub: Hub,
        rooms: Rooms,
        desk: Desk,
        take_backs: TakeBacks,
        bot_runner: BotRunner,
    ) -> None:
        self._match = room.id
        self._broadcast = Broadcast(room.table.game, rooms.now)
        self._store = store
        self._hub = hub
        self._rooms = rooms
        self._desk = desk
        self._take_backs = take_backs
        self._bot_runner = bot_runner
        self._viewers: set[Viewer] = set()
        self._listening = ExitStack()

    async def moment(self) -> Moment:
        """The match now; its bots go on if it is their turn."""
        room = await self._rooms.enter(self._match)
        self._bot_runner.wake(room)
        card = await campaigns.card_of(self._store, room.campaign)
        desk = self._desk
        company, undo_by = desk.company(room), self._take_backs.undo_by
        return Moment(self._broadcast, room, company, desk.replaceable_by, undo_by, card)

    @contextmanager
    def joined(self, viewer: Viewer) -> Iterator[None]:
        """`viewer` is shown every change inside the `with` block."""
        if not self._viewers:
            changed = self._listening.enter_context(self._hub.listen(self._match))
            task = asyncio.create_task(self._show_changes(changed))
            self._listening.callback(task.cancel)
        self._viewers.add(viewer)
        try:
            yield
        finally:
            self._viewers.discard(viewer)
            if not self._viewers:
                self._listening.close()

    async def _show_changes(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            try:
                moment = await self.moment()
                for viewer in tuple(self._viewers):
                    viewer.show(moment)
            except Exception as error:
                if not isinstance(error, Refusal):
                    log.exception("a change of match %s could not be shown to all", self._match)
                # Each meets the reason again, and is told.
                for viewer in self._viewers:
                    viewer.catch_up()
