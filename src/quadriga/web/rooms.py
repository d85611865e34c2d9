"""The matches in memory, each as of its last commit."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from quadriga.core import CHANCE, AnyGame, GameOver, NotFound, Refusal, Seat, Unavailable
from quadriga.core.records import why_not
from quadriga.games import make
from quadriga.store import Advance, MatchRow, OpenMatch, Seated, Store
from quadriga.store.rows import new_id, now
from quadriga.table import Dice, Sitter, Table
from quadriga.web.hub import Hub

T = TypeVar("T")

MOST: Final = 5_000
"""Tables kept in memory; any other is replayed from its log when it is asked for."""

GIVEN_UP: Final = "lost"
"""The result of a match that was given up (IMP-C5)."""


@dataclass(eq=False, slots=True)
class Room:
    """A match: its table, who owns it, who sits where. Only `Rooms` changes it."""

    id: str
    owner: str
    players: Mapping[int, str]
    campaign: str | None
    table: Table
    given_up: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def over(self) -> bool:
        """Whether nothing more can be done here."""
        return self.given_up or self.table.over

    @property
    def to_act(self) -> Seat | None:
        """The seat that the table waits for."""
        actor = None if self.given_up else self.table.to_act
        assert actor is not CHANCE, "a table has always settled chance"
        return actor

    @property
    def result(self) -> str | None:
        """The result, once it is over."""
        if self.given_up:
            return GIVEN_UP
        return self.table.game.result(self.table.state) if self.table.over else None

    @property
    def headline(self) -> tuple[str, str]:
        """Where it stands, in two short lines."""
        headline, detail = self.table.game.guide.headline(self.table.state)
        return ("Given up", headline) if self.given_up else (headline, detail)

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """Where somebody sits; none for an owner who watches, `NotFound` for anybody else."""
        seats = tuple(Seat(seat) for seat, name in self.players.items() if name == player)
        if not seats and player != self.owner:
            raise _not_found()
        return seats

    def eyes_of(self, player: str) -> Seat | None:
        """The seat that somebody looks from: of several at one screen, whose turn it is.

        While others act it is the one that acted last. None for an owner who watches.
        """
        seats = self.seats_of(player)
        if self.to_act in seats:
            return self.to_act
        for entry in reversed(self.table.log):
            if entry.actor is not CHANCE and entry.actor in seats:
                return entry.actor
        return next(iter(seats), None)

    def can_undo(self, player: str) -> Seat | None:
        """The seat of somebody whose last decision can be taken back, if there is one."""
        if self.over:
            return None
        return next((seat for seat in self.seats_of(player) if self.table.can_undo(seat)), None)


class Rooms:
    """Opens, finds and changes matches: durable first, then in memory, then told."""

    def __init__(self, store: Store, hub: Hub, dice: Dice) -> None:
        self._store = store
        self._hub = hub
        self._dice = dice
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._entering: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(
        self,
        table: Table,
        owner: str,
        players: Mapping[int, str],
        stage: tuple[str, int] | None = None,
    ) -> Room:
        """A new room for a new table, owned by a player; perhaps the stage of a campaign."""
        campaign, number = stage if stage is not None else (None, None)
        room = Room(new_id(), owner, players, campaign, table)
        await self._store.write(OpenMatch(_row(room), players, table.log, number))
        self._keep(room)
        return room

    def new_table(self, game: AnyGame, sitters: Sequence[Sitter]) -> Table:
        """A table with the dice of this server."""
        return Table.open(game, sitters, self._dice)

    async def enter(self, match: str) -> Room:
        """The room of a match, replayed from its log if need be; `NotFound` if there is none."""
        room = self._rooms.get(match)
        if room is not None:
            self._rooms.move_to_end(match)
            return room
        task = self._entering.get(match)
        if task is None:
            task = asyncio.create_task(self._load(match))
            self._entering[match] = task
            task.add_done_callback(lambda _: self._entering.pop(match, None))
        return await asyncio.shield(task)

    async def submit(self, match: str, seat: Seat, seen: int, text: str) -> None:
        """Play a line, or refuse it."""
        await self._change(match, lambda table: table.submit(seat, seen, text, self._dice))

    async def undo(self, match: str, seat: Seat, seen: int) -> None:
        """Take a seat's last decision back, or refuse to."""
        await self._change(match, lambda table: table.undo(seat, seen))

    async def give_up(self, match: str) -> None:
        """End a match as lost."""
        await self._change(
            match, lambda table: replace(table, revision=table.revision + 1), given_up=True
        )

    async def close(self) -> None:
        """Wait until everything that has begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _change(
        self, match: str, change: Callable[[Table], Table], *, given_up: bool = False
    ) -> None:
        # Whoever asked may leave at any moment; what has begun is still done wholly.
        await self._finish(self._change_wholly(match, change, given_up))

    async def _change_wholly(
        self, match: str, change: Callable[[Table], Table], given_up: bool
    ) -> None:
        room = await self._alone(match)
        try:
            if room.over:
                raise GameOver("The game is over: nothing more can be played.")
            after = Room(
                room.id, room.owner, room.players, room.campaign, change(room.table), given_up
            )
            try:
                await self._store.write(_advance(room, after))
            except BaseException:
                # What is in the store is the truth, whatever that now is.
                self._rooms.pop(match, None)
                raise
            room.table, room.given_up = after.table, given_up
        finally:
            room.lock.release()
        self._hub.publish(match)

    async def _alone(self, match: str) -> Room:
        """The room of a match, locked. While one waits for the lock, the room may be replaced."""
        while True:
            room = await self.enter(match)
            await room.lock.acquire()
            if self._rooms.get(match) is room:
                return room
            room.lock.release()

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Room:
        found = await self._store.match(match)
        if found is None:
            raise _not_found()
        row = found.match
        table = _replayed(found)
        given_up = row.over and not table.over
        room = Room(row.id, row.owner, found.players, row.campaign, table, given_up)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        if len(self._rooms) > MOST:
            idle = next((r for r in self._rooms.values() if not r.lock.locked()), None)
            if idle is not None:
                del self._rooms[idle.id]


def _replayed(found: Seated) -> Table:
    """The table that a log leads to, or `Unavailable` with the reason."""
    row = found.match
    try:
        game = make(row.setup)
        if row.rules > game.rules:
            raise Unavailable("a newer version of this program made it. Update the program.")
        return _resumed(game, found)
    except Refusal as refusal:
        raise Unavailable(f"This match cannot be shown: {refusal.message}") from refusal


def _resumed(game: AnyGame, found: Seated) -> Table:
    row = found.match
    try:
        return Table.resume(game, row.sitters, found.entries, row.revision)
    except Refusal as refusal:
        raise Unavailable(why_not(game, row.components, refusal.message)) from refusal


def _row(room: Room) -> MatchRow:
    """What the store is told about a new room."""
    table = room.table
    headline, detail = room.headline
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
        headline=headline,
        detail=detail,
        components=table.game.fingerprint,
        campaign=room.campaign,
    )


def _advance(before: Room, after: Room) -> Advance:
    """What has to be written for a room to get from one table to the next."""
    old, new = before.table.log, after.table.log
    kept = next(
        (n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b),
        min(len(old), len(new)),
    )
    table = after.table
    headline, detail = after.headline
    return Advance(
        match=after.id,
        seen=before.table.revision,
        revision=table.revision,
        kept=kept,
        entries=new[kept:],
        over=after.over,
        result=after.result,
        to_act=after.to_act,
        headline=headline,
        detail=detail,
        updated=now(),
    )


def _not_found() -> NotFound:
    return NotFound("There is no such match among yours. Go back to the first page to see them.")
