"""Lobbies: who sits where until the host begins the match.

Nothing of a lobby is kept in memory. A change reads it from the store, is committed under the
revision that was read, and is then published; if somebody was quicker, it is tried again.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from msgspec.structs import replace

from quadriga.core import BadMessage, NotFound, Refusal, Stale
from quadriga.core.records import MAX_NAME_LENGTH, clean_name
from quadriga.house import wire
from quadriga.house.commands import ChangeLobby, CloseLobby, OpenLobby, RenamePlayer
from quadriga.house.ids import new_id, new_link_code
from quadriga.house.lobbies.public_tables import PublicTables
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.moments import stamp
from quadriga.house.notices.concurrency import Completion
from quadriga.house.notices.hub import Hub
from quadriga.house.ports import Now, Store
from quadriga.house.values import Lobby, LobbySeat, Player
from quadriga.language import message

T = TypeVar("T")

MAX_TRIES: Final = 10
"""Changes of one lobby that may come in between before a change is refused."""


class SeatTaken(Refusal):
    """Somebody else has this seat."""

    code = "seat_taken"


class Locked(Refusal):
    """The host lets nobody else join."""

    code = "locked"


class NotHost(Refusal):
    """Only the host may do this."""

    code = "not_host"


class SeatsOpen(Refusal):
    """The match cannot begin while seats are open."""

    code = "seats_open"


class Begun(Refusal):
    """The match has begun: its seats are given away."""

    code = "begun"


class Lobbies:
    """Opens and changes lobbies: a change is committed, then published."""

    def __init__(
        self, store: Store, hub: Hub, rooms: Rooms, public_tables: PublicTables, now: Now
    ) -> None:
        self._store = store
        self._hub = hub
        self._rooms = rooms
        self._public_tables = public_tables
        self._now = now
        self._completion = Completion()

    async def open(
        self,
        owner: Player,
        request: wire.NewMatch,
        seats: tuple[LobbySeat, ...],
        address: str,
    ) -> Lobby:
        """Store a new lobby, asked for from this address; raises `TooManyPublic`."""
        lobby = Lobby(
            id=new_id(),
            code=new_link_code(),
            owner=owner.id,
            host=owner.name,
            setup=request.setup,
            seats=seats,
            public=request.public,
            locked=False,
            revision=0,
            updated=stamp(self._now()),
            clock=request.clock,
            hints=request.hints,
        )
        if lobby.public:
            await self._public_tables.open(lobby, address)
        else:
            await self._store.write(OpenLobby(lobby))
        return lobby

    async def find(self, code: str) -> Lobby | str:
        """The lobby with this code, or the id of the match that has begun; raises `NotFound`."""
        invitation = await self._store.invitation(code)
        if invitation is None or invitation.kind != "join":
            raise NotFound(message("refused-no-lobby"))
        lobby = await self._store.lobby(invitation.match)
        return invitation.match if lobby is None else lobby

    async def take_seat(self, code: str, me: Player, at: int, name: str) -> Lobby:
        """Sit down in an open seat under this name, leaving another one."""
        name = clean_name(name)
        if not name:
            raise BadMessage(message("refused-name", most=MAX_NAME_LENGTH))

        def change(lobby: Lobby) -> Lobby:
            held = lobby.seats_of(me.id)
            if lobby.locked and not held and lobby.owner != me.id:
                raise Locked(message("refused-locked"))
            _check_open(lobby, at)
            left = dict.fromkeys(held[:1], LobbySeat())
            return _reseated(lobby, {**left, at: LobbySeat(name, None, me.id)})

        after = await self._change(code, change)
        if not me.name:
            await self._store.write(RenamePlayer(me.id, name))
        return after

    async def leave(self, code: str, me: Player) -> None:
        """Open all seats of the player again."""
        await self._change(
            code, lambda lobby: _reseated(lobby, dict.fromkeys(lobby.seats_of(me.id), LobbySeat()))
        )

    async def seat_bot(self, code: str, me: Player, at: int, bot: str | None, name: str) -> None:
        """Put a bot into an open seat, or without one remove the bot there; only for the host."""

        def change(lobby: Lobby) -> Lobby:
            _check_host(lobby, me)
            if bot is not None:
                _check_open(lobby, at)
                return _reseated(lobby, {at: LobbySeat(clean_name(name), bot)})
            if not 0 <= at < len(lobby.seats) or lobby.seats[at].bot is None:
                raise NotFound(message("refused-no-bot-there"))
            return _reseated(lobby, {at: LobbySeat()})

        await self._change(code, change)

    async def lock(self, code: str, me: Player, *, locked: bool) -> None:
        """Let nobody else join, or let people join again; only for the host."""

        def change(lobby: Lobby) -> Lobby:
            _check_host(lobby, me)
            return replace(lobby, locked=locked)

        await self._change(code, change)

    async def start(self, code: str, me: Player) -> Room:
        """Begin the match; only for the host, once no seat is open."""

        async def commit(lobby: Lobby) -> Room:
            _check_host(lobby, me)
            if lobby.open_seats:
                raise SeatsOpen(message("refused-seats-open", n=len(lobby.open_seats)))
            return await self._rooms.begin(lobby)

        return await self._commit(code, commit)

    async def close_lobby(self, code: str, me: Player) -> None:
        """Send everybody away; only for the host."""

        async def commit(lobby: Lobby) -> None:
            _check_host(lobby, me)
            await self._store.write(CloseLobby(lobby.id, lobby.revision))

        await self._commit(code, commit)

    async def close(self) -> None:
        """Wait for all changes in progress."""
        await self._completion.close()

    async def _change(self, code: str, change: Callable[[Lobby], Lobby]) -> Lobby:
        async def commit(before: Lobby) -> Lobby:
            changed = change(before)
            if changed == before:
                return before  # it is so already
            after = replace(changed, revision=before.revision + 1, updated=stamp(self._now()))
            await self._store.write(ChangeLobby(before.revision, after))
            return after

        return await self._commit(code, commit)

    async def _commit(self, code: str, commit: Callable[[Lobby], Awaitable[T]]) -> T:
        """Commit a change of the lobby as it is now, and publish it."""

        async def work() -> T:
            for _ in range(MAX_TRIES):
                lobby = await self.find(code)
                if isinstance(lobby, str):
                    raise Begun(message("refused-begun"))
                try:
                    done = await commit(lobby)
                except Stale:
                    continue  # somebody was quicker: look again
                self._hub.publish(lobby.id)
                return done
            raise Stale(message("refused-stale"))

        return await self._completion.run(work())


def _check_host(lobby: Lobby, me: Player) -> None:
    if lobby.owner != me.id:
        raise NotHost(message("refused-not-host"))


def _check_open(lobby: Lobby, at: int) -> None:
    if at not in lobby.open_seats:
        raise SeatTaken(message("refused-seat-taken"))


def _reseated(lobby: Lobby, changes: dict[int, LobbySeat]) -> Lobby:
    seats = tuple(changes.get(at, seat) for at, seat in enumerate(lobby.seats))
    return replace(lobby, seats=seats)
