"""The matches in memory; each is as the store has it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, TypeVar

from msgspec import structs

from quadriga.core import (
    CHANCE,
    AnyGame,
    GameOver,
    Headline,
    NotFound,
    Refusal,
    Seat,
    Unavailable,
)
from quadriga.core.records import why_not
from quadriga.games import make
from quadriga.language import message
from quadriga.store import Advance, MatchRow, OpenMatch, Store, StoredMatch, Submit
from quadriga.store.rows import new_id, now
from quadriga.table import Dice, Sitter, Table
from quadriga.web.hub import Hub

T = TypeVar("T")

MAX_ROOMS: Final = 5_000
"""Rooms kept in memory; others are loaded from the store and replayed when they are needed."""

GIVEN_UP: Final = "lost"
"""The result of a match that was given up (IMP-C5)."""


@dataclass(eq=False, slots=True)
class Room:
    """A match: its table, its owner, and the player of each seat. Only `Rooms` changes it."""

    id: str
    owner: str
    players: Mapping[int, str]
    campaign: str | None
    table: Table
    given_up: bool = False
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

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats of `player`; none for an owner who watches; raises `NotFound` for others."""
        seats = tuple(Seat(seat) for seat, name in self.players.items() if name == player)
        if not seats and player != self.owner:
            raise _not_found()
        return seats

    def viewpoint(self, player: str) -> Seat | None:
        """The seat whose view `player` gets; None for an owner who watches.

        Of several seats at one screen it is the one to act; while others act, the one that acted
        last.
        """
        seats = self.seats_of(player)
        if self.to_act in seats:
            return self.to_act
        for entry in reversed(self.table.log):
            if entry.actor is not CHANCE and entry.actor in seats:
                return entry.actor
        return next(iter(seats), None)

    def seat_to_undo(self, player: str) -> Seat | None:
        """The seat of `player` whose last decision can be undone; None if there is none."""
        if self.over:
            return None
        return next((seat for seat in self.seats_of(player) if self.table.can_undo(seat)), None)


class Rooms:
    """Opens, loads and changes matches: a change is committed, then applied, then published."""

    def __init__(self, store: Store, hub: Hub, dice: Dice) -> None:
        self._store = store
        self._hub = hub
        self._dice = dice
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
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
        """Store a new match; `stage` is the campaign and the number of its stage, if it is one."""
        campaign, number = stage if stage is not None else (None, None)
        room = Room(new_id(), owner, players, campaign, table)
        await self._store.write(OpenMatch(_row(room), players, table.log, number))
        self._keep(room)
        return room

    def new_table(self, game: AnyGame, sitters: Sequence[Sitter]) -> Table:
        """A new table with the dice of this server, not stored yet."""
        return Table.open(game, sitters, self._dice)

    async def enter(self, match: str) -> Room:
        """The room of a match, loaded if it is not in memory; raises `NotFound`."""
        room = self._rooms.get(match)
        if room is not None:
            self._rooms.move_to_end(match)
            return room
        task = self._loading.get(match)
        if task is None:
            task = asyncio.create_task(self._load(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def submit(
        self, match: str, seat: Seat, seen: int, text: str, submit: Submit | None = None
    ) -> int:
        """Play the action `text`; the new revision. Raises as `Table.submit` does.

        A `submit` that was played before is not played again: this returns what it led to then.
        """
        change = partial(Table.submit, seat=seat, seen=seen, text=text, dice=self._dice)
        return await self._change_once(match, change, submit)

    async def undo(self, match: str, seat: Seat, seen: int, submit: Submit | None = None) -> int:
        """Undo the last decision of `seat`; the new revision. Raises as `Table.undo` does."""
        return await self._change_once(match, partial(Table.undo, seat=seat, seen=seen), submit)

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

    async def close(self) -> None:
        """Wait for all changes in progress."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

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
        # The caller may be cancelled at any moment; a change that has begun is still completed.
        return await self._run_to_completion(self._commit_change(match, change, given_up, submit))

    async def _commit_change(
        self, match: str, change: Callable[[Table], Table], given_up: bool, submit: Submit | None
    ) -> int:
        room = await self._enter_locked(match)
        try:
            if room.over:
                raise GameOver(message("refused-over"))
            after = Room(
                room.id, room.owner, room.players, room.campaign, change(room.table), given_up
            )
            try:
                await self._store.write(_advance(room, after, submit))
            except BaseException:
                # Whether it was committed is unknown: load it from the store next time.
                self._rooms.pop(match, None)
                raise
            room.table, room.given_up = after.table, given_up
        finally:
            room.lock.release()
        self._hub.publish(match)
        return after.table.revision

    async def _enter_locked(self, match: str) -> Room:
        """The room of a match, locked; tried again if it was replaced while waiting."""
        while True:
            room = await self.enter(match)
            await room.lock.acquire()
            if self._rooms.get(match) is room:
                return room
            room.lock.release()

    async def _run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Room:
        found = await self._store.match(match)
        if found is None:
            raise _not_found()
        row = found.match
        table = _resumed(found)
        given_up = row.over and not table.over
        room = Room(row.id, row.owner, found.players, row.campaign, table, given_up)
        self._keep(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        if len(self._rooms) > MAX_ROOMS:
            idle = next((r for r in self._rooms.values() if not r.lock.locked()), None)
            if idle is not None:
                del self._rooms[idle.id]


def _resumed(found: StoredMatch) -> Table:
    """The table of a stored match; raises `Unavailable` if it cannot be replayed."""
    row = found.match
    try:
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
    )


def _advance(before: Room, after: Room, submit: Submit | None) -> Advance:
    """The store job that brings a match from `before` to `after`, by what `submit` names."""
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


def _not_found() -> NotFound:
    return NotFound(message("refused-no-match"))
