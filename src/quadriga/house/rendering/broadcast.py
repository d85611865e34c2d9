"""What the sockets of a match are sent: made and encoded once for all who look from the same place.

A change is the difference of two scenes that the same viewpoint was sent, so it can tell nothing
that those two do not.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast
from weakref import WeakSet

import msgspec

from quadriga.core import AnyGame
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.beginnings import shared_length
from quadriga.house.rendering.differences import difference
from quadriga.house.rendering.messages import encode
from quadriga.house.rendering.snapshots import Viewpoint
from quadriga.store import Clock, TakeBack
from quadriga.table import LogCache, LogLine, Table

MAX_CHANGES: Final = 16
"""Changes that are kept for sockets which are behind; who has missed more gets the whole table."""


class Broadcast:
    """One match as it was last seen from each viewpoint; `now` tells the time for clocks."""

    def __init__(self, game: AnyGame, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._log_cache = LogCache(game)
        self._feeds: dict[Viewpoint, Feed] = {}

    def glance(
        self, room: Room, company: wire.Company, viewpoint: Viewpoint, own: wire.Own
    ) -> "Glance":
        """What is seen from `viewpoint` now, with who is there."""
        feed = self._feeds.get(viewpoint)
        if feed is None:
            feed = self._feeds[viewpoint] = Feed(viewpoint, self._log_cache, self._now)
        feed.refresh(room, company)
        return Glance(feed, feed.count, room.table.revision, own)


class Feed:
    """One match from one viewpoint: the scene as JSON, the log, and the latest changes of both.

    `count` says how many changes there have been, `readers` who was sent the table from here last:
    what is new is worked out only where there are some.
    """

    def __init__(
        self, viewpoint: Viewpoint, log_cache: LogCache, clock_time: Callable[[], float]
    ) -> None:
        self.count = 0
        self.readers: WeakSet[Reader] = WeakSet()
        self._viewpoint = viewpoint
        self._log_cache = log_cache
        self._clock_time = clock_time
        self._shown: tuple[Table, bool, wire.Company, Clock | None, TakeBack | None] | None = None
        self._scene = b""
        self._log: tuple[LogLine, ...] = ()
        self._encoded_log: bytes | None = None
        self._changes: deque[bytes] = deque(maxlen=MAX_CHANGES)

    def refresh(self, room: Room, company: wire.Company) -> None:
        """Show the room as it is now; does nothing if it is shown already."""
        table, shown = room.table, self._shown
        other = room.given_up, company, room.clock, room.request
        if shown is not None and shown[0] is table and shown[1:] == other:
            return
        log = self._log_cache.lines(self._viewpoint.seat, table.log, table.state)
        scene = encode(snapshots.scene(room, company, self._viewpoint, self._log_cache))
        if self.readers:
            self._changes.append(encode(self._change(scene, log)))
        else:
            self._changes.clear()
        self.count += 1
        self._shown = table, *other
        self._scene, self._log, self._encoded_log = scene, log, None

    def _change(self, scene: bytes, log: tuple[LogLine, ...]) -> wire.Change:
        """What is new in `scene` and `log`; lines change after an undo or when a secret is out."""
        kept = shared_length(self._log, log)
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
        """What the clock shows from which a page counts down, if the match has one."""
        has_clock = self._shown is not None and self._shown[3] is not None
        return round(self._clock_time(), 3) if has_clock else None


Base: TypeAlias = tuple[int, int]
"""How many changes of a feed somebody has been told, and the revision then."""


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """A table as a player sees it at one moment: the feed after `count` changes, and their own."""

    feed: Feed
    count: int
    revision: int
    own: wire.Own

    def is_news_after(self, before: "Glance | None") -> bool:
        """Whether anything is new to who saw `before`."""
        if before is None or before.feed is not self.feed or before.count != self.count:
            return True
        return before.own != self.own

    def base_after(self, before: "Glance | None") -> Base | None:
        """From where who saw `before` can be told what is new; None if they need the whole."""
        if before is None or before.feed is not self.feed or not self.feed.has_since(before.count):
            return None
        return before.count, before.revision

    def message(self, base: Base | None) -> bytes:
        """What is new since `base`, or the whole; only right until the feed changes."""
        return self.feed.whole(self.own) if base is None else self.feed.since(*base, self.own)


class Reader:
    """One socket at a broadcast; `glance` is what it was sent last."""

    def __init__(self) -> None:
        self.glance: Glance | None = None

    def see(self, glance: Glance) -> None:
        """Note what this socket is sent now."""
        before = None if self.glance is None else self.glance.feed
        if glance.feed is not before:
            if before is not None:
                before.readers.discard(self)
            glance.feed.readers.add(self)
        self.glance = glance

    @property
    def revision(self) -> int:
        """The revision that it was sent last."""
        return 0 if self.glance is None else self.glance.revision


def _raw(encoded: bytes) -> Any:
    """JSON that is sent as it is, in place of the value that it encodes."""
    return cast(Any, msgspec.Raw(encoded))
