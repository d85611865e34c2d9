"""Opening and changing matches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from msgspec import structs

from quadriga.core import AnyGame, Entry, GameNotOver, Refusal, Seat
from quadriga.core.chance import Deal
from quadriga.games import make
from quadriga.house.clocks.clocks import new_clock
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
from quadriga.house.matches.match_storage import stored_match
from quadriga.house.matches.room import Room
from quadriga.house.matches.room_cache import RoomCache
from quadriga.house.moments import precise_stamp, stamp
from quadriga.house.notices.hub import Hub
from quadriga.house.notices.news import Merged
from quadriga.house.ports import Now, Store
from quadriga.house.values import Lobby, Match, Submit
from quadriga.table import Dice, Lesson, Sitter, Table, committed, fair, new_secret, seeded


class Rooms:
    """Opens, loads and changes matches; `clock_time` is the time on which clocks run, in seconds.

    With a `seed` every new match gets the same cards and dice, and has no secret.
    """

    def __init__(
        self, store: Store, hub: Hub, seed: str | None, clock_time: Callable[[], float], now: Now
    ) -> None:
        self._store = store
        self._hub = hub
        self._seed = seed
        self.clock_time = clock_time
        self._now = now
        self._cache = RoomCache(store, hub, clock_time, now)
        self.watch = self._cache.watch
        self.enter = self._cache.enter
        self.enter_anew = self._cache.enter_anew
        self.change = self._cache.change
        self.close = self._cache.close

    def __len__(self) -> int:
        return len(self._cache)

    async def open(
        self,
        game: AnyGame,
        sitters: Sequence[Sitter],
        owner: str,
        players: Mapping[int, str],
        stage: tuple[str, int] | None = None,
        lesson: Lesson | None = None,
    ) -> Room:
        """Store a new match; `stage` is its campaign and the number of its stage there.

        A match that follows a `lesson` has no secret, since its draws are chosen.
        """
        campaign, number = stage if stage is not None else (None, None)
        secret = self._new_secret() if lesson is None else None
        table = Table.open(game, sitters, self._dice(secret), lesson)
        room = Room(new_id(), owner, players, campaign, table, secret=secret)
        room.lesson = None if lesson is None else "taught"
        return await self._cache.open(room, self._opening(room, number))

    async def open_daily(self, game: AnyGame, name: str, player: str, day: str, seed: str) -> Room:
        """Store a new match of the deal of a day for a `player` of this name, who plays alone.

        Raises `Stale` while they have another one in progress.
        """
        table = Table.open(game, [Sitter(name)], Deal(seed))
        room = Room(new_id(), player, {0: player}, None, table, daily=day, deal=seed)
        # The first of several counts, and a second is enough to give one up and open the next.
        match = structs.replace(self._stored(room), created=precise_stamp(self._now()))
        return await self._cache.open(room, OpenDaily(OpenMatch(match, room.players, table.log)))

    async def play_on(
        self,
        game: AnyGame,
        sitters: Sequence[Sitter],
        player: str,
        seat: Seat,
        log: Sequence[Entry],
    ) -> Room:
        """Store a new match of `player` in `seat` that begins after this log of another one.

        It has no secret, since everybody knows what was drawn until then.
        """
        table = Table.play_on(game, sitters, log, self._dice(None))
        room = Room(new_id(), player, {seat: player}, None, table, played_on=len(log))
        return await self._cache.open(room, self._opening(room))

    async def begin(self, lobby: Lobby) -> Room:
        """Store the match that a lobby becomes; raises `Stale` if the lobby has changed."""
        sitters = [Sitter(seat.name, seat.bot) for seat in lobby.seats]
        players = {n: seat.player for n, seat in enumerate(lobby.seats) if seat.player is not None}
        secret = self._new_secret()
        table = Table.open(make(lobby.setup), sitters, self._dice(secret))
        room = Room(lobby.id, lobby.owner, players, None, table, secret=secret, hints=lobby.hints)
        room.clock = new_clock(room, lobby.clock, self.clock_time())
        return await self._cache.open(room, BeginMatch(lobby.revision, self._opening(room)))

    async def rematch(self, match: str) -> Room:
        """The next match with the same people, each a seat further, opened once; or
        `GameNotOver`.
        """

        def after(room: Room) -> tuple[Room, Command] | str:
            if not room.over:
                raise GameNotOver()
            if room.rematch is not None:
                return room.rematch
            rotated = self._rotated(room)
            return rotated, OpenRematch(match, self._opening(rotated))

        return await self._cache.open_after(match, after)

    def _rotated(self, room: Room) -> Room:
        """A new room for the same people and bots, where the second seat of `room` begins."""
        sitters, players = room.table.sitters, room.players
        moved = {(seat - 1) % len(sitters): player for seat, player in players.items()}
        secret = self._new_secret()
        table = Table.open(room.table.game, (*sitters[1:], *sitters[:1]), self._dice(secret))
        after = Room(new_id(), room.owner, moved, None, table, secret=secret, hints=room.hints)
        limit = None if room.clock is None else room.clock.limit
        after.clock = new_clock(after, limit, self.clock_time())
        return after

    def _opening(self, room: Room, stage: int | None = None) -> OpenMatch:
        return OpenMatch(self._stored(room), room.players, room.table.log, stage)

    def _stored(self, room: Room) -> Match:
        return stored_match(room, stamp(self._now()))

    def _new_secret(self) -> str | None:
        return new_secret() if self._seed is None else None

    def _dice(self, secret: str | None) -> Dice:
        """The dice of a match; those from before there were secrets follow from nothing."""
        if secret is not None:
            return committed(secret)
        return fair() if self._seed is None else seeded(self._seed)

    async def submit(
        self, match: str, seat: Seat, seen: int, text: str, submit: Submit | None = None
    ) -> int:
        """Play the action `text`; the new revision. Raises as `Table.submit` does.

        A `submit` that was played before isn't played again: this returns its revision.
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
        """Undo the last decision of `seat`, or its `whole` turn; raises as `Table.undo` does."""

        def change(room: Room) -> Room:
            return replace(room, table=room.table.undo(seat, seen, whole=whole))

        return await self._change_once(match, change, submit)

    async def _change_once(
        self, match: str, change: Callable[[Room], Room], submit: Submit | None
    ) -> int:
        try:
            return await self.change(match, change, submit)
        except Refusal:
            # What was played has moved the table on, so a second time it is always refused.
            played = None if submit is None else await self._store.revision_after(match, submit)
            if played is None:
                raise
            return played

    async def request(self, command: AskTakeBack | AnswerTakeBack) -> None:
        """Ask to take something back, or answer; no new revision. Raises as the command does."""
        await self._cache.update(command.match, command)

    async def leave_lesson(self, match: str) -> None:
        """Let a lesson be played freely from its position; raises `GameOver` if it has ended."""

        def change(room: Room) -> Room:
            return replace(room.touched(), lesson="free") if room.lesson == "taught" else room

        await self.change(match, change)

    async def note_hint(self, match: str, seat: Seat) -> None:
        """Keep that `seat` gets a hint, before it is sent.

        Nobody is notified: the person knows, and others see it in the results of a deal.
        """

        def change(room: Room) -> None:
            room.hinted |= {seat}

        if seat not in (await self.enter(match)).hinted:
            await self._cache.note(match, NoteHint(match, seat), change)

    async def reseat(self, match: str, bots: Mapping[Seat, str | None]) -> None:
        """Let these bots play their seats; None gives a seat back to its person."""

        def change(room: Room) -> Room:
            changed = any(room.table.sitters[seat].bot != bot for seat, bot in bots.items())
            return replace(room, table=room.table.with_bots(bots)) if changed else room

        await self.change(match, change)

    async def give_up(self, match: str) -> None:
        """End a match as lost; raises `GameOver` if it has ended."""
        await self.change(match, lambda room: replace(room.touched(), given_up=True))

    async def replace_player(self, old: str, new: str) -> None:
        """Give all that the player `old` has to `new`, as the store has done."""
        await self._cache.replace_player(old, new)
        self._hub.tell(Merged(old, new))
