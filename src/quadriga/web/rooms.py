"""The matches in memory; each is as the store has it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from quadriga.core import CHANCE, AnyGame, Entry, GameNotOver, GameOver, Refusal, Seat, Stale
from quadriga.games import make
from quadriga.language import message
from quadriga.store import BeginMatch, Clock, LobbyRow, OpenMatch, OpenRematch, Store, Submit
from quadriga.store.jobs import Job
from quadriga.store.rows import new_id
from quadriga.table import Dice, Sitter, Table, committed, fair, new_secret, seeded
from quadriga.web.clocks import changed_clock, late_seat, new_clock
from quadriga.web.concurrency import Completion
from quadriga.web.hub import Hub, person_key
from quadriga.web.match_storage import change_job, restored, stored_row
from quadriga.web.news import (
    MAX_PLAYED_CHARACTERS,
    Changed,
    Hello,
    Merged,
    Missed,
    News,
    Played,
)
from quadriga.web.room import Room, no_such_match

T = TypeVar("T")

MAX_ROOMS: Final = 5_000
"""Rooms kept in memory; others are loaded from the store and replayed when they are needed."""

MAX_TRIES: Final = 5
"""Changes of one match by other servers that may come in between before a change is refused."""


class Overtaken(Exception):
    """Another server has changed the match first."""


class Rooms:
    """Opens, loads and changes matches: a change is committed, then applied, then published.

    With a `seed` every new match gets the same cards and dice, and has no secret. `now` tells the
    time for clocks, in seconds since 1970.
    """

    def __init__(
        self, store: Store, hub: Hub, seed: str | None, now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._hub = hub
        self._seed = seed
        self._now = now
        self._watchers: list[Callable[[Room], None]] = []
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        """Matches of `_rooms` and `_loading` that another server may have changed."""
        self._completion = Completion()
        hub.hear(self._hear)

    def __len__(self) -> int:
        return len(self._rooms)

    def watch(self, watcher: Callable[[Room], None]) -> None:
        """Call `watcher` with every room that this server has opened or changed."""
        self._watchers.append(watcher)

    async def open(
        self,
        game: AnyGame,
        sitters: Sequence[Sitter],
        owner: str,
        players: Mapping[int, str],
        stage: tuple[str, int] | None = None,
    ) -> Room:
        """Store a new match; `stage` is the campaign and the number of its stage, if it is one."""
        campaign, number = stage if stage is not None else (None, None)
        secret = self._new_secret()
        table = Table.open(game, sitters, self._dice(secret))
        room = Room(new_id(), owner, players, campaign, table, secret=secret)
        await self._store.write(OpenMatch(stored_row(room), players, table.log, number))
        self._keep(room)
        self._tell_watchers(room)
        return room

    async def begin(self, lobby: LobbyRow) -> Room:
        """Store the match that a lobby becomes; raises `Stale` if the lobby has changed."""
        sitters = [Sitter(seat.name, seat.bot) for seat in lobby.seats]
        players = {n: seat.player for n, seat in enumerate(lobby.seats) if seat.player is not None}
        secret = self._new_secret()
        table = Table.open(make(lobby.setup), sitters, self._dice(secret))
        room = Room(lobby.id, lobby.owner, players, None, table, secret=secret)
        room.clock = new_clock(room, lobby.clock, self._now())
        opening = OpenMatch(stored_row(room), players, table.log)
        await self._store.write(BeginMatch(lobby.revision, opening))
        self._keep(room)
        self._tell_watchers(room)
        self._tell_awaited(None, room.awaited)
        return room

    def _new_secret(self) -> str | None:
        return new_secret() if self._seed is None else None

    def _dice(self, secret: str | None) -> Dice:
        """The dice of a match; those of before there were secrets follow from nothing."""
        if secret is not None:
            return committed(secret)
        return fair() if self._seed is None else seeded(self._seed)

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
        if self._store.shared is not None and match in self._rooms:
            self._outdated.add(match)
        return await self.enter(match)

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
            return False  # that server has other rules; whoever asks for the match is told
        return True

    async def submit(
        self, match: str, seat: Seat, seen: int, text: str, submit: Submit | None = None
    ) -> int:
        """Play the action `text`; the new revision. Raises as `Table.submit` does.

        A `submit` that was played before is not played again: this returns what it led to then.
        """
        dice = self._dice((await self.enter(match)).secret)
        return await self._change_once(
            match, lambda room: room.table.submit(seat, seen, text, dice), submit
        )

    async def undo(
        self,
        match: str,
        seat: Seat,
        seen: int,
        submit: Submit | None = None,
        *,
        whole: bool = False,
    ) -> int:
        """Undo the last decision of `seat`, or its `whole` turn; the new revision.

        Raises as `Table.undo` does.
        """
        return await self._change_once(
            match, lambda room: room.table.undo(seat, seen, whole=whole), submit
        )

    async def rematch(self, match: str) -> Room:
        """The match after this one with the same people, each a seat further; opened once.

        Raises `GameNotOver`.
        """
        return await self._tried_again(partial(self._open_rematch, match))

    async def _open_rematch(self, match: str) -> Room:
        room = await self._enter_locked(match)
        try:
            if not room.over:
                raise GameNotOver()
            if room.rematch is not None:
                return await self.enter(room.rematch)
            after = self._rotated(room)
            opening = OpenMatch(stored_row(after), after.players, after.table.log)
            await self._write(match, OpenRematch(match, opening))
            room.rematch = after.id
        finally:
            room.lock.release()
        self._keep(after)
        self._tell_watchers(after)
        self._hub.publish(match)
        self._tell_awaited(None, after.awaited)
        return after

    def _rotated(self, room: Room) -> Room:
        """A new room for the same people and bots, where the second seat of `room` begins."""
        sitters, players = room.table.sitters, room.players
        moved = {(seat - 1) % len(sitters): player for seat, player in players.items()}
        secret = self._new_secret()
        game, moved_sitters = room.table.game, (*sitters[1:], *sitters[:1])
        table = Table.open(game, moved_sitters, self._dice(secret))
        after = Room(new_id(), room.owner, moved, None, table, secret=secret)
        limit = None if room.clock is None else room.clock.limit
        after.clock = new_clock(after, limit, self._now())
        return after

    async def reseat(self, match: str, bots: Mapping[Seat, str | None]) -> None:
        """Let these bots play their seats; None gives a seat back to its person."""

        def change(room: Room) -> Table:
            changed = any(room.table.sitters[seat].bot != bot for seat, bot in bots.items())
            return room.table.with_bots(bots) if changed else room.table

        await self._change(match, change)

    async def end_time(self, match: str, bot: str) -> None:
        """Let this bot play the seat of the person to act, if their time is up."""
        await self.enter_anew(match)

        def change(room: Room) -> Table:
            seat = late_seat(room, self._now())
            return room.table if seat is None else room.table.with_bots({seat: bot})

        await self._change(match, change)

    def reload(self, match: str) -> None:
        """Read a match again, here and at all servers: its clocks were set."""
        if match in self._rooms or match in self._loading:
            self._outdated.add(match)
        self._hub.publish(match)

    async def give_up(self, match: str) -> None:
        """End a match as lost; raises `GameOver` if it has ended."""
        await self._change(
            match,
            lambda room: replace(room.table, revision=room.table.revision + 1),
            given_up=True,
        )

    async def replace_player(self, old: str, new: str) -> None:
        """Give all that the player `old` has to `new`, as the store has done."""
        # Those may have been read before the store has changed.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in self._rooms.values():
            room.players = {seat: new if p == old else p for seat, p in room.players.items()}
            room.owner = new if room.owner == old else room.owner
        self._hub.tell(Merged(old, new))

    async def close(self) -> None:
        """Wait for all changes in progress."""
        await self._completion.close()

    async def _change_once(
        self, match: str, change: Callable[[Room], Table], submit: Submit | None
    ) -> int:
        try:
            return await self._change(match, change, submit=submit)
        except Refusal:
            # What was played has moved the table on, so a second time it is always refused.
            played = None if submit is None else await self._store.revision_after(match, submit)
            if played is None:
                raise
            return played

    async def _change(
        self,
        match: str,
        change: Callable[[Room], Table],
        *,
        given_up: bool = False,
        submit: Submit | None = None,
    ) -> int:
        return await self._tried_again(
            partial(self._commit_change, match, change, given_up, submit)
        )

    async def _tried_again(self, attempt: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of an attempt, which begins anew where another server was quicker."""
        for _ in range(MAX_TRIES):
            try:
                return await self._completion.run(attempt())
            except Overtaken:
                continue
        raise Stale(message("refused-stale"))

    async def _write(self, match: str, job: Job) -> None:
        """Write a change of a match; raises `Overtaken` if the store has another revision."""
        try:
            await self._store.write(job)
        except BaseException as error:
            # Whether it was committed is unknown: load it from the store next time.
            self._rooms.pop(match, None)
            if isinstance(error, Stale):
                self._hub.wake(match)
                raise Overtaken from error
            raise

    async def _commit_change(
        self, match: str, change: Callable[[Room], Table], given_up: bool, submit: Submit | None
    ) -> int:
        room = await self._enter_locked(match)
        awaited, before = room.awaited, room.table
        try:
            if room.over:
                raise GameOver(message("refused-over"))
            after = replace(room, table=change(room), given_up=given_up)
            if after.table is room.table:
                return room.table.revision  # it is so already
            after.clock = changed_clock(room, after, self._now())
            await self._write(match, change_job(room, after, submit))
            room.table, room.given_up, room.clock = after.table, given_up, after.clock
        finally:
            room.lock.release()
        if self._rooms.get(match) is not room or match in self._loading:
            self._outdated.add(match)  # it may have been read before it was changed
        self._hub.tell(Changed(match, None if given_up else _played(before, after)))
        self._tell_watchers(room)
        self._tell_awaited(awaited, room.awaited)
        return after.table.revision

    def _tell_watchers(self, room: Room) -> None:
        for watcher in self._watchers:
            watcher(room)

    def _tell_awaited(self, before: str | None, after: str | None) -> None:
        """Tell those that they are awaited at a match, or no longer."""
        for player in {before, after} - {None} if before != after else ():
            assert player is not None
            self._hub.publish(person_key(player))

    async def _enter_locked(self, match: str) -> Room:
        """The room of a match, locked; tried again if it was replaced while waiting."""
        while True:
            room = await self.enter(match)
            await room.lock.acquire()
            is_changing = match in self._outdated or match in self._loading
            if self._rooms.get(match) is room and not is_changing:
                return room
            room.lock.release()

    async def _load(self, match: str, known: Room | None) -> Room:
        found = await self._store.match(match)
        if found is None:
            raise no_such_match()
        room = restored(found, None if known is None else known.table)
        if self._loading.get(match) is asyncio.current_task():
            self._keep(room)
        if known is not None and _state(known) != _state(room):
            self._hub.wake(match)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        if len(self._rooms) > MAX_ROOMS:
            idle = next((r for r in self._rooms.values() if not r.lock.locked()), None)
            if idle is not None:
                del self._rooms[idle.id]


def _state(room: Room) -> tuple[int, Clock | None]:
    """What tells whether a match has changed."""
    return room.table.revision, room.clock


def _played(before: Table, room: Room) -> Played | None:
    """What other servers need to follow to `room`; None if they have to read the match again."""
    after = room.table
    new = after.log[len(before.log) :]
    is_more = after.log[: len(before.log)] == before.log and after.sitters == before.sitters
    if not is_more or sum(len(entry.text) for entry in new) > MAX_PLAYED_CHARACTERS:
        return None
    told = ((None if entry.actor is CHANCE else int(entry.actor), entry.text) for entry in new)
    return Played(before.revision, tuple(told), room.clock)
