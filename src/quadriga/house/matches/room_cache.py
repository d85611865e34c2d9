"""The matches in memory; each is as the store has it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from quadriga.core import CHANCE, Entry, Refusal, Seat
from quadriga.house.matches.match_storage import restored
from quadriga.house.matches.room import Room, no_such_match
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Changed, Hello, Merged, Missed, News, Played
from quadriga.house.ports import Store
from quadriga.house.values import Clock, TakeBack

MAX_ROOMS: Final = 5_000
"""Rooms kept in memory; others are loaded from the store and replayed when they are needed."""


class RoomCache:
    """Rooms by their matches, loaded when somebody needs them.

    What other houses change is followed, or loaded anew by whoever asks for it next. `notify` is
    called with every room that was loaded or followed.
    """

    def __init__(self, store: Store, hub: Hub, notify: Callable[[Room], None]) -> None:
        self._store = store
        self._hub = hub
        self._notify = notify
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        """Matches of `_rooms` and `_loading` that another server may have changed."""
        hub.hear(self._hear)

    def __len__(self) -> int:
        return len(self._rooms)

    def keep(self, room: Room) -> None:
        """Keep a room that is as the store has it, in place of one that nobody has used lately."""
        self._rooms[room.id] = room
        if len(self._rooms) > MAX_ROOMS:
            idle = next((r for r in self._rooms.values() if not r.lock.locked()), None)
            if idle is not None:
                del self._rooms[idle.id]

    async def enter(self, match: str) -> Room:
        """The room of a match, loaded if it is not in memory; raises `NotFound`."""
        room, task = self._rooms.get(match), self._loading.get(match)
        is_outdated = match in self._outdated
        if room is not None and task is None and not is_outdated:
            self._rooms.move_to_end(match)
            return room
        if task is None or is_outdated:
            # Another server's news that arrive from here on concern what is read now.
            self._outdated.discard(match)
            task = asyncio.create_task(self._load(match, room))
            self._loading[match] = task
            task.add_done_callback(partial(self._loaded, match))
        return await asyncio.shield(task)

    async def enter_anew(self, match: str) -> Room:
        """As `enter`, for somebody who comes to a match: what any server has committed is in it.

        A server that was killed may have told nobody else what it had acknowledged.
        """
        if self._store.is_shared and match in self._rooms:
            self._outdated.add(match)
        return await self.enter(match)

    async def enter_locked(self, match: str) -> Room:
        """The room of a match, locked; tried again if it was replaced while waiting."""
        while True:
            room = await self.enter(match)
            await room.lock.acquire()
            is_changing = match in self._outdated or match in self._loading
            if self._rooms.get(match) is room and not is_changing:
                return room
            room.lock.release()

    def check(self, room: Room) -> None:
        """Read a match again that was changed, if it was read or replaced at the same time."""
        if self._rooms.get(room.id) is not room or room.id in self._loading:
            self._outdated.add(room.id)

    def forget(self, match: str) -> None:
        """Load a match from the store when it is needed next."""
        self._rooms.pop(match, None)

    def outdate(self, match: str) -> None:
        """Read a match again when it is needed next."""
        if match in self._rooms or match in self._loading:
            self._outdated.add(match)

    async def replace_player(self, old: str, new: str) -> None:
        """Give all that the player `old` has to `new`, as the store has done."""
        # Those may have been read before the store has changed.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in self._rooms.values():
            room.players = {seat: new if p == old else p for seat, p in room.players.items()}
            room.owner = new if room.owner == old else room.owner

    async def _load(self, match: str, known: Room | None) -> Room:
        found = await self._store.match(match)
        if found is None:
            raise no_such_match()
        room = restored(found, None if known is None else known.table)
        if self._loading.get(match) is asyncio.current_task():
            self.keep(room)
        if known is not None and _state(known) != _state(room):
            self._hub.wake(match)
        self._notify(room)
        return room

    def _loaded(self, match: str, task: asyncio.Task[Room]) -> None:
        if self._loading.get(match) is task:
            del self._loading[match]

    def _hear(self, _server: str, news: News) -> None:
        """Load anew what another server has changed."""
        if isinstance(news, Changed):
            is_known = news.key in self._rooms or news.key in self._loading
            if is_known and (news.played is None or not self._follow(news.key, news.played)):
                self._outdated.add(news.key)
        elif isinstance(news, Merged | Hello | Missed):
            self._outdated |= self._rooms.keys() | self._loading.keys()

    def _follow(self, match: str, played: Played) -> bool:
        """Play what another server has played, if the match is in memory as it was there."""
        room = self._rooms.get(match)
        is_busy = match in self._outdated or match in self._loading
        if room is None or is_busy or room.lock.locked() or room.table.revision != played.seen:
            return False
        entries = [Entry(CHANCE if at is None else Seat(at), text) for at, text in played.entries]
        try:
            room.table = room.table.extended(room.table.sitters, entries, played.seen + 1)
            room.clock = played.clock
        except Refusal:
            return False  # that house has other rules; whoever asks for the match hears so
        self._notify(room)
        return True


def _state(room: Room) -> tuple[int, Clock | None, TakeBack | None]:
    """What tells whether a match has changed."""
    return room.table.revision, room.clock, room.request
