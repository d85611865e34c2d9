"""Opening and changing matches."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import structs

from quadriga.core import CHANCE, AnyGame, Entry, GameNotOver, GameOver, Refusal, Seat, Stale
from quadriga.core.chance import Deal
from quadriga.games import make
from quadriga.house.clocks.clocks import changed_clock, late_seat, new_clock
from quadriga.house.commands import (
    AnswerTakeBack,
    AskTakeBack,
    BeginMatch,
    Command,
    NoteHint,
    OpenDaily,
    OpenMatch,
    OpenRematch,
)
from quadriga.house.ids import new_id
from quadriga.house.matches.match_storage import change_command, stored_match
from quadriga.house.matches.room import Room
from quadriga.house.matches.room_cache import RoomCache
from quadriga.house.moments import precise_stamp, stamp
from quadriga.house.notices.concurrency import Completion
from quadriga.house.notices.hub import Hub, person_key
from quadriga.house.notices.news import MAX_PLAYED_CHARACTERS, Changed, Merged, Played
from quadriga.house.ports import Now, Store
from quadriga.house.values import Lobby, Match, Submit, TakeBack
from quadriga.language import message
from quadriga.table import Dice, Lesson, Sitter, Table, committed, fair, new_secret, seeded

T = TypeVar("T")

MAX_TRIES: Final = 5
"""Changes of one match by other servers that may come in between before a change is refused."""


class Overtaken(Exception):
    """Another server has changed the match first."""


class Rooms:
    """Opens, loads and changes matches: a change is committed, then applied, then published.

    With a `seed` every new match gets the same cards and dice, and has no secret. `clock_time` is
    the time on which clocks run, in seconds.
    """

    def __init__(
        self, store: Store, hub: Hub, seed: str | None, clock_time: Callable[[], float], now: Now
    ) -> None:
        self._store = store
        self._hub = hub
        self._seed = seed
        self.clock_time = clock_time
        self._now = now
        self._watchers: list[Callable[[Room], None]] = []
        self._cache = RoomCache(store, hub, self._tell_watchers)
        self._completion = Completion()

    def __len__(self) -> int:
        return len(self._cache)

    def watch(self, watcher: Callable[[Room], None]) -> None:
        """Call `watcher` with every room that is opened, loaded, or changed by anybody."""
        self._watchers.append(watcher)

    async def open(
        self,
        game: AnyGame,
        sitters: Sequence[Sitter],
        owner: str,
        players: Mapping[int, str],
        stage: tuple[str, int] | None = None,
        lesson: Lesson | None = None,
    ) -> Room:
        """Store a new match; `stage` is the campaign and the number of its stage, if it is one.

        A match that follows a `lesson` has no secret, since its draws are chosen.
        """
        campaign, number = stage if stage is not None else (None, None)
        secret = self._new_secret() if lesson is None else None
        table = Table.open(game, sitters, self._dice(secret), lesson)
        room = Room(new_id(), owner, players, campaign, table, secret=secret)
        room.lesson = None if lesson is None else "taught"
        return await self._open(room, OpenMatch(self._stored(room), players, table.log, number))

    async def open_daily(self, game: AnyGame, name: str, player: str, day: str, seed: str) -> Room:
        """Store a new match of the deal of a day for a `player` of this name, who plays alone.

        Raises `Stale` while they have one of it that goes on.
        """
        table = Table.open(game, [Sitter(name)], Deal(seed))
        room = Room(new_id(), player, {0: player}, None, table, daily=day, deal=seed)
        # The first of several counts, and a second is enough to give one up and open the next.
        match = structs.replace(self._stored(room), created=precise_stamp(self._now()))
        return await self._open(room, OpenDaily(OpenMatch(match, room.players, table.log)))

    async def play_on(
        self,
        game: AnyGame,
        sitters: Sequence[Sitter],
        player: str,
        seat: Seat,
        log: Sequence[Entry],
    ) -> Room:
        """Store a new match of `player` in `seat` that begins after this log of another one.

        It has no secret, since it is known what was drawn until then.
        """
        table = Table.play_on(game, sitters, log, self._dice(None))
        room = Room(new_id(), player, {seat: player}, None, table, played_on=len(log))
        return await self._open(room, OpenMatch(self._stored(room), room.players, table.log))

    async def begin(self, lobby: Lobby) -> Room:
        """Store the match that a lobby becomes; raises `Stale` if the lobby has changed."""
        sitters = [Sitter(seat.name, seat.bot) for seat in lobby.seats]
        players = {n: seat.player for n, seat in enumerate(lobby.seats) if seat.player is not None}
        secret = self._new_secret()
        table = Table.open(make(lobby.setup), sitters, self._dice(secret))
        room = Room(lobby.id, lobby.owner, players, None, table, secret=secret, hints=lobby.hints)
        room.clock = new_clock(room, lobby.clock, self.clock_time())
        opening = OpenMatch(self._stored(room), players, table.log)
        await self._open(room, BeginMatch(lobby.revision, opening))
        self._tell_awaited(None, room.awaited)
        return room

    async def _open(self, room: Room, command: Command) -> Room:
        """Write a new room, then keep it."""
        await self._store.write(command)
        self._cache.keep(room)
        self._tell_watchers(room)
        return room

    def _stored(self, room: Room) -> Match:
        return stored_match(room, stamp(self._now()))

    def _new_secret(self) -> str | None:
        return new_secret() if self._seed is None else None

    def _dice(self, secret: str | None) -> Dice:
        """The dice of a match; those of before there were secrets follow from nothing."""
        if secret is not None:
            return committed(secret)
        return fair() if self._seed is None else seeded(self._seed)

    async def enter(self, match: str) -> Room:
        """The room of a match, loaded if it is not in memory; raises `NotFound`."""
        return await self._cache.enter(match)

    async def enter_anew(self, match: str) -> Room:
        """As `enter`, for somebody who comes to a match: what any server has committed is in it."""
        return await self._cache.enter_anew(match)

    async def submit(
        self, match: str, seat: Seat, seen: int, text: str, submit: Submit | None = None
    ) -> int:
        """Play the action `text`; the new revision. Raises as `Table.submit` does.

        A `submit` that was played before is not played again: this returns what it led to then.
        """

        def change(room: Room) -> Room:
            dice = self._dice(room.secret) if room.deal is None else Deal(room.deal)
            return replace(room, table=room.table.submit(seat, seen, text, dice, room.script))

        return await self._change_once(match, change, submit)

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

        def change(room: Room) -> Room:
            return replace(room, table=room.table.undo(seat, seen, whole=whole))

        return await self._change_once(match, change, submit)

    async def request(self, command: AskTakeBack | AnswerTakeBack) -> None:
        """Ask to take something back, or answer; no new revision. Raises as the command does."""

        async def write() -> None:
            try:
                await self._store.write(command)
            finally:
                self._cache.outdate(command.match)
                self._hub.publish(command.match)

        await self._completion.run(write())

    async def take_back(self, match: str, request: TakeBack) -> None:
        """Undo what all agree to; raises `Stale` if anything has changed since it was asked for."""
        room = await self.enter(match)
        submit = Submit(room.players[request.seat], request.submit)

        def change(room: Room) -> Room:
            seat, seen = Seat(request.seat), request.revision
            table = room.table.undo(seat, seen, whole=request.whole, agreed=True)
            return replace(room, table=table)

        await self._change(match, change, submit)

    async def arrive(self, match: str, player: str) -> None:
        """`player` has come to a match whose clock waits until all are there."""

        def change(room: Room) -> Room:
            if room.clock is None:
                return room
            here = room.seats_of(player)
            missing = tuple(seat for seat in room.clock.missing if seat not in here)
            if missing == room.clock.missing:
                return room
            return replace(_touched(room), clock=structs.replace(room.clock, missing=missing))

        await self._change(match, change)

    async def leave_lesson(self, match: str) -> None:
        """Let a lesson be played freely from where it stands; raises `GameOver` if it has ended."""

        def change(room: Room) -> Room:
            return replace(_touched(room), lesson="free") if room.lesson == "taught" else room

        await self._change(match, change)

    async def note_hint(self, match: str, seat: Seat) -> None:
        """Keep that `seat` is given a hint, which is sent after this.

        Nobody is told at once: who gets it knows, and others learn it from the results of a deal.
        """
        if seat not in (await self.enter(match)).hinted:
            await self._completion.run(self._note_hint(match, seat))

    async def _note_hint(self, match: str, seat: Seat) -> None:
        room = await self._cache.enter_locked(match)
        try:
            await self._store.write(NoteHint(match, seat))
            room.hinted |= {seat}
        finally:
            room.lock.release()

    async def rematch(self, match: str) -> Room:
        """The match after this one with the same people, each a seat further; opened once.

        Raises `GameNotOver`.
        """
        return await self._tried_again(partial(self._open_rematch, match))

    async def _open_rematch(self, match: str) -> Room:
        room = await self._cache.enter_locked(match)
        try:
            if not room.over:
                raise GameNotOver()
            if room.rematch is not None:
                return await self.enter(room.rematch)
            after = self._rotated(room)
            opening = OpenMatch(self._stored(after), after.players, after.table.log)
            await self._write(match, OpenRematch(match, opening))
            room.rematch = after.id
        finally:
            room.lock.release()
        self._cache.keep(after)
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
        after = Room(new_id(), room.owner, moved, None, table, secret=secret, hints=room.hints)
        limit = None if room.clock is None else room.clock.limit
        after.clock = new_clock(after, limit, self.clock_time())
        return after

    async def reseat(self, match: str, bots: Mapping[Seat, str | None]) -> None:
        """Let these bots play their seats; None gives a seat back to its person."""

        def change(room: Room) -> Room:
            changed = any(room.table.sitters[seat].bot != bot for seat, bot in bots.items())
            return replace(room, table=room.table.with_bots(bots)) if changed else room

        await self._change(match, change)

    async def end_time(self, match: str, bot: str) -> None:
        """Let this bot play the seat of the person to act, if their time is up."""
        await self.enter_anew(match)

        def change(room: Room) -> Room:
            seat = late_seat(room, self.clock_time())
            if seat is None:
                return room
            return replace(room, table=room.table.with_bots({seat: bot}))

        await self._change(match, change)

    async def give_up(self, match: str) -> None:
        """End a match as lost; raises `GameOver` if it has ended."""
        await self._change(match, lambda room: replace(_touched(room), given_up=True))

    async def replace_player(self, old: str, new: str) -> None:
        """Give all that the player `old` has to `new`, as the store has done."""
        await self._cache.replace_player(old, new)
        self._hub.tell(Merged(old, new))

    async def close(self) -> None:
        """Wait for all changes in progress."""
        await self._completion.close()

    async def _change_once(
        self, match: str, change: Callable[[Room], Room], submit: Submit | None
    ) -> int:
        try:
            return await self._change(match, change, submit)
        except Refusal:
            # What was played has moved the table on, so a second time it is always refused.
            played = None if submit is None else await self._store.revision_after(match, submit)
            if played is None:
                raise
            return played

    async def _change(
        self, match: str, change: Callable[[Room], Room], submit: Submit | None = None
    ) -> int:
        return await self._tried_again(partial(self._commit_change, match, change, submit))

    async def _tried_again(self, attempt: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of an attempt, which begins anew where another server was quicker."""
        for _ in range(MAX_TRIES):
            try:
                return await self._completion.run(attempt())
            except Overtaken:
                continue
        raise Stale(message("refused-stale"))

    async def _write(self, match: str, command: Command) -> None:
        """Write a change of a match; raises `Overtaken` if the store has another revision."""
        try:
            await self._store.write(command)
        except BaseException as error:
            # Whether it was committed is unknown: load it from the store next time.
            self._cache.forget(match)
            if isinstance(error, Stale):
                self._hub.wake(match)
                raise Overtaken from error
            raise

    async def _commit_change(
        self, match: str, change: Callable[[Room], Room], submit: Submit | None
    ) -> int:
        room = await self._cache.enter_locked(match)
        awaited, before = room.awaited, replace(room)
        try:
            if room.over:
                raise GameOver(message("refused-over"))
            after = change(room)
            if after.table is room.table:
                return room.table.revision  # it is so already
            after.clock = changed_clock(room, after, self.clock_time())
            await self._write(match, change_command(room, after, submit, stamp(self._now())))
            room.table, room.clock = after.table, after.clock
            room.given_up, room.lesson = after.given_up, after.lesson
        finally:
            room.lock.release()
        self._cache.check(room)
        self._hub.tell(Changed(match, _played(before, after)))
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


def _touched(room: Room) -> Room:
    """The room at its next revision, with nothing played."""
    return replace(room, table=replace(room.table, revision=room.table.revision + 1))


def _played(before: Room, after: Room) -> Played | None:
    """What other servers need to follow to `after`; None if they have to read the match again."""
    old, new = before.table, after.table
    entries = new.log[len(old.log) :]
    is_all = new.log[: len(old.log)] == old.log and new.sitters == old.sitters
    is_all = is_all and (before.given_up, before.lesson) == (after.given_up, after.lesson)
    if not is_all or sum(len(entry.text) for entry in entries) > MAX_PLAYED_CHARACTERS:
        return None
    told = ((None if entry.actor is CHANCE else int(entry.actor), entry.text) for entry in entries)
    return Played(old.revision, tuple(told), after.clock)
