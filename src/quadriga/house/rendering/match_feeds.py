"""All subscribers of one match: a change is sent to all of them in one go.

One task a match does it. A task for each connection would cost more than the rest of a message, so
those only handle newcomers and slow readers.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from weakref import WeakValueDictionary

from quadriga.core import Refusal
from quadriga.house import wire
from quadriga.house.matches import campaigns
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.matches.rooms import Rooms
from quadriga.house.matches.seating import Seating
from quadriga.house.matches.take_backs import TakeBacks
from quadriga.house.notices.hub import Hub
from quadriga.house.ports import Store
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.feeds import Feeds, Sight, Subscriber
from quadriga.house.rendering.messages import SharedMessage

log = logging.getLogger(__name__)


class MatchFeeds:
    """The feeds of every match that somebody looks at."""

    def __init__(
        self, store: Store, hub: Hub, rooms: Rooms, seating: Seating, take_backs: TakeBacks
    ) -> None:
        self.store = store
        self.hub = hub
        self.rooms = rooms
        self.seating = seating
        self.take_backs = take_backs
        self._feeds: WeakValueDictionary[str, MatchFeed] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._feeds)

    def of(self, room: Room) -> "MatchFeed":
        """The feed of a match."""
        feed = self._feeds.get(room.id)
        if feed is None:
            feed = self._feeds[room.id] = MatchFeed(room, self)
        return feed


class MatchFeed:
    """One match and its subscribers."""

    def __init__(self, room: Room, house: MatchFeeds) -> None:
        self._match = room.id
        self._house = house
        self._feeds = Feeds(room.table.game, house.rooms.clock_time)
        self._subscribers: set[Subscriber] = set()
        self._listening = ExitStack()

    async def moment(self) -> "Moment":
        """The match now."""
        room = await self._house.rooms.enter(self._match)
        card = await campaigns.card_of(self._house.store, room.campaign)
        company = self._house.seating.company(room)
        return Moment(self._feeds, room, company, partial(self._own, room, card))

    @contextmanager
    def joined(self, subscriber: Subscriber) -> Iterator[None]:
        """`subscriber` is sent every change inside the `with` block."""
        if not self._subscribers:
            changed = self._listening.enter_context(self._house.hub.listen(self._match))
            task = asyncio.create_task(self._send_changes(changed))
            self._listening.callback(task.cancel)
        self._subscribers.add(subscriber)
        try:
            yield
        finally:
            self._subscribers.discard(subscriber)
            if not self._subscribers:
                self._listening.close()

    def _own(
        self, room: Room, card: wire.CampaignCard | None, player: str, coached: bool
    ) -> wire.Own:
        """What only `player` sees."""
        undo = self._house.take_backs.undo_by(room, player)
        return snapshots.own(
            room,
            player,
            self._house.seating.replaceable_by(room, player),
            None if player == SPECTATOR else card,
            can_undo=undo.at_once,
            undo_asks=undo.asks,
            coached=coached,
        )

    async def _send_changes(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            try:
                moment = await self.moment()
                for subscriber in tuple(self._subscribers):
                    moment.show(subscriber)
            except Exception as error:
                if not isinstance(error, Refusal):
                    log.exception("a change of match %s could not be shown to all", self._match)
                # Each meets the reason again, and is sent it.
                for subscriber in self._subscribers:
                    subscriber.outlet.catch_up()


class Moment:
    """A match as it is now; what many subscribers share is put together once.

    `own` makes what only one player sees, who may be coached. Don't keep a moment across an
    `await`: the match may have changed.
    """

    def __init__(
        self,
        feeds: Feeds,
        room: Room,
        company: wire.Company,
        own: Callable[[str, bool], wire.Own],
    ) -> None:
        self._feeds = feeds
        self._room = room
        self._company = company
        self._own = own
        self._sights: dict[tuple[str, bool], Sight] = {}
        self._messages: dict[tuple[str, bool, int | None], SharedMessage] = {}

    def show(self, subscriber: Subscriber) -> None:
        """Send what is new at once, or as soon as the outlet is ready."""
        outlet = subscriber.outlet
        if not outlet.is_ready:
            outlet.catch_up()
            return
        try:
            message = self.message_for(subscriber)
        except Refusal:
            outlet.catch_up()  # which is refused in the same way, and says so
            return
        if message is not None:
            outlet.put(message)

    def message_for(self, subscriber: Subscriber) -> SharedMessage | None:
        """What brings the subscriber up to date, or None; raises `NotFound` if it isn't their
        match.
        """
        who = subscriber.player, subscriber.coached
        sight = self._sights.get(who)
        if sight is None:
            sight = self._sights[who] = self._sight(*who)
        seen = subscriber.seen
        if seen == sight:
            return None
        base = sight.base(seen)
        key = (*who, None if base is None else base.count)
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = SharedMessage(sight.message(base))
        subscriber.see(sight)
        return message

    def _sight(self, player: str, coached: bool) -> Sight:
        room = self._room
        if player != SPECTATOR:
            room.admit(player)
        viewpoint = snapshots.viewpoint(room, player)
        return self._feeds.sight(room, self._company, viewpoint, self._own(player, coached))
