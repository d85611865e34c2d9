"""The matches in memory; each is as the store has it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import structs

from quadriga.core import (
    CHANCE,
    AnyGame,
    Entry,
    GameNotOver,
    GameOver,
    Headline,
    NotFound,
    Refusal,
    Seat,
    Stale,
    Unavailable,
)
from quadriga.core.records import why_not
from quadriga.core.shuffles import commitment
from quadriga.games import make
from quadriga.language import message
from quadriga.store import (
    Advance,
    BeginMatch,
    LobbyRow,
    MatchRow,
    OpenMatch,
    OpenRematch,
    Reseat,
    Store,
    StoredMatch,
    Submit,
)
from quadriga.store.jobs import Job
from quadriga.store.rows import new_id, now
from quadriga.table import Dice, Sitter, Table, committed, fair, new_secret, seeded
from quadriga.web.concurrency import Completion
from quadriga.web.hub import Hub, person_key
from quadriga.web.news import (
    MAX_PLAYED_CHARACTERS,
    Changed,
    Hello,
    Merged,
    Missed,
    News,
    Played,
)

T = TypeVar("T")

MAX_ROOMS: Final = 5_000
"""Rooms kept in memory; others are loaded from the store and replayed when they are needed."""

GIVEN_UP: Final = "lost"
"""The result of a match that was given up (IMP-C5)."""


MAX_TRIES: Final = 5
"""Changes of one match by other servers that may come in between before a change is refused."""


class Overtaken(Exception):
    """Another server has changed the match first."""


class Shuffle(NamedTuple):
    """The commitment to the secret of a match, and the secret once the match is over."""

    commitment: str
    secret: str | None


@dataclass(eq=False, slots=True)
class Room:
    """A match: its table, its owner, and the player of each seat. Only `Rooms` changes it.

    `secret` is what chance follows from. Nobody is told before the match is over (`shuffle`).
    """

    id: str
    owner: str
    players: Mapping[int, str]
    campaign: str | None
    table: Table
    given_up: bool = False
    secret: str | None = None
    rematch: str | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def over(self) -> bool:
        """Whether the match has ended or was given up."""
        return self.given_up or self.table.over

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None once the match is over."""
        actor = None if self.given_up else self.table.to_act
        assert actor is not CHANCE, "a table has always settled chance"
        return actor

    @property
    def result(self) -> str | None:
        """The result of the match; None while it goes on."""
        if self.given_up:
            return GIVEN_UP
        return self.table.game.result(self.table.state) if self.table.over else None

    @property
    def headline(self) -> Headline:
        """The progress of the match, for a list of matches."""
        headline = self.table.game.guide.headline(self.table.state)
        return structs.replace(headline, title=message("given-up")) if self.given_up else headline

    @property
    def shuffle(self) -> Shuffle | None:
        """What may be told of the secret: its commitment, and the secret itself at the end."""
        if self.secret is None:
            return None
        return Shuffle(commitment(self.secret), self.secret if self.over else None)

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player`; none for who watches."""
        return tuple(Seat(seat) for seat, name in self.players.items() if name == player)

    def played_by(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player` that no bot plays for them."""
        return tuple(seat for seat in self.seats_of(player) if self.table.sitters[seat].bot is None)

    def left_by(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player` that a bot plays for them."""
        return tuple(seat for seat in self.seats_of(player) if self.table.sitters[seat].bot)

    @property
    def awaited(self) -> str | None:
        """The player whom others wait for; None if it is nobody, or a bot plays for them."""
        seat = self.to_act
        if seat is None or self.table.sitters[seat].bot or len(self.people) < 2:
            return None
        return self.players.get(seat)

    @property
    def people(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(self.players.values())

    def admit(self, player: str) -> None:
        """Raise `NotFound` unless `player` has a seat or has opened the match."""
        if player != self.owner and not self.seats_of(player):
            raise _not_found()

    def viewpoint(self, player: str) -> Seat | None:
        """The seat whose view `player` gets; None for who watches.

        Of several seats at one screen it is the one to act; while others act, the one that acted
        last.
        """
        seats = self.seats_of(player)
        if not seats:
            return None
        if self.to_act in seats:
            return self.to_act
        for entry in reversed(self.table.log):
            if entry.actor is not CHANCE and entry.actor in seats:
                return entry.actor
        return seats[0]

    def seat_to_undo(self, player: str) -> Seat | None:
        """The seat of `player` whose last decision can be undone; None if there is none."""
        if self.over:
            return None
        return next((seat for seat in self.played_by(player) if self.table.can_undo(seat)), None)


class Rooms:
    """Opens, loads and changes matches: a change is committed, then applied, then published.

    With a `seed` every new match gets the same cards and dice, and has no secret.
    """

    def __init__(self, store: Store, hub: Hub, seed: str | None) -> None:
        self._store = store
        self._hub = hub
        self._seed = seed
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        """Matches of `_rooms` and `_loading` that another server may have changed."""
        self._completion = Completion()
        hub.hear(self._hear)

    def __len__(self) -> int:
        return len(self._rooms)

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
        await self._store.write(OpenMatch(_row(room), players, table.log, number))
        self._keep(room)
        return room

    async def begin(self, lobby: LobbyRow) -> Room:
        """Store the match that a lobby becomes; raises `Stale` if the lobby has changed."""
        sitters = [Sitter(seat.name, seat.bot) for seat in lobby.seats]
        players = {n: seat.player for n, seat in enumerate(lobby.seats) if seat.player is not None}
        secret = self._new_secret()
        table = Table.open(make(lobby.setup), sitters, self._dice(secret))
        room = Room(lobby.id, lobby.owner, players, None, table, secret=secret)
        opening = OpenMatch(_row(room), players, table.log)
        await self._store.write(BeginMatch(lobby.revision, opening))
        self._keep(room)
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
        known = self._rooms.keys() | self._loading.keys()
        if isinstance(news, Changed):
            if news.played is None or not self._follow(news.key, news.played):
                self._outdated |= known & {news.key}
        elif isinstance(news, Merged | Hello | Missed):
            self._outdated |= known

    def _follow(self, match: str, played: Played) -> bool:
        """Play what another server has played, if the match is in memory as it was there."""
        room = self._rooms.get(match)
        is_busy = match in self._outdated or match in self._loading
        if room is None or is_busy or room.lock.locked() or room.table.revision != played.seen:
            return False
        entries = [Entry(CHANCE if at is None else Seat(at), text) for at, text in played.entries]
        try:
            room.table = room.table.extended(room.table.sitters, entries, played.seen + 1)
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
        change = partial(Table.submit, seat=seat, seen=seen, text=text, dice=dice)
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
        change = partial(Table.undo, seat=seat, seen=seen, whole=whole)
        return await self._change_once(match, change, submit)

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
            opening = OpenMatch(_row(after), after.players, after.table.log)
            await self._write(match, OpenRematch(match, opening))
            room.rematch = after.id
        finally:
            room.lock.release()
        self._keep(after)
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
        return Room(new_id(), room.owner, moved, None, table, secret=secret)

    async def reseat(self, match: str, bots: Mapping[Seat, str | None]) -> None:
        """Let these bots play their seats; None gives a seat back to its person."""

        def change(table: Table) -> Table:
            changed = any(table.sitters[seat].bot != bot for seat, bot in bots.items())
            return table.with_bots(bots) if changed else table

        await self._change(match, change)

    async def give_up(self, match: str) -> None:
        """End a match as lost; raises `GameOver` if it has ended."""
        await self._change(
            match, lambda table: replace(table, revision=table.revision + 1), given_up=True
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
        self, match: str, change: Callable[[Table], Table], submit: Submit | None
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
        change: Callable[[Table], Table],
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
        self, match: str, change: Callable[[Table], Table], given_up: bool, submit: Submit | None
    ) -> int:
        room = await self._enter_locked(match)
        awaited, before = room.awaited, room.table
        try:
            if room.over:
                raise GameOver(message("refused-over"))
            after = replace(room, table=change(room.table), given_up=given_up)
            if after.table is room.table:
                return room.table.revision  # it is so already
            await self._write(match, _change_job(room, after, submit))
            room.table, room.given_up = after.table, given_up
        finally:
            room.lock.release()
        if self._rooms.get(match) is not room or match in self._loading:
            self._outdated.add(match)  # it may have been read before it was changed
        self._hub.tell(Changed(match, None if given_up else _played(before, after.table)))
        self._tell_awaited(awaited, room.awaited)
        return after.table.revision

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
            raise _not_found()
        row = found.match
        table = _resumed(found, None if known is None else known.table)
        given_up = row.over and not table.over
        room = Room(
            id=row.id,
            owner=row.owner,
            players=found.players,
            campaign=row.campaign,
            table=table,
            given_up=given_up,
            secret=row.secret,
            rematch=row.rematch,
        )
        if self._loading.get(match) is asyncio.current_task():
            self._keep(room)
        if known is not None and known.table.revision != table.revision:
            self._hub.wake(match)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        if len(self._rooms) > MAX_ROOMS:
            idle = next((r for r in self._rooms.values() if not r.lock.locked()), None)
            if idle is not None:
                del self._rooms[idle.id]


def _resumed(found: StoredMatch, known: Table | None) -> Table:
    """The table of a stored match; raises `Unavailable` if it cannot be replayed.

    `known` is how it was before, whose position need not be worked out again.
    """
    row = found.match
    try:
        if known is not None and found.entries[: len(known.log)] == known.log:
            return known.extended(row.sitters, found.entries[len(known.log) :], row.revision)
        game = make(row.setup)
        if row.rules > game.rules:
            raise Unavailable(message("match-newer"))
        return _replayed(game, found)
    except Refusal as refusal:
        said = message("match-cannot-be-shown", reason=refusal.message)
        raise Unavailable(said, refusal.part) from refusal


def _replayed(game: AnyGame, found: StoredMatch) -> Table:
    row = found.match
    try:
        return Table.resume(game, row.sitters, found.entries, row.revision)
    except Refusal as refusal:
        reason = why_not(game, row.components, refusal.message)
        raise Unavailable(reason, refusal.part) from refusal


def _row(room: Room) -> MatchRow:
    """The row of a new room."""
    table = room.table
    moment = now()
    return MatchRow(
        id=room.id,
        owner=room.owner,
        setup=table.game.setup,
        rules=table.game.rules,
        sitters=table.sitters,
        created=moment,
        updated=moment,
        revision=table.revision,
        over=room.over,
        result=room.result,
        to_act=room.to_act,
        headline=room.headline,
        components=table.game.fingerprint,
        campaign=room.campaign,
        secret=room.secret,
    )


def _change_job(before: Room, after: Room, submit: Submit | None) -> Advance | Reseat:
    """The store job that brings a match from `before` to `after`, by what `submit` names."""
    if before.table.sitters == after.table.sitters:
        return _advance(before, after, submit)
    table = after.table
    return Reseat(after.id, before.table.revision, table.revision, table.sitters, now())


def _advance(before: Room, after: Room, submit: Submit | None) -> Advance:
    """The store job that writes what was played between `before` and `after`."""
    old, new = before.table.log, after.table.log
    kept = next(
        (n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b),
        min(len(old), len(new)),
    )
    table = after.table
    return Advance(
        match=after.id,
        seen=before.table.revision,
        revision=table.revision,
        kept=kept,
        entries=new[kept:],
        over=after.over,
        result=after.result,
        to_act=after.to_act,
        headline=after.headline,
        updated=now(),
        submit=submit,
    )


def _played(before: Table, after: Table) -> Played | None:
    """What other servers need to follow; None if they have to read the match again."""
    new = after.log[len(before.log) :]
    is_more = after.log[: len(before.log)] == before.log and after.sitters == before.sitters
    if not is_more or sum(len(entry.text) for entry in new) > MAX_PLAYED_CHARACTERS:
        return None
    told = ((None if entry.actor is CHANCE else int(entry.actor), entry.text) for entry in new)
    return Played(before.revision, tuple(told))


def _not_found() -> NotFound:
    return NotFound(message("refused-no-match"))
