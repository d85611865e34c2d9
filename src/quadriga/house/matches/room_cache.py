"""The matches in memory, each as the store has it, and the one way to change them."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from quadriga.core import CHANCE, Entry, GameOver, Refusal, Seat, Stale
from quadriga.house.clocks.clocks import changed_clock
from quadriga.house.commands import Command
from quadriga.house.matches.match_storage import change_command, news_of, restored
from quadriga.house.matches.room import Room, no_such_match
from quadriga.house.moments import stamp
from quadriga.house.notices.concurrency import Completion
from quadriga.house.notices.hub import Hub, person_key
from quadriga.house.notices.news import Changed, Hello, Merged, Missed, News, Played
from quadriga.house.ports import Now, Store
from quadriga.house.values import Clock, Submit, TakeBack
from quadriga.language import message

T = TypeVar("T")

MAX_ROOMS: Final = 5_000
"""Rooms kept in memory; others are loaded from the store and replayed when they are needed."""

MAX_TRIES: Final = 5
"""Changes of one match by other servers that may come in between before a change is refused."""


class Overtaken(Exception):
    """Another server has changed the match first."""


class RoomCache:
    """Rooms by their matches, loaded when somebody needs them.

    A change is committed, then applied, then published. Changes by other houses are followed, or
    the match is loaded again when it is needed next. `clock_time` is the time on which clocks run.
    """

    def __init__(self, store: Store, hub: Hub, clock_time: Callable[[], float], now: Now) -> None:
        self._store = store
        self._hub = hub
        self._clock_time = clock_time
        self._now = now
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        """Matches of `_rooms` and `_loading` that another server may have changed."""
        self._watchers: list[Callable[[Room], None]] = []
        self._completion = Completion()
        hub.hear(self._hear)

    def __len__(self) -> int:
        return len(self._rooms)

    def watch(self, watcher: Callable[[Room], None]) -> None:
        """Call `watcher` with every room that is opened, loaded, or changed by anybody."""
        self._watchers.append(watcher)

    async def open(self, room: Room, command: Command) -> Room:
        """Write a new room with this command, then keep it."""
        await self._store.write(command)
        self._opened(room)
        return room

    def _opened(self, room: Room) -> None:
        self._keep(room)
        self._tell_watchers(room)
        self._tell_awaited(None, room.awaited)

    def _keep(self, room: Room) -> None:
        """Keep a room as the store has it; an idle one may have to make room."""
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
        """As `enter`, with what any server has committed.

        A server that was killed may not have told others about its last change.
        """
        if self._store.is_shared and match in self._rooms:
            self._outdated.add(match)
        return await self.enter(match)

    @asynccontextmanager
    async def _locked(self, match: str) -> AsyncIterator[Room]:
        """The room of a match, locked; tried again if it was replaced while waiting."""
        while True:
            room = await self.enter(match)
            async with room.lock:
                is_changing = match in self._outdated or match in self._loading
                if self._rooms.get(match) is room and not is_changing:
                    yield room
                    return

    async def change(
        self, match: str, change: Callable[[Room], Room], submit: Submit | None = None
    ) -> int:
        """Commit what `change` makes of a room; the new revision.

        Raises `GameOver`, and as `change` does. It is tried again if another server was quicker.
        """
        return await self._tried_again(partial(self._commit_change, match, change, submit))

    async def open_after(
        self, match: str, make: Callable[[Room], tuple[Room, Command] | str]
    ) -> Room:
        """The room that follows another one: a new one with its command, or one by its id."""
        return await self._tried_again(partial(self._commit_next, match, make))

    async def update(self, match: str, command: Command) -> None:
        """Write something about a match that is no new revision; it is read again afterwards."""

        async def write() -> None:
            try:
                await self._store.write(command)
            finally:
                if match in self._rooms or match in self._loading:
                    self._outdated.add(match)
                self._hub.publish(match)

        await self._completion.run(write())

    async def note(self, match: str, command: Command, change: Callable[[Room], None]) -> None:
        """Write something about a match that others needn't know at once; then apply `change`."""

        async def write() -> None:
            async with self._locked(match) as room:
                await self._store.write(command)
                change(room)

        await self._completion.run(write())

    async def close(self) -> None:
        """Wait for all changes in progress."""
        await self._completion.close()

    async def _tried_again(self, attempt: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of an attempt, which starts over if another server was quicker."""
        for _ in range(MAX_TRIES):
            try:
                return await self._completion.run(attempt())
            except Overtaken:
                continue
        raise Stale(message("refused-stale"))

    async def _commit_change(
        self, match: str, change: Callable[[Room], Room], submit: Submit | None
    ) -> int:
        async with self._locked(match) as room:
            awaited, before = room.awaited, replace(room)
            if room.over:
                raise GameOver(message("refused-over"))
            after = change(room)
            if after.table is room.table:
                return room.table.revision  # it is so already
            after.clock = changed_clock(room, after, self._clock_time())
            await self._write(match, change_command(room, after, submit, stamp(self._now())))
            room.table, room.clock = after.table, after.clock
            room.given_up, room.lesson = after.given_up, after.lesson
        if self._rooms.get(match) is not room or match in self._loading:
            self._outdated.add(match)  # it was read or replaced at the same time
        self._hub.tell(Changed(match, news_of(before, after)))
        self._tell_watchers(room)
        self._tell_awaited(awaited, room.awaited)
        return after.table.revision

    async def _commit_next(
        self, match: str, make: Callable[[Room], tuple[Room, Command] | str]
    ) -> Room:
        async with self._locked(match) as room:
            made = make(room)
            if isinstance(made, str):
                return await self.enter(made)
            after, command = made
            await self._write(match, command)
            room.rematch = after.id
        self._opened(after)
        self._hub.publish(match)
        return after

    async def _write(self, match: str, command: Command) -> None:
        """Write a change of a match; raises `Overtaken` if the store has another revision."""
        try:
            await self._store.write(command)
        except BaseException as error:
            # Whether it was committed is unknown: load it from the store next time.
            self._rooms.pop(match, None)
            if isinstance(error, Stale):
                self._hub.wake(match)
                raise Overtaken from error
            raise

    def _tell_watchers(self, room: Room) -> None:
        for watcher in self._watchers:
            watcher(room)

    def _tell_awaited(self, before: str | None, after: str | None) -> None:
        """Tell people that a match waits for them, or no longer does."""
        for player in (before, after) if before != after else ():
            if player is not None:
                self._hub.publish(person_key(player))

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
            self._keep(room)
        if known is not None and _state(known) != _state(room):
            self._hub.wake(match)
        self._tell_watchers(room)
        return room

    def _loaded(self, match: str, task: asyncio.Task[Room]) -> None:
        if self._loading.get(match) is task:
            del self._loading[match]

    def _hear(self, _server: str, news: News) -> None:
        """Follow what another server has changed, or mark it as outdated."""
        if isinstance(news, Changed):
            is_known = news.key in self._rooms or news.key in self._loading
            if is_known and (news.played is None or not self._follow(news.key, news.played)):
                self._outdated.add(news.key)
        elif isinstance(news, Merged | Hello | Missed):
            self._outdated |= self._rooms.keys() | self._loading.keys()

    def _follow(self, match: str, played: Played) -> bool:
        """Follow what another server has played, if the match here was in the same state."""
        room = self._rooms.get(match)
        is_busy = match in self._outdated or match in self._loading
        if room is None or is_busy or room.lock.locked() or room.table.revision != played.seen:
            return False
        entries = [Entry(CHANCE if at is None else Seat(at), text) for at, text in played.entries]
        try:
            room.table = room.table.extended(room.table.sitters, entries, played.seen + 1)
            room.clock = played.clock
        except Refusal:
            return False  # that house has other rules; whoever loads the match gets the reason
        self._tell_watchers(room)
        return True


def _state(room: Room) -> tuple[int, Clock | None, TakeBack | None]:
    """What shows whether a match has changed."""
    return room.table.revision, room.clock, room.request
