"""Taking decisions back: at once, or if those who have acted since agree."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from quadriga.core import Seat, Stale
from quadriga.house.commands import AnswerTakeBack, AskTakeBack
from quadriga.house.matches.room import Room, TakingBack
from quadriga.house.matches.rooms import Rooms
from quadriga.house.notices.news import Fact
from quadriga.house.notices.peers import Peers
from quadriga.house.values import Submit, TakeBack
from quadriga.language import message


class Undo(NamedTuple):
    """How somebody can take their last decision back: `at_once`, or once those in `asks` agree.

    Nobody is asked twice between two moves.
    """

    at_once: bool
    asks: tuple[Seat, ...] = ()


class TakeBacks:
    """Takes decisions back at once if nobody has acted since, and asks otherwise.

    That somebody has begun to choose is known in memory only, like presence. A request is stored
    with its match, for all servers and for people who come back.
    """

    def __init__(self, rooms: Rooms, peers: Peers) -> None:
        self._rooms = rooms
        self._peers = peers

    @contextmanager
    def choosing(self, room: Room, player: str) -> Iterator[None]:
        """`player` has begun to choose at this revision, inside the `with` block."""
        with self._peers.holding(Fact(room.id, player, room.table.revision)):
            yield

    def is_choosing(self, room: Room, player: str) -> bool:
        """Whether `player` has begun to choose what to do next."""
        return self._peers.is_true(Fact(room.id, player, room.table.revision))

    def undo_by(self, room: Room, player: str) -> Undo:
        """How `player` can take their last decision back now."""
        back = self._taking_back(room, player)
        if back is None:
            return Undo(at_once=False)
        is_asked = room.request is not None
        return Undo(at_once=not back.asks, asks=() if is_asked else back.asks)

    async def undo(
        self, match: str, player: str, seen: int, submit: Submit, *, whole: bool
    ) -> int | None:
        """Take back the last decision of `player`; the new revision, or None if others are asked.

        Raises as `Table.undo` does, and `AlreadyAsked`.
        """
        room = await self._rooms.enter(match)
        back = self._taking_back(room, player)
        if back is None or not back.asks or seen != room.table.revision:
            seat = room.viewpoint(player) if back is None else back.seat
            assert seat is not None, "nobody who watches gets here"
            return await self._rooms.undo(match, seat, seen, submit, whole=whole)
        request = TakeBack(seen, back.seat, submit.id, whole, back.asks)
        await self._rooms.request(AskTakeBack(match, request))
        return None

    async def answer(self, room: Room, player: str, seen: int, *, agrees: bool) -> None:
        """Agree to a request, which is carried out once all agree, or decline; raises `Stale`."""
        room = await self._rooms.enter_anew(room.id)
        request = room.request
        if request is None or request.revision != seen or request.declined is not None:
            raise Stale(message("refused-no-request"))
        seats = tuple(seat for seat in room.played_by(player) if seat in request.asked)
        if not seats:
            raise Stale(message("refused-no-request"))
        if not agrees or {*request.asked} - {*request.agreed, *seats}:
            await self._rooms.request(AnswerTakeBack(room.id, seen, seats, agrees))
            known = (await self._rooms.enter(room.id)).request
            # Those who were still to be asked may have agreed at other servers.
            if not agrees or known is None or {*known.asked} - {*known.agreed}:
                return

        def change(room: Room) -> Room:
            seat, whole = Seat(request.seat), request.whole
            return replace(room, table=room.table.undo(seat, seen, whole=whole, agreed=True))

        submit = Submit(room.players[request.seat], request.submit)
        await self._rooms.change(room.id, change, submit)

    def _taking_back(self, room: Room, player: str) -> TakingBack | None:
        return room.taking_back(player, self.is_choosing(room, room.awaited or ""))
