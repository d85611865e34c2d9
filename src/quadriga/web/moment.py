"""A match as it is now, for all who look at it."""

from collections.abc import Callable

from quadriga.core import Seat
from quadriga.web import snapshots, wire
from quadriga.web.broadcast import Base, Broadcast, Glance, Reader
from quadriga.web.outlets import SharedMessage
from quadriga.web.room import SPECTATOR, Room


class Moment:
    """What everybody is sent after a change; what is the same for many is put together once.

    `replaceable_by` tells the seats that a player may hand to bots. A moment is of no use after the
    next `await`, since the match may have changed by then.
    """

    def __init__(
        self,
        broadcast: Broadcast,
        room: Room,
        company: wire.Company,
        replaceable_by: Callable[[Room, str], tuple[Seat, ...]],
        card: wire.CampaignCard | None,
    ) -> None:
        self._broadcast = broadcast
        self._room = room
        self._company = company
        self._replaceable_by = replaceable_by
        self._card = card
        self._glances: dict[str, Glance] = {}
        self._messages: dict[tuple[str, Base | None], SharedMessage] = {}

    def message(self, reader: Reader, player: str) -> SharedMessage | None:
        """What brings the reader, a socket of `player`, up to date; None if nothing is new.

        Raises `NotFound` if the match is not theirs any more.
        """
        glance = self._glances.get(player)
        if glance is None:
            glance = self._glances[player] = self._glance(player)
        before = reader.glance
        if not glance.is_news_after(before):
            return None
        base = glance.base_after(before)
        message = self._messages.get((player, base))
        if message is None:
            message = self._messages[player, base] = SharedMessage(glance.message(base))
        reader.see(glance)
        return message

    def _glance(self, player: str) -> Glance:
        room, card = self._room, None
        if player != SPECTATOR:
            room.admit(player)
            card = self._card
        own = snapshots.own(room, player, self._replaceable_by(room, player), card)
        viewpoint = snapshots.viewpoint(room, player)
        return self._broadcast.glance(room, self._company, viewpoint, own)
