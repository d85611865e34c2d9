"""Those who look at a match, and what each of them was sent last."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from quadriga.core import AnyGame
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering.feeds import Feed
from quadriga.house.rendering.shared_message import SharedMessage
from quadriga.house.rendering.snapshots import Viewpoint
from quadriga.table import LogCache


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as somebody sees it: a feed after `count` changes, and what is theirs alone."""

    feed: Feed
    count: int
    revision: int
    own: wire.Own

    def base(self, seen: "Sight | None") -> "Sight | None":
        """What was seen, if the changes since then are kept; None if the whole is needed."""
        if seen is None or seen.feed is not self.feed or not self.feed.has_since(seen.count):
            return None
        return seen

    def message(self, base: "Sight | None") -> bytes:
        """What is new since `base`, or the whole; only right until the feed changes."""
        if base is None:
            return self.feed.whole(self.own)
        return self.feed.since(base.count, base.revision, self.own)


class Outlet(Protocol):
    """Where messages to a subscriber leave the house."""

    @property
    def is_ready(self) -> bool:
        """Whether a message can leave without waiting."""

    def put(self, message: SharedMessage) -> None:
        """Send a message at once."""

    def catch_up(self) -> None:
        """Send what is new as soon as possible, or the reason why that's impossible."""


class Feeds:
    """One match as it was last seen from each viewpoint; `clock_time` is the time for clocks."""

    def __init__(self, game: AnyGame, clock_time: Callable[[], float]) -> None:
        self._clock_time = clock_time
        self._log_cache = LogCache(game)
        self._feeds: dict[Viewpoint, Feed] = {}

    def sight(
        self, room: Room, company: wire.Company, viewpoint: Viewpoint, own: wire.Own
    ) -> Sight:
        """What is seen from `viewpoint` now, with who is there."""
        feed = self._feeds.get(viewpoint)
        if feed is None:
            feed = self._feeds[viewpoint] = Feed(viewpoint, self._log_cache, self._clock_time)
        feed.refresh(room, company)
        return Sight(feed, feed.count, room.table.revision, own)


class Subscriber:
    """One connection of a `player`, whose choices may be checked if they are `coached`."""

    def __init__(self, outlet: Outlet, player: str, *, coached: bool = False) -> None:
        self.outlet = outlet
        self.player = player
        self.coached = coached
        self.seen: Sight | None = None
        """What was sent last."""

    def see(self, sight: Sight) -> None:
        """Note what is sent now."""
        before = None if self.seen is None else self.seen.feed
        if sight.feed is not before:
            if before is not None:
                before.subscribers.discard(self)
            sight.feed.subscribers.add(self)
        self.seen = sight

    @property
    def revision(self) -> int:
        """The revision that was sent last."""
        return 0 if self.seen is None else self.seen.revision
