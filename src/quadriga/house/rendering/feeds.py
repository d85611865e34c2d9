"""A match from one viewpoint, encoded once for everybody who looks from there.

A change is the difference of two scenes that the same viewpoint was sent, so it can reveal nothing
that those two don't.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast
from weakref import WeakSet

import msgspec

from quadriga.core import AnyGame
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.common_prefix import common_length
from quadriga.house.rendering.differences import difference
from quadriga.house.rendering.messages import SharedMessage, encode
from quadriga.house.rendering.snapshots import Viewpoint
from quadriga.house.values import Clock, TakeBack
from quadriga.table import LogCache, LogLine, Table

MAX_CHANGES: Final = 16
"""Changes kept for subscribers who are behind; those further behind get the whole table."""


class Feed:
    """One match from one viewpoint: the scene as JSON, the log, and the latest changes of both.

    `count` is the number of changes. They are worked out only while there are `subscribers`, who
    were last sent the table from here.
    """

    def __init__(
        self, viewpoint: Viewpoint, log_cache: LogCache, clock_time: Callable[[], float]
    ) -> None:
        self.count = 0
        self.subscribers: WeakSet[Subscriber] = WeakSet()
        self._viewpoint = viewpoint
        self._log_cache = log_cache
        self._clock_time = clock_time
        self._shown: tuple[Table, bool, wire.Company, Clock | None, TakeBack | None] | None = None
        self._scene = b""
        self._log: tuple[LogLine, ...] = ()
        self._encoded_log: bytes | None = None
        self._changes: deque[bytes] = deque(maxlen=MAX_CHANGES)

    def refresh(self, room: Room, company: wire.Company) -> None:
        """Show the room as it is now, unless it is shown already."""
        table, shown = room.table, self._shown
        other = room.given_up, company, room.clock, room.request
        if shown is not None and shown[0] is table and shown[1:] == other:
            return
        log = self._log_cache.lines(self._viewpoint.seat, table.log, table.state)
        scene = encode(snapshots.scene(room, company, self._viewpoint, self._log_cache))
        if self.subscribers:
            self._changes.append(encode(self._change(scene, log)))
        else:
            self._changes.clear()
        self.count += 1
        self._shown = table, *other
        self._scene, self._log, self._encoded_log = scene, log, None

    def _change(self, scene: bytes, log: tuple[LogLine, ...]) -> wire.Change:
        """What is new in `scene` and `log`; lines change after an undo or when a secret is out."""
        kept = common_length(self._log, log)
        new = difference(msgspec.Raw(self._scene), msgspec.Raw(scene))
        return wire.Change(new, kept, log[kept:])

    def whole(self, own: wire.Own) -> bytes:
        """The message with everything."""
        if self._encoded_log is None:
            self._encoded_log = encode(self._log)
        return encode(wire.Update(_raw(self._scene), _raw(self._encoded_log), own, self._now()))

    def has_since(self, count: int) -> bool:
        """Whether the changes after the first `count` are kept."""
        return self.count - count <= len(self._changes)

    def since(self, count: int, revision: int, own: wire.Own) -> bytes:
        """The message with the changes after the first `count`, which led to `revision`."""
        missed = len(self._changes) - (self.count - count)
        changes = tuple(_raw(change) for change in list(self._changes)[missed:])
        return encode(wire.Changes(revision, changes, own, self._now()))

    def _now(self) -> float | None:
        """The clock time from which a page counts down; None without a clock."""
        has_clock = self._shown is not None and self._shown[3] is not None
        return round(self._clock_time(), 3) if has_clock else None


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


class Feeds:
    """One match as it was last seen from each viewpoint; `clock_time` is the clocks' time."""

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


class Outlet(Protocol):
    """Where messages to a subscriber leave the house."""

    @property
    def is_ready(self) -> bool:
        """Whether a message can leave without waiting."""

    def put(self, message: SharedMessage) -> None:
        """Send a message at once."""

    def catch_up(self) -> None:
        """Send what is new as soon as possible, or a refusal."""


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


def _raw(encoded: bytes) -> Any:
    """JSON to be sent as it is, in place of the value that it encodes."""
    return cast(Any, msgspec.Raw(encoded))
