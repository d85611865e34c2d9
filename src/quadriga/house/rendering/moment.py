"""A match as it is now, for all who look at it."""

from collections.abc import Callable
from typing import NamedTuple

from quadriga.core import Seat
from quadriga.house import wire
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.matches.take_backs import Undo
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.broadcast import Base, Broadcast, Glance, Reader
from quadriga.house.rendering.shared_message import SharedMessage


class Looker(NamedTuple):
    """Whose socket it is, and whether a coach may check their choices."""

    player: str
    coached: bool = False


class Moment:
    """What everybody is sent after a change; what is the same for many is put together once.

    `replaceable_by` tells the seats that a player may hand to bots, `undo_by` how they can take
    something back. A moment is of no use after the
    next `await`, since the match may have changed by then.
    """

    def __init__(
        self,
        broadcast: Broadcast,
        room: Room,
        company: wire.Company,
        replaceable_by: Callable[[Room, str], tuple[Seat, ...]],
        undo_by: Callable[[Room, str], Undo],
        card: wire.CampaignCard | None,
    ) -> None:
        self._broadcast = broadcast
        self._room = room
        self._company = company
        self._replaceable_by = replaceable_by
        self._undo_by = undo_by
        self._card = card
        self._glances: dict[Looker, Glance] = {}
        self._messages: dict[tuple[Looker, Base | None], SharedMessage] = {}

    def message(self, reader: Reader, looker: Looker) -> SharedMessage | None:
        """What brings the reader, a socket of `looker`, up to date; None if nothing is new.

        Raises `NotFound` if the match is not theirs any more.
        """
        glance = self._glances.get(looker)
        if glance is None:
            glance = self._glances[looker] = self._glance(looker)
        before = reader.glance
        if not glance.is_news_after(before):
            return None
        base = glance.base_after(before)
        message = self._messages.get((looker, base))
        if message is None:
            message = self._messages[looker, base] = SharedMessage(glance.message(base))
        reader.see(glance)
        return message

    def _glance(self, looker: Looker) -> Glance:
        player, coached = looker
        room, card = self._room, None
        if player != SPECTATOR:
            room.admit(player)
            card = self._card
        replaceable, undo = self._replaceable_by(room, player), self._undo_by(room, player)
        own = snapshots.own(
            room,
            player,
            replaceable,
            card,
            can_undo=undo.at_once,
            undo_asks=undo.asks,
            coached=coached,
        )
        viewpoint = snapshots.viewpoint(room, player)
        return self._broadcast.glance(room, self._company, viewpoint, own)
