"""What the sockets of a match are sent: made and encoded once for all who look from the same place.

A change is the difference of two scenes that the same viewpoint was sent, so it can tell nothing
that those two do not.
"""

import time
from collections import deque
from typing import Any, Final, cast
from weakref import WeakSet, WeakValueDictionary

import msgspec

from quadriga.core import AnyGame
from quadriga.store import Clock
from quadriga.table import LogCache, LogLine, Table
from quadriga.web import snapshots, wire
from quadriga.web.beginnings import shared_length
from quadriga.web.differences import difference
from quadriga.web.messages import encode
from quadriga.web.room import Room
from quadriga.web.snapshots import Viewpoint

MAX_CHANGES: Final = 16
"""Changes that are kept for sockets which are behind; who has missed more gets the whole table."""


class Broadcasts:
    """The broadcast of every match that somebody looks at."""

    def __init__(self) -> None:
        self._broadcasts: WeakValueDictionary[str, Broadcast] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._broadcasts)

    def of(self, room: Room) -> "Broadcast":
        """The broadcast of this match, which goes with the last one who holds it."""
        broadcast = self._broadcasts.get(room.id)
        if broadcast is None:
            broadcast = self._broadcasts[room.id] = Broadcast(room.table.game)
        return broadcast


class Broadcast:
    """One match as it was last seen from each viewpoint."""

    def __init__(self, game: AnyGame) -> None:
        self._log_cache = LogCache(game)
        self._feeds: dict[Viewpoint, Feed] = {}

    def feed(self, room: Room, company: wire.Company, viewpoint: Viewpoint) -> "Feed":
        """What is seen from `viewpoint`, up to date with `room` and with who is there."""
        feed = self._feeds.get(viewpoint)
        if feed is None:
            feed = self._feeds[viewpoint] = Feed(viewpoint, self._log_cache)
        feed.refresh(room, company)
        return feed


class Feed:
    """One match from one viewpoint: the scene as JSON, the log, and the latest changes of both.

    `count` says how many changes there have been, `readers` who was sent the table from here last:
    what is new is worked out only where there are some.
    """

    def __init__(self, viewpoint: Viewpoint, log_cache: LogCache) -> None:
        self.count = 0
        self.readers: WeakSet[Reader] = WeakSet()
        self._viewpoint = viewpoint
        self._log_cache = log_cache
        self._shown: tuple[Table, bool, wire.Company, Clock | None] | None = None
        self._scene = b""
        self._log: tuple[LogLine, ...] = ()
        self._encoded_log: bytes | None = None
        self._changes: deque[bytes] = deque(maxlen=MAX_CHANGES)

    def refresh(self, room: Room, company: wire.Company) -> None:
        """Show the room as it is now; does nothing if it is shown already."""
        table, shown = room.table, self._shown
        other = room.given_up, company, room.clock
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
        return round(time.time(), 3) if has_clock else None


class Reader:
    """One socket at a broadcast; `revision` is the one that it was sent last."""

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast
        self._feed: Feed | None = None
        self._count = 0
        self._own: wire.Own | None = None
        self.revision = 0

    def message(
        self, room: Room, company: wire.Company, viewpoint: Viewpoint, own: wire.Own
    ) -> bytes | None:
        """The message that brings this socket up to date: what is new if it can, else the whole.

        None if nothing is new.
        """
        before, since, revision = self._feed, self._count, self.revision
        feed = self._broadcast.feed(room, company, viewpoint)
        if (feed, feed.count, own) == (before, since, self._own):
            return None
        if feed is not before:
            if before is not None:
                before.readers.discard(self)
            feed.readers.add(self)
        self._feed, self._count, self._own = feed, feed.count, own
        self.revision = room.table.revision
        if feed is before and feed.has_since(since):
            return feed.since(since, revision, own)
        return feed.whole(own)


def _raw(encoded: bytes) -> Any:
    """JSON that is sent as it is, in place of the value that it encodes."""
    return cast(Any, msgspec.Raw(encoded))
