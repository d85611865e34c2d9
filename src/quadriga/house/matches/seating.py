"""Leaving a match, coming back, and letting a bot play for somebody who is gone."""

from dataclasses import replace
from typing import Final

from msgspec import structs

from quadriga.bots import USUAL_LEVEL
from quadriga.core import NotFound, Refusal, Seat
from quadriga.house import wire
from quadriga.house.clocks.clocks import late_seat
from quadriga.house.matches.presence import Presence
from quadriga.house.matches.room import Room
from quadriga.house.matches.rooms import Rooms
from quadriga.language import message

STAND_IN: Final = USUAL_LEVEL
"""The level of a bot that plays for a person."""


class NotAlone(Refusal):
    """Others play here too, so nobody may end the match for them."""

    code = "not_alone"


class NotGone(Refusal):
    """This person is at the table, so nobody may take their seat."""

    code = "not_gone"


class Seating:
    """Seats people and bots at matches that have begun."""

    def __init__(self, rooms: Rooms, presence: Presence) -> None:
        self._rooms = rooms
        self._presence = presence

    def company(self, room: Room) -> wire.Company:
        """Who is at the table, as everybody may know."""
        return wire.Company(
            places=tuple(self._place(room, Seat(at)) for at in range(len(room.table.sitters))),
            people=len(room.people),
        )

    def replaceable_by(self, room: Room, player: str) -> tuple[Seat, ...]:
        """The seats of others that `player` may hand to bots."""
        return tuple(Seat(at) for at in room.players if self._may_replace(room, player, Seat(at)))

    async def arrive(self, room: Room, player: str) -> None:
        """`player` has come to the table; a clock that waited only for them starts."""
        here = {*room.seats_of(player)}

        def change(room: Room) -> Room:
            clock = room.clock
            if clock is None or here.isdisjoint(clock.missing):
                return room
            missing = tuple(seat for seat in clock.missing if seat not in here)
            return replace(room.touched(), clock=structs.replace(clock, missing=missing))

        if not room.over and change(room) is not room:
            await self._rooms.change(room.id, change)

    async def leave(self, room: Room, player: str) -> None:
        """Let bots play all seats of `player`."""
        await self._rooms.reseat(room.id, dict.fromkeys(room.seats_of(player), STAND_IN))

    async def come_back(self, room: Room, player: str) -> None:
        """Give `player` all their seats back."""
        await self._rooms.reseat(room.id, dict.fromkeys(room.seats_of(player)))

    async def hand_over(self, room: Room, player: str, seat: int) -> None:
        """Let a bot play the seat of somebody who is gone; raises `NotGone`."""
        if seat not in room.players:
            raise NotFound(message("refused-no-person-there"))
        if not self._may_replace(room, player, Seat(seat)):
            raise NotGone(message("refused-not-gone"))
        await self._rooms.reseat(room.id, {Seat(seat): STAND_IN})

    async def end_time(self, match: str) -> None:
        """Let a bot play the seat of the person to act, if their time is up."""
        await self._rooms.enter_anew(match)

        def change(room: Room) -> Room:
            seat = late_seat(room, self._rooms.clock_time())
            return (
                room
                if seat is None
                else replace(room, table=room.table.with_bots({seat: STAND_IN}))
            )

        await self._rooms.change(match, change)

    async def give_up(self, room: Room) -> None:
        """End the match as lost; raises `NotAlone` if others play too."""
        if len(room.people) > 1:
            raise NotAlone(message("refused-not-alone"))
        await self._rooms.give_up(room.id)

    def _place(self, room: Room, seat: Seat) -> wire.Place:
        player = room.players.get(seat)
        if player is None:
            return wire.Place(person=False, here=False, gone=False)
        here, gone = self._presence.is_here, self._presence.is_gone
        return wire.Place(person=True, here=here(room.id, player), gone=gone(room.id, player))

    def _may_replace(self, room: Room, player: str, seat: Seat) -> bool:
        """Whether the person of the seat is gone, and `player` is the host or replaces an absent
        host.
        """
        sitter, other = room.table.sitters[seat], room.players[seat]
        if room.over or sitter.bot is not None or other == player:
            return False
        hosts = player == room.owner or (
            player in room.people and self._presence.is_gone(room.id, room.owner)
        )
        return hosts and self._presence.is_gone(room.id, other)
